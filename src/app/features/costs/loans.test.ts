import type { Rates } from '@contract/costEstimates';
import fc from 'fast-check';
import { affordableLoan, balancesOf, mostLent, similarRent, yieldsOf } from './loans';
import { instalmentsOf } from './emi';

const india: Rates = { foir: 5_000, loan_to_30_lakh: 9_000, loan_to_75_lakh: 8_000, loan_above: 7_500 };

describe('a loan', () => {
  const loan = { amountInPaise: 50_00_000_00, rate: 8.5, years: 20 };

  it('is paid down as its instalments say, month by month, to nothing', () => {
    const balances = balancesOf(loan);
    expect(balances).toHaveLength(21);
    expect([balances[0], balances[20]]).toEqual([50_00_000_00, 0]);
    let left = loan.amountInPaise;
    const { monthlyInPaise } = instalmentsOf(loan);
    for (let month = 1; month <= 120; month += 1) left += left * (loan.rate / 1_200) - monthlyInPaise;
    // the instalment's rounding, ten years on
    expect(Math.abs((balances[10] ?? 0) - left)).toBeLessThan(100);
  });

  it('without interest falls in a straight line', () => {
    expect(balancesOf({ amountInPaise: 12_00_000_00, rate: 0, years: 3 })).toEqual([
      12_00_000_00, 8_00_000_00, 4_00_000_00, 0,
    ]);
  });

  it('never rises from one year to the next', () => {
    const loans = fc.record({
      amountInPaise: fc.integer({ min: 1_00_000_00, max: 100_00_00_000_00 }),
      rate: fc.integer({ min: 0, max: 400 }).map((twentieths) => twentieths / 20),
      years: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(loans, (given) => {
        const balances = balancesOf(given);
        expect(balances.every((left, year) => year === 0 || left < (balances[year - 1] ?? 0))).toBe(true);
      }),
    );
  });

  it.each([
    [30_00_000_00, 27_00_000_00],
    [35_00_000_00, 30_00_000_00],
    [50_00_000_00, 40_00_000_00],
    [98_00_000_00, 75_00_000_00],
    [2_00_00_000_00, 1_50_00_000_00],
  ])('of a price of %s paise banks lend at most %s', (priceInPaise, most) => {
    expect(mostLent(priceInPaise, india)).toBe(most);
  });

  it('that an income allows has an instalment of half of it, less other instalments', () => {
    const terms = { rate: 8.5, years: 20 };
    const { monthlyInPaise, amountInPaise } = affordableLoan(
      { incomeInPaise: 1_00_000_00, otherInPaise: 6_608_84 },
      terms,
      india,
    );
    expect(monthlyInPaise).toBe(43_391_16);
    // ₹50 lakh at 8.5 % over 20 years is ₹43,391.16 a month
    expect(Math.abs(amountInPaise - 50_00_000_00)).toBeLessThan(100);
    expect(affordableLoan({ incomeInPaise: 10_000_00, otherInPaise: 9_000_00 }, terms, india)).toEqual({
      monthlyInPaise: 0,
      amountInPaise: 0,
    });
  });
});

describe('an investment', () => {
  it('yields what the flat in Kharadi does', () => {
    const { gross, net, netInPaise } = yieldsOf({
      priceInPaise: 95_00_000_00,
      costsInPaise: 11_00_000_00,
      rentInPaise: 32_000_00,
      chargesInPaise: 1_08_000_00,
    });
    expect([gross.toFixed(1), net.toFixed(1), netInPaise]).toEqual(['4.0', '2.3', 2_44_000_00]);
  });

  it('expects the median of similar rents per square foot, and nothing of fewer than three', () => {
    const rents = [30, 20, 25, 100].map((each) => ({ rentInPaise: each * 1_000_00, size: 1_000 }));
    expect(similarRent(rents, 1_200)).toEqual({ rentInPaise: 33_000_00, count: 4 });
    expect(similarRent(rents.slice(0, 3), 1_000)).toEqual({ rentInPaise: 25_000_00, count: 3 });
    expect(similarRent([...rents.slice(0, 2), { rentInPaise: 5, size: null }], 1_000)).toBeUndefined();
    expect(similarRent(rents, null)).toBeUndefined();
  });
});
