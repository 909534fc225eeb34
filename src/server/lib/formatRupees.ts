import * as language from '@messages/language';

const format = new Intl.NumberFormat(language.tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Paise as emails and invoices write amounts: "₹12,999.00", grouped the Indian way. */
export const formatRupees = (amountInPaise: number): string =>
  `${amountInPaise < 0 ? '-' : ''}₹${format.format(Math.abs(amountInPaise) / 100)}`;
