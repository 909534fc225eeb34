import fc from 'fast-check';
import { compareAddress, readCompared } from './comparedIds';

const read = (query: string) => readCompared(new URLSearchParams(query));

it('reads back every selection that it writes', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { minLength: 1, maxLength: 4 }), (ids) => {
      expect(readCompared(new URL(compareAddress(ids), 'http://any').searchParams)).toEqual(ids);
    }),
  );
  expect(compareAddress([])).toBe('/compare');
});

it.each([
  ['ids=1,2,3,4,5', [1, 2, 3, 4]],
  ['ids=2,2,1', [2, 1]],
  ['ids=1&ids=2', [1, 2]],
  ['ids=a,0,-1,1.5,2147483648,99999999999,7,2147483647', [7, 2_147_483_647]],
  ['ids=', []],
  ['', []],
])('ignores invalid ids and a fifth one: %s', (query, ids) => {
  expect(read(query)).toEqual(ids);
});
