import { useEffect, useState } from 'react';
import { shownError } from '../../api/apiError';
import { useListAmenitiesQuery, useListCitiesQuery, useListPropertyTypesQuery } from '../../api/endpoints/catalogueApi';

/** What was there last: a logout forgets all that was loaded, and must not take the form away from under its writer. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  useEffect(() => {
    if (value !== undefined) setLast(value);
  }, [value]);
  return value ?? last;
}

/** What the form chooses from. All of it or nothing: a form without its amenities would take them away from a listing. */
export function usePropertyFormLists() {
  const types = useListPropertyTypesQuery();
  const cities = useListCitiesQuery();
  const amenities = useListAmenitiesQuery();
  const all = [types, cities, amenities];
  const [typesNow, citiesNow, amenitiesNow] = [useLast(types.data), useLast(cities.data), useLast(amenities.data)];
  const lists =
    typesNow && citiesNow && amenitiesNow ? { types: typesNow, cities: citiesNow, amenities: amenitiesNow } : undefined;
  return {
    lists,
    failure: lists ? undefined : shownError(all.find(({ error }) => error)?.error),
    retry: () => all.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
  };
}
