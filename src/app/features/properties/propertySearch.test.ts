import fc from 'fast-check';
import { readPropertySearch, toListQuery, writePropertySearch } from './propertySearch';

const read = (query: string) => readPropertySearch(new URLSearchParams(query));

it('H3 treats a blank search as none, so that both addresses share a response', () => {
  expect(read('search=%20%20&type=&page=1')).toEqual({});
  expect(writePropertySearch(read('search='))).toBe('');
});

it('H2 reads back every address that it writes', () => {
  const text = fc
    .string({ minLength: 1, maxLength: 12 })
    .map((value) => value.trim())
    .filter(Boolean);
  const search = fc.record(
    {
      search: text,
      purpose: fc.constantFrom('sale', 'rent'),
      min_price: fc.nat().map(String),
      type: fc.array(text, { minLength: 1 }),
      amenities: fc.array(text, { minLength: 1 }),
      page: fc.integer({ min: 2, max: 99 }).map(String),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(search, (wanted) => {
      expect(read(writePropertySearch(wanted))).toEqual(wanted);
    }),
  );
});

it('requests a page by its offset, and passes invalid values to the server', () => {
  expect(toListQuery(read('page=3'))).toEqual({ limit: 24, offset: 48 });
  expect(toListQuery(read('page=three&min_price=cheap'))).toEqual({ limit: 24, offset: 'three', min_price: 'cheap' });
});

it('sorts a text search by relevance if no order is chosen', () => {
  expect(toListQuery(read('search=pool'))).toMatchObject({ ordering: 'relevance' });
  expect(toListQuery(read('search=pool&ordering=price'))).toMatchObject({ ordering: 'price' });
});
