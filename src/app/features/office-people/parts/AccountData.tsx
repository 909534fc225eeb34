import type { OfficeAccount } from '@contract/office';
import * as messages from '@messages/app/officePeople';
import { useState } from 'react';
import { errorMessage } from '../../../api/apiError';
import { useEraseAccountMutation, useSaveAccountDataMutation } from '../../../api/endpoints/officeApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { EraseDialog } from '../../../ui/EraseDialog';
import { OfficeButton } from '../../../ui/office/OfficeControls';

/** Everything we hold of an account as a file, and erasing it. */
export function AccountData({ account: { id, username, erased } }: { account: OfficeAccount }) {
  const [save, saving] = useSaveAccountDataMutation();
  const [erase, { isLoading, error, reset }] = useEraseAccountMutation();
  const [asking, setAsking] = useState(false);
  const dispatch = useAppDispatch();
  const close = () => {
    setAsking(false);
    reset();
  };
  const confirm = () =>
    erase(id)
      .unwrap()
      .then(
        () => {
          close();
          dispatch(toastAdded('good', messages.isErased(username)));
        },
        () => undefined,
      );
  const download = () =>
    save({ id, username })
      .unwrap()
      .catch((refusal: unknown) => dispatch(toastAdded('bad', errorMessage(refusal))));
  return (
    <>
      <OfficeButton $kind="quiet" disabled={saving.isLoading} onClick={() => void download()}>
        {saving.isLoading ? messages.preparing : messages.exportData}
      </OfficeButton>
      {!erased && (
        <OfficeButton $kind="quiet" onClick={() => setAsking(true)}>
          {messages.eraseAccount}
        </OfficeButton>
      )}
      {asking && (
        <EraseDialog
          title={messages.eraseUsername(username)}
          username={username}
          busy={isLoading}
          refusal={error}
          refused={{}}
          failure={error ? errorMessage(error) : undefined}
          onErase={() => void confirm()}
          onClose={close}
        >
          <p>{messages.theAuditRecordsThatYouErased}</p>
        </EraseDialog>
      )}
    </>
  );
}
