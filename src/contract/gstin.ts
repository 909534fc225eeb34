import * as messages from '@messages/contract/validation';
import { stateNamed } from './places/places';

/** Ours until the office enters its own; it marks itself as missing. */
export const placeholderGstin = '23AAAAA0000A1Z5';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
/** Companies outside India that sell online services into it. */
const abroadOnline = '99';

/** As a person may write it: any case, with blanks and hyphens. */
export const tidyGstin = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** The last character of a GSTIN, computed from the others: Luhn's algorithm to the base of 36. */
export function checkCharacterOf(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((total, character, place) => {
    const product = digits.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] ?? '';
}

/** What is wrong with a GSTIN, in words; undefined for a right one. */
export function faultOfGstin(gstin: string): string | undefined {
  if (!shape.test(gstin)) return messages.enterAGstinOf15Characters;
  const prefix = gstin.slice(0, 2);
  if (prefix === abroadOnline) return messages.thisGstinIsOfACompanyAbroad;
  if (!stateNamed(prefix)) return messages.noStateHasTheseDigits(prefix);
  const expected = checkCharacterOf(gstin);
  return gstin.endsWith(expected) ? undefined : messages.theLastCharacterShouldBe(expected);
}
