// newsletterEmails
export const unsubscribe = 'Unsubscribe';
export const confirmation = (brand: string) =>
  `You asked for the newsletter of ${brand}. Please confirm that this address is yours.`;
export const confirmThisAddress = 'Confirm this address';
export const ifYouDidNotAsk = 'If you did not ask for it, do nothing: no newsletter will come.';
export const confirmYourNewsletterSubscription = 'Confirm your newsletter subscription';
export const thisIsATest = 'This is a test. Subscribers find a link to unsubscribe here.';
export const testSubject = (subject: string) => `Test: ${subject}`;

// newsletterRoutes
export const checkYourInboxToConfirm = 'Check your inbox to confirm your subscription.';
export const thisSubscription = 'This subscription';

// newsletterRules
export const thisNewsletterWasSent = 'This newsletter was sent, so it cannot be changed any more. Write a new one.';
export const writeTheText = 'Write the text.';

// officeNewslettersRoutes
export const thisNewsletter = 'This newsletter';
export const lengthOfText = (length: number) => `${length} characters`;
export const emailLabel = 'Email';
export const subscribed = 'Subscribed';
export const confirmed = 'Confirmed';
