import type { OfficeAccount } from '@contract/office';
import * as messages from '@messages/app/officeSecondFactor';
import { useState } from 'react';
import { errorMessage } from '../../../api/apiError';
import { useRemoveSecondFactorsMutation } from '../../../api/endpoints/officeApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { OfficeButton } from '../../../ui/office/OfficeControls';

/** Helps somebody who lost all their devices: removes the second factors of their account. */
export function RemoveSecondFactors({ account: { id, username } }: { account: OfficeAccount }) {
  const [remove, { isLoading }] = useRemoveSecondFactorsMutation();
  const [asking, setAsking] = useState(false);
  const dispatch = useAppDispatch();
  const confirm = async () => {
    await remove(id)
      .unwrap()
      .then(
        () => dispatch(toastAdded('good', messages.done(username))),
        (refusal: unknown) => dispatch(toastAdded('bad', errorMessage(refusal))),
      );
    setAsking(false);
  };
  return (
    <>
      <OfficeButton $kind="quiet" onClick={() => setAsking(true)}>
        {messages.remove}
      </OfficeButton>
      {asking && (
        <ConfirmDialog
          title={messages.title(username)}
          action={messages.action}
          wayBack={messages.wayBack}
          busy={isLoading}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          {messages.what}
        </ConfirmDialog>
      )}
    </>
  );
}
