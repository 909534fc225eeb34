import { phoneTexts } from '@contract/phoneText';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Types of Indian numbers that nobody else's ten digits are. */
const plainlyIndian: readonly (string | undefined)[] = ['MOBILE', 'TOLL_FREE'];

/**
 * The first number of a field in E.164, of India unless it names a country; null for one that cannot be read. Ten digits
 * that begin like a landline are as often from abroad: without a code of their country or a trunk 0 nobody knows.
 */
export function e164Of(phone: string): string | null {
  const [first] = phoneTexts(phone);
  if (!first) return null;
  const number = first.number.replace(/^00/, '+');
  const parsed = parsePhoneNumberFromString(number, 'IN');
  if (!parsed?.isValid()) return null;
  const digits = number.replace(/\D/g, '');
  const isMarked = /^[(\s]*[+0]/.test(number) || (digits.length === 12 && digits.startsWith('91'));
  return isMarked || plainlyIndian.includes(parsed.getType()) ? parsed.number : null;
}

/** How a number is stored beside what was typed: empty for one that cannot be read, null where there is none. */
export const storedE164 = (phone: string): string | null => (phone === '' ? null : (e164Of(phone) ?? ''));

/** A stored number as it is shown: null for none, and for one that cannot be read. The job may not have come by yet. */
export const shownE164 = ({ phone, phone_e164: stored }: { phone: string; phone_e164: string | null }): string | null =>
  (stored ?? storedE164(phone)) || null;
