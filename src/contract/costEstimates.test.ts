import { type CostRateName, costRateNames, costRates, rateMost } from './costRates';
import fc from 'fast-check';
import {
  type Purchase,
  type Rates,
  gstShare,
  purchaseParts,
  ratesOn,
  shareOf,
  sumOf,
  tenancyParts,
} from './costEstimates';

/** The rates that the migration 0180 begins with. */
const india: Rates = {
  gst_home: 500,
  gst_affordable: 100,
  gst_affordable_price: 45_00_000_00,
  gst_commercial: 1_200,
  brokerage: 100,
  rent_brokerage: 10_000,
  gst_brokerage: 1_800,
  foir: 5_000,
  loan_to_30_lakh: 9_000,
  loan_to_75_lakh: 8_000,
  loan_above: 7_500,
};
const pune: Rates = {
  ...india,
  stamp_duty: 500,
  women_concession: 100,
  local_tax: 100,
  metro_cess: 100,
  registration: 100,
  registration_cap: 30_000_00,
  licence_duty: 25,
  licence_deposit: 1_000,
  licence_registration: 1_000_00,
};
const indore: Rates = {
  ...india,
  stamp_duty: 500,
  women_concession: 0,
  local_tax: 300,
  janpad_duty: 100,
  duty_cess: 1_000,
  registration: 300,
  registration_cap: null,
  licence_duty: null,
};
const resale: Purchase = {
  priceInPaise: 1_20_00_000_00,
  kind: 'home',
  underConstruction: false,
  women: false,
  carpetArea: 1_100,
};
const amounts = (parts: readonly { name: string; amountInPaise: number }[]) =>
  Object.fromEntries(parts.map(({ name, amountInPaise }) => [name, amountInPaise]));

describe('a purchase, worked by hand', () => {
  it('in Pune: 7 % duty with its cesses, registration at its cap', () => {
    const parts = purchaseParts(resale, pune);
    expect(amounts(parts)).toEqual({
      price: 1_20_00_000_00,
      stamp_duty: 6_00_000_00,
      local_tax: 1_20_000_00,
      metro_cess: 1_20_000_00,
      registration: 30_000_00,
      brokerage: 1_20_000_00,
      gst_brokerage: 21_600_00,
    });
    expect(sumOf(parts)).toBe(1_30_11_600_00);
  });

  it('in Pune, bought by women: one percent of the price less', () => {
    const parts = purchaseParts({ ...resale, women: true }, pune);
    expect(amounts(parts)).toMatchObject({ stamp_duty: 4_80_000_00, registration: 30_000_00 });
    expect(sumOf(purchaseParts(resale, pune)) - sumOf(parts)).toBe(1_20_000_00);
  });

  it('in Pune below the cap: registration is one percent', () => {
    expect(amounts(purchaseParts({ ...resale, priceInPaise: 28_40_000_00 }, pune))).toMatchObject({
      stamp_duty: 1_42_000_00,
      registration: 28_400_00,
    });
  });

  it('in Indore: principal, municipal and janpad duty, upkar on the principal, registration without a cap', () => {
    const parts = purchaseParts({ ...resale, priceInPaise: 1_26_00_000_00 }, indore);
    expect(amounts(parts)).toEqual({
      price: 1_26_00_000_00,
      stamp_duty: 6_30_000_00,
      local_tax: 3_78_000_00,
      janpad_duty: 1_26_000_00,
      duty_cess: 63_000_00,
      registration: 3_78_000_00,
      brokerage: 1_26_000_00,
      gst_brokerage: 22_680_00,
    });
    // 11,97,000 of duty and 3,78,000 of registration
    expect(sumOf(parts) - 1_26_00_000_00 - 1_26_000_00 - 22_680_00).toBe(15_75_000_00);
  });

  it.each<[string, Partial<Purchase>, number]>([
    ['a finished home', {}, 0],
    ['a home under construction', { underConstruction: true }, 500],
    [
      'an affordable one of ₹45 lakh and 968 sq ft',
      { underConstruction: true, priceInPaise: 45_00_000_00, carpetArea: 968 },
      100,
    ],
    ['one a paisa dearer', { underConstruction: true, priceInPaise: 45_00_000_01, carpetArea: 968 }, 500],
    ['one a foot larger', { underConstruction: true, priceInPaise: 45_00_000_00, carpetArea: 969 }, 500],
    ['one of unknown size', { underConstruction: true, priceInPaise: 45_00_000_00, carpetArea: null }, 500],
    ['an office under construction', { underConstruction: true, kind: 'commercial' }, 1_200],
    ['a plot', { underConstruction: true, kind: 'plot' }, 0],
  ])('GST on %s', (_, given, share) => {
    expect(gstShare({ ...resale, ...given }, pune)).toBe(share);
  });
});

const ratesByName = fc.record(
  Object.fromEntries(
    costRateNames.map((name) => [
      name,
      fc.option(fc.integer({ min: 0, max: costRates[name].unit === 'share' ? 2_500 : rateMost.paise }), { nil: null }),
    ]),
  ) as Record<CostRateName, fc.Arbitrary<number | null>>,
);
const price = fc.integer({ min: 1, max: 9_99_99_99_999_00 });
const purchase = fc.record({
  priceInPaise: price,
  kind: fc.constantFrom('home' as const, 'commercial' as const, 'plot' as const),
  underConstruction: fc.boolean(),
  women: fc.boolean(),
  carpetArea: fc.option(fc.integer({ min: 100, max: 20_000 }), { nil: null }),
});

describe('for any price and any rates', () => {
  it('the parts are whole paise above nothing, and only the price is certain', () => {
    fc.assert(
      fc.property(purchase, ratesByName, (given, rates) => {
        const parts = purchaseParts(given, rates);
        expect(parts.every(({ amountInPaise }) => Number.isSafeInteger(amountInPaise) && amountInPaise > 0)).toBe(true);
        expect(parts[0]).toEqual({ name: 'price', amountInPaise: given.priceInPaise });
        expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
      }),
    );
  });

  it('the parts sum to the total to the paisa, as exact fractions of the price do', () => {
    const exact = (amount: number, share: number | null | undefined) =>
      (BigInt(amount) * BigInt(share ?? 0) + 5_000n) / 10_000n;
    fc.assert(
      fc.property(price, ratesByName, (amount, rates) => {
        const parts = purchaseParts({ ...resale, priceInPaise: amount }, rates);
        const duty = exact(amount, rates.stamp_duty);
        const fee = exact(amount, rates.registration);
        const cap = BigInt(rates.registration_cap ?? Number.MAX_SAFE_INTEGER);
        const brokerage = exact(amount, rates.brokerage);
        const total =
          BigInt(amount) +
          duty +
          exact(amount, rates.local_tax) +
          exact(amount, rates.metro_cess) +
          exact(amount, rates.janpad_duty) +
          exact(Number(duty), rates.duty_cess) +
          (fee < cap ? fee : cap) +
          brokerage +
          exact(Number(brokerage), rates.gst_brokerage);
        expect(BigInt(sumOf(parts))).toBe(total);
      }),
    );
  });

  it('a higher price never costs less in all, in the two cities', () => {
    fc.assert(
      fc.property(purchase, price, fc.constantFrom(pune, indore), (given, other, rates) => {
        const [low, high] = [given.priceInPaise, other].sort((one, two) => one - two) as [number, number];
        const total = (priceInPaise: number) => sumOf(purchaseParts({ ...given, priceInPaise }, rates));
        expect(total(high)).toBeGreaterThanOrEqual(total(low));
      }),
    );
  });

  it('a share of an amount is its exact fraction, rounded', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 10_000 }), (amount, share) => {
        expect(BigInt(shareOf(amount, share))).toBe((BigInt(amount) * BigInt(share) + 5_000n) / 10_000n);
      }),
    );
  });
});

describe('a tenancy, worked by hand', () => {
  it('in Pune: 0.25 % of 24 rents and of 10 % a year of the deposit, and ₹1,000', () => {
    const parts = tenancyParts({ rentInPaise: 38_000_00, months: 24, depositInPaise: 1_00_000_00 }, pune);
    expect(amounts(parts)).toEqual({
      deposit: 1_00_000_00,
      first_rent: 38_000_00,
      licence_duty: 2_330_00,
      licence_registration: 1_000_00,
      rent_brokerage: 38_000_00,
      gst_brokerage: 6_840_00,
    });
    expect(sumOf(parts)).toBe(1_86_170_00);
  });

  it('in Indore, where the table has no rate of duty, states none', () => {
    expect(
      tenancyParts({ rentInPaise: 20_000_00, months: 11, depositInPaise: 40_000_00 }, indore).map(({ name }) => name),
    ).toEqual(['deposit', 'first_rent', 'rent_brokerage', 'gst_brokerage']);
  });
});

it('takes of each rate the latest that has begun', () => {
  const versions = [
    { name: 'stamp_duty' as const, value: 600, effective_from: '2027-04-01' },
    { name: 'stamp_duty' as const, value: 500, effective_from: '2022-04-01' },
    { name: 'stamp_duty' as const, value: 300, effective_from: '2020-09-01' },
    { name: 'registration_cap' as const, value: null, effective_from: '2022-04-01' },
  ];
  expect(ratesOn(versions, '2026-11-25')).toEqual({ stamp_duty: 500, registration_cap: null });
  expect(ratesOn(versions, '2027-04-01')).toMatchObject({ stamp_duty: 600 });
  expect(ratesOn(versions, '2019-01-01')).toEqual({});
});
