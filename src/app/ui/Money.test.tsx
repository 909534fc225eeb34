import fc from 'fast-check';
import { render, screen } from '@testing-library/react';
import { Money, exactMoney, shortMoney, toPaise } from './Money';
import { wholeNumber } from './wholeNumber';

it.each([
  [1_250_000_000, '₹1.25 Cr'],
  [450_000_000, '₹45 L'],
  [999_999_900, '₹1 Cr'],
  [9_500_000, '₹95,000'],
  [10_000_000, '₹1 L'],
  [12_340_000_000, '₹12.34 Cr'],
])('formats %d paise as %s in lists', (amountInPaise, written) => {
  expect(shortMoney(amountInPaise)).toBe(written);
});

it('formats the exact amount with Indian grouping, and paise only if there are any', () => {
  expect(exactMoney(1_250_000_000)).toBe('₹1,25,00,000');
  expect(exactMoney(299_950)).toBe('₹2,999.50');
});

it('reads a decimal string of rupees without losing a paisa', () => {
  expect(toPaise('12500000.00')).toBe(1_250_000_000);
  expect(toPaise('0.29')).toBe(29);
});

it('has the exact amount in a short one’s title, and says that a price is on request', () => {
  const { rerender } = render(<Money amountInPaise={1_250_000_000} brief />);
  expect(screen.getByText('₹1.25 Cr')).toHaveAttribute('title', '₹1,25,00,000');
  rerender(<Money amountInPaise={null} />);
  expect(screen.getByText('Price on request')).toBeInTheDocument();
});

it('writes numbers as `Intl` would, which costs a first load too much', () => {
  const written = (amount: number, decimals: number) =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(amount);
  const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
  const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(
      fc.oneof(
        amounts,
        amounts.map((paise) => paise - (paise % 100_000)),
      ),
      (paise) => {
        expect(exactMoney(paise)).toBe(written(paise / 100, paise % 100 === 0 ? 0 : 2));
        expect(wholeNumber.format(paise)).toBe(new Intl.NumberFormat('en-IN').format(paise));
        const [crores, lakhs] = [short.format(paise / 1_000_000_000), short.format(paise / 10_000_000)];
        if (paise >= 10_000_000) expect([`₹${crores} Cr`, `₹${lakhs} L`]).toContain(shortMoney(paise));
      },
    ),
  );
});
