import type { PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';

const lakh = 100_000;
const crore = 10_000_000;

/** A round budget that a price is within: "2.5 cr". */
const budgetAbove = (rupees: number) =>
  rupees > crore
    ? messages.crore(Math.ceil((rupees * 2) / crore) / 2)
    : messages.lakh(Math.ceil(rupees / (5 * lakh)) * 5);

/** A sentence that finds one of these homes at least, as an example of what can be typed. */
export function exampleOf(homes: readonly PropertyCard[] = []): string {
  const home = homes.find(({ purpose, price, bedrooms }) => purpose === 'sale' && Number(price) > 0 && bedrooms);
  if (!home) return messages.wordsExample;
  const { bedrooms, property_type: type, city, price } = home;
  return messages.sentenceExample(bedrooms ?? 0, type.name, city.name, budgetAbove(Number(price)));
}
