/** WGS84 degrees. */
export interface Place {
  longitude: number;
  latitude: number;
}

/** Degrees. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A point of the Web Mercator square, which raster tiles use: 0 to 1 eastwards and southwards. */
export interface World {
  x: number;
  y: number;
}

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What a map shows: the middle, and the zoom as raster tiles count it, fractions included. */
export interface MapView extends Place {
  zoom: number;
}

export const zoomLimits = { min: 5, max: 17 } as const;
const tile = 256;
const radians = Math.PI / 180;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The width of the whole world in pixels. */
export const worldPixels = (zoom: number) => tile * 2 ** zoom;

export function toWorld({ longitude, latitude }: Place): World {
  const sine = clamp(Math.sin(latitude * radians), -0.9999, 0.9999);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function toPlace({ x, y }: World): Place {
  return { longitude: (x - 0.5) * 360, latitude: Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) / radians };
}

/** The view whose middle is this many pixels to the right of and below the present one. */
export function pannedBy(view: MapView, right: number, down: number): MapView {
  const { x, y } = toWorld(view);
  const pixels = worldPixels(view.zoom);
  const to = { x: clamp(x + right / pixels, 0, 1), y: clamp(y + down / pixels, 0, 1) };
  return { ...toPlace(to), zoom: view.zoom };
}

/** The view at another zoom, with the point that is this many pixels from the middle staying where it is. */
export function zoomedTo(view: MapView, zoom: number, right = 0, down = 0): MapView {
  const wanted = clamp(zoom, zoomLimits.min, zoomLimits.max);
  const { zoom: _zoom, ...held } = pannedBy(view, right, down);
  return pannedBy({ ...held, zoom: wanted }, -right, -down);
}

/** The place that is this many pixels from the middle. */
export function placeAt(view: MapView, right: number, down: number): Place {
  const { longitude, latitude } = pannedBy(view, right, down);
  return { longitude, latitude };
}

/** Where a place is, in pixels from the middle. */
export function offsetOf(view: MapView, place: Place): World {
  const [middle, at, pixels] = [toWorld(view), toWorld(place), worldPixels(view.zoom)];
  return { x: (at.x - middle.x) * pixels, y: (at.y - middle.y) * pixels };
}

/** Where a place is on the whole map of a zoom, in pixels. */
export function pixelOf(place: Place, zoom: number): World {
  const [{ x, y }, pixels] = [toWorld(place), worldPixels(zoom)];
  return { x: x * pixels, y: y * pixels };
}

/** What a view shows; `beyond` of its size more on each side. */
export function boxOf(view: MapView, { width, height }: Size, beyond = 0): Box {
  const [right, down] = [width * (0.5 + beyond), height * (0.5 + beyond)];
  const [northWest, southEast] = [placeAt(view, -right, -down), placeAt(view, right, down)];
  return {
    west: northWest.longitude,
    south: southEast.latitude,
    east: southEast.longitude,
    north: northWest.latitude,
  };
}

/** Pixels inside the edges, the same on all sides or not. */
export type Margin = number | { top: number; right: number; bottom: number; left: number };

/** The closest view that shows all of a box inside a margin. */
export function viewOf(
  { west, south, east, north }: Box,
  { width, height }: Size,
  margin: Margin = 0,
  closest = 16,
): MapView {
  const { top, right, bottom, left } =
    typeof margin === 'number' ? { top: margin, right: margin, bottom: margin, left: margin } : margin;
  const [low, high] = [toWorld({ longitude: west, latitude: south }), toWorld({ longitude: east, latitude: north })];
  const scale = Math.min(
    Math.max(1, width - left - right) / Math.max(1e-9, high.x - low.x),
    Math.max(1, height - top - bottom) / Math.max(1e-9, low.y - high.y),
  );
  // rounded down: the same box gives the same zoom, and all of it is shown
  const zoom = clamp(Math.floor(Math.log2(scale / tile) * 1_000) / 1_000, zoomLimits.min, closest);
  const pixels = 2 * worldPixels(zoom);
  const middle = toPlace({
    x: (low.x + high.x) / 2 + (right - left) / pixels,
    y: (low.y + high.y) / 2 + (bottom - top) / pixels,
  });
  return { ...middle, zoom };
}

export const isInside = ({ west, south, east, north }: Box, { longitude, latitude }: Place) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** The part that two boxes share; undefined if there is none. */
export function sharedBox(one: Box, other: Box): Box | undefined {
  const west = Math.max(one.west, other.west);
  const south = Math.max(one.south, other.south);
  const east = Math.min(one.east, other.east);
  const north = Math.min(one.north, other.north);
  return west < east && south < north ? { west, south, east, north } : undefined;
}

/** Whether a box contains all of another. */
export const holds = (outer: Box, inner: Box) =>
  inner.west >= outer.west && inner.south >= outer.south && inner.east <= outer.east && inner.north <= outer.north;

/** As the crow flies, in kilometres. */
export function kilometresBetween(one: Place, other: Place): number {
  const middle = ((one.latitude + other.latitude) / 2) * radians;
  const east = (one.longitude - other.longitude) * 111.32 * Math.cos(middle);
  return Math.hypot(east, (one.latitude - other.latitude) * 110.6);
}

/** The width of a pixel in metres. */
export const metresPerPixel = ({ latitude, zoom }: MapView) =>
  (40_075_017 * Math.cos(latitude * radians)) / worldPixels(zoom);
