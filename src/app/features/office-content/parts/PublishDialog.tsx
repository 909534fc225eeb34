import * as messages from '@messages/app/officeContent';
import { type FormEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { useModal } from '../../../ui/useModal';
import { DialogBox, DialogTitle } from '../../../ui/DialogBox';
import { TextField } from '../../../ui/Field';
import { ownZone, toLocalInput } from '../localTime';

interface PublishDialogProps {
  busy: boolean;
  error: string | undefined;
  /** The time of a scheduled article. */
  scheduledAt: string | null;
  onPublish: (at: string | undefined) => void;
  onClose: () => void;
}

/** Publishes an article now or at a time, in the browser's time zone. */
export function PublishDialog({ busy, error, scheduledAt, onPublish, onClose }: PublishDialogProps) {
  const id = useId();
  const dialog = useModal();
  const [later, setLater] = useState(scheduledAt !== null);
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React's events pass through the portal
    event.stopPropagation();
    const given = String(new FormData(event.currentTarget).get('at') ?? '');
    const time = new Date(given);
    const isPast = later && !(time.getTime() > Date.now());
    setWrong(isPast ? messages.chooseATimeInTheFuture : undefined);
    if (!isPast && !busy) onPublish(later ? time.toISOString() : undefined);
  };
  // a form inside the form of the text would not be valid
  return createPortal(
    <DialogBox
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{messages.publishThisArticle}</DialogTitle>
        <label>
          <input type="radio" name="when" checked={!later} onChange={() => setLater(false)} /> {messages.now}
        </label>
        <label>
          <input type="radio" name="when" checked={later} onChange={() => setLater(true)} /> {messages.atATime}
        </label>
        {later && (
          <TextField
            label={messages.dateAndTime}
            type="datetime-local"
            name="at"
            required
            defaultValue={toLocalInput(new Date(scheduledAt ?? Date.now() + 3_600_000))}
            help={messages.yourTimeZone(ownZone())}
            error={wrong ?? error}
          />
        )}
        {!later && error && <Refused role="alert">{error}</Refused>}
        <Actions>
          <Button $kind="quiet" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? messages.saving : later ? messages.schedule : messages.publishLabel}
          </Button>
        </Actions>
      </Form>
    </DialogBox>,
    document.body,
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  > label {
    display: flex;
    gap: ${space[8]};
    align-items: center;
    min-height: 2.75rem;
  }
  input[type='radio'] {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${color.brassButton};
  }
`;
const Refused = styled.p`
  color: ${color.claret700};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  justify-content: end;
`;
