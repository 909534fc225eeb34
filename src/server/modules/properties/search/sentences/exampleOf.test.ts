import type { PropertyCard } from '@contract/properties';
import { readSentence } from './readSentence';
import fc from 'fast-check';
import { exampleOf } from '../../../../../app/features/properties/results/exampleOf';

const homes = fc.record({
  purpose: fc.constantFrom('sale', 'rent'),
  price: fc.option(fc.integer({ min: 1, max: 900_000_000 }).map(String)),
  bedrooms: fc.option(fc.integer({ min: 0, max: 12 })),
  property_type: fc.constantFrom('Villa', 'Apartment', 'Penthouse', 'Duplex').map((name) => ({ id: 1, name })),
  city: fc.constantFrom('Indore', 'Pune').map((name) => ({ id: 1, name })),
});

it('S20 the box’s example finds a home that is there; there is none without homes', () => {
  fc.assert(
    fc.property(fc.array(homes, { maxLength: 4 }), (given) => {
      const example = exampleOf(given as unknown as PropertyCard[]);
      if (example === '') return;
      const { filters, unread } = readSentence(example);
      expect(unread).toBe('');
      const fits = given.filter(
        ({ price, bedrooms, property_type: type, city }) =>
          filters.type?.includes(type.name.toLowerCase()) &&
          filters.city?.includes(city.name.toLowerCase()) &&
          bedrooms === filters.min_bedrooms &&
          Number(price) <= (filters.max_price ?? 0),
      );
      expect(fits.length).toBeGreaterThan(0);
    }),
  );
  expect(exampleOf()).toBe('');
});
