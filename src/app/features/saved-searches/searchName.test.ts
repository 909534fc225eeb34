import type { ReadSentence } from '@contract/properties';
import { nameOfSearch, savedQuery } from './searchName';

it('saves the results without their page', () => {
  expect(savedQuery('?city=pune&page=3&type=villa')).toBe('city=pune&type=villa');
});

it.each([
  ['', 'All properties'],
  ['type=villa&city=pune&max_price=20000000&ordering=price', 'Villa, Pune, Up to ₹2 Cr'],
  ['type=villa&type=plot', 'Villa, Plot'],
])('names the search "%s": %s', (query, name) => {
  expect(nameOfSearch(query, undefined)).toBe(name);
});

it('names what a sentence says, and its other words', () => {
  const read = { filters: { min_bedrooms: 3, max_bedrooms: 3, ordering: 'price' }, rest: 'quiet' } as ReadSentence;
  expect(nameOfSearch('search=cheapest+quiet+3+bhk', read)).toBe('3 bedrooms, quiet');
});
