import { heightAfter } from './HomesSheet';

it('the homes over a map have three heights, and none beyond them', () => {
  expect(heightAfter('low', 1)).toBe('half');
  expect(heightAfter('half', 1)).toBe('full');
  expect(heightAfter('full', 1)).toBe('full');
  expect(heightAfter('full', -2)).toBe('low');
  expect(heightAfter('low', -1)).toBe('low');
});
