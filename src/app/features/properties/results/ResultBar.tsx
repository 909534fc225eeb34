import * as messages from '@messages/app/properties';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, from, size, space } from '../../../theme/tokens';
import { Select } from '../../../ui/Field';
import { replayEarlyInput } from '../../../ui/replayEarlyInput';
import type { PropertySearch } from '../propertySearch';
import { wholeNumber } from '../../../ui/wholeNumber';

/** "45 listings", "1,000+ listings". */
export function countLabel(total: number, exact: boolean): string {
  return messages.countOfListings(`${wholeNumber.format(total)}${exact ? '' : '+'}`, total === 1 && exact);
}

interface ResultBarProps {
  search: PropertySearch;
  /** The order in force, chosen or said. */
  ordering: string;
  onOrder: (ordering: string) => void;
  /** Before the order. */
  first: ReactNode;
  /** After it: the chips. */
  children: ReactNode;
}

/** The order of the results and the chips of what holds, in one row that scrolls. */
export function ResultBar({ search, ordering, onOrder, first, children }: ResultBarProps) {
  return (
    <Bar>
      {first}
      <label>
        <span>{messages.sortBy}</span>
        <Select
          ref={replayEarlyInput}
          autoComplete="off"
          value={ordering}
          onChange={({ target }) => onOrder(target.value)}
        >
          <option value="">{search.search ? messages.bestMatch : messages.newest}</option>
          {search.search && <option value="-id">{messages.newest}</option>}
          <option value="price">{messages.priceLowestFirst}</option>
          <option value="-price">{messages.priceHighestFirst}</option>
          <option value="-size">{messages.largestFirst}</option>
          <option value="size">{messages.smallestFirst}</option>
        </Select>
      </label>
      {children}
    </Bar>
  );
}

interface ResultLineProps {
  total: number | undefined;
  /** The results show why they could not be loaded. */
  failed: boolean;
  exact: boolean;
  search: PropertySearch;
  children: ReactNode;
}

/** The number of results and what the search does not do, in one line that scrolls. */
export function ResultLine({ total, failed, exact, search, children }: ResultLineProps) {
  return (
    <Line data-result-line="" role="group" aria-label={messages.whatWasFound} tabIndex={0}>
      <p role="status">
        {!failed && (total === undefined ? messages.searching : countLabel(total, exact))}
        {!failed && search.search && messages.forSearch(search.search)}
      </p>
      {children}
    </Line>
  );
}

/** `relative`: what is for screen readers only stays within what scrolls, and does not widen the page. */
const Bar = styled.div`
  position: relative;
  display: flex;
  gap: ${space[8]};
  /* room for what shows the focus */
  margin: ${space[4]} -4px 0;
  padding: ${space[4]};
  /* as high with chips as without */
  min-height: 3.375rem;
  overflow-x: auto;
  scrollbar-width: none;
  & > * {
    flex: none;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    font-size: ${size[14]};
    white-space: nowrap;
  }
  /* the list says by itself what it is for; its name is for screen readers where there is no room */
  label > span {
    position: absolute;
    clip-path: inset(50%);
    ${from.tablet} {
      position: static;
      clip-path: none;
    }
  }
  select {
    width: auto;
    max-width: 9rem;
    ${from.tablet} {
      max-width: none;
    }
  }
`;
const Line = styled.div`
  position: relative;
  display: flex;
  gap: ${space[16]};
  min-height: 1.5rem;
  margin-bottom: ${space[8]};
  overflow-x: auto;
  scrollbar-width: none;
  font-size: ${size[14]};
  line-height: 1.5rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  p {
    flex: none;
    text-wrap: nowrap;
  }
  [role='status'] {
    color: ${color.ink700};
    font-weight: 500;
  }
`;
