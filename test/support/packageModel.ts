/*
 * packageModel(): who paid what for which days. It repeats, in memory and without SQL, what purchases, upgrades,
 * refunds and time do to the packages of one account.
 */
import { dayInMs } from '@contract/durations';

/** A purchase of a package. */
export interface Bought {
  payment: number;
  package: string;
  /** The buyer's own money, in paise. */
  own: number;
  back: number;
  /** The credit that it began with. */
  credit: number;
  /** What was credited of it to `next`. */
  given: number;
  next: Bought | null;
  starts: number;
  ends: number;
  /** Milliseconds: before it was given back, taken by refunds, left when it ended. */
  used: number;
  taken: number;
  unused: number | null;
}

export function packageModel() {
  const all: Bought[] = [];
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const receivedBy = (one: Bought) => sum(all.filter(({ next }) => next === one).map(({ given }) => given));
  const carried = (one: Bought) => Math.max(0, one.given - receivedBy(one));
  const worth = (one: Bought) => Math.max(0, one.own + receivedBy(one) - one.back - one.given);
  const runsAt = (now: number) => all.filter(({ starts, ends }) => starts <= now && ends > now);
  const moveAfter = (one: Bought, end: number, by: number) => {
    for (const other of all)
      if (other !== one && other.package === one.package && other.starts >= end)
        Object.assign(other, { starts: other.starts - by, ends: other.ends - by });
  };
  const end = (one: Bought, now: number) => {
    const unused = Math.max(0, one.ends - Math.max(now, one.starts));
    const before = one.ends;
    Object.assign(one, { unused, starts: Math.min(one.starts, now), ends: Math.min(one.ends, now) });
    moveAfter(one, before, unused);
  };
  const lastEnd = (name: string, now: number) =>
    Math.max(
      now,
      ...all
        .filter((one) => one.package === name && one.unused === null && one.ends > one.starts)
        .map(({ ends }) => ends),
    );
  const giveBack = (from: Bought, now: number) => {
    const back = all.filter(({ next }) => next === from);
    for (const one of back) {
      const [begin, unused] = [lastEnd(one.package, now), one.unused ?? 0];
      if (unused > 0)
        Object.assign(one, { used: one.used + one.ends - one.starts, starts: begin, ends: begin + unused });
      Object.assign(one, { given: 0, next: null, unused: null });
    }
  };
  const shorten = (one: Bought, share: number, now: number) => {
    if (one.unused !== null) return;
    const whole = one.ends - one.starts + one.taken + one.used;
    const by = Math.min(Math.round(whole * share), one.ends - Math.max(now, one.starts));
    if (by <= 0) return;
    const before = one.ends;
    Object.assign(one, { ends: one.ends - by, taken: one.taken + by });
    moveAfter(one, before, by);
  };
  const takeBack = (one: Bought, now: number) => {
    const over = Math.min(one.given, one.back + carried(one) - one.own);
    const { next } = one;
    if (!next || over <= 0) return;
    one.given -= over;
    if (one.given === 0) one.next = null;
    else one.unused = Math.trunc(((one.unused ?? 0) * one.given) / (one.given + over));
    shorten(next, over / (next.own + next.credit), now);
    takeBack(next, now);
  };
  const add = (bought: Pick<Bought, 'payment' | 'package' | 'own' | 'credit'>, days: number, now: number): Bought => {
    const starts = lastEnd(bought.package, now);
    const rest = { back: 0, given: 0, next: null, used: 0, taken: 0, unused: null };
    const one = { ...bought, ...rest, starts, ends: starts + days * dayInMs };
    all.push(one);
    return one;
  };
  /** What would be credited of a running package: of each period the worth of its full days, as long as ₹1 remains. */
  const parts = (running: Bought, price: number, now: number): [Bought, number][] => {
    const renewals = all
      .filter((one) => one !== running && one.package === running.package && one.ends > now && one.ends > one.starts)
      .sort((one, other) => one.ends - other.ends || one.payment - other.payment);
    let room = price - 100;
    return [running, ...renewals].flatMap((one): [Bought, number][] => {
      const days = Math.round((one.ends - one.starts + one.used) / dayInMs);
      const left = Math.max(0, Math.floor((one.ends - Math.max(now, one.starts)) / dayInMs));
      const rest = days > 0 ? Math.floor((worth(one) * Math.min(left, days)) / days) : 0;
      const amount = one === running ? Math.min(rest, room) : rest;
      if (amount > room || (amount === 0 && one !== running)) return [];
      room -= amount;
      return [[one, amount]];
    });
  };
  return {
    all,
    runsAt,
    buy: add,
    /** What each running package can be upgraded to, and its credit. */
    offers: (prices: Readonly<Record<string, readonly [price: number, days: number]>>, now: number) =>
      runsAt(now).flatMap((one) =>
        Object.entries(prices)
          .filter(([, [price]]) => price > (prices[one.package]?.[0] ?? 0))
          .map(([to, [price]]) => [one.package, one.ends, to, sum(parts(one, price, now).map(([, amount]) => amount))]),
      ),
    upgrade(
      running: Bought,
      bought: Pick<Bought, 'payment' | 'package' | 'own'>,
      { price, days }: { price: number; days: number },
      now: number,
    ): Bought {
      const ended = parts(running, price, now);
      for (const [one] of [...ended].reverse()) end(one, now);
      const next = add({ ...bought, credit: sum(ended.map(([, amount]) => amount)) }, days, now);
      for (const [one, amount] of ended) Object.assign(one, { given: amount, next });
      return next;
    },
    /** What the office can refund: what was paid, less what went back, less what was credited to an upgrade. */
    refundable: (one: Bought) => one.own - one.back - carried(one),
    refund(one: Bought, amount: number, now: number) {
      const before = one.back;
      one.back += amount;
      if (one.back === one.own) {
        if (one.ends > Math.max(now, one.starts)) {
          giveBack(one, now);
          end(one, now);
        }
      } else if (one.ends > now) shorten(one, (one.back - before) / (one.own + one.credit), now);
      takeBack(one, now);
    },
  };
}
