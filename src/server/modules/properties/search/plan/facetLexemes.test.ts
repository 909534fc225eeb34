import { listingFilters } from '@contract/listingFilters';
import { letters } from './facetLexemes';

it('no two facets share a letter', () => {
  // amenities are a filter and in the index from the start
  const ofFilters = listingFilters.filter(({ name }) => name !== 'amenities').flatMap(({ facet }) => facet ?? []);
  const all = [...Object.values(letters), ...ofFilters];
  expect(all.filter((letter, at) => all.indexOf(letter) !== at)).toEqual([]);
});
