import { frameFor, layerPoint, layerTransform } from './layerFrame';
import { pannedBy } from './projection';

const view = { longitude: 75.86, latitude: 22.72, zoom: 12.5 };
const size = { width: 600, height: 400 };

it('S10 moving a map keeps the frame of its layers, so that nothing on them is laid out again', () => {
  const frame = frameFor(view);
  expect(frameFor(pannedBy(view, 3_000, -2_000), frame)).toBe(frame);
  expect(frameFor({ ...view, zoom: 13 }, frame)).not.toBe(frame);
});

it('far away, where numbers lose precision, the frame follows', () => {
  const frame = frameFor(view);
  expect(frameFor(pannedBy(view, 30_000, 0), frame)).not.toBe(frame);
});

it('a layer is moved so that the middle of the view is in the middle of the map', () => {
  const frame = frameFor(view);
  const moved = pannedBy(view, 120, -30);
  expect(layerTransform(frame, moved, size)).toBe('translate(180.00px, 230.00px)');
  expect(layerPoint(frame, moved).x).toBeCloseTo(120, 4);
  expect(layerTransform(frame, { ...view, zoom: 13.5 }, size)).toBe('translate(300.00px, 200.00px) scale(2.00000)');
});
