import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, space } from '../theme/tokens';
import { Button } from './Button';
import { DialogBox, DialogTitle } from './DialogBox';
import { TextField } from './Field';
import { PasswordField } from './PasswordField';
import { useCheckedForm } from './useCheckedForm';
import { useModal } from './useModal';

interface EraseDialogProps {
  title: string;
  username: string;
  busy: boolean;
  refusal: unknown;
  /** The server's messages by field. */
  refused: Record<string, string>;
  /** Why it failed, if no field can show it. */
  failure: string | undefined;
  /** Asks for the current password. */
  ownAccount?: boolean;
  onErase: (password: string) => void;
  onClose: () => void;
  /** What else happens, after what goes and what stays. */
  children?: ReactNode;
}

const plain = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Says what erasing an account removes and what stays, and erases it only after its username was typed. */
export function EraseDialog(props: EraseDialogProps) {
  const { title, username, busy, refusal, refused, failure, ownAccount = false, onErase, onClose, children } = props;
  const id = useId();
  const dialog = useModal();
  const { form, submit, errors } = useCheckedForm({ busy, refusal, refused }, (entered) =>
    onErase(String(new FormData(entered).get('password') ?? '')),
  );
  return (
    <DialogBox
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <Form ref={form} onSubmit={submit} noValidate aria-busy={busy}>
        <div>
          <h3>What goes, for good</h3>
          <p>
            Profile and logins, listings with their photographs, favourites, reviews, the newsletter, emails, and the
            names, contact details and texts of enquiries and meetings. Meetings still to come are cancelled: cancel a
            paid one first if it should be refunded.
          </p>
        </div>
        <div>
          <h3>What stays</h3>
          <p>
            Payments and invoices with their billing details, because tax law requires them. Backups, until they are
            replaced: if one is restored, the account is erased again.
          </p>
        </div>
        {children}
        <TextField
          label={`Type ${username} to confirm`}
          name="confirmation"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          pattern={plain(username)}
          data-wrong={`Type the username exactly: ${username}`}
          error={errors.confirmation}
        />
        {ownAccount && (
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
        )}
        {failure && <Failure role="alert">{failure}</Failure>}
        <Actions>
          <Button $kind="quiet" onClick={onClose}>
            Keep the account
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? 'Erasing…' : 'Erase for good'}
          </Button>
        </Actions>
      </Form>
    </DialogBox>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  padding-top: ${space[12]};
  h3 {
    font-weight: 600;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  justify-content: end;
  padding-top: ${space[8]};
`;
const Failure = styled.p`
  color: ${color.claret700};
`;
