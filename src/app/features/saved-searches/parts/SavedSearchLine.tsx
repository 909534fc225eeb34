import type { AlertFrequency, SavedSearch } from '@contract/savedSearches';
import * as language from '@messages/language';
import * as messages from '@messages/app/savedSearches';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { findingLimits } from '@contract/findingLimits';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { useChangeSavedSearchMutation, useDeleteSavedSearchMutation } from '../../../api/endpoints/savedSearchesApi';
import { from, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { SelectField, TextField } from '../../../ui/Field';
import { Display3 } from '../../../ui/Layout';
import { TextButton } from '../../../ui/TextButton';
import { frequencies, isFrequency } from '../frequencies';
import { Chips, Failure, LineBox, Row, Small } from './lineStyles';

interface SavedSearchLineProps {
  search: SavedSearch;
  token: string | undefined;
  /** Takes the focus, because it has just come back. */
  focused: boolean;
  onDeleted: () => void;
}

const day = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long' });

function stateOf({ state, last_sent_at: sent }: SavedSearch): string {
  if (state === 'paused') return messages.isPaused;
  if (state === 'unanswered') return messages.isUnanswered;
  if (state === 'unconfirmed') return messages.isUnconfirmed;
  if (state === 'off') return messages.isOff;
  return sent ? messages.lastSent(day.format(new Date(sent))) : messages.nothingSentYet;
}

/** A saved search with everything that can be done to it. */
export function SavedSearchLine({ search, token, focused, onDeleted }: SavedSearchLineProps) {
  const { id, name, query, chips, frequency, state } = search;
  const [change, { isLoading, error }] = useChangeSavedSearchMutation();
  const [remove, removal] = useDeleteSavedSearchMutation();
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const [renaming, setRenaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const title = useRef<HTMLAnchorElement>(null);
  const own = { id, ...(token && { token }) };
  const isPaused = state === 'paused' || state === 'unanswered';
  useEffect(() => {
    if (focused) title.current?.focus();
  }, [focused]);
  const save = (changed: { frequency: AlertFrequency } | { paused: boolean }) => {
    saving.current = change({ ...own, ...changed });
  };
  const closeForm = () => {
    setRenaming(false);
    title.current?.focus();
  };
  const rename = async (wanted: string) => {
    const { data } = await change({ ...own, name: wanted });
    if (data) closeForm();
  };
  const discard = async () => {
    setDeleting(true);
    // a change that arrived after the deletion would be lost when the search is brought back
    await saving.current;
    const { error: refusal } = await remove(own);
    setDeleting(false);
    if (!refusal) onDeleted();
  };
  const failure = error && !renaming ? error : removal.error;
  return (
    <LineBox>
      <Display3 as="h2">
        <Link ref={title} to={`/properties${query && `?${query}`}`}>
          {name}
        </Link>
      </Display3>
      <Chips aria-label={messages.asksFor}>
        {(chips.length > 0 ? chips : [messages.everything]).map((label) => (
          <li key={label}>{label}</li>
        ))}
      </Chips>
      {renaming ? (
        <RenameForm
          name={name}
          busy={isLoading}
          error={error}
          onSave={(wanted) => void rename(wanted)}
          onClose={closeForm}
        />
      ) : (
        <Controls>
          <SelectField
            label={messages.emails}
            aria-label={messages.emailsOf(name)}
            value={frequency}
            disabled={isLoading}
            onChange={({ target }) => {
              if (isFrequency(target.value)) save({ frequency: target.value });
            }}
          >
            {Object.entries(frequencies).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <Row>
            <TextButton aria-label={messages.renameSearch(name)} onClick={() => setRenaming(true)}>
              {messages.rename}
            </TextButton>
            <TextButton
              disabled={isLoading}
              aria-label={isPaused ? messages.resumeSearch(name) : messages.pauseSearch(name)}
              onClick={() => save({ paused: !isPaused })}
            >
              {isPaused ? messages.resume : messages.pause}
            </TextButton>
            <TextButton disabled={deleting} aria-label={messages.deleteSearch(name)} onClick={() => void discard()}>
              {messages.deleteIt}
            </TextButton>
          </Row>
        </Controls>
      )}
      <Small role="status">{stateOf(search)}</Small>
      {failure && <Failure role="alert">{errorMessage(failure)}</Failure>}
    </LineBox>
  );
}

interface RenameFormProps {
  name: string;
  busy: boolean;
  error: unknown;
  onSave: (name: string) => void;
  onClose: () => void;
}

function RenameForm({ name, busy, error, onSave, onClose }: RenameFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.elements.namedItem('name');
    if (field instanceof HTMLInputElement) field.select();
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('name')).trim();
    if (wanted && !busy) onSave(wanted);
  };
  return (
    <form ref={form} id={id} onSubmit={submit}>
      <TextField
        label={messages.name}
        name="name"
        required
        maxLength={findingLimits.savedSearch.name}
        defaultValue={name}
        error={fieldErrors(error).name ?? (error ? errorMessage(error) : undefined)}
      />
      <Ends>
        <Button type="submit" disabled={busy}>
          {messages.save}
        </Button>
        <Button $kind="quiet" onClick={onClose}>
          {messages.cancel}
        </Button>
      </Ends>
    </form>
  );
}

const Controls = styled.div`
  display: grid;
  gap: ${space[12]};
  ${from.tablet} {
    grid-template-columns: minmax(0, 20rem) auto;
    align-items: end;
    justify-content: space-between;
  }
`;
const Ends = styled(Row)`
  padding-top: ${space[12]};
`;
