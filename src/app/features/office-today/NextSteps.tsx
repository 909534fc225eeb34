import type { NextStep } from '@contract/officeToday';
import * as messages from '@messages/app/officeToday';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Soft } from '../../ui/Layout';
import { callHref } from '../../ui/callHref';
import { clockTime } from '../../ui/days';
import { ageLabel } from '../../ui/office/ageLabel';
import { Heading, TimedRows, TwoLines } from './todayStyles';
import { nextStepAddress } from './todayQueues';

/** These take place at their time; the others have waited since theirs. */
const appointments: readonly NextStep['kind'][] = ['visit', 'meeting'];

/** What to do next: each opens its row, and calls where there is a number. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const [now] = useState(() => Date.now());
  return (
    <section aria-labelledby="next-steps">
      <Heading id="next-steps">{messages.next}</Heading>
      {steps.length === 0 ? (
        <Soft>{messages.nothingIsNext}</Soft>
      ) : (
        <TimedRows aria-labelledby="next-steps">
          {steps.map((step) => (
            <Step key={`${step.kind} ${step.id}`} step={step} now={now} />
          ))}
        </TimedRows>
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
      <TwoLines>
        <Link to={nextStepAddress(step)}>{name}</Link>
        <Soft>{[messages.stepKinds[kind], text].filter(Boolean).join(': ')}</Soft>
      </TwoLines>
      {phone && (
        <a href={callHref(phone)} aria-label={messages.callThem(name)}>
          {messages.call}
        </a>
      )}
    </li>
  );
}
