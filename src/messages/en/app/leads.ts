// LeadInbox
export const all = 'All';
export const seeThePackages = 'See the packages';
export const showEnquiriesForAllListings = 'Show enquiries for all listings';
export const yourEnquiries = 'your enquiries';
export const enquiries = 'Enquiries';
export const selectAnEnquiry = 'Select an enquiry';
export const readIt = 'Read enquiries, reply and keep notes here.';
export const noEnquiriesMatch = 'No enquiries match.';
export const seeAllEnquiries = 'See all enquiries';
export const nothingHereRightNow = 'Nothing here right now.';
export const noEnquiriesYet = 'No enquiries yet.';
export const seeYourListings = 'See your listings';
export const whenSomeoneEnquiresAbout =
  'When someone enquires about your listing, you’ll see it here and we’ll email you.';
export const loadingYourEnquiries = 'Loading your enquiries';

// leadLabels
export const contactsCount = (count: number) => (count === 1 ? 'contact' : 'contacts');
export const yourPackageIncludesUnlimited = 'Your package includes unlimited contacts.';
export const youHaveUsedAllYourContacts = 'You have used all your contacts.';
export const youHaveLeftForFree = (contacts: string) => `You have ${contacts} left, free of charge.`;
export const youHaveLeftWithYourPackage = (contacts: string) => `You have ${contacts} left with your package.`;
export const youHaveLeft = (contacts: string, free: number, bought: number) =>
  `You have ${contacts} left: ${free} free, ${bought} with your package.`;
export const greeting = (name: string, subject: string) => `Dear ${name},

Thank you for asking about ${subject}.

`;
export const reSubject = (subject: string) => `Re: ${subject}`;

// LeadContact
export const email = 'Email';
export const phone = 'Phone';
export const oneMoment = 'One moment…';
export const showContact = 'Show contact';
export const thisUsesOneContact = 'This uses one contact from your allowance. You can view the details again for free.';
export const replyByEmail = 'Reply by email';
export const whatsApp = 'WhatsApp';
export const call = 'Call';

// LeadDetail
export const enquiryNotFound = 'Enquiry not found.';
export const itMayBelongToAnotherAccount = 'It may belong to another account.';
export const theOpenEnquiry = 'Enquiry details';
export const allEnquiries = 'All enquiries';
export const thisEnquiry = 'this enquiry';
export const preferredDate = 'Preferred date: {date}.';
export const aboutListing = 'About {title}';
export const aDeletedListing = (title: string) => `${title} (deleted listing)`;
export const aboutTitle = (title: string) => `About ${title}`;
export const status = 'Status';
export const yourStatus = 'Your status';
export const officeAnswered = (moment: string) => `Our office answered on ${moment}.`;
export const officeMarkedAnswered = 'Our office has answered.';
export const officeClosed = 'Our office closed this enquiry.';
export const officeWrote = 'Our office wrote:';
export const theEnquiryWasNotChanged = (reason: string) => `We could not update the enquiry. ${reason}`;

// LeadLine
export const newLabelLabel = 'New:';

// LeadNotes
export const saving = 'Saving…';
export const notSaved = (reason: string) => `Not saved. ${reason}`;
export const saved = 'Saved';
export const notSavedYet = 'Not saved yet…';
export const yourNotes = 'Your notes';
export const onlyYouCanSeeTheseNotes = 'Only you can see these notes. They save as you type.';

// numbers that cannot be read
export const checkThisNumber = 'We cannot tell which country this number is from. Check it before you call.';
