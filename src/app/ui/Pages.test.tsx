import { offeredPages } from './Pages';

it('offers the first, the last and the neighbours, with gaps between', () => {
  expect(offeredPages(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
  expect(offeredPages(1, 2)).toEqual([1, 2]);
  expect(offeredPages(1, 1)).toEqual([1]);
});
