import type { ListingMap } from '@contract/properties';
import { boxAround } from '@contract/mapArea';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useListingMapQuery } from '../../api/endpoints/mapApi';
import type { Box, MapView } from '../../ui/map/projection';
import { sketchedArea } from '../../ui/map/sketch';
import { type MapState, useMapView } from '../../ui/map/useMapView';
import { partOf, wholeQuery } from './mapPart';
import { type PropertySearch, toFilterQuery } from './propertySearch';

/** Where each visited address was left, so that Back from a listing shows the same piece of the map. */
const leftAt = new Map<string, MapView>();

/** The box around all marks; undefined without any. */
function extentOf({ clusters, properties }: ListingMap): Box | undefined {
  const corners = clusters.flatMap(({ bbox }) => [
    { longitude: bbox.west, latitude: bbox.south },
    { longitude: bbox.east, latitude: bbox.north },
  ]);
  const points = [...corners, ...properties];
  return points.length > 0 ? boxAround(points) : undefined;
}

/** Shows the part of the map that is searched, or all listings that are found. */
export function useResultView(search: PropertySearch): { state: MapState; everything: ListingMap | undefined } {
  const { key } = useLocation();
  const part = partOf(search);
  const { currentData: everything } = useListingMapQuery(part ? skipToken : wholeQuery(search));
  const shown = part ?? (everything && extentOf(everything)) ?? sketchedArea;
  // a part that was searched fills the map again; around listings is room for their marks
  const state = useMapView(shown, {
    margin: part && !search.area ? 0 : 56,
    closest: 15,
    subject: JSON.stringify(toFilterQuery(search)),
    start: leftAt.get(key),
  });
  const { isMoved, view } = state;
  useEffect(() => {
    if (isMoved && view) leftAt.set(key, view);
  }, [isMoved, view, key]);
  return { state, everything };
}
