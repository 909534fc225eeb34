import type { ListingMap } from '@contract/properties';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useListingMapQuery } from '../../api/endpoints/mapApi';
import { type Box, type MapView, boxOf, viewOf } from '../../ui/map/projection';
import { sketchedArea } from '../../ui/map/sketch';
import { type MapState, useMapView } from '../../ui/map/useMapView';
import { type FoundCity, extentOf, foundCities } from './foundCities';
import { partOf, wholeQuery } from './mapPart';
import { type PropertySearch, toFilterQuery } from './propertySearch';

/** Where each visited address was left, so that Back from a listing shows the same piece of the map. */
const leftAt = new Map<string, MapView>();

/** Room around listings for their marks, in pixels; at the top also for the map’s buttons. */
export const roomForMarks = { top: 160, right: 56, bottom: 56, left: 56 };
const closest = 15;

/** Whether boxes share a point; a box around one listing has no size. */
const meets = (one: Box, other: Box) =>
  one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south;

export interface ResultView {
  state: MapState;
  everything: ListingMap | undefined;
  /** Cities with listings that the map does not show now. */
  elsewhere: readonly FoundCity[];
  goTo: (box: Box) => void;
}

/**
 * Shows the part of the map that is searched, or all listings that are found: those of the city with most where there are
 * several, because between cities the map is empty.
 */
export function useResultView(search: PropertySearch): ResultView {
  const { key } = useLocation();
  const part = partOf(search);
  const { currentData: everything } = useListingMapQuery(part ? skipToken : wholeQuery(search));
  const cities = everything ? foundCities(everything) : [];
  const found = cities.length > 1 ? cities[0]?.box : everything && extentOf(everything);
  const shown = part ?? found ?? sketchedArea;
  // a part that was searched fills the map again; around listings is room for their marks
  const state = useMapView(shown, {
    margin: part && !search.area ? 0 : roomForMarks,
    closest,
    subject: JSON.stringify(toFilterQuery(search)),
    start: leftAt.get(key),
  });
  const { isMoved, view, size, onView } = state;
  useEffect(() => {
    if (isMoved && view) leftAt.set(key, view);
  }, [isMoved, view, key]);
  const seen = view && size && boxOf(view, size);
  return {
    state,
    everything,
    elsewhere: part || !seen ? [] : cities.filter(({ box }) => !meets(box, seen)),
    goTo: (box) => size && onView(viewOf(box, size, roomForMarks, closest)),
  };
}
