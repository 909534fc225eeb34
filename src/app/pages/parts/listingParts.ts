import type { Property } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { hasEmi } from '../../features/costs/emi';

export interface ListingPart {
  /** Of its element. */
  id: string;
  name: string;
}

/** The parts that a listing's page has, in their order. `hasPlan`: it shows a floor plan. */
export function listingParts(property: Property, hasPlan: boolean): ListingPart[] {
  const names = messages.parts;
  const hasPrice = Number(property.price) > 0;
  const parts: [id: string, name: string, shown: boolean][] = [
    ['plan', names.plan, hasPlan],
    ['tour', names.tour, property.tour.length > 0],
    ['facts', names.facts, true],
    ['story', names.story, true],
    ['amenities', names.amenities, property.amenities.length > 0],
    // the instalments come first where there are any
    [hasEmi(property) ? 'emi' : 'costs', names.costs, hasPrice],
    ['papers', names.papers, true],
    ['place', names.place, property.latitude !== null && property.longitude !== null],
    ['visit', names.visit, true],
  ];
  return parts.filter(([, , shown]) => shown).map(([id, name]) => ({ id, name }));
}
