/**
 * What a refund ends of what was bought. The office reads these rules in docs/office.md:
 *
 * 1. The whole price went back: everything that is not delivered ends now. A package loses the days that are left, a
 *    featured listing its star, a booked meeting its time. What was delivered stays, and so does a meeting that took
 *    place.
 * 2. A part went back: it pays for add-ons that are not delivered, the last of the order first, as far as it covers
 *    them whole; those end. The rest shortens the package by the same share of its days, at the earliest to today: of
 *    an upgrade, the share of its price with what was credited. A meeting stays booked.
 */

/** A bought item as it is now. */
export interface BoughtItem {
  kind: 'package' | 'add_on' | 'meeting';
  id: number;
  amountInPaise: number;
  /** What the rest of an older package paid for it. */
  creditInPaise?: number;
  /** `open`: not delivered, or in use. `done`: delivered, or over. `ended`: by an earlier refund. */
  state: 'open' | 'done' | 'ended';
}

/** What a refund ends. */
export interface RefundOutcome {
  /** Add-ons that end, by id. */
  addOns: number[];
  /** The share of its days that the package loses; 1 ends it. */
  packageShare: number;
  /** Whether the meeting is cancelled. */
  meeting: boolean;
}

/** Refunded amounts of the price, before and after the refund. */
export interface Refunded {
  priceInPaise: number;
  beforeInPaise: number;
  afterInPaise: number;
}

export function refundOutcome(items: readonly BoughtItem[], refunded: Refunded): RefundOutcome {
  const open = items.filter(({ state }) => state === 'open');
  const idsOf = (kind: BoughtItem['kind']) => open.filter((item) => item.kind === kind).map(({ id }) => id);
  if (refunded.afterInPaise >= refunded.priceInPaise)
    return {
      addOns: idsOf('add_on'),
      packageShare: idsOf('package').length > 0 ? 1 : 0,
      meeting: idsOf('meeting').length > 0,
    };
  const ended = items.filter(({ kind, state }) => kind === 'add_on' && state === 'ended');
  const already = ended.reduce((sum, { amountInPaise }) => sum + amountInPaise, 0);
  let left = Math.max(0, refunded.afterInPaise - already);
  const addOns: number[] = [];
  for (const addOn of open.filter(({ kind }) => kind === 'add_on').reverse()) {
    if (addOn.amountInPaise > left) continue;
    addOns.push(addOn.id);
    left -= addOn.amountInPaise;
  }
  return { addOns, packageShare: shareOf(open, { left, before: refunded.beforeInPaise - already }), meeting: false };
}

/** Only what this refund adds: an earlier one has shortened the package already. */
function shareOf(open: readonly BoughtItem[], { left, before }: { left: number; before: number }): number {
  const bought = open.find(({ kind }) => kind === 'package');
  if (!bought) return 0;
  const covered = (amount: number) => Math.min(Math.max(0, amount), bought.amountInPaise);
  return Math.max(0, covered(left) - covered(before)) / (bought.amountInPaise + (bought.creditInPaise ?? 0));
}
