import * as messages from '@messages/app/problemReport';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { timelineOf } from '../../../flow/sessionTimeline';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { RawJson } from '../../../ui/RawJson';
import { Soft, Stack } from '../../../ui/Layout';
import { Timeline } from '../../../ui/Timeline';
import type { AboutBrowser, Reporting } from '../useProblemReport';

/** Everything that would be sent, and the button that sends it. */
export function ReviewStep({ report, about }: { report: Reporting; about: AboutBrowser }) {
  const { view, typed, page, error, refusal, send, write, unrecorded } = report;
  const intro = useRef<HTMLParagraphElement>(null);
  // the button that led here is gone
  useEffect(() => intro.current?.focus(), []);
  const facts = [
    [messages.message, typed.message || messages.none],
    [messages.emailAddress, typed.email],
    [messages.page, page],
    [messages.browser, about.browser],
    [messages.windowSize, about.viewport],
    [messages.build, about.build],
    [messages.error, error],
  ] as const;
  return (
    <Stack $gap={16}>
      <Soft ref={intro} tabIndex={-1}>
        {messages.nothingIsSentYet}{' '}
        <a href="/privacy-policy" target="_blank" rel="noreferrer">
          {messages.policy}
        </a>
      </Soft>
      <Facts>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
      <ReviewedRecording report={report} />
      {unrecorded && <Failure>{messages.couldNotRecord}</Failure>}
      {view === 'failed' && <Failure role="alert">{messages.notSent(errorMessage(refusal))}</Failure>}
      <Actions>
        <Button disabled={view === 'sending'} onClick={send}>
          {view === 'sending' ? messages.sending : view === 'failed' ? messages.tryAgain : messages.send}
        </Button>
        <Button $kind="quiet" disabled={view === 'sending'} onClick={write}>
          {messages.back}
        </Button>
      </Actions>
    </Stack>
  );
}

function ReviewedRecording({ report: { recording, includes, include, view } }: { report: Reporting }) {
  const steps = useMemo(() => (recording ? timelineOf(recording.content) : []), [recording]);
  if (!recording) return null;
  return (
    <Stack $gap={8}>
      <Choice>
        <input
          type="checkbox"
          checked={includes}
          disabled={view === 'sending'}
          onChange={({ currentTarget }) => include(currentTarget.checked)}
        />
        {messages.sendTheRecording(recording.content.entries.length)}
      </Choice>
      <Timeline label={messages.stepsOfTheRecording} steps={steps} />
      <RawJson label={messages.asJson} value={recording.content} />
    </Stack>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${space[8]};
  dt {
    color: ${color.ink500};
  }
  dd {
    margin: 0;
    max-height: 10rem;
    overflow-y: auto;
    white-space: pre-wrap;
  }
`;
const Choice = styled.label`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 2.75rem;
  input {
    width: 1.25rem;
    height: 1.25rem;
  }
`;
const Failure = styled.p`
  color: ${color.claret700};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
