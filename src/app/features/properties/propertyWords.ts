import { brand } from '@contract/brand';
import type { Property, PropertyCard } from '@contract/properties';
import { shortMoney, toPaise } from '../../ui/Money';

type Priced = Pick<PropertyCard, 'price' | 'purpose'>;

/** A listing's price in paise; null is a price on request. */
export function priceInPaise({ price }: Priced): number | null {
  return price === null ? null : toPaise(price);
}

/** "a month" for rent, nothing otherwise. */
export function pricePeriod({ purpose }: Priced): string | undefined {
  return purpose === 'rent' ? 'a month' : undefined;
}

/** The price in words: "₹1.25 Cr", "₹95,000 a month", "Price on request". */
export function priceWords(property: Priced): string {
  const paise = priceInPaise(property);
  if (paise === null) return 'Price on request';
  return [shortMoney(paise), pricePeriod(property)].filter(Boolean).join(' ');
}

/** Where it is: "Nipania, Indore". */
export function placeWords({ location, city }: Pick<PropertyCard, 'location' | 'city'>): string {
  return [location, city.name].filter(Boolean).join(', ');
}

/** Beds, baths and area, both names of each read; null where the listing has none. */
export function factsOf(property: Pick<PropertyCard, 'bedrooms' | 'beds' | 'bathrooms' | 'baths' | 'size' | 'sqft'>) {
  return { beds: property.bedrooms ?? property.beds, baths: property.bathrooms ?? property.baths, sqft: property.size ?? property.sqft };
}

/** What the WhatsApp enquiry says: title, location, price and the page's address. */
export function enquiryMessage(property: Pick<Property, 'title' | 'location' | 'city' | 'price' | 'purpose'>, pageAddress: string): string {
  return `Hello ${brand}, I would like to know more about ${property.title}, ${placeWords(property)}, ${priceWords(property)}. ${pageAddress}`;
}
