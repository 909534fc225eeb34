// officePaymentsRoutes, refundRequests, paymentDetail
export const thisPayment = 'This payment';
export const thisInvoice = 'This invoice';
export const thisCreditNote = 'This credit note';
export const sendAKey = 'Send a key of 8 to 64 letters, digits and dashes, with a new one for each refund.';
export const takenByAnotherProvider = 'Another payment provider took this payment. Refund it on that provider’s site.';
export const thatIsMoreThanIsLeft =
  'This is more than can still be refunded. Reload the payment and try a smaller amount.';
export const thatIsMoreThanIsLeftAfterTheCredit = (credit: string) =>
  `This is more than can still be refunded: ${credit} of this payment was credited to an upgrade. Try a smaller amount, or refund the upgrade first.`;
export const thisKeyBelongsToAnotherRefund = 'This key belongs to another refund. Reload the payment and start again.';

// paymentTimeline
export const subjectTo = (subject: string, recipient: string) =>
  recipient ? `“${subject}” to ${recipient}` : `“${subject}”`;

// paymentsCsv
export const csvHeadings = [
  'Payment',
  'Ordered (India time)',
  'Completed (India time)',
  'Buyer',
  'Email',
  'Bought',
  'Status',
  'Needs',
  'Price (₹)',
  'Paid (₹)',
  'Refunded (₹)',
  'Refund under way (₹)',
  'Method',
  'Invoice',
  'Order at the provider',
  'Payment at the provider',
  'Test',
];
