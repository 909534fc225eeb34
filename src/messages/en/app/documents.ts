// AskForDocuments
export const askForThem = 'Request documents';
export const askWords = 'The owner shares copies of the papers on request. We’ll email you a private link.';
export const close = 'Close';
export const askTitle = 'Request documents';
export const askLead = 'The owner will decide, and we’ll email you the answer.';
export const name = 'Your name';
export const nameHelp = 'Your name is printed on every page you view.';
export const emailAddress = 'Email address';
export const emailHelp = 'We’ll email you a private link.';
export const message = 'Message';
export const messageHelp = 'Who you are, and what you want to check.';
export const send = 'Send request';
export const sending = 'Sending…';
export const yourEntriesAreStillHere = (error: string) => `${error} Your entries are still here.`;
export const passedOnTitle = 'Your request is on its way';
export const passedOn = (email: string) => `We’ll email you at ${email} when the owner answers.`;
export const mailedTitle = 'Check your inbox';
export const mailed = (email: string) => `We’ve sent a link to ${email}. Open it to confirm your request.`;

// ConfirmRequest
export const confirmTitle = 'Confirm your request';
export const confirmAsk = 'Confirm that you requested these documents, and we’ll pass your request on to the owner.';
export const confirm = 'Confirm';
export const oneMoment = 'One moment…';
export const confirmedBefore = 'You’ve already confirmed this request. We’ve passed it on to the owner.';
export const confirmed = (title: string) => `Your request for documents on “${title}” is on its way`;
export const confirmedWords = 'We’ll email you when the owner answers.';
export const seeTheHome = 'See the home';
export const seeHomes = 'See homes';
export const linkDoesNotWork = 'This link does not work';
export const linkIsIncomplete = 'Part of the link is missing. Open it from the email again.';
export const requestIsGone = 'This link has expired. Request the documents again on the home’s page.';

// DocumentReader
export const documents = 'Documents';
export const documentsOf = (title: string) => `Documents for “${title}”`;
export const forYouUntil = (name: string, until: string) =>
  `Private link for ${name}, valid until ${until}. Your name is printed on every page, and the owner can see which pages you viewed.`;
export const opening = 'Opening the documents';
export const theDocuments = 'the documents';
export const chooseDocument = 'Documents shared with this link';
export const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);
export const pageOf = (page: number, count: number) => `Page ${page} of ${count}`;
export const pageAlt = (page: number, title: string) =>
  `Picture of page ${page} of ${title}. Ask us if you need the text read to you.`;
export const previous = 'Previous';
export const next = 'Next';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const enlarge = 'Enlarge';
export const fit = 'Fit to width';
export const pageFailed = 'This page did not load.';
export const loadAgain = 'Load it again';
export const noneLeft = 'These documents are no longer shared';
export const noneLeftWords = 'The owner has removed them. Contact us if you still need them.';
export const ended = {
  revoked: ['These documents are no longer shared', 'Request them again on the home’s page, or contact us.'],
  expired: ['This link has expired', 'Request the documents again on the home’s page.'],
  unknown: [
    'This link does not work',
    'It may be incomplete, or a newer link may have replaced it. Open the link in our latest email, or contact us.',
  ],
} as const;
export const contactUs = 'Contact us';

// DocumentDesk
export const deskLead =
  'Share copies of your papers with people who ask. They’ll see pictures of the pages, each with their own name printed on it.';
export const listing = 'Listing';
export const properties = 'Properties';
export const logInToManage = 'Log in to manage these documents';
export const whoMayManage = 'Only this listing’s owner and our agents can see these documents.';
export const loadingDesk = 'Loading the documents';
export const yourDocuments = 'Documents for this listing';
export const none = 'No documents yet. Add one so that visitors can request it on the listing’s page.';
export const uploadedOn = (pagesCount: string, day: string) => `${pagesCount}, added on ${day}`;
export const remove = 'Delete';
export const removeNamed = (title: string) => `Delete: ${title}`;
export const removeTitle = 'Delete this document?';
export const removeWords = (title: string) =>
  `“${title}” and its pages will be deleted. People you shared it with won’t be able to open it.`;
export const keepIt = 'Keep it';
export const removed = 'Document deleted.';
export const addADocument = 'Add a document';
export const chooseAFile = 'Choose a PDF or picture';
export const chosen = (fileName: string) => `Selected: ${fileName}`;
export const fileHelp = (megabytes: number, most: number) =>
  `PDF, JPEG, PNG, WebP or HEIC, up to ${megabytes} MB and ${most} pages.`;
export const fileIsMissing = 'Choose a file first.';
export const fileIsTooLarge = (megabytes: number) => `This file is larger than ${megabytes} MB. Choose a smaller one.`;
export const kind = 'Document type';
export const other = 'Other document';
export const title = 'Title';
export const titleHelp = 'Readers will see this title.';
export const upload = 'Upload';
export const uploading = (percent: number) => `Uploading: ${percent}%`;
export const readingPages = 'Preparing the pages…';
export const cancel = 'Cancel';
export const uploaded = 'Document added.';
export const requests = 'Requests';
export const noRequests = 'No requests yet. We’ll email you when someone sends one.';
export const askedOn = (moment: string) => `Requested on ${moment}.`;
export const states = {
  asked: 'Waiting for you',
  shared: 'Shared',
  declined: 'Declined',
  revoked: 'Sharing stopped',
  expired: 'Expired',
} as const;
export const share = 'Share';
export const decline = 'Decline';
export const revoke = 'Stop sharing';
export const shareWith = (name: string) => `Share with ${name}`;
export const declineNamed = (name: string) => `Decline ${name}’s request`;
export const revokeNamed = (name: string) => `Stop sharing with ${name}`;
export const until = (moment: string) => `Link works until ${moment}.`;
export const endedOn = (moment: string) => `Link expired on ${moment}.`;
export const views = 'Pages viewed';
export const notOpened = 'The link has not been opened yet.';
export const showEarlierOpenings = (total: number) => `Show earlier activity (opened ${total} times)`;
export const theOpenings = 'the earlier activity';
export const openedNothing = 'Opened the link but viewed no pages';
export const readPages = (title: string, list: string) => `${title}: ${list}`;
export const pageNumbers = (list: string, count: number) => (count === 1 ? `page ${list}` : `pages ${list}`);
export const aDeletedOne = 'A deleted document';
export const shareTitle = 'Share the documents';
export const shareLead = (name: string, email: string) =>
  `We’ll email a link to ${name} at ${email}. You can stop sharing at any time.`;
export const days = 'Days';
export const daysHelp = (min: number, max: number) => `How long the link works: ${min} to ${max} days.`;
export const which = 'Documents to share';
export const shareThem = 'Share and send the link';
export const sharing = 'Sharing…';
export const chooseOne = 'Choose at least one document.';
export const addFirst = 'Add a document first, then share it.';
export const shared = (name: string) => `Shared. We’ve emailed ${name} the link.`;
export const declineTitle = 'Decline this request?';
export const declineWords = (name: string) => `We’ll email ${name} to say that you’re not sharing the documents.`;
export const declined = 'Request declined.';
export const revokeTitle = 'Stop sharing?';
export const revokeWords = (name: string) =>
  `${name} will no longer be able to view the documents, including any page open right now.`;
export const revoked = 'Sharing stopped.';
export const back = 'Back';
