import { findingLimits } from '@contract/findingLimits';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/savedSearches';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../api/apiError';
import { useParseSentenceQuery } from '../../api/endpoints/searchApi';
import { linkTokens, searchLink } from '../../platform/linkTokens';
import { loginRequired, selectIsLoggedIn } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../session/storeHooks';
import { color, space } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/Button';
import { SelectField, TextField } from '../../ui/Field';
import { Soft, Stack } from '../../ui/Layout';
import { TextButton } from '../../ui/TextButton';
import { useCheckedForm } from '../../ui/useCheckedForm';
import { TitledDialog } from '../../ui/TitledDialog';
import { frequencies, isFrequency } from './frequencies';
import type { SaveResult, SearchDraft } from './saveSearchMachine';
import { nameOfSearch, savedQuery } from './searchName';
import { useSaveSearch } from './useSaveSearch';

/** Asks for a name, how often, and a visitor's address; then says what happens next. */
export function SaveSearchDialog({ onClose }: { onClose: () => void }) {
  const { search } = useLocation();
  const query = savedQuery(search);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const { view, draft, result, refusal, save } = useSaveSearch(query, loggedIn);
  const title =
    view === 'saved' ? messages.saved : view === 'mailed' ? messages.checkYourInbox : messages.emailMeNewOnes;
  return (
    <TitledDialog title={title} onClose={onClose}>
      {result ? (
        <Done result={result} email={draft?.email ?? ''} onClose={onClose} />
      ) : (
        <SaveForm
          query={query}
          busy={view === 'saving'}
          refusal={refusal}
          loggedIn={loggedIn}
          onSave={save}
          onClose={onClose}
        />
      )}
    </TitledDialog>
  );
}

interface SaveFormProps {
  query: string;
  busy: boolean;
  refusal: unknown;
  loggedIn: boolean;
  onSave: (draft: SearchDraft) => void;
  onClose: () => void;
}

function SaveForm({ query, busy, refusal, loggedIn, onSave, onClose }: SaveFormProps) {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const sentence = new URLSearchParams(query).get('search') ?? '';
  const { data: read } = useParseSentenceQuery(sentence, { skip: !sentence });
  const needsEmail = !loggedIn && linkTokens.read(searchLink).token === null;
  const refused = fieldErrors(refusal);
  const { form, submit, errors } = useCheckedForm({ busy, refusal, refused }, (sent) => {
    const text = (name: string) => String(new FormData(sent).get(name) ?? '').trim();
    const frequency = text('frequency');
    if (isFrequency(frequency)) onSave({ name: text('name'), frequency, ...(needsEmail && { email: text('email') }) });
  });
  const shown = ['name', 'frequency', 'email'].some((field) => refused[field]);
  const logIn = () => {
    onClose();
    dispatch(loginRequired({ target: pathname + search }));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate aria-busy={busy}>
      <Stack $gap={16}>
        <Soft>{messages.newOnesAndPriceFalls}</Soft>
        <TextField
          label={messages.name}
          help={messages.nameHelp}
          name="name"
          required
          maxLength={findingLimits.savedSearch.name}
          defaultValue={nameOfSearch(query, read)}
          error={errors.name}
        />
        <SelectField label={messages.howOften} name="frequency" defaultValue="daily" error={errors.frequency}>
          {Object.entries(frequencies).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {needsEmail && (
          <TextField
            label={messages.emailAddress}
            help={messages.emailHelp}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={limits.email.max}
            error={errors.email}
          />
        )}
        {refusal !== undefined && !shown && (
          <Failure role="alert">{messages.yourEntriesAreStillHere(errorMessage(refusal))}</Failure>
        )}
        <Actions>
          <Button type="submit" disabled={busy}>
            {busy ? messages.saving : messages.save}
          </Button>
          {needsEmail && <TextButton onClick={logIn}>{messages.orLogIn}</TextButton>}
        </Actions>
      </Stack>
    </form>
  );
}

function Done({ result, email, onClose }: { result: SaveResult; email: string; onClose: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  // the focused button is gone
  useEffect(() => words.current?.focus(), []);
  const search = result.kind === 'saved' ? result.search : undefined;
  const text = !search
    ? messages.confirmItThere(email)
    : result.kind === 'saved' && result.isNew
      ? messages.savedAs(search.name)
      : messages.savedBefore(search.name);
  return (
    <Stack $gap={16}>
      <p ref={words} tabIndex={-1} role="status">
        {text} {search?.state === 'unconfirmed' && messages.yourAddressIsNotConfirmed}
      </p>
      <Actions>
        {search && <ButtonLink to="/saved-searches">{messages.seeSavedSearches}</ButtonLink>}
        <Button $kind="quiet" onClick={onClose}>
          {messages.close}
        </Button>
      </Actions>
    </Stack>
  );
}

const Failure = styled.p`
  color: ${color.claret700};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
  align-items: center;
`;
