import * as messages from '@messages/server/start';

/** Pictures of a real map behind the marks. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}` where a tile's zoom, column and row go. */
  url: string;
  /** Who made them, as their licence asks. */
  attribution: string;
}

/** One host, and the three places in its path or query. */
const isAddress = (url: string) =>
  /^https?:\/\/[^/{}\s;,'"]+\/[^\s;,'"]*$/.test(url) &&
  ['{z}', '{x}', '{y}'].every((place) => url.includes(place)) &&
  URL.canParse(url);

/** Reads the settings of map tiles; undefined without any: maps are sketches. */
export function readMapTiles(url: string, attribution: string): MapTiles | undefined {
  if (!url) return undefined;
  if (!isAddress(url)) throw new Error(messages.mapTilesUrlMustBeAnAddress);
  if (!attribution) throw new Error(messages.mapTilesAttributionIsMissing);
  return { url, attribution };
}

/** The origin of the pictures, for the content policy. */
export const tileOrigin = ({ url }: MapTiles): string => new URL(url).origin;
