import * as language from '@messages/language';

/**
 * Numbers of this language are written without `Intl`, whose first format costs a page 12 ms on a computer and four times as
 * much on a phone.
 */
export const isIndianEnglish: boolean = language.tag === 'en-IN';

const formats = new Map<number, Intl.NumberFormat>();

/** A number as the site's language writes it, with at most or, for an amount of money, exactly these decimals. */
export function formatNumber(number: number, decimals: number, currency?: string): string {
  const key = currency ? -1 - decimals : decimals;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language.tag, {
      maximumFractionDigits: decimals,
      ...(currency && { style: 'currency', currency, minimumFractionDigits: decimals }),
    });
  formats.set(key, format);
  return format.format(number);
}

/** Whole numbers as the site's language groups them: "1,25,000". */
export const wholeNumber = {
  format(number: number): string {
    if (!isIndianEnglish) return formatNumber(number, 0);
    const digits = String(Math.round(Math.abs(number))).replace(/\d(?=(\d\d)+\d$)/g, '$&,');
    return number < 0 ? `-${digits}` : digits;
  },
};
