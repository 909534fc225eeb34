import { findingLimits } from '@contract/findingLimits';
import type { Shortlist } from '@contract/shortlists';
import * as messages from '@messages/app/shortlists';
import styled from 'styled-components';
import {
  useAddToShortlistMutation,
  useListShortlistsQuery,
  useRemoveFromShortlistMutation,
} from '../../api/endpoints/shortlistsApi';
import { shownError } from '../../api/apiError';
import { toastAdded } from '../../flow/toastsSlice';
import { useAppDispatch } from '../../session/storeHooks';
import { color, size, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { TitledDialog } from '../../ui/TitledDialog';
import { useReport } from './useReport';
import { useCreateList } from './useCreateList';

/** Chooses the lists that have a listing, and creates another one. The heart keeps the favourites. */
export function AddToListMenu({ property, onClose }: { property: number; onClose: () => void }) {
  const { data, error, refetch } = useListShortlistsQuery({ property }, { refetchOnMountOrArgChange: true });
  return (
    <TitledDialog title={messages.addToAList} onClose={onClose}>
      <QueryView
        what={messages.yourLists}
        data={data?.filter(({ is_default, role }) => !is_default && role !== 'view')}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="8rem" role="status" aria-label={messages.loadingYourLists} />}
        empty={<Soft>{messages.noListsYet}</Soft>}
      >
        {(lists) => (
          <ul>
            {lists.map((list) => (
              <li key={list.id}>
                <Choice list={list} property={property} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <NewList property={property} />
    </TitledDialog>
  );
}

function Choice({ list, property }: { list: Shortlist; property: number }) {
  const [add, adding] = useAddToShortlistMutation();
  const [remove, removing] = useRemoveFromShortlistMutation();
  const report = useReport();
  const dispatch = useAppDispatch();
  const busy = adding.isLoading || removing.isLoading;
  const had = list.has_property === true;
  const toggle = async () => {
    if (busy) return;
    const change = had ? remove({ id: list.id, property }) : add({ id: list.id, property });
    if (await report(change.unwrap(), messages.listWasNotChanged))
      dispatch(toastAdded('good', had ? messages.removedFromList(list.name) : messages.savedToList(list.name)));
  };
  return (
    <Label>
      {/* shows the wish until the server has answered */}
      <input type="checkbox" checked={busy ? !had : had} aria-disabled={busy} onChange={() => void toggle()} />
      <span>{list.name}</span>
    </Label>
  );
}

function NewList({ property }: { property: number }) {
  const [add] = useAddToShortlistMutation();
  const report = useReport();
  const dispatch = useAppDispatch();
  const { form, submit, errors, isLoading } = useCreateList(async (list, given) => {
    if (!(await report(add({ id: list.id, property }).unwrap(), messages.listWasNotChanged))) return;
    given.reset();
    dispatch(toastAdded('good', messages.savedToList(list.name)));
  });
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <TextField
        name="name"
        label={messages.newList}
        error={errors.name}
        required
        maxLength={findingLimits.shortlist.name}
        autoComplete="off"
      />
      <Button type="submit" aria-disabled={isLoading}>
        {messages.createAndAdd}
      </Button>
    </Form>
  );
}

const Soft = styled.p`
  color: ${color.ink500};
`;
const Label = styled.label`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  min-height: 2.75rem;
  font-size: ${size[16]};
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.brass700};
  }
`;
const Form = styled.form`
  display: grid;
  gap: ${space[12]};
  padding-top: ${space[24]};
`;
