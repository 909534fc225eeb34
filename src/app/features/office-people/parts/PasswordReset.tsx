import type { OfficeAccount } from '@contract/office';
import * as messages from '@messages/app/passwordResetByStaff';
import { useState } from 'react';
import { errorMessage } from '../../../api/apiError';
import { useMailPasswordResetMutation } from '../../../api/endpoints/officeApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { OfficeButton } from '../../../ui/office/OfficeControls';

/** Emails the account a link for a new password, after a confirmation. */
export function PasswordReset({ account: { id, username, email, disabled, erased } }: { account: OfficeAccount }) {
  const [send, { isLoading }] = useMailPasswordResetMutation();
  const [asking, setAsking] = useState(false);
  const dispatch = useAppDispatch();
  if (erased || disabled || !email) return null;
  const confirm = () =>
    send(id)
      .unwrap()
      .then(
        () => dispatch(toastAdded('good', messages.sent(email))),
        (refusal: unknown) => dispatch(toastAdded('bad', errorMessage(refusal))),
      )
      .then(() => setAsking(false));
  return (
    <>
      <OfficeButton $kind="quiet" onClick={() => setAsking(true)}>
        {messages.send}
      </OfficeButton>
      {asking && (
        <ConfirmDialog
          title={messages.ask(username)}
          action={messages.action}
          wayBack={messages.cancel}
          busy={isLoading}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          {messages.what(email)}
        </ConfirmDialog>
      )}
    </>
  );
}
