import * as messages from '@messages/server/states';

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

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '');

/**
 * The place of supply: the state of the buyer's GSTIN, else of the address, else (without an address) the company's;
 * null means abroad.
 */
export function placeOfSupply(
  { gstin, state, country }: Pick<BilledTo, 'gstin' | 'state' | 'country'>,
  companyGstin: string,
): { code: string; name: string } | null {
  const at = (code: string) => ({ code, name: messages.byGstCode[code] ?? '' });
  if (gstin) return at(gstin.slice(0, 2));
  if (country && !['india', 'in', 'bharat'].includes(plain(country))) return null;
  const named = Object.keys(messages.byGstCode).find((code) => plain(messages.byGstCode[code] ?? '') === plain(state));
  return at(named ?? companyGstin.slice(0, 2));
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
