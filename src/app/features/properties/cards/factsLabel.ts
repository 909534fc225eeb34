import type { PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { wholeNumber } from '../../../ui/wholeNumber';
import { factsOf } from '../propertyLabels';

/** "3 beds · 3 baths · 2,850 sqft · Villa", as far as the listing has them. */
export function factsLabel(property: PropertyCard): string {
  const { beds, baths, sqft } = factsOf(property);
  return [
    beds && messages.bedsOf(wholeNumber.format(beds), beds === 1),
    baths && messages.bathsOf(wholeNumber.format(baths), baths === 1),
    sqft && messages.sqftSqft(wholeNumber.format(sqft)),
    property.property_type.name || messages.property,
    property.purpose === 'invest' && messages.investment,
  ]
    .filter(Boolean)
    .join(' · ');
}
