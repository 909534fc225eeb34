import fc from 'fast-check';
import { emiOptions, hasEmi, instalmentsOf, loanFor, defaultEmi, wholeRupees } from './emi';

/**
 * The first two match banks' own calculators (₹11,714 at HDFC Bank; ₹43,391 for ₹50 lakh over 20 years at 8.5 %); all
 * were recalculated with 60 digits.
 */
it.each([
  { amountInPaise: 10_00_000_00, rate: 7.2, years: 10, monthly: 11_714_19, total: 14_05_702_49 },
  { amountInPaise: 50_00_000_00, rate: 8.5, years: 20, monthly: 43_391_16, total: 1_04_13_878_80 },
  { amountInPaise: 1_08_00_000_00, rate: 8.5, years: 20, monthly: 93_724_91, total: 2_24_93_978_21 },
  { amountInPaise: 10_00_000_00, rate: 12, years: 1, monthly: 88_848_79, total: 10_66_185_46 },
  { amountInPaise: 9_90_00_000_00, rate: 9.05, years: 27, monthly: 8_18_359_33, total: 26_51_48_424_22 },
  { amountInPaise: 9_99_99_99_999_00, rate: 20, years: 30, monthly: 16_71_01_868_61, total: 60_15_66_72_698_89 },
  { amountInPaise: 9_99_99_99_999_00, rate: 5, years: 30, monthly: 5_36_82_162_30, total: 19_32_55_78_426_50 },
  { amountInPaise: 12_34_567_89, rate: 6.35, years: 7, monthly: 18_243_12, total: 15_32_421_68 },
])('calculates $amountInPaise paise at $rate % over $years years to the paisa', ({ monthly, total, ...loan }) => {
  expect(instalmentsOf(loan)).toEqual({
    monthlyInPaise: monthly,
    totalInPaise: total,
    interestInPaise: total - loan.amountInPaise,
  });
});

it('divides a loan without interest evenly', () => {
  expect(instalmentsOf({ amountInPaise: 12_00_000_00, rate: 0, years: 10 })).toEqual({
    monthlyInPaise: 10_000_00,
    totalInPaise: 12_00_000_00,
    interestInPaise: 0,
  });
});

it('pays the loan off, except for the instalments’ rounding', () => {
  const loans = fc.record({
    amountInPaise: fc.integer({ min: 1_00_000_00, max: 100_00_00_000_00 }),
    rate: fc.integer({ min: 100, max: 400 }).map((twentieths) => twentieths / 20),
    years: fc.integer({ min: 1, max: 30 }),
  });
  fc.assert(
    fc.property(loans, (loan) => {
      const { monthlyInPaise } = instalmentsOf(loan);
      let left = loan.amountInPaise;
      for (let month = 0; month < loan.years * 12; month += 1) left += left * (loan.rate / 1_200) - monthlyInPaise;
      const half = (0.5 * ((1 + loan.rate / 1_200) ** (loan.years * 12) - 1)) / (loan.rate / 1_200);
      expect(Math.abs(left)).toBeLessThanOrEqual(half * 1.001 + 1);
    }),
  );
});

it('starts with a down payment of 20 %, 8.5 % and twenty years', () => {
  expect(loanFor(1_35_00_000_00, defaultEmi)).toEqual({ amountInPaise: 1_08_00_000_00, rate: 8.5, years: 20 });
  expect(loanFor(1_35_00_000_00, { down: emiOptions.down.max, rate: 9, years: 5 }).amountInPaise).toBe(13_50_000_00);
});

it('rounds to whole rupees', () => {
  expect([93_724_91, 93_724_49, 0].map(wholeRupees)).toEqual([93_725_00, 93_724_00, 0]);
});

it.each([
  ['sale', '13500000.00', true],
  ['rent', '95000.00', false],
  ['invest', '13500000.00', false],
  ['sale', null, false],
  ['sale', '0.00', false],
])('a listing for %s at %s has instalments: %s', (purpose, price, expected) => {
  expect(hasEmi({ purpose, price })).toBe(expected);
});
