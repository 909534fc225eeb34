// invoicePdf
export const invoiceName = (name: string) => `Invoice ${name}`;
export const gstinNumber = (gstin: string) => `GSTIN ${gstin}`;
export const testInvoiceNoMoneyWasCharged = 'Test invoice – no money was charged';
export const taxInvoice = 'Tax invoice';
export const invoiceAndDay = (name: string, day: string) => `Invoice ${name}  •  ${day}`;
export const thisInvoiceIsCancelledBecause = 'This invoice has been cancelled because the payment was not received.';
export const theAmountOfThisInvoiceWas = 'The amount of this invoice has been refunded.';
export const billedTo = 'Billed to';
export const placeOfSupply = (state: string) => `Place of supply: ${state}`;
export const stateWithCode = (name: string, code: string) => `${name} (${code})`;
export const outsideIndia = 'outside India';
export const serviceSac = (code: string) => `Service (SAC ${code})`;
export const priceWithTax = 'Price with tax';
export const listingPackage = (name: string) => `${name} – listing package`;
export const forListing = (listing: string) => `for ${listing}`;
export const taxableValue = 'Taxable value';
export const totalInrTaxIncluded = 'Total (INR, tax included)';
export const refunded = 'Refunded';
export const paidAfterTheRefund = 'Paid after the refund';
export const notPaid = 'Not paid';
export const paidInFull = 'Paid in full';
export const computerGeneratedValidWithout = (paid: string, paymentId: string) =>
  `${paid}${paymentId ? ` (payment ${paymentId})` : ''}. Computer-generated; valid without a signature.`;
export const amountInWords = 'Amount in words';
export const reverseCharge = 'Tax payable on reverse charge: No';

// creditNotePdf
export const creditNoteName = (name: string) => `Credit note ${name}`;
export const creditNote = 'Credit note';
export const testCreditNote = 'Test credit note – no money was refunded';
export const creditNoteAndDay = (name: string, day: string) => `Credit note ${name}  •  ${day}`;
export const forInvoice = (name: string, day: string) => `Against invoice ${name} dated ${day}`;
export const amountWithTax = 'Amount with tax';
export const refundOf = (description: string) => `Refund: ${description}`;
export const creditedInrTaxIncluded = 'Credited (INR, tax included)';
export const refundedValidWithout = (paymentId: string) =>
  `Refunded to the buyer${paymentId ? ` (payment ${paymentId})` : ''}. Computer-generated; valid without a signature.`;
