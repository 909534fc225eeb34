import { dayInMs } from '@contract/durations';

/** A period of a package that an upgrade would end. */
export interface CreditedPeriod {
  /** What the buyer paid for it, in paise, without what was refunded. */
  paidInPaise: number;
  starts_at: Date;
  expires_at: Date;
  /** Buyer contacts; null means unlimited. */
  contacts: number | null;
  contacts_used: number;
}

/** The least that a provider collects, in paise. */
export const leastAmountInPaise = 100;

/** The part of a period that is left, as a fraction in whole numbers: full days, or contacts if fewer of those are left. */
function restOf({ starts_at, expires_at, contacts, contacts_used: used }: CreditedPeriod, at: Date): [number, number] {
  const days = Math.round((expires_at.getTime() - starts_at.getTime()) / dayInMs);
  const left = Math.floor((expires_at.getTime() - Math.max(at.getTime(), starts_at.getTime())) / dayInMs);
  if (days <= 0 || left <= 0) return [0, 1];
  const contactsLeft = contacts === null ? null : Math.max(0, contacts - used);
  if (contacts !== null && contacts > 0 && contactsLeft !== null && contactsLeft * days < left * contacts)
    return [contactsLeft, contacts];
  return [Math.min(left, days), days];
}

/**
 * What is credited for a package when another one replaces it, in paise: of each of its periods, what was paid for it times the part that is
 * left, rounded down. The part is that of the days, in full days of 24 hours; or that of the buyer contacts, if it is smaller, so that
 * contacts that were used are not paid back. At least ₹1 of the new price remains to be paid.
 */
export function upgradeCredit(periods: readonly CreditedPeriod[], newPriceInPaise: number, at: Date): number {
  const credit = periods.reduce((sum, period) => {
    const [left, whole] = restOf(period, at);
    return sum + Math.floor((period.paidInPaise * left) / whole);
  }, 0);
  return Math.max(0, Math.min(credit, newPriceInPaise - leastAmountInPaise));
}

/**
 * How long the new package runs, in milliseconds, if the old one had ended in another way before the order was paid, so that there was
 * nothing to credit: for the part of its price that was paid.
 */
export function uncreditedTerm(termInMs: number, paidInPaise: number, priceInPaise: number): number {
  return Math.floor((termInMs * Math.min(paidInPaise, priceInPaise)) / priceInPaise);
}
