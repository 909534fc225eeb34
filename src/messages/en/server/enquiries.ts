// confirmationEmail
const kinds = {
  contact: 'message',
  property: 'question',
  quote: 'request for a quote',
  visit: 'request for a visit',
  callback: 'request to be called back',
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
  'You have used all your contacts. Choose a package to open more. This enquiry stays here until then.';

// enquiryEmails
const announcedKinds = {
  contact: 'A message',
  property: 'A question',
  quote: 'A request for a quote',
  visit: 'A request for a visit',
  callback: 'A request to be called back',
} as const;
export const announcement = (kind: keyof typeof announcedKinds, name: string, about: string | undefined) =>
  `${announcedKinds[kind]} from ${name}${about ? `: ${about}` : ''}`;
export const listingLabel = 'Listing';
export const serviceLabel = 'Service';
export const preferredTime = 'Preferred time';
export const nameLabel = 'Name';
export const seeTheirContactDetailsAndReply = 'See their contact details and reply in your inbox';

// officeEnquiriesRoutes
export const sayHowToReachThem = 'Add a telephone number or an email address.';
export const thereIsNoSuchListing = 'There is no listing with this number.';
export const thereIsNoAddressToReplyTo = 'There is no email address to reply to. Write a note instead.';
export const emailsToThisAddressComeBack = (email: string) =>
  `Emails to ${email} come back, so this was not sent. Call this person, and note the new address.`;

// officeEnquiriesRules
export const chooseOneOfTheAgents = 'Choose one of the agents. This account is not one.';
export const thisMessageWasSent = 'This message was sent for another enquiry. Reload the page.';
export const replySubjectAbout = (about: string) => `Re: your enquiry about ${about}`;
export const replySubject = (brand: string) => `Re: your enquiry to ${brand}`;
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
export const thisEnquiryHasWaited = 'This enquiry has waited longer for a first reply than we promise.';
export const nobody = 'nobody';
export const replyInTheOffice = 'Reply in the office';
export const overdue = (name: string) => `Overdue: reply to ${name}`;
