import type { SavedSearch } from '@contract/savedSearches';
import * as messages from '@messages/app/savedSearches';
import { useState } from 'react';
import styled from 'styled-components';
import { shownError, statusOf } from '../../api/apiError';
import { useListSavedSearchesQuery } from '../../api/endpoints/savedSearchesApi';
import { space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { DeletedLine } from './parts/DeletedLine';
import { SavedSearchLine } from './parts/SavedSearchLine';
import { VisitorLink } from './parts/VisitorLink';

interface SavedSearchListProps {
  /** A visitor's; absent for an account. */
  token?: string;
  /** The visitor's link has ended or is not wanted any more. */
  onForget?: () => void;
}

/** One's saved searches: each can be renamed, paused and deleted; a deleted one stays in its place until the page is left. */
export function SavedSearchList({ token, onForget }: SavedSearchListProps) {
  const { data, error, refetch } = useListSavedSearchesQuery(token, { refetchOnMountOrArgChange: true });
  const [deleted, setDeleted] = useState<readonly SavedSearch[]>([]);
  const [restored, setRestored] = useState<number>();
  if (token && statusOf(error) === 404)
    return (
      <Notice title={messages.linkEnded} actions={<Search />}>
        {messages.openTheNewest}
      </Notice>
    );
  const gone = deleted.filter(({ id }) => !data?.some((search) => search.id === id));
  const shown = data && [...data, ...gone].sort((one, other) => other.id - one.id);
  return (
    <Parts>
      <QueryView
        what={messages.yourSavedSearches}
        data={shown}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="16rem" role="status" aria-label={messages.loading} />}
        empty={
          <Notice title={messages.noneYet} actions={<Search />}>
            {messages.searchAndSave}
          </Notice>
        }
      >
        {(searches) => (
          <List>
            {searches.map((search) => (
              <li key={search.id}>
                {gone.includes(search) ? (
                  <DeletedLine search={search} token={token} onRestored={() => setRestored(search.id)} />
                ) : (
                  <SavedSearchLine
                    search={search}
                    token={token}
                    focused={restored === search.id}
                    onDeleted={() => {
                      setRestored(undefined);
                      setDeleted((before) => [...before.filter(({ id }) => id !== search.id), search]);
                    }}
                  />
                )}
              </li>
            ))}
          </List>
        )}
      </QueryView>
      {token && onForget && data && <VisitorLink token={token} onForgotten={onForget} />}
    </Parts>
  );
}

const Search = () => <ButtonLink to="/properties">{messages.searchProperties}</ButtonLink>;

const Parts = styled.div`
  display: grid;
  gap: ${space[48]};
  padding-top: ${space[32]};
  min-height: 24rem;
  align-content: start;
`;
const List = styled.ul`
  display: grid;
  gap: ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
