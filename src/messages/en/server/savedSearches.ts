// alertEmails
export const newSubject = (count: number, name: string) =>
  `${count === 1 ? 'A new property' : `${count} new properties`}: ${name}`;
export const fallSubject = (count: number, name: string) =>
  `${count === 1 ? 'A price fell' : `${count} prices fell`}: ${name}`;
export const bothSubject = (fresh: number, fallen: number, name: string) =>
  `${fresh} new, ${fallen} with a lower price: ${name}`;
export const newHeading = 'New';
export const fallHeading = 'Lower price';
export const priceFell = (before: string, after: string) => `${before} → ${after}`;
export const aMonth = (price: string) => `${price} a month`;
export const priceOnRequest = 'Price on request';
export const beds = (count: number) => (count === 1 ? '1 bedroom' : `${count} bedrooms`);
export const squareFeet = (size: string) => `${size} sq ft`;
export const more = (count: number) => `And ${count} more.`;
export const seeAllResults = 'See all results';
export const manage = 'Change or delete your saved searches';
export const stop = 'Stop these emails';
export const youSavedThisSearch = (name: string, brand: string) =>
  `You get this email because you saved the search “${name}” at ${brand}.`;
export const confirmSubject = 'Confirm your property alerts';
export const confirmText = (brand: string) =>
  `Somebody, probably you, asked ${brand} to email you new properties that a search finds. Please confirm that this address is yours.`;
export const confirmThisAddress = 'Confirm this address';
export const ifYouDidNotAsk = 'If you did not ask for it, do nothing: no alerts will come.';
export const knownSubject = 'You already saved this search';
export const knownText = (name: string) =>
  `You saved this search before, as “${name}”. Its alerts go on as they are. You can see and change all of them.`;
export const yourSavedSearches = 'Your saved searches';
export const fullSubject = 'Your list of saved searches is full';
export const fullText = (most: number) =>
  `You have ${most} saved searches, which is as many as we keep. Delete one that you no longer need, then save the new one.`;
export const linkSubject = 'Your new link to your saved searches';
export const linkText = 'Here you can see and change your saved searches. Links in earlier emails no longer open them.';
export const askSubject = (name: string) => `Still looking? ${name}`;
export const askText = (name: string) =>
  `We have emailed you about the search “${name}” for eight weeks. Shall we go on? If you do not answer, the emails pause in two weeks. Your search stays.`;
export const keepOn = 'Yes, keep me posted';

// savedQuery
export const filterCannotBeRead = (name: string, reason: string) => `This search cannot be saved. ${name}: ${reason}`;

// savedSearchesRoutes
export const thisSearch = 'This saved search';
export const thisLink = 'This link';
export const enterYourEmail = 'Enter your email address.';
export const checkYourInbox = 'Check your inbox and confirm your address. Nothing else is sent before.';
export const thisZoneIsNotKnown = 'This time zone is not known.';
export const listIsFull = (most: number) =>
  `You have ${most} saved searches, which is as many as we keep. Delete one first.`;
export const savedAgain = 'You saved this search again meanwhile.';
