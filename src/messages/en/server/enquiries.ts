// confirmationEmail
const kinds = {
  contact: 'message',
  property: 'question',
  quote: 'request for a quote',
  visit: 'request for a visit',
  callback: 'request for a callback',
} as const;
export const weHaveReceived = (kind: keyof typeof kinds, about: string) =>
  `We have received your ${kinds[kind]}${about && `: ${about}`}`;
export const thankYou = (about: string) =>
  about ? `Thank you for asking about ${about}.` : 'Thank you for writing to us.';
export const anAdviserReplies = 'One of our advisers will reply within one working day, Monday to Saturday.';
export const toTalkSooner = ({ phone, email }: Readonly<{ phone: string; email: string }>, chat: string) =>
  `To talk sooner, call ${phone}, write to ${email}, or chat on WhatsApp: ${chat}`;
export const notYou = 'Not you? You can ignore this email.';
export const seeTheListing = 'See the listing';
export const seeOurHomes = 'See our homes';

// enquiriesRoutes
export const thisPropertyNoLongerExists = 'This property no longer exists.';
export const thisServiceNoLongerExists = 'This service no longer exists.';
export const chooseAnotherDateAndTime = 'Choose another date and time.';

// enquiriesRules
export const thisEnquiry = 'This enquiry';
export const youHaveUsedAllYourContacts =
  'You have used all your buyer contacts. Choose a package to open more. This enquiry will stay here until then.';

// enquiryEmails
const announcedKinds = {
  contact: 'A message',
  property: 'A question',
  quote: 'A request for a quote',
  visit: 'A request for a visit',
  callback: 'A request for a callback',
} as const;
export const announcement = (kind: keyof typeof announcedKinds, name: string, about: string | undefined) =>
  `${announcedKinds[kind]} from ${name}${about ? `: ${about}` : ''}`;
export const listingLabel = 'Listing';
export const serviceLabel = 'Service';
export const preferredTime = 'Preferred time';
export const nameLabel = 'Name';
export const seeTheirContactDetailsAndReply = 'See their contact details and reply in your inbox';

// officeEnquiriesRoutes
export const sayHowToReachThem = 'Add a phone number or an email address.';
export const thereIsNoSuchListing = 'There is no listing with this number.';
export const thereIsNoAddressToReplyTo = 'There is no email address to reply to. Write a note instead.';
export const emailsToThisAddressComeBack = (email: string) =>
  `Emails to ${email} are bouncing, so this one was not sent. Call this person and get a new address.`;

// officeEnquiriesRules
export const chooseOneOfTheAgents = 'This account is not an agent’s. Choose one of the agents.';
export const chooseATimeWithinAYear = 'Choose a time to come, within a year.';
export const thisMessageWasSent = 'This message was sent for another enquiry. Reload the page.';
export const replySubjectAbout = (about: string) => `Re: your enquiry about ${about}`;
export const replySubject = (brand: string) => `Re: your enquiry to ${brand}`;
export const wroteOn = (name: string, moment: string) => `${name} wrote on ${moment}:`;
export const readOrAnswerThere = (url: string) => `All we wrote to each other, and a place to answer: ${url}`;
export const receivedLabel = 'Received';
export const assigneeLabel = 'Assignee';

// officeEnquiriesRules
export const csvHeadings = [
  'Number',
  'Received (India time)',
  'Kind',
  'Status',
  'Name',
  'Email',
  'Phone',
  'About',
  'Assignee',
  'Reply due (India time)',
  'First reply (India time)',
  'Message',
];

// remindOverdue
export const thisEnquiryHasWaited = 'This enquiry has been waiting for a first reply longer than we promise.';
export const nobody = 'nobody';
export const replyInTheOffice = 'Reply to this enquiry';
export const gaveYouThis = (by: string) => `${by} gave you this enquiry.`;
export const yoursNow = (name: string) => `Now yours: enquiry from ${name}`;
export const overdue = (name: string) => `Overdue: reply to ${name}`;

// conversations
export const thisLink = 'This link';

// inbound
export const theKeyHasEnded = 'This key is not valid. Make a new one under Settings in the office.';
export const thisKey = 'This key';
export const tooManyKeys = (most: number) => `There are ${most} keys already. End one that nothing uses.`;

// incoming
export const theKeyIsNotValid = 'The key of the mail server is not valid.';
export const thisIsNotAnEmail = 'This is not an email with a sender.';
export const tooManyEmailsAtOnce = 'Too many emails at once. Try again in a few seconds.';
export const sentFrom = (name: string, address: string) => (name === address ? name : `${name} (${address})`);
export const wroteBack = (name: string, about: string) => `${name} wrote back${about && `: ${about}`}`;
export const filesLabel = 'Attached files';
export const cameWithFiles = (names: readonly string[]) => `Attached files, not stored: ${names.join(', ')}`;
