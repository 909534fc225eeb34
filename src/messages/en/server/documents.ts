// media/documents
export const notADocument = 'This is not a document we can read. Choose a PDF, JPEG, PNG, WebP or HEIC file.';
export const hasAPassword = 'This PDF has a password. Save it without one and choose it again.';
export const isTooComplex = (page: number) =>
  `Page ${page} of this document is too complex to show. Print the document to a new PDF, or scan it, and choose that file.`;
export const tooManyPages = (most: number) => `A document may have at most ${most} pages. Split it.`;
export const tooManyDocuments = 'Many documents are being opened. Try again in a few seconds.';
export const noRoom = 'We cannot store more documents right now. Try again later.';

// documentsRoutes
export const thisProperty = 'This property';
export const thisDocument = 'This document';
export const thisRequest = 'This request';
export const thisLink = 'This link';
export const thisPage = 'This page';
export const noLongerAvailable = 'This home is no longer listed.';
export const onlyTheOwner = 'Only the owner of this listing and our agents manage its documents.';
export const chooseAFile = 'Choose a file.';
export const full = (most: number) => `A listing may have at most ${most} documents. Delete one first.`;
export const chooseItsDocuments = 'Choose documents of this listing.';
export const noDocuments = 'There is nothing to share. Upload a document first.';

// documentRequestsRoutes
export const ownListing = 'This is your own listing. Its documents are under My listings.';
export const hasNone = 'The documents of this home are not shared here. Ask us by an enquiry.';
export const passedOn = 'We have passed on your request and will email you the answer.';
export const checkYourInbox = 'Check your inbox and open the link to confirm your request.';
export const isAnswered = 'This request was already answered. Reload to see how.';
export const isNotShared = 'Nothing is shared with this person.';

// documentLinksRoutes
export const linkIsRevoked = 'These documents are no longer shared.';
export const linkIsExpired = 'This link has expired.';
export const shownTo = (name: string, email: string, day: string, company: string) =>
  `Shown to ${name}, ${email}, on ${day} by ${company}. Please do not pass it on.`;

// emails
export const confirmSubject = 'Confirm your request for documents';
export const confirmText = (title: string) =>
  `You asked for the documents of “${title}”. Confirm your request, and we pass it to the owner.`;
export const confirmLabel = 'Confirm your request';
export const ifNot = 'Not you? You can ignore this email.';
export const askedSubject = (name: string, title: string) => `${name} asks for the documents of “${title}”`;
export const dear = (name: string) => `Dear ${name},`;
export const askedText =
  'Someone with a confirmed email address asks for the documents of your listing. Share them for some days, or decline. The reader’s name is printed on each page, and you see which pages were viewed.';
export const askedOfficeText =
  'Someone with a confirmed email address asks for the documents of one of our listings. Share them for some days, or decline.';
export const home = 'Home';
export const person = 'Who';
export const answer = 'Answer the request';
export const sharedSubject = (title: string) => `Your link to the documents of “${title}”`;
export const sharedText = (until: string) =>
  `The documents you asked for are ready. This private link works until ${until}. Your name and address are printed on each page, and the owner sees which pages you viewed.`;
export const openThem = 'Open the documents';
export const declinedSubject = (title: string) => `Your request for the documents of “${title}”`;
export const declinedText =
  'The owner does not share the documents of this home right now. Ask us about them, or visit the home first.';
export const seeTheHome = 'See the home';

// documentRequestsStore
export const sentBefore = 'This request was for other documents. Send the form again.';
