import * as messages from '@messages/app/properties';
import { X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, startTransition, useEffect, useState } from 'react';
import { Link, useBlocker, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useListPropertiesQuery } from '../../../api/endpoints/propertiesApi';
import { useCountListingsQuery } from '../../../api/endpoints/searchApi';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, font, from, radius, size, space } from '../../../theme/tokens';
import { Button, IconButton } from '../../../ui/Button';
import { useHydrated } from '../../../ui/useHydrated';
import { wholeNumber } from '../../../ui/wholeNumber';
import { keepsPlace } from '../keepsPlace';
import { typedSearch } from '../preloadSearch';
import {
  type PropertySearch,
  countFilters,
  readPropertySearch,
  toFilterQuery,
  toListQuery,
  withoutMore,
  writePropertySearch,
} from '../propertySearch';
import { addressedSearch } from '../useChangeSearch';
import { exampleOf } from './exampleOf';
import { PanelFields } from './PanelFields';
import { SearchPill } from './SearchPill';
import { closePanel, controlNamed, coversScreen, isPanelOpen, panelId } from './searchPanel';
import { useReadSearch } from './useReadSearch';

/**
 * The search of the form. A list shows one value; the others of the address stay while it is not changed.
 */
function fromForm(form: HTMLFormElement, { type, city, locality }: PropertySearch): PropertySearch {
  const params = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  // their hidden fields may still be those of the search before
  const now = addressedSearch();
  for (const name of ['ordering', 'view'] as const) params.set(name, now[name] ?? '');
  const search = readPropertySearch(params);
  const shown = { type, city, locality };
  for (const name of ['type', 'city', 'locality'] as const) {
    const list = form.elements.namedItem(name);
    const isUnchanged = list instanceof HTMLSelectElement && list.selectedOptions[0]?.defaultSelected;
    const all = shown[name] ?? [];
    if (isUnchanged && all.length > 1) search[name] = all;
  }
  return search;
}

/**
 * A key that changes when the controls must be filled in again: for a search from the address, but not for one that the
 * form itself submitted, so that it keeps its focus.
 */
function useFilledIn(search: PropertySearch) {
  const now = JSON.stringify(search);
  const [filled, setFilled] = useState({ key: 0, shows: now });
  const [submitted, setSubmitted] = useState('');
  if (filled.shows !== now) {
    setFilled({ key: submitted === now ? filled.key : filled.key + 1, shows: now });
    setSubmitted('');
  }
  return { key: filled.key, markSubmitted: (next: PropertySearch) => setSubmitted(JSON.stringify(next)) };
}

/** Another place is not looked for in the same part of the map: its fields are then left out of what the form sends. */
function useLeftPart(sentence = ''): void {
  useEffect(() => {
    const form = document.getElementById('search-filters');
    if (!(form instanceof HTMLFormElement)) return;
    const leave = ({ type, target }: Event) => {
      const { name, value } = (type === 'submit' ? controlNamed('search') : target) as HTMLInputElement;
      if (name !== 'city' && name !== 'locality' && (name !== 'search' || value.trim() === sentence)) return;
      for (const part of form.querySelectorAll<HTMLInputElement>('[name="bbox"], [name="area"]')) part.disabled = true;
    };
    // before the form reads its fields
    form.addEventListener('change', leave, true);
    form.addEventListener('submit', leave, true);
    return () => {
      form.removeEventListener('change', leave, true);
      form.removeEventListener('submit', leave, true);
    };
  }, [sentence]);
}

/** Back closes the panel first, and leaves the page only afterwards. */
function BackCloses() {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && isPanelOpen());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    closePanel();
  }, [blocker]);
  return null;
}

/** Tab stays in a panel that covers the screen. */
function trapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || !coversScreen()) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input, select, a[href]')].filter(
    (stop) => stop.checkVisibility() && !stop.matches(':disabled, [type="hidden"]'),
  );
  const [end, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== end || !other) return;
  event.preventDefault();
  other.focus();
}

/**
 * The search of the results: a pill that says what holds, and a panel with all filters. It works as a form without
 * scripts; with scripts, choices apply at once. It takes everything from the address, because its code arrives after the
 * page's.
 */
export function SearchBar() {
  const { search, read, types, cities, amenities, chips } = useReadSearch();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  // it may have been opened before this code arrived
  useEffect(() => startTransition(() => setOpen(isPanelOpen())), []);
  const { data: counts } = useCountListingsQuery(toFilterQuery(search));
  const { currentData: found } = useListPropertiesQuery(toListQuery(search));
  const { key, markSubmitted } = useFilledIn(search);
  useLeftPart(search.search);
  const addressOf = (wanted: PropertySearch) => `/properties${writePropertySearch(wanted)}`;
  // repeating the same search adds no history entry
  const go = (next: PropertySearch) =>
    void navigate(addressOf(next), {
      preventScrollReset: keepsPlace(),
      replace: addressOf(next) === addressOf(search),
    });
  /** A sentence that was just typed replaces filters that say something else about the same thing. */
  const searchFor = async (next: PropertySearch) => {
    markSubmitted(next);
    if (next.search === undefined || next.search === search.search || countFilters(next) === 0) return go(next);
    return go(await typedSearch(dispatch, next));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void searchFor(fromForm(event.currentTarget, search));
    closePanel();
  };
  const change = (event: FormEvent<HTMLFormElement>) => {
    const { type } = event.target as HTMLInputElement;
    if (/^select|checkbox/.test(type)) void searchFor(fromForm(event.currentTarget, search));
  };
  const filters = countFilters(search);
  const total = isHydrated && found ? `${wholeNumber.format(found.total)}${found.exact ? '' : '+'}` : undefined;
  // prevents the browser from restoring values on reload that contradict the address
  return (
    <Form
      id="search-filters"
      role="search"
      aria-label={messages.searchListings}
      action="/properties"
      autoComplete="off"
      onSubmit={submit}
      onChange={change}
    >
      <SearchPill chips={chips} count={filters - countFilters(withoutMore(search))} />
      {/* what has no control of its own is sent with the form, too */}
      {(['ordering', 'featured', 'bbox', 'area', 'view'] as const).map(
        (name) => search[name] && <input key={name} type="hidden" name={name} value={search[name]} />,
      )}
      <Panel
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={messages.searchAndFilters}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={trapTab}
      >
        {isOpen && <BackCloses />}
        <Head>
          <b>{messages.searchAndFilters}</b>
          <IconButton type="button" popoverTarget={panelId} popoverTargetAction="hide" aria-label={messages.close}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </Head>
        <Fields key={key}>
          <PanelFields
            search={search}
            read={read}
            types={types}
            cities={cities}
            amenities={amenities}
            counts={counts}
            example={exampleOf(found?.rows)}
            isOpen={isOpen}
          />
        </Fields>
        <Foot>
          {filters > 0 && (
            <Link to={addressOf(search.view ? { view: search.view } : {})} preventScrollReset>
              {messages.clearAll}
            </Link>
          )}
          <Button type="submit">
            {total === undefined ? messages.showHomes : messages.showCountOfHomes(total, found?.total === 1)}
          </Button>
        </Foot>
      </Panel>
    </Form>
  );
}

const Form = styled.form`
  flex: 1;
  min-width: 0;
`;
/** The whole screen of a phone; below the pill on desks, where it scrolls with the page. */
const Panel = styled.div`
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: ${color.ivory50};
  color: ${color.ink900};
  &:popover-open {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  html:has(&:popover-open) {
    overflow: hidden;
  }
  ${from.tablet} {
    position: absolute;
    inset: var(--panel-top, 9.5rem) auto auto
      clamp(1rem, var(--panel-left, 2rem), calc(100vw - var(--panel-width) - 2rem));
    --panel-width: min(46rem, calc(100vw - 4rem));
    width: var(--panel-width);
    height: auto;
    max-height: calc(100dvh - 11rem);
    border: 1px solid ${color.sand200};
    border-radius: ${radius.control};
    box-shadow: 0 12px 32px ${color.shadow};
    &[data-only] {
      --panel-width: 30rem;
    }
    &[data-only='what'] [data-part]:not([data-part='what']),
    &[data-only='where'] [data-part]:not([data-part='where']),
    &[data-only='budget'] [data-part]:not([data-part='budget']) {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space[8]} ${space[8]} ${space[8]} var(--gutter);
  border-bottom: 1px solid ${color.sand200};
  b {
    font: 600 ${size[22]} / 1.2 ${font.display};
  }
  ${from.tablet} {
    padding-left: ${space[24]};
    [data-only] > & {
      display: none;
    }
  }
`;
const Fields = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 var(--gutter);
  ${from.tablet} {
    padding: 0 ${space[24]};
  }
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[16]};
  padding: ${space[12]} var(--gutter);
  border-top: 1px solid ${color.sand200};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  button {
    flex: 1;
  }
  ${from.tablet} {
    padding-inline: ${space[24]};
    button {
      flex: none;
      margin-left: auto;
    }
  }
`;
