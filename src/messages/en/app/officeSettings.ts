// OfficeSettingsForm
export const theSettings = 'the settings';
export const loadingSettings = 'Loading settings';
export const companyDetails = 'Company details';
export const shownOnTheSite = 'Shown on the site, in emails and on invoices.';
export const phoneNumber = 'Phone number';
export const whatsAppNumber = 'WhatsApp number';
export const withTheCountryCode = 'Include the country code, such as +91.';
export const emailAddress = 'Email address';
export const enquiriesToTheOfficeAreSent = 'Enquiries to the office are sent here.';
export const address = 'Address';
export const officeHours = 'Office hours';
export const indiaTime =
  'All times are India time. Visitors can book meetings during these hours, and only these hours count towards the first reply time.';
export const opensAt = 'Opens at';
export const closesAt = 'Closes at';
export const openDays = 'Open days';
export const holidays = 'Holidays';
export const onePerLine = 'One per line: the date, then the name, such as 2027-01-26 Republic Day.';
export const firstReplyWithin = 'First reply within';
export const minutesOfOfficeHours = 'In minutes, within office hours. After that, an unanswered enquiry is overdue.';
export const beforeItIsPublished = 'Before publishing';
export const reviewListingsOfOwnersBefore = 'Review owners’ listings before we publish them';
export const readReviewsBeforeTheSiteShows = 'Read reviews before they appear on the site';
export const socialLinks = 'Social links';
export const theAddressesOfOurOwnPages = 'Links to our own pages. Leave a field empty to hide its link.';
export const saving = 'Saving…';
export const saveMyVersion = 'Save my version';
export const saveSettings = 'Save settings';
export const notSaved = 'Not saved. Check the marked fields.';
export const savedTheSiteShowsItNow = 'Saved. It’s live on the site.';
export const somebodyElseSavedTheseSettings = (count: number) =>
  `Someone else saved these settings while you were editing. Your entries are still in the form. ${count === 0 ? 'They are the same as the saved ones.' : 'Change them, or save your version.'}`;
export const field = 'Field';
export const savedNow = 'Saved now';
export const yours = 'Yours';

// settingsForm
export const whatsAppChannel = 'WhatsApp channel';
export const reviewListingsFirst = 'Review listings first';
export const readReviewsFirst = 'Read reviews first';

// registrations as an agent
export const reraAgentOf = (authority: string) => `${authority} agent registration`;
export const reraAgentHelp =
  'Shown with a QR code on listings in this state and on the contact page. Leave it empty if you have none.';

// Figures
export const figures = 'Our figures';
export const figuresHelp =
  'Shown on the home page, About us and the reviews, each with what it counts. Clear a figure to hide it.';
export const propertiesSold = 'Properties Sold';
export const happyClientsOfAbout = 'Happy Clients, About us';
export const happyClientsOfReviews = 'Happy Clients, reviews';
export const yearsExperience = 'Years Experience';
export const averageRating = 'Average Rating, out of 5';
export const satisfactionRate = 'Satisfaction Rate';
export const averageSalePrice = 'Average Sale Price';
export const whatItCounts = (figure: string) => `What it counts: ${figure}`;
