import type { ListingDocument } from '@contract/documents';
import * as messages from '@messages/app/documents';
import { useState } from 'react';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { useRemoveDocumentMutation } from '../../../api/endpoints/documentsApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, space } from '../../../theme/tokens';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Soft } from '../../../ui/Layout';
import { TextButton } from '../../../ui/TextButton';
import { ownDay } from '../../../ui/days';
import { kindLabels } from '../documentLabels';

interface RowsProps {
  property: number;
  documents: readonly ListingDocument[];
}

/** The documents of a listing, each with a way to delete it. */
export function DocumentRows({ property, documents }: RowsProps) {
  const [removing, setRemoving] = useState<ListingDocument>();
  const [remove, { isLoading, error, reset }] = useRemoveDocumentMutation();
  const dispatch = useAppDispatch();
  const close = () => {
    reset();
    setRemoving(undefined);
  };
  const confirm = async (document: number) => {
    const answer = await remove({ id: property, document });
    if (answer.error) return;
    close();
    dispatch(toastAdded('good', messages.removed));
  };
  return (
    <List>
      {documents.map((document) => (
        <li key={document.id}>
          <div>
            <strong>{document.title}</strong>
            <Soft>{kindLabels[document.kind]}</Soft>
            <Soft>{messages.uploadedOn(messages.pages(document.pages), ownDay(document.uploaded_at))}</Soft>
          </div>
          <TextButton aria-label={messages.removeNamed(document.title)} onClick={() => setRemoving(document)}>
            {messages.remove}
          </TextButton>
        </li>
      ))}
      {removing && (
        <ConfirmDialog
          title={messages.removeTitle}
          action={messages.remove}
          wayBack={messages.keepIt}
          busy={isLoading}
          onConfirm={() => void confirm(removing.id)}
          onClose={close}
        >
          <p>{messages.removeWords(removing.title)}</p>
          {error !== undefined && <p role="alert">{errorMessage(error)}</p>}
        </ConfirmDialog>
      )}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${color.sand200};
  > li {
    display: flex;
    gap: ${space[16]};
    align-items: center;
    justify-content: space-between;
    padding: ${space[12]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
`;
