// newsletterEmails
export const unsubscribe = 'Unsubscribe';
export const confirmation = (brand: string) => `Confirm your email address to get the ${brand} newsletter.`;
export const confirmThisAddress = 'Confirm this address';
export const ifYouDidNotAsk = 'Not you? You can ignore this email. You won’t get the newsletter.';
export const confirmYourNewsletterSubscription = 'Confirm your newsletter subscription';
export const thisIsATest = 'This is a test. Subscribers will see an unsubscribe link here.';
export const testSubject = (subject: string) => `Test: ${subject}`;

// newsletterRoutes
export const checkYourInboxToConfirm = 'Check your inbox to confirm your subscription.';
export const thisSubscription = 'This subscription';

// newsletterRules
export const thisNewsletterWasSent = 'This newsletter has been sent, so it can no longer be changed. Write a new one.';
export const writeTheText = 'Enter the text.';

// officeNewslettersRoutes
export const thisNewsletter = 'This newsletter';
export const lengthOfText = (length: number) => `${length} characters`;
export const emailLabel = 'Email';
export const subscribed = 'Subscribed (India time)';
export const confirmed = 'Confirmed (India time)';
