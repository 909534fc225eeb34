import type { PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';

const halfACrore = 5_000_000;

/** A sentence that finds one of these homes at least, as an example of what can be typed; empty without one. */
export function exampleOf(homes: readonly PropertyCard[] = []): string {
  const home = homes.find(({ purpose, price, bedrooms }) => purpose === 'sale' && Number(price) > 0 && bedrooms);
  if (!home) return '';
  const { bedrooms, property_type: type, city, price } = home;
  const crores = Math.ceil(Number(price) / halfACrore) / 2;
  return messages.sentenceExample(`${bedrooms}`, type.name, city.name, crores);
}
