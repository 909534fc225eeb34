import { failureOf } from '../../api/apiError';
import { useListAmenitiesQuery, useListCitiesQuery, useListPropertyTypesQuery } from './propertiesApi';

/** What the form chooses from. All of it or nothing: a form without its amenities would take them away from a listing. */
export function usePropertyFormLists() {
  const types = useListPropertyTypesQuery();
  const cities = useListCitiesQuery();
  const amenities = useListAmenitiesQuery();
  const all = [types, cities, amenities];
  return {
    lists: types.data && cities.data && amenities.data ? { types: types.data, cities: cities.data, amenities: amenities.data } : undefined,
    failure: failureOf(all.find(({ error }) => error)?.error),
    retry: () => all.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
  };
}
