import * as language from '@messages/language';

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
    if (!language.writesIndianNumbers) return formatNumber(number, 0);
    const digits = String(Math.round(Math.abs(number))).replace(/\d(?=(\d\d)+\d$)/g, '$&,');
    return number < 0 ? `-${digits}` : digits;
  },
};
