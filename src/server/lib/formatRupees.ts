import * as language from '@messages/language';

const format = new Intl.NumberFormat(language.tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Paise as emails and invoices write amounts: "₹12,999.00", grouped the Indian way. */
export const formatRupees = (amountInPaise: number): string =>
  `${amountInPaise < 0 ? '-' : ''}₹${format.format(Math.abs(amountInPaise) / 100)}`;

const plain = new Intl.NumberFormat(language.tag, {
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
  minimumFractionDigits: 2,
});

/** Paise as screens write prices: "₹12,999", and "₹12,999.50" with paise. */
export const formatPrice = (amountInPaise: number): string => `₹${plain.format(amountInPaise / 100)}`;
