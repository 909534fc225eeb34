import { frameFor } from './layerFrame';
import { boxOf, viewOf } from './projection';
import { tilesIn } from './tiles';

const source = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Surveyors' };
const size = { width: 512, height: 512 };

it('tiles cover the view and lie where the marks are', () => {
  const view = { longitude: 73.8567, latitude: 18.5204, zoom: 12 };
  const frame = frameFor(view);
  const tiles = tilesIn(boxOf(view, size), frame, source);
  const middle = tiles.find(({ address }) => address === 'https://tiles.example/12/2888/1833.png');
  expect(middle).toBeDefined();
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(-256);
  expect(Math.max(...tiles.map(({ x, side }) => x + side))).toBeGreaterThanOrEqual(256);
  // the origin of the frame is in the middle tile
  expect(middle && middle.x <= 0 && middle.x + middle.side >= 0 && middle.y <= 0 && middle.y + middle.side >= 0).toBe(
    true,
  );
  expect(tiles.length).toBeLessThanOrEqual(9);
});

it('between two zooms the tiles of the nearer one are enlarged', () => {
  const view = { longitude: 73.8567, latitude: 18.5204, zoom: 12.4 };
  const [tile] = tilesIn(boxOf(view, size), frameFor(view), source);
  expect(tile?.address).toContain('/12/');
  expect(tile?.side).toBeCloseTo(256 * 2 ** 0.4, 6);
});

it('a wrong box never requests thousands of tiles', () => {
  const world = { west: -180, south: -85, east: 180, north: 85 };
  const view = { ...viewOf(world, size), zoom: 16 };
  expect(tilesIn(world, frameFor(view), source)).toHaveLength(200);
});
