import { useLocation } from 'react-router-dom';
import {
  useListAmenitiesQuery,
  useListCitiesQuery,
  useListPropertyTypesQuery,
} from '../../../api/endpoints/catalogueApi';
import { useParseSentenceQuery } from '../../../api/endpoints/searchApi';
import { readPropertySearch } from '../propertySearch';
import { readSearch } from './readSearch';

/** The search of the address with all that its sentence says. */
export function useReadSearch() {
  const { search: query } = useLocation();
  const search = readPropertySearch(new URLSearchParams(query));
  const { data } = useParseSentenceQuery(search.search ?? '', { skip: !search.search });
  const read = search.search ? data : undefined;
  const { data: types = [] } = useListPropertyTypesQuery();
  const { data: cities = [] } = useListCitiesQuery();
  const { data: amenities = [] } = useListAmenitiesQuery();
  return { search, read, types, cities, amenities, ...readSearch(search, read, { types, cities, amenities }) };
}
