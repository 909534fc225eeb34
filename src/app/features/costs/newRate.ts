import type { RateUnit } from '@contract/costRates';
import { plainNumber } from '@contract/plainNumber';

/**
 * The value of a rate as somebody typed it: "5.5" percent or "30,000" rupees; null for an empty field, undefined for what
 * is no such figure.
 */
export function readRate(text: string, unit: RateUnit): number | null | undefined {
  const plain = plainNumber(text).replace(/[,\s₹%]/g, '');
  if (plain === '') return null;
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined;
  const hundredths = Math.round(Number(plain) * 100);
  return unit === 'share' && hundredths > 10_000 ? undefined : hundredths;
}
