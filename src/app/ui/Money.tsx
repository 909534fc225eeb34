import * as language from '@messages/language';
import * as messages from '@messages/app/ui';
import { decimalNumber, formatNumber, wholeNumber } from './wholeNumber';

const crore = 10_000_000;
const lakh = 100_000;

/** The paise of a decimal string of rupees, as responses contain it. */
export function toPaise(rupees: string): number {
  return Math.round(Number(rupees) * 100);
}

/** "₹1,25,00,000": the exact amount, with paise only if there are any. */
export function exactMoney(amountInPaise: number): string {
  const paise = Math.abs(amountInPaise) % 100;
  if (!language.writesIndianNumbers) {
    const decimals = paise ? 2 : 0;
    return formatNumber(amountInPaise / 100, {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  }
  const rupees = wholeNumber.format((Math.abs(amountInPaise) - paise) / 100);
  return `${amountInPaise < 0 ? '-' : ''}₹${rupees}${paise ? `.${String(paise).padStart(2, '0')}` : ''}`;
}

/** "₹1.25 Cr", "₹45 L", and whole rupees below a lakh. */
export function shortMoney(amountInPaise: number): string {
  // round first: to two places, 99,99,999 is 1 crore, not 100 lakh
  if (Math.round(amountInPaise / lakh) * lakh >= crore * 100)
    return messages.rupeesCrRupees(decimalNumber(Math.round(amountInPaise / crore)));
  if (amountInPaise >= lakh * 100) return messages.rupeesLRupees(decimalNumber(Math.round(amountInPaise / lakh)));
  return exactMoney(amountInPaise);
}

interface MoneyProps {
  /** Null is a price on request. */
  amountInPaise: number | null;
  /** The short form for lists; `title` has the exact amount. */
  brief?: boolean;
  /** A unit, such as "a month". */
  per?: string;
}

/** Formats money; every amount on a screen goes through this file. */
export function Money({ amountInPaise, brief = false, per }: MoneyProps) {
  if (amountInPaise === null) return <span>{messages.priceOnRequest}</span>;
  const exact = exactMoney(amountInPaise);
  return (
    <span title={brief ? exact : undefined} style={{ fontVariantNumeric: 'lining-nums tabular-nums' }}>
      {brief ? shortMoney(amountInPaise) : exact}
      {per && <small style={{ fontSize: '0.7em' }}> {per}</small>}
    </span>
  );
}
