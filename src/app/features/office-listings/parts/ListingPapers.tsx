import type { OfficePapers, PaperKind } from '@contract/papers';
import * as messages from '@messages/app/papers';
import { useState } from 'react';
import { errorMessage, fieldErrors, shownError } from '../../../api/apiError';
import { useGetPapersQuery, useSavePapersMutation } from '../../../api/endpoints/officePapersApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { formDraft } from '../../../platform/formDraft';
import { useAppDispatch } from '../../../session/storeHooks';
import { TextField } from '../../../ui/Field';
import { Soft } from '../../../ui/Layout';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { indiaClock } from '../../../ui/indiaMoment';
import { ActionForm } from '../../../ui/office/ActionForm';
import { PartTitle } from '../../../ui/office/PartTitle';

/** Which papers of a listing we have seen, and when. */
export function ListingPapers({ id }: { id: number }) {
  const { currentData, error, refetch } = useGetPapersQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <QueryView
      what={messages.thePapers}
      data={currentData}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="12rem" role="status" aria-label={messages.loading} />}
    >
      {(saved) => <Fields id={id} saved={saved} />}
    </QueryView>
  );
}

type Days = Partial<Record<PaperKind, string>>;

function Fields({ id, saved: { version, papers } }: { id: number; saved: OfficePapers }) {
  const draft = `office-papers/${id}`;
  // only what was typed, so that a colleague's days show
  const [typed, setTyped] = useState<Days>(() => formDraft.read(draft) as Days);
  const [save, { isLoading, error }] = useSavePapersMutation();
  const dispatch = useAppDispatch();
  const days = papers.map(({ paper, seen_on: day }) => [paper, typed[paper] ?? day ?? '', day ?? ''] as const);
  const isChanged = days.some(([, day, before]) => day !== before);
  const set = (paper: PaperKind, day: string) => {
    setTyped((before) => ({ ...before, [paper]: day }));
    formDraft.keep(draft, { [paper]: day });
  };
  const send = async () => {
    const given = days.map(([paper, day]) => ({ paper, seen_on: day || null }));
    const { data } = await save({ id, version, papers: given });
    if (!data) return;
    formDraft.forget(draft);
    setTyped({});
    dispatch(toastAdded('good', messages.saved));
  };
  return (
    <ActionForm
      name={messages.papers}
      action={messages.save}
      busy={isLoading}
      disabled={!isChanged}
      failure={error === undefined ? undefined : (fieldErrors(error).papers ?? errorMessage(error))}
      onSend={() => void send()}
    >
      <PartTitle>{messages.papers}</PartTitle>
      <Soft>{messages.officeHelp}</Soft>
      {days.map(([paper, day]) => (
        <TextField
          key={paper}
          label={messages.kinds[paper]}
          type="date"
          max={indiaClock(Date.now()).date}
          value={day}
          onChange={({ currentTarget }) => set(paper, currentTarget.value)}
        />
      ))}
    </ActionForm>
  );
}
