import { propertyWith } from '../../../../test/support/listings';
import { propertyFactRows } from './propertyFactRows';

const historyOf = (...prices: [date: string, price: string | null][]) =>
  new Map(
    propertyFactRows(propertyWith({ price_history: prices.map(([date, price]) => ({ date, price })) })).map(
      ([name, value]) => [name, value],
    ),
  ).get('Price history');

describe('the price history among the facts', () => {
  it('is missing for a price that never changed', () => {
    expect(historyOf()).toBeNull();
  });

  it('names each change with its day in India, the latest first', () => {
    expect(
      historyOf(
        ['2026-10-01T08:00:00Z', '15500000.00'],
        ['2026-10-20T08:00:00Z', '14500000.00'],
        ['2026-11-13T19:00:00Z', '13500000.00'],
      ),
    ).toBe('₹1.45 Cr → ₹1.35 Cr, 14 Nov\n₹1.55 Cr → ₹1.45 Cr, 20 Oct');
  });

  it('names the year of changes in years before the latest', () => {
    expect(
      historyOf(
        ['2025-09-01T08:00:00Z', '9000000.00'],
        ['2025-12-02T08:00:00Z', '8500000.00'],
        ['2026-01-04T08:00:00Z', null],
      ),
    ).toBe('₹85 L → Price on request, 4 Jan\n₹90 L → ₹85 L, 2 Dec 2025');
  });
});
