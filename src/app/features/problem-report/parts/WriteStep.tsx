import { limits } from '@contract/limits';
import * as messages from '@messages/app/problemReport';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { TextArea, TextField } from '../../../ui/Field';
import { Soft, Stack } from '../../../ui/Layout';
import { useCheckedForm } from '../../../ui/useCheckedForm';
import type { Reporting } from '../useProblemReport';

/** Words, an address for the answer, and the offer to record the steps. */
export function WriteStep({ report, loggedIn }: { report: Reporting; loggedIn: boolean }) {
  const { view, typed, error, recording, recorded, unrecorded, type, record, review } = report;
  const busy = view !== 'writing';
  const { form, submit, errors } = useCheckedForm({ busy, refusal: undefined, refused: {} }, review);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.querySelector('textarea')?.focus(), []);
  return (
    <form ref={form} onSubmit={submit} noValidate aria-busy={busy}>
      <Stack $gap={16}>
        <div ref={words}>
          <TextArea
            label={messages.whatWentWrong}
            help={error ? messages.theErrorGoesWithIt : messages.whatWentWrongHelp}
            name="message"
            rows={5}
            required={error === ''}
            optional={error !== ''}
            maxLength={limits.message.max}
            value={typed.message}
            onChange={({ currentTarget }) => type({ message: currentTarget.value })}
            error={errors.message}
          />
        </div>
        {!loggedIn && (
          <TextField
            label={messages.emailAddress}
            help={messages.emailHelp}
            name="email"
            type="email"
            autoComplete="email"
            optional
            maxLength={limits.email.max}
            value={typed.email}
            onChange={({ currentTarget }) => type({ email: currentTarget.value })}
            error={errors.email}
          />
        )}
        <Soft role="status">
          {recording
            ? messages.recordedSteps(recording.content.entries.length)
            : recorded
              ? messages.lastMinutesAreRecorded
              : messages.recordingHelp}
        </Soft>
        {unrecorded && <Failure role="alert">{messages.couldNotRecord}</Failure>}
        <Actions>
          <Button type="submit" disabled={busy}>
            {view === 'collecting' ? messages.collecting : messages.next}
          </Button>
          {!recorded && (
            <Button $kind="quiet" disabled={busy} onClick={record}>
              {view === 'starting' ? messages.starting : recording ? messages.recordAgain : messages.recordWhatIDo}
            </Button>
          )}
        </Actions>
      </Stack>
    </form>
  );
}

const Failure = styled.p`
  color: ${color.claret700};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
