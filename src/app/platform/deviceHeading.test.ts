import { headingOf } from './deviceHeading';

it.each([
  ['upright, facing north', { alpha: 0, beta: 90, gamma: 0 }, 0, 0],
  ['upright, turned left by a quarter', { alpha: 90, beta: 90, gamma: 0 }, -90, 0],
  ['tilted back, so that it looks up', { alpha: 0, beta: 120, gamma: 0 }, 0, 30],
  ['flat on a table, so that it looks down', { alpha: 0, beta: 0, gamma: 0 }, null, -90],
])('a device held %s', (_how, angles, heading, pitch) => {
  const found = headingOf(angles);
  expect(found.pitch).toBeCloseTo(pitch, 3);
  if (heading !== null) expect(found.heading).toBeCloseTo(heading, 3);
});
