import { abroad, countryOf, isPin, stateCodeOf, stateNamed, statesOfPin } from '@contract/places/places';

/** The billing details at the time of payment. */
export interface BilledTo {
  name: string;
  email: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  gstin: string;
  /** The code of the place of supply of a document; one that was issued keeps it. */
  place?: string;
}

/** Our details at the time of the document. */
export interface Issuer {
  address: string;
  email: string;
  phone: string;
  gstin: string;
}

/** Services of real estate on a fee or contract basis, in the list of service codes of the Indian tax office. */
export const SERVICE_CODE = '997222';

/** The tax included in a price. The parts add up to the price to the paisa. */
export interface Tax {
  taxableInPaise: number;
  parts: { name: 'CGST' | 'SGST' | 'IGST'; percent: number; amountInPaise: number }[];
}

export const PERCENT = 18;

/** An older invoice whose place was that of our own GSTIN, of which it keeps no copy. */
const ownState = '00';

const placeAt = (code: string) => ({ code, name: stateNamed(code) });

/**
 * Where a buyer is: the state of the GSTIN, else of the address, else of its PIN; null abroad. Undefined where that is
 * not known: then the buyer is asked, never guessed.
 */
export function placeOfBuyer({
  gstin,
  state,
  zip,
  country,
}: Pick<BilledTo, 'gstin' | 'state' | 'zip' | 'country'>): { code: string; name: string } | null | undefined {
  if (gstin) return placeAt(gstin.slice(0, 2));
  const known = country ? countryOf(country) : undefined;
  if (country && !known) return undefined;
  if (known && !known.isIndia) return null;
  const code = stateCodeOf(state);
  if (code !== undefined) return placeAt(code);
  const [only, ...others] = isPin(zip) ? (statesOfPin(zip) ?? []) : [];
  return only !== undefined && others.length === 0 && state === '' ? placeAt(only) : undefined;
}

/** Whether an address was given that does not say where it is. Without any, the law says our own state. */
export const hidesPlace = (
  buyer: Pick<BilledTo, 'gstin' | 'state' | 'zip' | 'country' | 'address' | 'city'>,
): boolean =>
  placeOfBuyer(buyer) === undefined &&
  [buyer.state, buyer.country, buyer.address, buyer.city].some((text) => text !== '');

/**
 * The place of supply of a document: the one that it was issued with. Where no address is known, it is the company's
 * state (section 12 (2) (b) of the IGST Act); null means abroad.
 */
export function placeOfSupply(
  billedTo: Pick<BilledTo, 'gstin' | 'state' | 'zip' | 'country' | 'place'>,
  companyGstin: string,
): { code: string; name: string } | null {
  const own = placeAt(companyGstin.slice(0, 2));
  const { place } = billedTo;
  if (place === abroad) return null;
  if (place !== undefined) return place === ownState ? own : placeAt(place);
  const found = placeOfBuyer(billedTo);
  return found === undefined ? own : found;
}

/** Splits a price that includes the tax: in two equal halves within the company's state, as one amount elsewhere. */
export function taxOf(priceInPaise: number, place: { code: string } | null, companyGstin: string): Tax {
  if (place?.code === companyGstin.slice(0, 2)) {
    const half = Math.round((priceInPaise * (PERCENT / 2)) / (100 + PERCENT));
    const part = (name: 'CGST' | 'SGST') => ({ name, percent: PERCENT / 2, amountInPaise: half });
    return { taxableInPaise: priceInPaise - 2 * half, parts: [part('CGST'), part('SGST')] };
  }
  const whole = Math.round((priceInPaise * PERCENT) / (100 + PERCENT));
  return { taxableInPaise: priceInPaise - whole, parts: [{ name: 'IGST', percent: PERCENT, amountInPaise: whole }] };
}

/**
 * The tax of the part of a price between two amounts: the taxes of all parts add up to the price's to the paisa, however
 * each is rounded.
 */
export function taxBetween(
  fromInPaise: number,
  toInPaise: number,
  place: { code: string } | null,
  companyGstin: string,
): Tax {
  const [before, after] = [taxOf(fromInPaise, place, companyGstin), taxOf(toInPaise, place, companyGstin)];
  return {
    taxableInPaise: after.taxableInPaise - before.taxableInPaise,
    parts: after.parts.map((part, at) => ({
      ...part,
      amountInPaise: part.amountInPaise - (before.parts[at]?.amountInPaise ?? 0),
    })),
  };
}
