import { type BoughtItem, refundOutcome } from './refundRules';

const basic: BoughtItem = { kind: 'package', id: 1, amountInPaise: 300_000, state: 'open' };
const tour: BoughtItem = { kind: 'add_on', id: 11, amountInPaise: 250_000, state: 'open' };
const featured: BoughtItem = { kind: 'add_on', id: 12, amountInPaise: 100_000, state: 'open' };
const meeting: BoughtItem = { kind: 'meeting', id: 21, amountInPaise: 9_900, state: 'open' };
const done = (item: BoughtItem): BoughtItem => ({ ...item, state: 'done' });
const ended = (item: BoughtItem): BoughtItem => ({ ...item, state: 'ended' });

const none = { addOns: [], packageShare: 0, meeting: false };
const rules: [what: string, items: BoughtItem[], before: number, after: number, outcome: object][] = [
  ['the whole price of an unused package ends it', [basic], 0, 300_000, { packageShare: 1 }],
  ['the whole price of a package that is over ends nothing', [done(basic)], 0, 300_000, {}],
  ['the whole price in two parts ends the package with the second', [basic], 100_000, 300_000, { packageShare: 1 }],
  ['half of a package’s price takes half of its days', [basic], 0, 150_000, { packageShare: 0.5 }],
  ['a second part takes only its own share', [basic], 150_000, 225_000, { packageShare: 0.25 }],
  ['the whole price ends add-ons that are not delivered', [basic, tour], 0, 550_000, { addOns: [11], packageShare: 1 }],
  ['the whole price leaves a delivered add-on', [basic, done(tour)], 0, 550_000, { packageShare: 1 }],
  ['an add-on’s price ends the add-on, not the package', [basic, tour], 0, 250_000, { addOns: [11] }],
  ['less than the add-on’s price shortens the package', [basic, tour], 0, 150_000, { packageShare: 0.5 }],
  [
    'an add-on’s price shortens the package if the add-on is delivered',
    [basic, done(tour)],
    0,
    150_000,
    { packageShare: 0.5 },
  ],
  ['the last add-on ends first', [basic, tour, featured], 0, 100_000, { addOns: [12] }],
  ['both add-ons end when both are covered', [basic, tour, featured], 0, 350_000, { addOns: [12, 11] }],
  ['what is beyond the add-ons shortens the package', [basic, tour], 0, 400_000, { addOns: [11], packageShare: 0.5 }],
  [
    'an add-on that was refunded before is not refunded twice',
    [basic, ended(tour)],
    250_000,
    400_000,
    { packageShare: 0.5 },
  ],
  ['an add-on that a later part covers ends then', [tour, featured], 60_000, 100_000, { addOns: [12] }],
  ['a part of a meeting’s price leaves it booked', [meeting], 0, 5_000, {}],
  ['the whole price cancels a meeting to come', [meeting], 0, 9_900, { meeting: true }],
  ['the whole price leaves a meeting that took place', [done(meeting)], 0, 9_900, {}],
  ['nothing credited ends nothing', [basic, tour], 0, 0, {}],
];

it.each(rules)('%s', (_what, items, beforeInPaise, afterInPaise, outcome) => {
  const priceInPaise = items.reduce((sum, { amountInPaise }) => sum + amountInPaise, 0);
  expect(refundOutcome(items, { priceInPaise, beforeInPaise, afterInPaise })).toEqual({ ...none, ...outcome });
});

it('takes the whole of a package’s days, however its price is divided into parts', () => {
  for (const parts of [1, 2, 3, 7, 29]) {
    const cuts = Array.from({ length: parts + 1 }, (_none, at) => Math.round((299_999 * at) / parts));
    const shares = cuts.slice(1).map((after, at) => {
      const refunded = { priceInPaise: 300_000, beforeInPaise: cuts[at] ?? 0, afterInPaise: after };
      return refundOutcome([basic], refunded).packageShare;
    });
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(299_999 / 300_000, 10);
  }
});
