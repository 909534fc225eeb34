import type { OfficeFound } from '@contract/office';
import * as messages from '@messages/app/officeSearch';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { useSearchOfficeQuery } from '../../api/endpoints/officeApi';
import { color, radius, size, space } from '../../theme/tokens';
import { IconButton } from '../../ui/Button';
import { DialogBox, DialogHead, DialogTitle } from '../../ui/DialogBox';
import { countFound, foundGroups, shortestSearch } from './foundGroups';
import { type OpenCommand, openCommands } from './openCommands';

/** How long typing pauses before the search is sent, in milliseconds. */
const pause = 200;

interface OfficeSearchProps {
  /** The screens that the account may use. */
  screens: readonly ScreenLink[];
  onClose: () => void;
}

interface ScreenLink {
  to: string;
  title: string;
}

/**
 * A dialog that finds what can be done on the open screen, the screens, and people, listings, leads, visits and articles.
 * Arrow keys move between the results.
 */
export function OfficeSearch({ screens, onClose }: OfficeSearchProps) {
  const id = useId();
  const [commands] = useState(openCommands);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const searched = usePaused(text.trim());
  const { currentData, error, isFetching } = useSearchOfficeQuery(
    searched.length < shortestSearch ? skipToken : { q: searched },
  );
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);
  const close = () => dialog.current?.close();
  const actions = commands.filter(({ name }) => isMeant(name, text));
  const meantScreens = screens.filter(({ title }) => isMeant(title, text));
  return (
    <TopDialog ref={dialog} aria-labelledby={id} onClose={onClose} onKeyDown={moveByArrows}>
      <DialogHead>
        <DialogTitle id={id}>{messages.searchTheOffice}</DialogTitle>
        <IconButton aria-label={messages.close} onClick={close}>
          <X size={24} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </DialogHead>
      <Field>
        <Search size={18} strokeWidth={1.5} aria-hidden />
        <input
          ref={field}
          type="search"
          aria-label={messages.nameNumberPageOrAction}
          placeholder={messages.nameNumberPageOrAction}
          value={text}
          maxLength={200}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          data-result
        />
      </Field>
      <p role="status">
        {statusOf({
          searched,
          found: currentData,
          failure: shownError(error)?.words,
          isFetching,
          matching: text.trim() ? actions.length + meantScreens.length : 0,
        })}
      </p>
      <Actions actions={actions} onRun={close} />
      <Links name={messages.goTo} rows={meantScreens.map((screen) => ({ ...screen, key: screen.to }))} onOpen={close} />
      {currentData &&
        foundGroups(currentData).map(({ name, rows }) => (
          <Links key={name} name={name} rows={rows.map((row) => ({ ...row, key: row.id }))} onOpen={close} />
        ))}
    </TopDialog>
  );
}

/** Whether each typed word begins a word of the name. */
function isMeant(name: string, typed: string): boolean {
  const words = name.toLocaleLowerCase().split(/[\s,·()]+/);
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

function Actions({ actions, onRun }: { actions: readonly OpenCommand[]; onRun: () => void }) {
  if (actions.length === 0) return null;
  return (
    <Group>
      <h3>{messages.onThisPage}</h3>
      <ul>
        {actions.map(({ name, run }) => (
          <li key={name}>
            <button
              type="button"
              data-result
              onClick={() => {
                // closing gives the focus back, so before
                onRun();
                run();
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Group>
  );
}

interface LinksProps {
  name: string;
  rows: readonly { key: string | number; to: string; title: string; detail?: string }[];
  onOpen: () => void;
}

function Links({ name, rows, onOpen }: LinksProps) {
  if (rows.length === 0) return null;
  return (
    <Group>
      <h3>{name}</h3>
      <ul>
        {rows.map(({ key, to, title, detail }) => (
          <li key={key}>
            <Link to={to} onClick={onOpen} data-result>
              {detail === undefined ? title : <strong>{title}</strong>}
              {detail && <span>{detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Group>
  );
}

interface SearchState {
  searched: string;
  found: OfficeFound | undefined;
  failure: string | undefined;
  isFetching: boolean;
  /** How many actions and screens are shown that fit what is typed. */
  matching: number;
}

function statusOf({ searched, found, failure, isFetching, matching }: SearchState): string {
  if (searched === '') return messages.typeOrChoose;
  if (searched.length < shortestSearch) return messages.enterAtLeastCharacters(shortestSearch);
  if (failure !== undefined) return failure;
  if (!found || isFetching) return messages.searching;
  const count = countFound(found) + matching;
  if (count === 0) return messages.nothingMatches;
  return found.more ? messages.firstOfEachKind : messages.resultsCount(count);
}

/** The value once it has not changed for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

function moveByArrows(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Stays where it is while results come. */
const TopDialog = styled(DialogBox)`
  width: min(36rem, calc(100vw - 2rem));
  margin: min(10vh, 6rem) auto auto;
`;
const Field = styled.div`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  padding-left: ${space[12]};
  border: 1px solid ${color.ink500};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.ink500};
  input {
    flex: 1;
    min-width: 0;
    min-height: 2.75rem;
    padding: 0 ${space[12]} 0 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.ink900};
  }
  & + p {
    padding-top: ${space[12]};
    color: ${color.ink500};
  }
`;
const Group = styled.section`
  padding-top: ${space[16]};
  h3 {
    padding-bottom: ${space[4]};
    color: ${color.ink500};
    font-size: ${size[14]};
    font-weight: 500;
  }
  a,
  button {
    display: grid;
    gap: 2px;
    width: 100%;
    padding: ${space[8]};
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.ink900};
    text-align: start;
    text-decoration: none;
  }
  :is(a, button):hover {
    background: ${color.sand100};
  }
  a span {
    color: ${color.ink500};
  }
`;
