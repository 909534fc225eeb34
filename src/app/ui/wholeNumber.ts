import * as language from '@messages/language';

const formats = new Map<string, Intl.NumberFormat>();

/** A number by the site's language, for languages that write numbers in their own way. */
export function formatNumber(number: number, options: Intl.NumberFormatOptions): string {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(language.tag, options);
  formats.set(key, format);
  return format.format(number);
}

/** Whole numbers as the site's language groups them: "1,25,000". */
export const wholeNumber = {
  format(number: number): string {
    if (!language.writesIndianNumbers) return formatNumber(number, { maximumFractionDigits: 0 });
    const digits = String(Math.round(Math.abs(number))).replace(/\d(?=(\d\d)+\d$)/g, '$&,');
    return number < 0 ? `-${digits}` : digits;
  },
};

/** A number that is not negative, from its hundredths, with at least so many decimals: "1.25", "4.5", "4". */
export function decimalNumber(hundredths: number, least: 0 | 1 = 0): string {
  if (!language.writesIndianNumbers)
    return formatNumber(hundredths / 100, { minimumFractionDigits: least, maximumFractionDigits: 2 });
  const rest = hundredths % 100;
  const decimals = rest ? String(rest / 100).slice(1) : '.0'.repeat(least);
  return wholeNumber.format((hundredths - rest) / 100) + decimals;
}
