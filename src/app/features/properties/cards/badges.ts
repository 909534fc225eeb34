import type { PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';

const day = 86_400_000;
/** A listing is new for this long. */
const newFor = 14 * day;

/** At most two words that mean something, the specification’s “Featured” first. */
export function badgesOf({ featured, createdAt }: Pick<PropertyCard, 'featured' | 'createdAt'>, now: number): string[] {
  const age = now - Date.parse(createdAt);
  return [featured && messages.featured, age >= 0 && age < newFor && messages.newListing].filter(
    (badge): badge is string => typeof badge === 'string',
  );
}
