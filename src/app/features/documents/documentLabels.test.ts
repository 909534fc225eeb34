import { pageRanges, readLines } from './documentLabels';

it('says which pages were read, in ranges', () => {
  expect(pageRanges([3, 1, 2, 2, 7])).toBe('1–3, 7');
  expect(pageRanges([4])).toBe('4');
});

it('says what was read of each document, also of a deleted one', () => {
  const at = '2026-11-25T06:00:00Z';
  const view = (document: number, page: number) => ({ document, page, at });
  const lines = readLines({ at, seen: [view(8, 2), view(8, 1), view(9, 1)] }, [{ id: 8, title: 'Sale deed' }]);
  expect(lines).toEqual(['Sale deed: pages 1–2', 'A deleted document: page 1']);
});
