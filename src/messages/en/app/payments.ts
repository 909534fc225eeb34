// Payments
export const totalSpent = 'Total Spent';
export const pendingPayments = 'Pending Payments';
export const billingInfo = 'Billing info';
export const loading = 'Loading...';

// BillingForm
export const saving = 'Saving…';
export const saveBillingInfo = 'Save billing info';
export const cancel = 'Cancel';

// BillingSection
export const noBillingInfoFound = 'No billing info found.';
export const changeBillingInfo = 'Change billing info';
export const addBillingInfo = 'Add billing info';
export const nameLabel = 'Name';
export const address = 'Address';
export const city = 'City';
export const state = 'State';
export const pinCode = 'PIN code';
export const country = 'Country';

// BoughtAddOns
export const addOns = 'Add-ons';
export const boughtOn = (day: string) => `Bought on ${day}`;
export const theListingItFeaturedHasBeen = 'The featured listing has been deleted.';
export const publishAListingToFeature = (days: number) => `Publish a listing, then feature it here for ${days} days.`;
export const isFeaturedUntil = '{listing} is featured until {day}.';
export const wasFeaturedUntil = '{listing} was featured until {day}.';
export const daysLeft = (days: number) => (days === 1 ? '1 day left' : `${days} days left`);
export const listingToFeatureForDays = (days: number) => `Listing to feature for ${days} days`;
export const itIsFeaturedUntil = (day: string) =>
  `This listing is already featured until ${day}. These days will be added.`;
export const chooseAListing = 'Choose a listing';
export const oneMoment = 'One moment…';
export const featureIt = 'Feature listing';
export const whichListingIsItFor = (name: string) => `Which listing is ${name} for?`;
export const saveIt = 'Save';

// AddOnSteps
export const stepsOf = (name: string) => `Progress of ${name}`;
export const paymentWasRefunded = 'Your payment was refunded.';
export const photosAdded = (count: number) => (count === 1 ? '1 photo added' : `${count} photos added`);
export const seeYourListing = 'See your listing';
export const editTheTour = 'Edit the tour';
export const post = (number: number) => `Post ${number}`;

// addOnProgress
export const ordered = 'Ordered';
export const scheduled = 'Scheduled';
export const delivered = 'Delivered';
export const cancelled = 'Cancelled';
export const weRefundIt = 'We’ll refund what you paid for this add-on, and email you once it’s done.';
export const tellUsWhichListing = 'Choose a listing for this add-on, or post one first.';
export const weScheduleIt = {
  photos: 'Next, we’ll arrange a time with you for the photographer, and email you a calendar invite.',
  tour: 'Next, we’ll arrange a time with you for the visit, and email you a calendar invite.',
  posts: 'Next, we’ll prepare the posts and email you their links.',
};
export const weDeliverIt = {
  photos: 'After the visit, we’ll add the photos to your listing and email you.',
  tour: 'After the visit, we’ll add the tour to your listing and email you.',
  posts: 'Next, we’ll publish the posts and email you their links.',
};

// PaymentHistory
export const noPaymentHistoryFound = 'No payment history found.';
export const whatYouBuyAppearsHere = 'Your purchases will appear here, with their invoices.';
export const weCouldNotCreateTheFile = 'We couldn’t prepare the file. Check your connection and try again.';
export const downloadAsCsv = 'Download as CSV';
export const chooseANewTime = (description: string) => `Choose a new time for ${description}`;
export const chooseANewTimeLabel = 'Choose a new time';
export const payDescriptionDay = (description: string, day: string) => `Pay now: ${description}, ${day}`;
export const payNow = 'Pay now';
export const weCouldNotDownloadTheInvoice = (reason: string) => `We could not download the invoice. ${reason}`;
export const creditNote = 'Credit note';
export const creditNoteName = (name: string) => `Credit note ${name}`;
export const weCouldNotDownloadTheCreditNote = (why: string) => `We could not download the credit note. ${why}`;
export const fetching = 'Fetching…';
export const invoice = 'Invoice';

// PaymentMethods
export const noPaymentMethodsFound = 'No payment methods found.';
export const cardsYouPayWithAppearHere = 'Cards you pay with will appear here, with their last four digits.';
export const endingIn = (type: string, last4: string) => `${type} ending in ${last4}`;
export const expiresExpiry = (expiry: string) => `Expires ${expiry}`;
export const primary = 'Primary';

// PaymentTabs
export const history = 'History';
export const methods = 'Methods';
export const subscriptions = 'Subscriptions';
export const payments = 'Payments';

// Subscriptions
export const noActiveSubscriptionsFound = 'No active subscriptions found.';
export const seeThePackages = 'See the packages';
export const aPackageLetsYouListMore = 'A package lets you list more properties and reach more buyers.';
export const buyAddOnsAlone = 'Buy add-ons only';
export const priceForCycle = '{price} for {cycle}';
export const renewName = (name: string) => `Renew ${name}`;
export const upgradeTo = (name: string, amount: string) => `Upgrade to ${name} for ${amount}`;
export const upgradeTitle = (name: string) => `Upgrade to ${name}?`;
export const upgradeText = (price: string, credit: string, old: string, amount: string) =>
  `${price} for the new package, less ${credit} for the unused part of ${old}: you pay ${amount}. ${old} ends as soon as you pay.`;
export const upgrade = 'Upgrade';
export const notNow = 'Not now';

// paymentLabels
export const chargedAmount = (amount: string) => `${amount} charged`;
export const refundedAmount = (amount: string) => `${amount} refunded`;
export const usedWithoutLimit = (used: number, what: string) => `${used} ${what} used, no limit`;
export const ofUsed = (used: number, total: number, what: string) => `${used} of ${total} ${what} used`;
export const ofFreeLive = (used: number, total: number) =>
  `${used} of ${total} free ${total === 1 ? 'listing' : 'listings'} live`;
export const packageSlots = 'package slots';
export const yourNextListingNeedsAPackage =
  'Your next listing needs a package. Until you buy one, we’ll save it as a draft.';
export const furtherListingsNeedAPackage = 'Further listings need a package.';
export const liveListingsUseTheFreeOnes = 'Your free listings are used first, then your package slots.';
export const buyerContacts = 'buyer contacts';
export const expiresOn = (ends: string) => `Expires on ${ends}. Renewing adds more days.`;
export const alreadyRenewed = (turns: string) =>
  `Already renewed: the next period starts on ${turns} with a new contact allowance.`;

// paymentsCsv
export const date = 'Date';
export const description = 'Description';
export const status = 'Status';
export const method = 'Method';
export const amountInr = 'Amount (INR)';
export const paymentId = 'Payment ID';
export const paidInr = 'Paid (INR)';
export const refundedInr = 'Refunded (INR)';

// PaymentHistory
export const invoiceFor = (description: string, day: string) => `Invoice for ${description}, ${day}`;
