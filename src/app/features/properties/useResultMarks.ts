import type { ListingMap } from '@contract/properties';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { shownError } from '../../api/apiError';
import { useListingMapQuery } from '../../api/endpoints/mapApi';
import { boxOf } from '../../ui/map/projection';
import type { MapState } from '../../ui/map/useMapView';
import { type MarkedBox, markedBox, marksQuery } from './mapPart';
import { type PropertySearch, toFilterQuery } from './propertySearch';
import { type LaidMark, layOutMarks } from './markLayout';

const none: readonly LaidMark[] = [];

/** The marks of the search in what the map shows. Those of another search are never shown. */
export function useResultMarks(search: PropertySearch, { view, size }: Pick<MapState, 'view' | 'size'>) {
  const [marked, setMarked] = useState<MarkedBox>();
  const next = view && size ? markedBox(marked, view, boxOf(view, size), boxOf(view, size, 0.4)) : marked;
  if (next !== marked) setMarked(next);
  const query = next && marksQuery(search, next);
  const { currentData, error, isFetching, refetch } = useListingMapQuery(query ?? skipToken);
  // while the map moves on, the marks of the same search stay
  const searched = JSON.stringify(toFilterQuery(search));
  const [last, setLast] = useState<{ searched: string; map: ListingMap }>();
  if (currentData && currentData !== last?.map) setLast({ searched, map: currentData });
  const map = currentData ?? (query && last?.searched === searched ? last.map : undefined);
  // laid out again at every half zoom, for the farther one, so that marks keep clear of each other in between
  const zoom = view && Math.floor(view.zoom * 2) / 2;
  const marks = useMemo(() => (map && zoom !== undefined ? layOutMarks(map, zoom) : none), [map, zoom]);
  const failure = error && !isFetching ? shownError(error)?.words : undefined;
  return {
    marks,
    isEmpty: (query === undefined && next !== undefined) || (currentData !== undefined && marks.length === 0),
    failure,
    retry: () => void refetch(),
  };
}
