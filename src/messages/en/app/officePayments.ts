// paymentLabels
export const paidTwiceHelp = 'The buyer paid for this order more than once. Refund the extra amount.';
export const paidShortHelp = 'A payment was less than the price, so nothing was bought. Refund it.';
export const notGrantedHelp =
  'The money arrived, but the buyer didn’t get everything they bought. Check with the provider to add what’s missing.';
export const slotLostHelp = 'The meeting was cancelled or its time was taken. Refund the meeting fee.';
export const refundFailedHelp = 'The last refund failed at the provider. Try it again.';
export const refundWaitingHelp = 'A refund has been unconfirmed for more than a day. Check with the provider.';
export const open = 'Open';
export const done = 'Completed';
export const ended = 'Ended';
export const refundPending = 'Under way';
export const refundSucceeded = 'Refunded';

// OfficePayments
export const payments = 'Payments';
export const thePayments = 'the payments';
export const loadingPayments = 'Loading payments';
export const searchPayments = 'Search by name, number or provider ID';
export const status = 'Status';
export const all = 'All';
export const toSettle = 'To settle';
export const noPaymentsMatch = 'No payments match';
export const changeTheSearch = 'Change the search or the status.';
export const allSettled = 'All done';
export const everyPaymentIsSettled = 'No payments need settling.';
export const buyer = 'Buyer';
export const bought = 'Bought';
export const amount = 'Amount';
export const ordered = 'Ordered';
export const gstSheet = 'GST sheet';
export const month = 'Month';

// PaymentPanel
export const theOpenPayment = 'Payment details';
export const closeThisPayment = 'Close this payment';
export const thisPayment = 'this payment';
export const loadingThePayment = 'Loading the payment';
export const paymentNumber = (id: number) => `Payment ${id}`;
export const email = 'Email';
export const price = 'Price';
export const paid = 'Paid';
export const refundedAmount = 'Refunded';
export const creditedToAnUpgrade = 'Credited to an upgrade';
export const underWay = 'Refund under way';
export const method = 'Method';
export const completedAt = 'Completed';
export const order = 'Order';
export const paymentAtProvider = 'Payment ID';
export const testPayment = 'test, no real money';
export const whatWasBought = 'What was bought';
export const documents = 'Documents';
export const invoiceNumber = (name: string) => `Invoice ${name}`;
export const creditNoteNumber = (name: string) => `Credit note ${name}`;
export const history = 'History';
export const refund = 'Refund…';
export const refundAmount = (amount: string) => `Refund ${amount}…`;
export const check = 'Check with the provider';
export const checked = 'Checked. The payment is up to date with the provider.';
export const nothingIsLeft = 'There’s nothing left to refund.';

// RefundDialog
export const refundTitle = 'Refund this payment';
export const amountInRupees = 'Amount in rupees';
export const upTo = (amount: string) => `Up to ${amount}.`;
export const enterAnAmount = (amount: string) => `Enter an amount from ₹1 to ${amount}.`;
export const reason = 'Reason';
export const reasonHelp = 'For your records. The buyer won’t see it.';
export const enterAReason = 'Enter a reason.';
export const next = 'Continue';
export const cancel = 'Cancel';
export const back = 'Change';
export const refundTo = (amount: string, name: string) => `Refund ${amount} to ${name}?`;
export const confirmRefund = (amount: string) => `Refund ${amount}`;
export const refunding = 'Refunding…';
export const whatItEnds = 'Effects of this refund';
export const loadingWhatItEnds = 'Checking the effects of this refund';
export const theConsequences = 'the effects of this refund';
export const addOnEnds = (name: string) => `${name} will end.`;
export const packageEndsNow = (name: string) => `The ${name} package will end now.`;
export const packageEndsOn = (name: string, day: string) => `The ${name} package will end early, on ${day}.`;
export const meetingCancelled = (moment: string) => `The meeting on ${moment} will be cancelled.`;
export const endsNothing = 'The buyer keeps everything they bought.';
export const creditNoteFollows = (amount: string) => `The buyer will get a credit note for ${amount} by email.`;
export const noCreditNote = 'There’ll be no credit note, because this amount was never invoiced.';
export const cannotBeUndone = 'A refund cannot be undone.';
export const unansweredTitle = 'We don’t know if the refund went through';
export const unansweredHelp =
  'It’s safe to send it again: the refund will only be made once. Or close this and check the payment in a minute.';
export const sendAgain = 'Send it again';
export const close = 'Close';
export const refundMade = (amount: string) => `${amount} has been refunded.`;
export const refundRequested = (amount: string) =>
  `The refund of ${amount} is under way. We’ll keep checking until the provider confirms it.`;
export const refundRefused = (why: string) => `The provider refused the refund. ${why}`;

// PaymentTimeline
export const byBuyer = 'Buyer';
export const byProvider = 'Provider';
export const byReconciler = 'Our check';
export const byOffice = 'Office';
export const byUs = 'We';
export const wasOrdered = 'ordered';
export const attemptStarted = 'a payment was started';
export const attemptReserved = 'the bank authorised the payment';
export const attemptCaptured = 'the money arrived';
export const attemptFailed = 'a payment failed';
export const wasProved = 'the payment window confirmed a payment';
export const hasLapsed = 'the order was not paid in time';
export const wasSynced = 'compared with the provider';
export const noticedTwice = 'noticed a second payment and emailed the office';
export const noticedShort = 'noticed a payment that was too low and emailed the office';
export const requestedRefund = 'requested a refund';
export const madeRefund = 'made the refund';
export const refusedRefund = 'didn’t make the refund';
export const issuedInvoice = 'issued the invoice';
export const issuedCreditNote = 'issued the credit note';
export const queuedEmail = 'will send the email';
export const sentEmail = 'sent the email';
export const failedEmail = 'could not send the email yet';
