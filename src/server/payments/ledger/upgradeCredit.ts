import { dayInMs } from '@contract/durations';

/** A period of a package that an upgrade would end. */
export interface CreditedPeriod {
  /** The grant. */
  id: number;
  /** What the whole period is worth, in paise: what was paid for it, without what was refunded or credited. */
  worthInPaise: number;
  starts_at: Date;
  expires_at: Date;
  /** How long it ran before it ended once and was given back. */
  used_in_ms: number;
  /** Buyer contacts; null means unlimited. */
  contacts: number | null;
  contacts_used: number;
}

/** What is credited of one period. */
export interface CreditPart {
  grant: number;
  amountInPaise: number;
}

/** The least that a provider collects, in paise. */
export const leastAmountInPaise = 100;

/** The part of a period that is left, as a fraction in whole numbers: full days, or contacts if fewer of those are left. */
function restOf(
  { starts_at, expires_at, used_in_ms: usedInMs, contacts, contacts_used: used }: CreditedPeriod,
  at: Date,
): [number, number] {
  const days = Math.round((expires_at.getTime() - starts_at.getTime() + usedInMs) / dayInMs);
  const left = Math.floor((expires_at.getTime() - Math.max(at.getTime(), starts_at.getTime())) / dayInMs);
  if (days <= 0 || left <= 0) return [0, 1];
  const contactsLeft = contacts === null ? null : Math.max(0, contacts - used);
  if (contacts !== null && contacts > 0 && contactsLeft !== null && contactsLeft * days < left * contacts)
    return [contactsLeft, contacts];
  return [Math.min(left, days), days];
}

/** What the rest of a period is worth, in paise, rounded down. */
export function restWorth(period: CreditedPeriod, at: Date): number {
  const [left, whole] = restOf(period, at);
  return Math.floor((period.worthInPaise * left) / whole);
}

/**
 * What is credited for a package when another one replaces it: of each of its periods, what it is worth times the part that is left, rounded
 * down. The part is that of the days, in full days of 24 hours; or that of the buyer contacts, if it is smaller, so that contacts that were
 * used are not paid back. At least ₹1 of the new price remains to be paid: a renewal that would leave less is not credited and goes on.
 */
export function upgradeCredit(periods: readonly CreditedPeriod[], newPriceInPaise: number, at: Date): CreditPart[] {
  let room = Math.max(0, newPriceInPaise - leastAmountInPaise);
  return periods.flatMap((period, place) => {
    const rest = restWorth(period, at);
    // the running period ends with the upgrade, whatever is left of it
    const amountInPaise = place === 0 ? Math.min(rest, room) : rest;
    if (amountInPaise > room || (amountInPaise === 0 && place > 0)) return [];
    room -= amountInPaise;
    return [{ grant: period.id, amountInPaise }];
  });
}

export const creditIn = (parts: readonly CreditPart[]) =>
  parts.reduce((sum, { amountInPaise }) => sum + amountInPaise, 0);

/**
 * How long the new package runs, in milliseconds, if the old one had ended in another way before the order was paid, or
 * was worth less by then: for the part of its price that was paid.
 */
export function uncreditedTerm(termInMs: number, paidInPaise: number, priceInPaise: number): number {
  return Math.floor((termInMs * Math.min(paidInPaise, priceInPaise)) / priceInPaise);
}
