import { render, screen } from '@testing-library/react';
import { Money, exactMoney, shortMoney, toPaise } from './Money';

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
