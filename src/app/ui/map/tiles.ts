import { type LayerFrame, layerPoint } from './layerFrame';
import { type Box, type World, toPlace, toWorld } from './projection';

/** Raster tiles: an address with `{z}`, `{x}` and `{y}`, and who made them. */
export interface TileSource {
  url: string;
  attribution: string;
}

export interface Tile extends World {
  key: string;
  address: string;
  /** Its side, in pixels. */
  side: number;
}

/** Servers of tiles rarely have more. */
const deepest = 19;
/** One view never needs more; a wrong box must not request thousands. */
const most = 200;

/** The tiles that cover a box, with their places in a frame. */
export function tilesIn(box: Box, frame: LayerFrame, { url }: TileSource): Tile[] {
  const zoom = Math.min(deepest, Math.max(0, Math.round(frame.zoom)));
  const across = 2 ** zoom;
  const at = (part: number) => Math.min(across - 1, Math.max(0, Math.floor(part * across)));
  const [low, high] = [
    toWorld({ longitude: box.west, latitude: box.south }),
    toWorld({ longitude: box.east, latitude: box.north }),
  ];
  const tiles: Tile[] = [];
  for (let y = at(high.y); y <= at(low.y); y += 1)
    for (let x = at(low.x); x <= at(high.x) && tiles.length < most; x += 1) {
      const corner = layerPoint(frame, toPlace({ x: x / across, y: y / across }));
      const address = url.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));
      tiles.push({ key: `${zoom}/${x}/${y}`, address, ...corner, side: 256 * 2 ** (frame.zoom - zoom) });
    }
  return tiles;
}
