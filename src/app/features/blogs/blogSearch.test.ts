import { blogAddress, pagesShown, readBlogSearch, toBlogQuery } from './blogSearch';

const read = (query: string) => readBlogSearch(new URLSearchParams(query));

it('shows all articles by default, six at first', () => {
  expect(read('')).toEqual({ page: 1 });
  expect(toBlogQuery(read(''), undefined)).toEqual({ limit: 6, offset: 0 });
});

it('reads a search from the address that it wrote', () => {
  for (const search of [
    { page: 1 },
    { page: 3 },
    { category: 'Market Trends', page: 1 },
    { category: 'Property Guides', page: 2 },
  ] as const) {
    expect(read(blogAddress(search).split('?')[1] ?? '')).toEqual(search);
  }
});

it('ignores an unknown category or page', () => {
  expect(read('category=Gossip&page=-1')).toEqual({ page: 1 });
  expect(read('page=1e9')).toEqual({ page: 1 });
  expect(read('page=99999')).toEqual({ page: 1 });
});

it('excludes the article above the list from all its pages', () => {
  expect(toBlogQuery({ page: 2 }, 7)).toEqual({ exclude: 7, limit: 6, offset: 6 });
});

it('requests no more pages than exist, whatever the address says', () => {
  expect(pagesShown(9_999, 11)).toEqual([1, 2]);
  expect(pagesShown(1, 11)).toEqual([1]);
  expect(pagesShown(3, 0)).toEqual([1]);
});
