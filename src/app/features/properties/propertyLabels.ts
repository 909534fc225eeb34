import { brand } from '@contract/brand';
import type { Property, PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { exactMoney, shortMoney, toPaise } from '../../ui/Money';

type Priced = Pick<PropertyCard, 'price' | 'purpose'>;

/** A listing's price in paise; null is a price on request. */
export function priceInPaise({ price }: Priced): number | null {
  return price === null ? null : toPaise(price);
}

/** "a month" for rent, undefined otherwise. */
export function pricePeriod({ purpose }: Priced): string | undefined {
  return purpose === 'rent' ? messages.aMonth : undefined;
}

/** The price as text: "₹1.25 Cr", "₹95,000 a month", "Price on request". */
export function priceLabel(property: Priced): string {
  const paise = priceInPaise(property);
  if (paise === null) return messages.priceOnRequest;
  return [shortMoney(paise), pricePeriod(property)].filter(Boolean).join(' ');
}

/** Beds, baths and area, each from either of its two names; null if the listing has none. */
export function factsOf(property: Pick<PropertyCard, 'bedrooms' | 'beds' | 'bathrooms' | 'baths' | 'size' | 'sqft'>) {
  return {
    beds: property.bedrooms ?? property.beds,
    baths: property.bathrooms ?? property.baths,
    sqft: property.size ?? property.sqft,
  };
}

/** "₹8,500 per sq ft" for a sale; null for rent, or if price or area is missing. */
export function pricePerSquareFoot(property: Priced & Parameters<typeof factsOf>[0]): string | null {
  const [paise, { sqft }] = [priceInPaise(property), factsOf(property)];
  return paise && sqft && property.purpose !== 'rent'
    ? messages.perSqFtWith(exactMoney(Math.round(paise / sqft / 100) * 100))
    : null;
}

const plain = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;

/** The title with the parts of the place that it does not contain: "Lake house, Mulshi" is followed by "Pune" only. */
export function titleWithPlace({ title, location, city }: Pick<PropertyCard, 'title' | 'location' | 'city'>): string {
  const parts = [...location.split(','), city.name].map((part) => part.trim()).filter(Boolean);
  const [named, own] = [plain(title), [...new Set(parts)]];
  return [title, ...own.filter((part) => !named.includes(plain(part)))].join(', ');
}

/** The text of a WhatsApp enquiry: title, location, price and the page's address. */
export function enquiryMessage(
  property: Pick<Property, 'title' | 'location' | 'city' | 'price' | 'purpose'>,
  pageAddress: string,
): string {
  return messages.helloIWouldLikeToKnow(brand, titleWithPlace(property), priceLabel(property), pageAddress);
}
