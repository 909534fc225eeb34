// Checkout
export const payment = 'Payment';
export const paymentId = 'Payment ID: {id}';
export const yourPayments = 'Your payments';
export const done = 'Done';
export const askNow = 'Check payment status';
export const notNow = 'Not now';

// LazyCheckout
export const thePaymentCouldNotBeStarted = 'We could not start the payment. Check your connection and try again.';
export const oneMomentLabel = 'One moment';

// MeetingPayment
export const yourMeetings = 'Your meetings';
export const consultation = 'Consultation';

// SandboxSheet
export const testPayment = 'Test payment';
export const close = 'Close';
export const thisIsATestPayment = 'This is a test payment: no money will be charged. Choose an outcome.';
export const oneMoment = 'One moment…';
export const payAmount = (amount: string) => `Pay ${amount}`;
export const declineThePayment = 'Decline the payment';
export const theBankDeclinedThePayment = 'The bank declined the payment.';

// checkoutMessages
export const paidAlert = (reference: string) => `Payment successful! Payment ID: ${reference}`;
export const orderAlert = (reason: string) => `Error creating order: ${reason}`;
export const silent = 'We didn’t get a response in time. You haven’t been charged, so you can safely try again.';
export const weRefundedThisPayment = 'We’ve refunded this payment.';
export const thisSlotIsNoLongerHeld = 'This slot is no longer held for you. You haven’t been charged. Pick a new time.';
export const thisPurchaseHasExpired = 'This purchase has expired. You haven’t been charged. Please start again.';
export const bankConfirms =
  'Your bank is confirming the payment. You can close this page: we’ll keep checking, show the status under Payments, and email you when it goes through.';
export const weCouldNotCreateTheOrder = 'We could not place your order.';
export const weCouldNotOpenThePayment = 'We could not open the payment window.';
export const pleaseTryAgain = 'Please try again.';
export const thePaymentDidNotGoThrough = 'The payment did not go through.';
export const ifYourBankDebitedTheAmount = (message: string) =>
  `${message ? `${message} ` : ''}If your bank debited the amount, it will be refunded automatically.`;
export const yourPayment = 'your payment';
export const yourOrderOfIsBeingPrepared = (amount: string) => `We’re preparing your order for ${amount}.`;
export const yourPaymentOfIsBeingPrepared = (amount: string) => `We’re opening the payment window for ${amount}.`;
export const toPay = (amount: string) => `${amount} to pay`;
export const waitingFor = (amount: string) => `Waiting for ${amount}…`;
export const payInTheWindowThatOpened = 'Pay in the window that opened. You can close it without paying.';
export const confirmingAmount = (amount: string) => `Confirming ${amount}…`;
export const thisTakesAFewSeconds = 'This takes a few seconds.';
export const weAreCheckingYourPayment = 'We’re checking your payment.';
export const weAreStillCheckingThisPayment =
  'We’re still checking this payment. You can leave this page: we’ll keep checking, show the status under Payments, and email you when it goes through.';
export const youHaveNotPaidYet = 'You have not paid yet.';
export const nothingWasCharged = (amount: string, what: string) =>
  `${amount}${what ? ` for ${what}` : ''}. Nothing was charged.`;
export const paidThank = (amount: string) => `${amount} paid. Thank you.`;
export const weEmailedYouTheReceipt = (what: string) => `${what ? `${what}. ` : ''}We’ve emailed you the receipt.`;
export const continueToPayment = 'Continue to payment';
export const tryAgain = 'Try again';

// BillingStep
export const whoIsTheInvoice = 'Billing details';
export const weAskOnlyOnce = 'We’ll use these for future invoices too. You can change them any time under Payments.';
export const saving = 'Saving…';
export const saveAndContinue = 'Save and continue';

// useCheckout
export const paymentWindowWasNotLoaded = 'We could not load the payment window. Check your connection and try again.';
