// media/documents
export const notADocument = 'We can’t read this file. Choose a PDF, JPEG, PNG, WebP or HEIC file.';
export const hasAPassword = 'This PDF has a password. Save a copy without one and choose that file.';
export const isTooComplex = (page: number) =>
  `Page ${page} of this document is too complex to show. Print the document to a new PDF, or scan it, and choose that file.`;
export const tooManyPages = (most: number) => `A document can have up to ${most} pages. Split this one.`;
export const tooManyDocuments = 'We’re opening many documents right now. Try again in a few seconds.';
export const noRoom = 'We can’t store more documents right now. Try again later.';

// documentsRoutes
export const thisProperty = 'This property';
export const thisDocument = 'This document';
export const thisRequest = 'This request';
export const thisLink = 'This link';
export const thisPage = 'This page';
export const noLongerAvailable = 'This home is no longer listed.';
export const onlyTheOwner = 'Only the owner of this listing and our agents can manage its documents.';
export const chooseAFile = 'Choose a file.';
export const full = (most: number) => `A listing can have up to ${most} documents. Delete one first.`;
export const chooseItsDocuments = 'Choose documents from this listing.';
export const noDocuments = 'There is nothing to share. Upload a document first.';

// documentRequestsRoutes
export const ownListing = 'This is your own listing. Its documents are under My listings.';
export const hasNone = 'This home’s documents are not shared here. Send us an enquiry to ask for them.';
export const passedOn = 'We have passed on your request and will email you the answer.';
export const checkYourInbox = 'Check your inbox and open the link to confirm your request.';
export const isAnswered = 'This request has already been answered. Reload the page to see the answer.';
export const isNotShared = 'Nothing is shared with this person.';

// documentLinksRoutes
export const linkIsRevoked = 'These documents are no longer shared.';
export const linkIsExpired = 'This link has expired.';
export const shownTo = (name: string, email: string, day: string, company: string) =>
  `Shown to ${name}, ${email}, on ${day} by ${company}. Please do not pass it on.`;

// emails
export const confirmSubject = 'Confirm your request for documents';
export const confirmText = (title: string) =>
  `You requested the documents for “${title}”. Confirm your request, and we’ll pass it on to the owner.`;
export const confirmLabel = 'Confirm your request';
export const ifNot = 'Not you? You can ignore this email.';
export const askedSubject = (name: string, title: string) => `${name} has requested the documents for “${title}”`;
export const dear = (name: string) => `Dear ${name},`;
export const askedText =
  'Someone with a confirmed email address has requested the documents for your listing. Share them for a few days, or decline. Every page carries the reader’s name, and you can see which pages they viewed.';
export const askedOfficeText =
  'Someone with a confirmed email address has requested the documents for one of our listings. Share them for a few days, or decline.';
export const home = 'Home';
export const person = 'Who';
export const answer = 'Answer the request';
export const sharedSubject = (title: string) => `Your link to the documents for “${title}”`;
export const sharedText = (until: string) =>
  `The documents you requested are ready. This private link works until ${until}. Every page carries your name and email address, and the owner can see which pages you viewed.`;
export const openThem = 'Open the documents';
export const declinedSubject = (title: string) => `Your document request for “${title}”`;
export const declinedText =
  'The owner isn’t sharing this home’s documents right now. Ask us about them, or visit the home first.';
export const seeTheHome = 'See the home';

// documentRequestsStore
export const sentBefore = 'This request was for other documents. Send the form again.';
