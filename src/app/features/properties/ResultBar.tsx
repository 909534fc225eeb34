import * as messages from '@messages/app/properties';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, size, space } from '../../theme/tokens';
import { Select } from '../../ui/Field';
import { replayEarlyInput } from '../../ui/replayEarlyInput';
import type { PropertySearch } from './propertySearch';
import { wholeNumber } from '../../ui/wholeNumber';

/** "45 listings", "1,000+ listings". */
export function countLabel(total: number, exact: boolean): string {
  return messages.countOfListings(`${wholeNumber.format(total)}${exact ? '' : '+'}`, total === 1 && exact);
}

interface ResultBarProps {
  total: number | undefined;
  /** The results show why they could not be loaded. */
  failed: boolean;
  exact: boolean;
  search: PropertySearch;
  /** The order in force, chosen or said. */
  ordering: string;
  onSearch: (search: PropertySearch) => void;
  /** Between the number and the order. */
  children: ReactNode;
}

/** The number of results and their order. */
export function ResultBar({ total, failed, exact, search, ordering, onSearch, children }: ResultBarProps) {
  return (
    <Bar>
      <p role="status">
        {!failed && (total === undefined ? messages.searching : countLabel(total, exact))}
        {!failed && search.search && messages.forSearch(search.search)}
      </p>
      {children}
      <label>
        <span>{messages.sortBy}</span>
        <Select
          ref={replayEarlyInput}
          autoComplete="off"
          value={ordering}
          onChange={({ target }) => {
            const { page: _page, ordering: _ordering, ...rest } = search;
            onSearch(target.value ? { ...rest, ordering: target.value } : rest);
          }}
        >
          <option value="">{search.search ? messages.bestMatch : messages.newest}</option>
          {search.search && <option value="-id">{messages.newest}</option>}
          <option value="price">{messages.priceLowestFirst}</option>
          <option value="-price">{messages.priceHighestFirst}</option>
          <option value="-size">{messages.largestFirst}</option>
          <option value="size">{messages.smallestFirst}</option>
        </Select>
      </label>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]};
  padding: ${space[16]} 0 ${space[24]};
  font-variant-numeric: tabular-nums;
  p {
    margin-right: auto;
  }
  /* one button fits beside the number, however long it is, so that nothing moves once it is known */
  @media (max-width: ${breakpoint.phone - 1}px) {
    p {
      flex: 1 0 calc(100% - 11.5rem);
    }
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    font-size: ${size[14]};
    white-space: nowrap;
  }
  select {
    width: auto;
  }
`;
