import { blogAddress, pagesShown, readBlogSearch, toBlogQuery } from './blogSearch';

const read = (query: string) => readBlogSearch(new URLSearchParams(query));

it('shows all articles, six at first, when the address says nothing', () => {
  expect(read('')).toEqual({ page: 1 });
  expect(toBlogQuery(read(''), undefined)).toEqual({ limit: 6, offset: 0 });
});

it('comes back from an address as it went into one', () => {
  for (const search of [
    { page: 1 },
    { page: 3 },
    { category: 'Market Trends', page: 1 },
    { category: 'Property Guides', page: 2 },
  ] as const) {
    expect(read(blogAddress(search).split('?')[1] ?? '')).toEqual(search);
  }
});

it('takes an unknown category or page as none', () => {
  expect(read('category=Gossip&page=-1')).toEqual({ page: 1 });
  expect(read('page=1e9')).toEqual({ page: 1 });
  expect(read('page=99999')).toEqual({ page: 1 });
});

it('leaves the article above out of every page of the list', () => {
  expect(toBlogQuery({ page: 2 }, 7)).toEqual({ exclude: 7, limit: 6, offset: 6 });
});

it('asks for no more pages than there are, whatever the address says', () => {
  expect(pagesShown(9_999, 11)).toEqual([1, 2]);
  expect(pagesShown(1, 11)).toEqual([1]);
  expect(pagesShown(3, 0)).toEqual([1]);
});
