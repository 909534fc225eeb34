import type { City, PropertyType } from '@contract/catalogue';
import type { ListingCounts } from '@contract/properties';
import type { Named } from '@contract/shared';
import * as messages from '@messages/app/properties';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, from, radius, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { CheckList } from '../../ui/CheckList';
import { SelectField } from '../../ui/Field';
import { lazyComponent, lazyRendered } from '../../ui/lazyComponent';
import { replayEarlyInput } from '../../ui/replayEarlyInput';
import { matches } from './catalogueMatch';
import { withCount } from './withCount';
import { LocalityFields } from './parts/LocalityFields';
import { SearchBox } from './parts/SearchBox';
import type { HistogramsProps } from './parts/Histograms';
import {
  type PropertySearch,
  countFilters,
  readPropertySearch,
  withoutMore,
  writePropertySearch,
} from './propertySearch';

const Histograms = lazyComponent<HistogramsProps>(() =>
  import(/* webpackChunkName: "histograms" */ './parts/Histograms').then((module) => module.Histograms),
);

/** What the form has beside, loaded with the chips. */
export const MoreFields = lazyRendered(() =>
  import(/* webpackChunkName: "search-summary" */ './MoreFields').then((module) => module.MoreFields),
);

interface PropertyFiltersProps {
  search: PropertySearch;
  types: readonly PropertyType[];
  cities: readonly City[];
  amenities: readonly Named[];
  /** What the sentence in the box says, as labels by field. */
  said: Readonly<Record<string, string>>;
  /** The chips, below the box. */
  children: React.ReactNode;
  /** How many listings each choice would leave; undefined until they are loaded. */
  counts: ListingCounts | undefined;
  /** A sentence that finds something. */
  example: string;
  onSearch: (search: PropertySearch) => void;
}

/**
 * The search of the form. A list shows one value; the others of the address stay while it is not changed.
 */
function fromForm(form: HTMLFormElement, { type, city, locality }: PropertySearch): PropertySearch {
  const search = readPropertySearch(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  );
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

/** Whether more filters are shown: initially if the search uses them, then as the reader toggles it. */
function useMoreFilters(isUsed: boolean) {
  const [wanted, setWanted] = useState<boolean>();
  const box = useRef<HTMLDetailsElement>(null);
  // the reader may have opened it before hydration
  useEffect(() => {
    if (box.current?.open) setWanted(true);
  }, []);
  return { ref: box, open: wanted ?? isUsed, onToggle: () => setWanted(box.current?.open) };
}

/** The search form of the results. It works without scripts; with scripts, choices apply at once. */
export function PropertyFilters({
  search,
  types,
  cities,
  amenities,
  said,
  children,
  counts,
  example,
  onSearch,
}: PropertyFiltersProps) {
  const { key, markSubmitted } = useFilledIn(search);
  const searchFor = (next: PropertySearch) => {
    markSubmitted(next);
    onSearch(next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    searchFor(fromForm(event.currentTarget, search));
  };
  const change = (event: FormEvent<HTMLFormElement>) => {
    const { type } = event.target as HTMLInputElement;
    if (/^select|checkbox/.test(type)) searchFor(fromForm(event.currentTarget, search));
  };
  const more = countFilters(search) - countFilters(withoutMore(search));
  const moreFilters = useMoreFilters(more > 0);
  const box = useRef<HTMLInputElement>(null);
  const asTyped = (field: string, otherwise: string) => (said[field] ? messages.asTyped(said[field]) : otherwise);
  /** A choice with how many listings it would leave: none of those that are not listed. */
  const counted = (group: 'type' | 'city' | 'purpose', value: string, name: string) =>
    withCount(name, counts && (counts[group].find((one) => one.value === value)?.count ?? 0), counts?.exact ?? true);
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
      <Main key={key}>
        <SearchBox text={search.search} example={example} box={box} />
        <SelectField
          // filled in again once there is something to choose from
          key={`city-${cities.length > 0}`}
          label={messages.city}
          name="city"
          defaultValue={cities.find((city) => matches(search.city?.[0], city))?.slug ?? ''}
        >
          <option value="">{asTyped('city', messages.allCities)}</option>
          {cities.map(({ id, name, slug }) => (
            <option key={id} value={slug}>
              {counted('city', slug, name)}
            </option>
          ))}
        </SelectField>
        <SelectField
          key={`type-${types.length > 0}`}
          label={messages.type}
          name="type"
          defaultValue={types.find((type) => matches(search.type?.[0], type))?.slug ?? ''}
        >
          <option value="">{asTyped('type', messages.allTypes)}</option>
          {types.map(({ id, name, slug }) => (
            <option key={id} value={slug}>
              {counted('type', slug, name)}
            </option>
          ))}
        </SelectField>
        <SelectField label={messages.purpose} name="purpose" defaultValue={search.purpose ?? ''}>
          <option value="">{asTyped('purpose', messages.buyRentOrInvest)}</option>
          <option value="sale">{counted('purpose', 'sale', messages.buy)}</option>
          <option value="rent">{counted('purpose', 'rent', messages.rent)}</option>
          <option value="invest">{counted('purpose', 'invest', messages.invest)}</option>
        </SelectField>
        <Submit type="submit">
          <Search size={18} strokeWidth={1.5} aria-hidden /> {messages.search}
        </Submit>
      </Main>
      {children}
      <More {...moreFilters}>
        <summary>
          <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden /> {messages.moreFilters}
          {more > 0 && ` (${more})`}
        </summary>
        <Fields key={`fields-${key}`}>
          <LocalityFields search={search} localities={counts?.locality ?? []} isExact={counts?.exact ?? true} />
          {moreFilters.open && counts && <Histograms counts={counts} search={search} />}
          <MoreFields />
        </Fields>
        <CheckList key={`amenities-${key}`}>
          <legend>{messages.amenities}</legend>
          {amenities.map(({ id, name }) => (
            <label key={id}>
              <input
                ref={replayEarlyInput}
                type="checkbox"
                name="amenities"
                value={id}
                defaultChecked={search.amenities?.some((one) => matches(one, { id, name }))}
              />{' '}
              {name}
            </label>
          ))}
        </CheckList>
        <Ends>
          <Button type="submit" $kind="quiet">
            {messages.applyFilters}
          </Button>
          {more > 0 && (
            <Link to={`/properties${writePropertySearch(withoutMore(search))}`}>{messages.clearTheseFilters}</Link>
          )}
        </Ends>
      </More>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]} 0;
  border-bottom: 1px solid ${color.sand200};
`;
const Main = styled.div`
  display: grid;
  gap: ${space[12]};
  grid-template-columns: 1fr 1fr;
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template-columns: 2fr 1fr 1fr 1.2fr auto;
    align-items: end;
    & > :first-child {
      grid-column: auto;
    }
  }
`;
/**
 * Selected by its own name, because `:last-child` does not match while the page is still being parsed, and the button
 * would move.
 */
const Submit = styled(Button)`
  grid-column: 1 / -1;
  white-space: nowrap;
  ${from.tablet} {
    grid-column: auto;
  }
`;
const More = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
    min-height: 2.75rem;
    cursor: pointer;
    font-weight: 500;
    list-style: none;
    border-radius: ${radius.control};
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open]::details-content {
    display: grid;
    gap: ${space[16]};
    justify-items: start;
  }
  fieldset {
    margin: ${space[16]} 0;
  }
`;
const Fields = styled.div`
  display: grid;
  gap: ${space[12]};
  width: 100%;
  grid-template-columns: 1fr 1fr;
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 16rem));
  }
`;
const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[16]};
`;
