// paymentsUnavailable
export const weCannotTakePaymentsRightNow =
  'We can’t take payments right now. You were not charged. Please try again in a moment.';

// registry
export const theOrderAt = (provider: string) => `The order at ${provider}`;

// razorpayProtocol
export const card = 'Card';

// sandboxGateway
export const thisPaymentWasNotFound = 'This payment was not found.';
export const thisOrderWasNotFound = 'This order was not found.';
export const thisPaymentHasLessLeft = 'This is more than is left of the payment.';
export const thisOrderIsAlreadyPaid = 'This order is already paid.';

// addOnsRules
export const thisAddOn = 'This add-on';
export const weArrangeThisAdd = 'We arrange this add-on with you, so there is no listing to choose.';
export const thisAddOnAlreadyFeatures = 'This add-on already features a listing.';
export const thisAddOnHasItsListing = 'This add-on already has a listing. Contact us to change it.';
export const chooseOneOfYourPublished = 'Choose one of your published listings.';
export const thisListingIsAlreadyFeatured =
  'This listing is already featured. Choose another one. You still have your add-on.';

// paymentStatus
export const nameThePurchaseByItsReceipt = 'Send the receipt, order or payment of the purchase.';
export const thisPurchase = 'This purchase';

// paymentsRoutes
export const thisInvoice = 'This invoice';
export const thisCreditNote = 'This credit note';

// paymentsRules
export const chooseEachAddOnOnce = 'Choose each add-on once.';
export const nameAListingOnlyForAdd = 'Choose a listing only for add-ons.';
export const chooseOneOfYourOwnListings = 'Choose one of your own listings.';
export const buyAMeetingOnItsOwn = 'Buy a meeting separately.';
export const buyAnUpgradeOnItsOwn = 'Buy an upgrade separately, and choose its package.';
export const chooseTheListingOfTheAddOns = 'Choose the listing that the add-ons are for. You were not charged.';
export const weCouldNotFindThisMeeting = 'We could not find this meeting in your account.';
export const thisMeetingIsAlreadyPaid = 'This meeting is already paid for.';
export const thisTimeIsNoLongerHeld = 'This time is no longer held for you. Pick a new time.';
export const thePrice = (amount: string) =>
  `The price is now ${amount}. You were not charged. Check your choice and pay again.`;
export const thisIsNoLongerAvailable = 'This is no longer on sale. You were not charged. Choose something else.';
export const thisAmountDoesNotMatch = 'This amount does not match a package. Choose a package before you pay.';

// paymentsStore
export const netBanking = 'Net banking';
export const wallet = 'Wallet';

// sandboxRoutes
export const thisOrder = 'This order';

// subscriptionsStore
export const daysDurationInDays = (duration_in_days: number) => `${duration_in_days} days`;

// verification
export const weCouldNotFindThisOrder = 'We could not find this order in your account.';
export const weCouldNotVerifyThisPayment =
  'We could not verify this payment. If you were charged, the payment will appear under Payments within minutes.';

// webhookRoutes
export const theSignatureIsNotValid = 'The signature is not valid.';

// billing details
export const chooseACountryOfTheList = 'We don’t recognise this country. Choose one from the list.';
export const chooseTheState = 'Choose your state. The tax on your invoice depends on it.';
export const chooseAStateOfTheList = 'We don’t recognise this state. Choose one from the list.';
export const aGstinIsForIndia = 'A GSTIN needs an address in India. Choose India, or leave the GSTIN empty.';
export const thisGstinIsOf = (state: string) =>
  `This GSTIN is registered in ${state}. Choose that state, or correct the GSTIN.`;
export const aPinHasSixDigits = 'A PIN code has six digits. Correct it, or leave it empty.';
export const thisPinIsIn = (states: readonly string[], state: string) =>
  `This PIN code is in ${states.join(' or ')}, not in ${state}. Correct one of them, or leave the PIN code empty.`;
export const yourBillingDetailsDoNotSay =
  'Your billing details don’t include your state, and the tax depends on it. Add it under Payments, then pay again.';
