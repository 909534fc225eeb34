/** Formats paise as the API does: rupees with two decimals, "2999.00". */
export const decimalRupees = (amountInPaise: number): string =>
  `${Math.trunc(amountInPaise / 100)}.${String(amountInPaise % 100).padStart(2, '0')}`;
