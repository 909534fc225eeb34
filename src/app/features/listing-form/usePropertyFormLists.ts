import { useEffect, useState } from 'react';
import { shownError } from '../../api/apiError';
import { useListAmenitiesQuery, useListCitiesQuery, useListPropertyTypesQuery } from '../../api/endpoints/catalogueApi';

/** The last defined value: a logout clears the cache, and must not unmount the form while someone types. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  useEffect(() => {
    if (value !== undefined) setLast(value);
  }, [value]);
  return value ?? last;
}

/** The form's options. All or none, because a form without amenities would remove a listing's amenities. */
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
