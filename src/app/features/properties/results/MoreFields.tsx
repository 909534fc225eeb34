import { listingFilters } from '@contract/listingFilters';
import { useLocation } from 'react-router-dom';
import { useCountListingsQuery } from '../../../api/endpoints/searchApi';
import { useHydrated } from '../../../ui/useHydrated';
import { FilterControl } from './FilterControl';
import { PriceFields } from './PriceFields';
import { countFilters, readPropertySearch, toFilterQuery, withoutMore } from '../propertySearch';

const isList = ({ kind }: { kind: string }) => kind === 'choices' || kind === 'marks';
/** Those that are one line first, so that they share rows. */
const inMore = listingFilters
  .filter(({ group }) => group === 'rooms' || group === 'home')
  .sort((one, other) => Number(isList(one)) - Number(isList(other)));

/**
 * The price, and every filter of rooms and the home. What describes the home follows in the browser, so that the first
 * page stays small, unless the search has such filters: then the form is open, and would move.
 */
export function MoreFields() {
  const { search: query } = useLocation();
  const search = readPropertySearch(new URLSearchParams(query));
  const { data } = useCountListingsQuery(toFilterQuery(search));
  const isHydrated = useHydrated();
  // they may arrive before this code, whose first rendering has to match the server's
  const counts = isHydrated ? data : undefined;
  const isWhole = isHydrated || countFilters(search) > countFilters(withoutMore(search));
  return (
    <>
      <PriceFields search={search} />
      {inMore
        .filter(({ group }) => isWhole || group === 'rooms')
        .map((filter) => (
          <FilterControl key={filter.name} filter={filter} search={search} counts={counts} />
        ))}
    </>
  );
}
