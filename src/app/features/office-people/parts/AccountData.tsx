import type { OfficeAccount } from '@contract/office';
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
          dispatch(toastAdded('good', `${username} is erased.`));
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
        {saving.isLoading ? 'Preparing…' : 'Export data'}
      </OfficeButton>
      {!erased && (
        <OfficeButton $kind="quiet" onClick={() => setAsking(true)}>
          Erase account
        </OfficeButton>
      )}
      {asking && (
        <EraseDialog
          title={`Erase ${username}?`}
          username={username}
          busy={isLoading}
          refusal={error}
          refused={{}}
          failure={error ? errorMessage(error) : undefined}
          onErase={() => void confirm()}
          onClose={close}
        >
          <p>The audit records that you erased this account, without the data.</p>
        </EraseDialog>
      )}
    </>
  );
}
