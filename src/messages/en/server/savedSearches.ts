// alertEmails
export const newSubject = (count: number, name: string) =>
  `${count === 1 ? 'A new property' : `${count} new properties`}: ${name}`;
export const fallSubject = (count: number, name: string) =>
  `${count === 1 ? 'A price fell' : `${count} prices fell`}: ${name}`;
export const bothSubject = (fresh: number, fallen: number, name: string) =>
  `${fresh} new, ${fallen} with a lower price: ${name}`;
export const more = (count: number) => `And ${count} more.`;
export const seeAllResults = 'See all results';
export const manage = 'Change or delete your saved searches';
export const stop = 'Stop these emails';
export const youSavedThisSearch = (name: string, brand: string) =>
  `You’re getting this email because you saved the search “${name}” at ${brand}.`;
export const confirmSubject = 'Confirm your property alerts';
export const confirmText = (brand: string) => `Confirm your email address to get alerts about new homes from ${brand}.`;
export const confirmThisAddress = 'Confirm this address';
export const ifYouDidNotAsk = 'Not you? You can ignore this email. You won’t get any alerts.';
export const knownSubject = 'You already saved this search';
export const knownText = (name: string) =>
  `You already saved this search as “${name}”. Its alerts will continue. You can see and change all your saved searches here.`;
export const yourSavedSearches = 'Your saved searches';
export const fullSubject = 'Your list of saved searches is full';
export const fullText = (most: number) =>
  `You have ${most} saved searches, the most you can have. Delete one you no longer need, then save the new one.`;
export const linkSubject = 'Your new link to your saved searches';
export const linkText =
  'Use this link to see and change your saved searches. Links in earlier emails no longer open them.';
export const askSubject = (name: string) => `Still looking? ${name}`;
export const askText = (name: string) =>
  `We have sent you alerts for “${name}” for eight weeks. Shall we keep sending them? If we don’t hear from you, we’ll pause them in two weeks. Your search will stay saved.`;
export const keepOn = 'Yes, keep sending alerts';

// savedQuery
export const filterCannotBeRead = (name: string, reason: string) => `This search cannot be saved. ${name}: ${reason}`;

// savedSearchesRoutes
export const thisSearch = 'This saved search';
export const thisLink = 'This link';
export const enterYourEmail = 'Enter your email address.';
export const checkYourInbox = 'Check your inbox and confirm your address.';
export const thisZoneIsNotKnown = 'We don’t recognise this time zone.';
export const listIsFull = (most: number) => `You have ${most} saved searches, the most you can have. Delete one first.`;
export const savedAgain = 'You have saved this search again since.';
