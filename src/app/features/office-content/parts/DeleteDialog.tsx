import * as messages from '@messages/app/officeContent';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/apiError';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

interface DeleteDialogProps {
  title: string;
  /** The list to go to. */
  list: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
  onDeleted: () => void;
  /** What is deleted with it. */
  children: ReactNode;
}

/** Asks before a text is deleted, and then opens the list that it was in. */
export function DeleteDialog({ title, list, remove, onClose, onDeleted, children }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const confirm = () => {
    setBusy(true);
    remove().then(
      () => {
        onDeleted();
        void navigate(list);
      },
      (refusal: unknown) => {
        dispatch(toastAdded('bad', errorMessage(refusal)));
        onClose();
      },
    );
  };
  return (
    <ConfirmDialog
      title={messages.deleteLabelWith(title)}
      action={messages.deleteLabel}
      wayBack={messages.keepIt}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      {children} {messages.thisCannotBeUndone}
    </ConfirmDialog>
  );
}
