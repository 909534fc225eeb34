import { newForInMs } from '@contract/durations';
import type { PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';

/** At most two words that mean something, the specification’s “Featured” first. */
export function badgesOf({ featured, createdAt }: Pick<PropertyCard, 'featured' | 'createdAt'>, now: number): string[] {
  const age = now - Date.parse(createdAt);
  return [featured && messages.featured, age >= 0 && age < newForInMs && messages.newListing].filter(
    (badge): badge is string => typeof badge === 'string',
  );
}
