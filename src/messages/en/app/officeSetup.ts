// OfficeSetupGuide
export const setUpYourAgency = 'Set up your agency';
export const theSetUp = 'the set-up guide';
export const loadingTheSetUp = 'Loading the set-up guide';
export const everythingIsSetUp = 'Everything is set up.';
export const done = 'Done';
export const toDo = 'To do';
export const beforeYourAgencyCanOpen = 'before your agency can open.';
export const seeTheSetUpGuide = 'See the set-up guide';

// PlaceholderMarks
export const phoneNumber = 'phone number';
export const whatsAppNumber = 'WhatsApp number';
export const emailAddress = 'email address';
export const onlyForStaff = 'Only for staff';
export const onlyYouSee = (list: string) => `Only superusers see this. Still placeholders: ${list}.`;
export const enterYourOwn = 'Enter your own';

// setupLabels
export const companyDetails = 'Company details';
export const phoneWhatsAppEmailAddressGstin =
  'Phone, WhatsApp, email address, GSTIN and address. Shown on the site, in emails and on invoices.';
export const enterCompanyDetails = 'Enter company details';
export const officeHoursAndHolidays = 'Office hours and holidays';
export const visitorsCanBookMeetingsInThese =
  'Visitors can book meetings during these hours, and only these hours count towards the first reply time.';
export const setOfficeHours = 'Set office hours';
export const legalTexts = 'Legal texts';
export const letCounselReviewThePrivacy =
  'Have a lawyer read the privacy policy, the terms and the disclaimer, then save each of them.';
export const openThePages = 'Open the pages';
export const firstListing = 'First listing';
export const postAListingWithPhotos = 'Post a listing with photos. It appears in search right away.';
export const postAProperty = 'Post a property';
export const colleagues = 'Colleagues';
export const letThemRegisterOnTheSite = 'Ask them to register on the site, then give them the agent or editor role.';
export const giveRoles = 'Give roles';
export const email = 'Email';
export const emailsAreWrittenToAFolder =
  'Emails are saved to a folder instead of being sent. Set SMTP_URL and MAIL_FROM on the server and restart it.';
export const payments = 'Payments';
export const paymentsAreInTestMode =
  'Payments are in test mode. Set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET on the server and restart it.';
export const demonstration = 'Demonstration';
export const listingsArticlesAndAccounts =
  'The demonstration’s listings, articles and accounts are loaded, and the password of these accounts is public. Start with an empty database and DEMO=off.';
export const ofStepsLeft = (left: number, count: number) =>
  `${left} of ${count} steps ${left === 1 ? 'is' : 'are'} left`;
