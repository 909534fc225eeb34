import type { PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { shortMoney } from '../../ui/Money';
import { factsOf, priceInPaise } from './propertyLabels';

type Compared = Pick<
  PropertyCard,
  | 'city'
  | 'location'
  | 'property_type'
  | 'purpose'
  | 'price'
  | 'bedrooms'
  | 'beds'
  | 'bathrooms'
  | 'baths'
  | 'size'
  | 'sqft'
>;

/** A difference of price that nobody would call one. */
const sameWithin = 0.05;

const localityOf = ({ location }: Compared) => location.split(',')[0]?.trim() ?? '';

function priceBeside(own: Compared, other: Compared): string | undefined {
  const [mine, its] = [priceInPaise(own), priceInPaise(other)];
  if (!mine || !its || own.purpose !== other.purpose) return undefined;
  const more = its - mine;
  if (Math.abs(more) <= mine * sameWithin) return messages.aboutTheSamePrice;
  return more > 0 ? messages.priceMore(shortMoney(more)) : messages.priceLess(shortMoney(-more));
}

/** Why `other` is offered beside `own`, and how it differs: "Also in Kharadi · ₹12 L less · 1 bedroom more". */
export function whySimilar(own: Compared, other: Compared): string {
  const isNear = localityOf(own) !== '' && localityOf(own) === localityOf(other);
  const [mine, its] = [factsOf(own).beds, factsOf(other).beds];
  const parts = [
    isNear
      ? messages.alsoIn(localityOf(own))
      : own.city.id === other.city.id
        ? messages.elsewhereIn(own.city.name)
        : other.city.name,
    priceBeside(own, other),
    mine && its ? (mine === its ? messages.sameBedrooms(its) : messages.bedroomsBeside(its - mine)) : undefined,
  ];
  return parts.filter(Boolean).join(' · ');
}
