// ledger
export const thePaymentIsAtTheProvider = (id: string) => `The provider’s payment ID is ${id}.`;

// officeEmail
export const toArrange = 'To arrange';
export const thisIsPaid = 'The buyer has paid for this. Please arrange it with them.';
export const paidMeetingWithoutASlot = 'Paid meeting without a slot';
export const thisWasPaidAfterTheSlot =
  'This meeting was paid for after its slot was taken. Offer another time, or refund the payment.';
export const paidTwice = 'Paid twice';
export const thisOrderWasPaidTwice = 'This order was paid twice. Refund the second payment.';
export const partlyRefunded = 'Partly refunded';
export const thisWasPartlyRefunded =
  'This payment was partly refunded at the provider. Refund the rest to end the purchase.';
export const paymentNotCaptured = 'Payment not captured';
export const theProviderNeverCaptured =
  'The provider never captured this payment. We revoked the purchase and asked the buyer to pay again.';
export const purchaseRestored = 'Purchase restored';
export const thisWasPaidAfterItWas =
  'This purchase was paid for after it was revoked, so it is active again. Rearrange anything you cancelled.';
export const paidTooLittle = 'Paid too little';
export const theAmountPaidIsTooLow = 'The amount paid is too low, so nothing was activated. Refund the payment.';
export const account = 'Account';
export const paymentFor = (subject: string, id: number, description: string, name: string, test: boolean) =>
  `${subject}: payment ${id}, ${description} for ${name}${test ? ' (test)' : ''}`;
export const bought = 'Bought';
export const listing = 'Listing';
export const oneOfTheirListings = 'One of their listings';
export const notGiven = 'not given: ask which one it is for';
export const theirTimeZone = 'Their time zone';
export const amount = 'Amount';
export const payment = 'Payment';
export const paymentAndOrder = (id: number, provider_order_id: string) => `${id}, order ${provider_order_id}`;
export const thePaymentInTheOffice = 'Open the payment';
export const availableTimes = 'Available times';
export const theListing = 'The listing';
export const whatWasBought = 'What was bought';

// orders
export const thisReceiptBelongsToAnother = 'This receipt belongs to another purchase. Please start again.';

// paymentEmails
export const choose = 'Choose the listing to feature';
export const ofThisGst = 'GST included';
export const date = 'Date';
export const invoice = 'Invoice';
export const creditNote = 'Credit note';
export const dear = (name: string) => `Dear ${name},`;
export const customer = 'customer';
export const thisWasATest = 'This was a test: no money was charged.';
export const yourPaymentsAndInvoices = 'Your payments and invoices';
export const yourPayments = 'Your payments';
export const yourPayment = (sum: string) => `Your payment of ${sum}`;
export const weHaveReceived = (sum: string, description: string) =>
  `We have received your payment of ${sum} (${description}).`;
export const yourPaymentOfDidNotGo = (sum: string) => `Your payment of ${sum} did not go through`;
export const yourPaymentOfForDidNot = (sum: string, description: string) =>
  `Your payment of ${sum} (${description}) did not go through. If your bank debited the amount, it will be refunded automatically. You can pay again under Payments.`;
export const yourRefund = (sum: string) => `Your refund of ${sum}`;
export const weRefunded = (sum: string, description: string) =>
  `We have refunded your payment of ${sum} (${description}). The money may take a few days to reach your account.`;
export const yourRefundWith = (back: string) => `Your refund of ${back}`;
export const weRefundedOfYourPayment = (back: string, description: string) =>
  `We have refunded ${back} of your payment (${description}). The money may take a few days to reach your account.`;
export const yourPaymentOfDidNotReach = (sum: string) => `Your payment of ${sum} did not reach us`;
export const yourBankDidNotComplete = (sum: string, description: string) =>
  `Your bank did not complete your payment of ${sum} (${description}) and will return the money to you. Your purchase has ended. You can pay again under Payments.`;
export const yourPurchaseIsActiveAgain = 'Your purchase is active again';
export const weHaveReceivedForYourPurchase = (sum: string, description: string) =>
  `We have received your payment of ${sum} (${description}). Your purchase is active again with all its remaining days.`;
export const pleaseChooseAnotherTime = 'Please choose another time';
export const weReceivedForYourConsultation = (sum: string) =>
  `We received ${sum} for your consultation, but the slot was taken before your payment arrived. Reply with another time, or ask for a refund.`;
export const yourPackageEnds = (name: string, on: string) =>
  `Your ${name} package ends on ${on}. Its listing slots and buyer contacts end with it.`;
export const renewNowToAddItsDays =
  'Renew now and we’ll add the new days to those you have left. You can also upgrade under Payments: we’ll credit the rest of this package.';
export const contactsLeft = 'Buyer contacts left';
export const renewalCosts = 'Renewal price';
export const chooseAnotherPackage = (name: string) =>
  `${name} is no longer on sale. Choose another package to keep your listings online.`;
export const seePackages = 'See the packages';
export const renewName = (name: string) => `Renew ${name}`;
export const yourPackageEndsWith = (name: string, days: number) =>
  `Your ${name} package ends ${days === 1 ? 'within a day' : `within ${days} days`}`;

// purchase
export const packageNameCountListed = (name: string, count: number, listed: string) =>
  `${name} package${count > 0 ? ` with ${listed}` : ''}`;
export const consultationOn = (moment: string) => `Consultation on ${moment}`;

// upgrades
export const thisUpgradeIsNotPossible =
  'This upgrade is no longer possible. You were not charged. Reload the page to see what you can buy.';
export const tooManyUnpaidOrders =
  'You have started many purchases without paying for them. Pay one of them under Payments, or try again later.';
export const creditFor = (name: string) => `Credit for the rest of ${name}`;

// settlement
export const addOnHasEnded = (name: string) => `${name} has ended.`;
export const creditTakenBack = (sum: string, name: string, day: string) =>
  `${sum} of this payment had been credited to the ${name} package, which now ends on ${day}.`;
export const packageEndsOn = (day: string) => `The package now ends on ${day}.`;
export const wasRefundedJustNow = (sum: string, amount: string) =>
  `${sum} has just been refunded; we still hold ${amount}.`;
