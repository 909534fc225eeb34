import type { DocumentRequest } from '@contract/documents';
import * as messages from '@messages/app/documents';
import { errorMessage } from '../../../api/apiError';
import { useDeclineDocumentsMutation, useRevokeDocumentsMutation } from '../../../api/endpoints/documentsApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

interface AnswerProps {
  property: number;
  request: Pick<DocumentRequest, 'id' | 'name'>;
  onClose: () => void;
}

/** Asks before a request is declined. */
export function DeclineDialog({ property, request: { id, name }, onClose }: AnswerProps) {
  const [decline, { isLoading, error }] = useDeclineDocumentsMutation();
  const dispatch = useAppDispatch();
  const confirm = async () => {
    const answer = await decline({ property, id });
    if (answer.error) return;
    onClose();
    dispatch(toastAdded('good', messages.declined));
  };
  return (
    <ConfirmDialog
      title={messages.declineTitle}
      action={messages.decline}
      wayBack={messages.back}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{messages.declineWords(name)}</p>
      {error !== undefined && <p role="alert">{errorMessage(error)}</p>}
    </ConfirmDialog>
  );
}

/** Asks before a link is ended. */
export function RevokeDialog({ property, request: { id, name }, onClose }: AnswerProps) {
  const [revoke, { isLoading, error }] = useRevokeDocumentsMutation();
  const dispatch = useAppDispatch();
  const confirm = async () => {
    const answer = await revoke({ property, id });
    if (answer.error) return;
    onClose();
    dispatch(toastAdded('good', messages.revoked));
  };
  return (
    <ConfirmDialog
      title={messages.revokeTitle}
      action={messages.revoke}
      wayBack={messages.back}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{messages.revokeWords(name)}</p>
      {error !== undefined && <p role="alert">{errorMessage(error)}</p>}
    </ConfirmDialog>
  );
}
