import type { OwnPropertyCard } from '@contract/properties';
import { staleFirst, firstFilledTab, ownTabAddress, ownTabs, readOwnTab } from './ownListings';

const listing = (id: number, stale: boolean, hidden_at: string | null = null) =>
  ({ id, stale, hidden_at }) as OwnPropertyCard;

it.each([
  ['', undefined, 1],
  ['show=drafts', 'drafts', 1],
  ['show=sold&page=3', 'sold', 3],
  ['show=nothing&page=0', undefined, 1],
  ['show=archived&page=abc', 'archived', 1],
])('reads %j as %s, page %d', (query, id, page) => {
  const read = readOwnTab(new URLSearchParams(query));
  expect([read.tab?.id, read.page]).toEqual([id, page]);
});

it('H2 reads back every tab and page that it writes', () => {
  for (const tab of ownTabs)
    for (const page of [1, 2])
      expect(readOwnTab(new URL(ownTabAddress(tab, page), 'http://here').searchParams)).toEqual({ tab, page });
  expect(ownTabAddress({ id: 'published' })).toBe('/my-listings?show=published');
});

it('lists what leaves the search soonest first, then what needs confirmation, then the rest in order', () => {
  const listings = [
    listing(9, false),
    listing(8, true),
    listing(7, true, '2026-11-25T00:00:00.000Z'),
    listing(6, false),
    listing(5, true, '2026-11-23T00:00:00.000Z'),
  ];
  expect(staleFirst(listings).map(({ id }) => id)).toEqual([5, 7, 8, 9, 6]);
});

it.each([
  [{ draft: 2, in_review: 0, published: 0, sold: 1, archived: 0 }, 'drafts'],
  [{ draft: 2, in_review: 0, published: 1, sold: 1, archived: 0 }, 'published'],
  [{ draft: 0, in_review: 0, published: 0, sold: 0, archived: 3 }, 'archived'],
  [{ draft: 0, in_review: 0, published: 0, sold: 0, archived: 0 }, 'published'],
  [undefined, 'published'],
])('opens the first tab that is not empty: for %j it is %s', (counts, id) => {
  expect(firstFilledTab(counts).id).toBe(id);
});
