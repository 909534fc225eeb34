// OfficeLeads
export const nameLabel = 'Name';
export const status = 'Status';
export const about = 'About';
export const kind = 'Kind';
export const assignee = 'Assignee';
export const received = 'Received';
export const reachedUsBy = 'Reached us by';
export const theEnquiries = 'the enquiries';
export const loadingEnquiries = 'Loading enquiries';
export const noEnquiriesMatch = 'No enquiries match.';
export const allDone = 'All done.';
export const changeTheFilterToSeeOthers = 'Change the filter to see others.';
export const newEnquiriesAppearHere = 'New enquiries will appear here.';
export const enquiries = 'Enquiries';

// NewLead
export const newLead = 'New lead';
export const closeNewLead = 'Close the new lead';
export const saveLead = 'Save the lead';
export const phoneOrEmail = 'A phone number or an email address is enough.';
export const whatTheyAsk = 'Their enquiry';
export const listingNumber = 'Listing number';
export const wrongListingNumber = 'Enter the number of a listing, such as 45.';
export const spokenAlready = 'I’ve already spoken to them, so no first reply is due';

// officeLeadLabels
export const overdue = 'Overdue';
export const wroteBack = 'Wrote back';

// BulkBar
export const countLabel = (changed: number) => (changed === 1 ? '1 enquiry changed.' : `${changed} enquiries changed.`);
export const asBefore = (changed: number) =>
  changed === 1 ? '1 enquiry changed back.' : `${changed} enquiries changed back.`;
export const undo = 'Undo';
export const enquiryId = (id: number) => `Enquiry ${id}`;
export const selectedEnquiries = 'Selected enquiries';
export const selectedCount = (count: number) => `${count} selected`;
export const assignTo = 'Assign to';
export const choose = 'Choose';
export const nobody = 'Nobody';
export const close = 'Close';
export const clearSelection = 'Clear selection';
export const saving = 'Saving…';
export const nothingWasChanged = (reason: string) => `Nothing was changed. ${reason}`;
export const notChanged = (count: string) => `${count} Couldn’t be changed:`;

// Conversation
export const beingSent = 'sending';
export const notDeliveredYet = 'not delivered yet, see Emails';
export const conversation = 'Conversation';
export const nothingWasWrittenYet = 'No replies or notes yet.';
export const sent = 'sent';
export const noteBy = (author: string, moment: string) => `Note by ${author}, ${moment}`;
export const emailBy = (author: string, moment: string) => `Email by ${author}, ${moment}`;
export const receivedFrom = (author: string, moment: string) => `Email from ${author}, ${moment}`;
export const writtenOnSite = (author: string, moment: string) => `${author} on our website, ${moment}`;
export const showQuoted = 'Show the email they answered';
export const filesLeftOut = (names: readonly string[]) =>
  `Attached, but not stored here: ${names.join(', ')}. Ask for them another way.`;
export const writeAReplyOrANote = 'Write a reply or a note';
export const aReplyIsEmailed = (email: string) => `Replies are emailed to ${email}. Notes are for colleagues only.`;
export const writeANote = 'Write a note';
export const noAddressToReplyTo = 'There’s no email address to reply to. Notes are for colleagues only.';
export const sendReply = 'Send reply';
export const addNote = 'Add note';
export const readWhatChanged = 'Read what changed, then send again. ';
export const saved = 'Saved.';

// LeadFilters
export const searchByName = 'Search by name, email, phone or text';
export const all = 'All';
export const snoozed = 'Snoozed';
export const snooze = 'Snooze until tomorrow';
export const snoozeLonger = 'Snooze for';
export const snoozeDays = { 3: '3 days', 7: 'A week', 14: '2 weeks', 30: 'A month' } as const;
export const snoozedUntil = (moment: string) => `Snoozed until ${moment}.`;
export const endSnooze = 'End the snooze';
export const notClosed = 'Not closed';

// LeadPanel
export const bySender = (channel: string, sender: string) => `${channel}: ${sender}`;
export const campaign = 'Campaign';
export const cameFrom = 'Came from';
export const theOpenEnquiry = 'Enquiry details';
export const take = 'Take it';
export const markAsClosed = 'Mark as closed';
export const closeThisEnquiry = 'Close this enquiry';
export const enquiryNotFound = 'Enquiry not found.';
export const itMayHaveBeenDeleted = 'It may have been deleted.';
export const thisEnquiry = 'this enquiry';
export const loadingTheEnquiry = 'Loading the enquiry';
export const listing = 'Listing';
export const service = 'Service';
export const owner = 'Owner';
export const ownerWithStatus = (name: string, status: string, since: string | null) =>
  since ? `${name}: ${status} since ${since}` : `${name}: ${status}`;
export const email = 'Email';
export const phone = 'Phone';
export const preferredTime = 'Preferred time';
export const firstReply = 'First reply';
export const replyDue = 'Reply due';
export const samePerson = 'Same person';
export const accountUsernameFavourites = (username: string, favourites: number, meetings: number) =>
  `Account ${username}: ${favourites} ${favourites === 1 ? 'favourite' : 'favourites'}, ${meetings} ${meetings === 1 ? 'meeting' : 'meetings'}`;

// numbers that cannot be read
export const checkThisNumber = 'We can’t work out this number’s country. Check it before you call.';
