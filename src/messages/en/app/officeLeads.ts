// OfficeLeads
export const nameLabel = 'Name';
export const status = 'Status';
export const about = 'About';
export const kind = 'Kind';
export const assignee = 'Assignee';
export const received = 'Received';
export const theEnquiries = 'the enquiries';
export const loadingEnquiries = 'Loading enquiries';
export const noEnquiriesMatch = 'No enquiries match.';
export const allDone = 'All done.';
export const changeTheFilterToSeeOthers = 'Change the filter to see others.';
export const newEnquiriesAppearHere = 'New enquiries appear here.';
export const enquiries = 'Enquiries';

// NewLead
export const newLead = 'New lead';
export const closeNewLead = 'Close the new lead';
export const saveLead = 'Save the lead';
export const phoneOrEmail = 'A telephone number or an email address is enough.';
export const whatTheyAsk = 'What they ask for';
export const listingNumber = 'Listing number';
export const wrongListingNumber = 'Enter the number of a listing, such as 45.';
export const spokenAlready = 'I have spoken with them, so no first reply is due';

// officeLeadLabels
// in a sentence to somebody who named no listing and no service: "your enquiry about our homes"
export const ourHomes = 'our homes';
export const aQuote = 'a quote';
export const aVisit = 'a visit';
export const aCallBack = 'a call back';
export const overdue = 'Overdue';

// BulkBar
export const countLabel = (changed: number) =>
  changed === 1 ? '1 enquiry is changed.' : `${changed} enquiries are changed.`;
export const asBefore = (changed: number) =>
  changed === 1 ? 'Undone for 1 enquiry.' : `Undone for ${changed} enquiries.`;
export const undo = 'Undo';
export const enquiryId = (id: number) => `Enquiry ${id}`;
export const selectedEnquiries = 'Selected enquiries';
export const selectedCount = (count: number) => `${count} selected`;
export const assignTo = 'Assign to';
export const choose = 'Choose';
export const nobody = 'Nobody';
export const close = 'Close';
export const clearSelection = 'Clear selection';
export const saving = 'Saving …';
export const nothingWasChanged = (reason: string) => `Nothing was changed. ${reason}`;
export const notChanged = (count: string) => `${count} Not changed:`;

// Conversation
export const beingSent = 'being sent';
export const notDeliveredYet = 'not delivered yet, see Emails';
export const conversation = 'Conversation';
export const nothingWasWrittenYet = 'No replies or notes yet.';
export const sent = 'sent';
export const noteBy = (author: string, moment: string) => `Note by ${author}, ${moment}`;
export const emailBy = (author: string, moment: string) => `Email by ${author}, ${moment}`;
export const writeAReplyOrANote = 'Write a reply or a note';
export const aReplyIsEmailed = (email: string) => `A reply is emailed to ${email}. A note is for colleagues only.`;
export const writeANote = 'Write a note';
export const noAddressToReplyTo = 'There is no email address to reply to. A note is for colleagues only.';
export const sendReply = 'Send reply';
export const addNote = 'Add note';
export const readWhatChanged = 'Read what changed, then send again. ';
export const saved = 'Saved.';

// LeadFilters
export const searchByName = 'Search by name, email, phone or words';
export const all = 'All';
export const notClosed = 'Not closed';
export const everybody = 'Everybody';
export const me = 'Me';

// LeadPanel
export const theOpenEnquiry = 'The open enquiry';
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
export const checkThisNumber = 'We cannot tell this number’s country: check it before you call.';
