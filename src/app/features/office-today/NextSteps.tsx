import type { NextStep } from '@contract/officeToday';
import * as messages from '@messages/app/officeToday';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, font, size, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Soft } from '../../ui/Layout';
import { callHref } from '../../ui/callHref';
import { clockTime } from '../../ui/days';
import { ageLabel } from '../../ui/office/ageLabel';
import { nextStepAddress } from './todayQueues';

/** These take place at their time; the others have waited since theirs. */
const appointments: readonly NextStep['kind'][] = ['visit', 'meeting'];

/** What to do next, each with the press that begins it. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const [now] = useState(() => Date.now());
  return (
    <section aria-labelledby="next-steps">
      <Heading id="next-steps">{messages.next}</Heading>
      {steps.length === 0 ? (
        <Soft>{messages.nothingIsNext}</Soft>
      ) : (
        <Rows aria-labelledby="next-steps">
          {steps.map((step) => (
            <Step key={`${step.kind} ${step.id}`} step={step} now={now} />
          ))}
        </Rows>
      )}
    </section>
  );
}

function Step({ step, now }: { step: NextStep; now: number }) {
  const { kind, name, text, at, phone, is_urgent: isUrgent } = step;
  const time = appointments.includes(kind) ? clockTime(at) : ageLabel(at, now);
  return (
    <li data-urgent={isUrgent}>
      <time dateTime={at}>{time}</time>
      <What>
        <Link to={nextStepAddress(step)}>{name}</Link>
        <Soft>{text ? messages.stepAbout(messages.stepKinds[kind], text) : messages.stepKinds[kind]}</Soft>
      </What>
      <Presses>
        {phone && (
          <a href={callHref(phone)} aria-label={messages.callThem(name)}>
            {messages.call}
          </a>
        )}
        <Press $kind="quiet" to={nextStepAddress(step)} aria-label={messages.pressFor(messages.presses[kind], name)}>
          {messages.presses[kind]}
        </Press>
      </Presses>
    </li>
  );
}

const Heading = styled.h2`
  padding-bottom: ${space[8]};
  font: 600 ${size[18]} / 1.3 ${font.display};
`;
const Rows = styled.ul`
  border-top: 1px solid ${color.sand200};
  li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr) max-content;
    gap: ${space[4]} ${space[16]};
    align-items: center;
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  time {
    font-variant-numeric: tabular-nums;
  }
  [data-urgent='true'] time {
    color: ${color.claret700};
    font-weight: 600;
  }
  @media (max-width: 40rem) {
    li {
      grid-template-columns: minmax(0, 1fr) max-content;
    }
    time {
      grid-column: 1 / -1;
    }
  }
`;
const What = styled.div`
  display: grid;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a {
    font-weight: 600;
  }
`;
const Presses = styled.div`
  display: flex;
  gap: ${space[16]};
  align-items: center;
`;
const Press = styled(ButtonLink)`
  padding: ${space[4]} ${space[16]};
  font-size: inherit;
  @media (pointer: fine) {
    min-height: 2.25rem;
  }
`;
