import { type Box, type Point, boxAround, readArea, readBox, writeArea, writeBox } from '@contract/mapArea';
import type { MapQuery } from '@contract/properties';
import type { MapView } from '../../ui/map/projection';
import { holds, sharedBox } from '../../ui/map/projection';
import { type PropertySearch, toListQuery } from './propertySearch';

/** The part of the map that a search is limited to; undefined for none, or one that cannot be read. */
export function partOf({ bbox, area }: PropertySearch): Box | undefined {
  const corners = area ? readArea(area) : null;
  return (corners && boxAround(corners)) ?? (bbox ? (readBox(bbox) ?? undefined) : undefined);
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** The search in a box and no other part of the map, from its first page on. */
export function searchIn({ west, south, east, north }: Box, search: PropertySearch): PropertySearch {
  const { page: _page, area: _area, ...rest } = search;
  const box = { west: rounded(west), south: rounded(south), east: rounded(east), north: rounded(north) };
  return { ...rest, bbox: writeBox(box) };
}

/** The search in an area with these corners and no other part of the map, from its first page on. */
export function searchInside(corners: readonly Point[], search: PropertySearch): PropertySearch {
  const { page: _page, bbox: _bbox, ...rest } = search;
  const short = corners.map(({ longitude, latitude }) => ({
    longitude: rounded(longitude),
    latitude: rounded(latitude),
  }));
  return { ...rest, area: writeArea(short) };
}

/** Every place of a listing lies in it. */
const everywhere: Box = { west: 60, south: 0, east: 105, north: 40 };

const queryOf = (search: PropertySearch, box: Box, zoom: number): MapQuery => {
  const { limit: _limit, offset: _offset, bbox: _bbox, ...filters } = toListQuery(search);
  return { ...filters, bbox: writeBox(box), zoom };
};

/** Its clusters are about 300 kilometres wide, so that two cities are never one. */
const wholeZoom = 5;

/** The query for where the listings of a search are. */
export const wholeQuery = (search: PropertySearch): MapQuery => queryOf(search, everywhere, wholeZoom);

/** What marks were requested for: a box larger than the view, at a zoom. */
export interface MarkedBox {
  box: Box;
  zoom: number;
}

/** The box to request marks for: the same as before while it still covers the view. */
export function markedBox(before: MarkedBox | undefined, { zoom }: MapView, seen: Box, around: Box): MarkedBox {
  const step = Math.floor(zoom);
  return before && before.zoom === step && holds(before.box, seen) ? before : { box: around, zoom: step };
}

/** The query for the marks of a box; undefined if the search has no part in it. */
export function marksQuery(search: PropertySearch, { box, zoom }: MarkedBox): MapQuery | undefined {
  const part = partOf(search);
  const shared = part ? sharedBox(part, box) : box;
  return shared && queryOf(search, shared, zoom);
}
