/** Full-width signs, as Asian keyboards write them, and hyphens and minus signs as `-`; every character stays in its place. */
export const plainSigns = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replace(/[\u2010\u2011\u2212]/g, '-');

/** What may stand for a digit in a field, as a part of its `pattern`. */
export const anyDigit = '[\\d०-९０-９]';

/**
 * A typed or pasted number in digits 0 to 9: Devanagari and full-width digits, dashes of every length, and without the
 * invisible marks that pasted text brings along.
 */
export const plainNumber = (text: string): string =>
  plainSigns(text)
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\u2012-\u2015]/g, '-')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
