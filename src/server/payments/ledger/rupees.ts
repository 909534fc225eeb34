/** Paise as the wire writes them: rupees with two places, `"2999.00"`. */
export function rupeesOf(amountInPaise: number): string {
  return `${Math.trunc(amountInPaise / 100)}.${String(amountInPaise % 100).padStart(2, '0')}`;
}

/** As a letter or an invoice writes them: `₹12,999.00`, grouped the Indian way. */
export function rupeesInWords(amountInPaise: number): string {
  return `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amountInPaise / 100)}`;
}
