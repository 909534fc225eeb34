import type { SavedSearch } from '@contract/savedSearches';
import * as messages from '@messages/app/savedSearches';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../../api/apiError';
import { useRestoreSavedSearchMutation } from '../../../api/endpoints/savedSearchesApi';
import { TextButton } from '../../../ui/TextButton';
import { Failure, LineBox, Row } from './lineStyles';

interface DeletedLineProps {
  search: SavedSearch;
  token: string | undefined;
  onRestored: () => void;
}

/** A deleted search in its place, with the way back. */
export function DeletedLine({ search: { id, name }, token, onRestored }: DeletedLineProps) {
  const [restore, { isLoading, error }] = useRestoreSavedSearchMutation();
  const undo = useRef<HTMLButtonElement>(null);
  // the focused button is gone
  useEffect(() => undo.current?.focus(), []);
  const bringBack = async () => {
    const { data } = await restore({ id, ...(token && { token }) });
    if (data) onRestored();
  };
  return (
    <LineBox>
      <Row>
        <span role="status">{messages.deleted(name)}</span>
        <TextButton
          ref={undo}
          disabled={isLoading}
          aria-label={messages.undoDeletion(name)}
          onClick={() => void bringBack()}
        >
          {messages.undo}
        </TextButton>
      </Row>
      {error && <Failure role="alert">{errorMessage(error)}</Failure>}
    </LineBox>
  );
}
