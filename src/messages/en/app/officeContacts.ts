// OfficeContacts
export const contacts = 'Contacts';
export const theContacts = 'the contacts';
export const loadingContacts = 'Loading contacts';
export const noContactsMatch = 'No contacts match.';
export const changeTheFilter = 'Change the filter to see others.';
export const nobodyYet = 'No contacts yet.';
export const theyAppearHere = 'Everyone who asks, visits or saves a search will appear here, and everyone you import.';
export const bringIn = 'Import';
export const nameLabel = 'Name';
export const status = 'Status';
export const reach = 'Phone or email';
export const nextStep = 'Next step';
export const agent = 'Agent';
export const lastContact = 'Last contact';

// ContactFilters
export const searchBy = 'Search by name, email or phone';
export const all = 'All';
export const open = 'Open';
export const isDue = 'Next step due';
export const nobody = 'Nobody';
export const withoutTag = (tag: string) => `Remove tag filter: ${tag}`;

export const states = {
  new: 'New',
  in_touch: 'In touch',
  visiting: 'Visiting',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
} as const;

// ContactPanel
export const theOpenContact = 'Contact details';
export const thisContact = 'this contact';
export const closeThisContact = 'Close this contact';
export const loadingTheContact = 'Loading the contact';
export const notFound = 'Contact not found.';
export const mayBeDeleted = 'They may have deleted their account, or the link is wrong.';
export const email = 'Email';
export const phone = 'Phone';
export const whatsApp = 'WhatsApp';
export const whatsAppTo = (phone: string) => `WhatsApp to ${phone}`;
export const alsoWritten = 'Also written';
export const account = 'Account';
export const language = 'Language';
export const zone = 'Time zone';
export const tags = 'Tags';
// the link in a lead
export const everything = 'Everything about this contact';

// ContactState
export const byItself = (state: string) => `Automatic: ${state}`;
export const automatic = 'Automatic';
export const whyLost = 'Why is this contact lost?';
export const markAsLost = 'Mark as lost';
export const cancel = 'Cancel';

// NextStep
export const whatIsNext = 'What is next';
export const onDay = 'On';
export const saveStep = 'Save the next step';
export const stepIsDone = 'Done';
export const stepSaved = 'Next step saved.';
export const stepDone = 'Next step done.';

// WriteDown
export const writeDown = 'Write down what happened';
export const onlyColleagues = 'Only colleagues see this. No message is sent.';
export const addKinds = { call: 'Log call', whatsapp: 'Log WhatsApp', note: 'Add note' } as const;
export const saving = 'Saving…';
export const saved = 'Saved.';

// contactLabels
export const withoutName = 'Without a name';

// ContactTimeline
export const timeline = 'What happened';
export const theTimeline = 'what happened';
export const loadingTimeline = 'Loading what happened';
export const showEarlier = 'Show earlier';
export const nothingYet = 'Nothing yet.';
export const events = {
  enquiry: 'Enquiry',
  enquiry_reply: 'Our email',
  enquiry_note: 'Note on an enquiry',
  enquiry_received: 'They wrote back',
  visit: 'Visit',
  meeting: 'Meeting',
  saved_search: 'Saved search',
  payment: 'Payment',
  note: 'Note',
  call: 'Call',
  whatsapp: 'WhatsApp',
} as const;
export const by = (name: string) => `by ${name}`;
export const startsAt = (moment: string) => `for ${moment}`;
export const paused = 'Paused';
export const meetingStates = { booked: 'Booked', cancelled: 'Cancelled' } as const;
export const paymentStates = {
  completed: 'Paid',
  pending: 'Pending',
  failed: 'Failed',
  expired: 'Expired',
  refunded: 'Refunded',
} as const;

// SamePerson
export const mayBeTheSame = 'May be the same person';
export const bothGave = (address: string) => `Both gave ${address}.`;
export const merge = 'Merge';
export const areTwo = 'Different people';
export const mergeTitle = (one: string, other: string) => `Merge ${other} into ${one}?`;
export const mergeWords =
  'Enquiries, visits, saved searches, notes and accounts of both will be in one place. Tags are joined. Agent, status and next step of the first one stay, unless it has none. You can undo this later.';
export const theFirst = 'Kept';
export const theOther = 'Merged into it';
export const lastContactOn = (day: string) => `Last contact ${day}`;
export const merged = 'Merged.';
export const keptApart = 'They’re kept apart and won’t be suggested again.';
export const mergedHere = 'Merged into this contact';
export const mergedBy = (name: string, by: string, moment: string) => `${name}, by ${by}, ${moment}`;
export const undo = 'Undo';
export const undoMergeOf = (name: string) => `Undo the merge of ${name}`;
export const apartAgain = 'They are two contacts again.';
export const keepTwo = 'Keep two contacts';

// ContactDetails
export const details = 'Details';
export const unknownLanguage = 'Unknown';
export const zoneHelp = 'A city or a zone, such as Dubai or Asia/Dubai.';
export const tagsHelp = 'Separate tags with commas.';
export const saveDetails = 'Save details';

// ContactHomes
export const favourites = 'Favourites';
export const listings = 'Listings';
export const untitled = (id: number) => `Listing ${id}`;
