import * as messages from '@messages/app/ui';
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
          <h3>{messages.whatGoes}</h3>
          <p>{messages.profileAndLogins}</p>
        </div>
        <div>
          <h3>{messages.whatStays}</h3>
          <p>{messages.paymentsAndInvoicesWithTheir}</p>
        </div>
        {children}
        <TextField
          label={messages.typeToConfirm(username)}
          name="confirmation"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          pattern={plain(username)}
          data-wrong={messages.typeTheUsername(username)}
          error={errors.confirmation}
        />
        {ownAccount && (
          <PasswordField
            label={messages.yourPassword}
            name="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
        )}
        {failure && <Failure role="alert">{failure}</Failure>}
        <Actions>
          <Button $kind="quiet" onClick={onClose}>
            {messages.keepTheAccount}
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? messages.erasing : messages.eraseForGood}
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
