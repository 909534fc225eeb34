// AmenityChips
export const amenities = 'Amenities';

// BillingFields
export const nameOrCompany = 'Name or company';
export const address = 'Address';
export const city = 'City';
export const state = 'State';
export const pinCode = 'PIN code';
export const country = 'Country';
export const neededInIndia = 'Needed in India to work out the tax.';
export const gstin = 'GSTIN';
export const forCompanies = 'For companies: 15 characters, for example 23ABCDE1234F1Z5. Shown on your invoices.';
export const yourInputIsStillHere = 'What you typed is still here.';

// Breadcrumb
export const breadcrumb = 'Breadcrumb';
export const home = 'Home';

// Day
export const jan = 'Jan';
export const feb = 'Feb';
export const mar = 'Mar';
export const apr = 'Apr';
export const may = 'May';
export const jun = 'Jun';
export const jul = 'Jul';
export const aug = 'Aug';
export const sep = 'Sep';
export const oct = 'Oct';
export const nov = 'Nov';
export const dec = 'Dec';

// EraseDialog
export const whatGoes = 'What will be deleted for good';
export const profileAndLogins =
  'Profile and logins, listings with their photographs, favourites, reviews, the newsletter, emails, and the names, contact details and texts of enquiries and meetings. Upcoming meetings are cancelled. To get a refund for a paid meeting, cancel it first.';
export const whatStays = 'What we keep';
export const paymentsAndInvoicesWithTheir =
  'Payments and invoices with their billing details, because tax law requires them. Backups, until they are replaced. If we restore a backup, we’ll delete the account again.';
export const typeToConfirm = (username: string) => `Type ${username} to confirm`;
export const yourPassword = 'Your password';
export const keepTheAccount = 'Keep the account';
export const erasing = 'Deleting…';
export const eraseForGood = 'Delete for good';

// Field
export const optional = '(optional)';

// LoadMore
export const ofShownTotalWhat = (shown: number, total: number, what: string) => `${shown} of ${total} ${what}`;

// Markdown
export const loadingTheText = 'Loading the text';

// MarkdownBody
export const contents = 'Contents';
export const table = 'Table';

// Money
export const rupeesCrRupees = (rupees: string) => `₹${rupees} Cr`;
export const rupeesLRupees = (rupees: string) => `₹${rupees} L`;
export const priceOnRequest = 'Price on request';

// Notice
export const weCouldNotLoad = (what: string) => `We could not load ${what}.`;
export const retry = 'Retry';
export const weTryAgainEverySeconds = (wait: number) => ` We’ll try again every ${wait} seconds.`;

// Pages
export const pages = 'Pages';
export const previous = 'Previous';
export const pageNumber = (number: number) => `Page ${number}`;
export const next = 'Next';

// PasswordField
export const showPassword = 'Show password';

// PrintButton
export const print = 'Print';

// ShareButton
export const shareTitle = (title: string) => `Share: ${title}`;
export const linkCopied = 'Link copied';
export const share = 'Share';
export const copyTheLinkFromTheField = 'Copy the link from the field.';
export const addressOfThisPage = 'Link to this page';

// Stars
export const of5Stars = (rating: number) => `${rating} of 5 stars`;

// hoursLabel
export const sunday = 'Sunday';
export const monday = 'Monday';
export const tuesday = 'Tuesday';
export const wednesday = 'Wednesday';
export const thursday = 'Thursday';
export const friday = 'Friday';
export const saturday = 'Saturday';
export const toFirstLast = (first: string, last: string) => `${first} to ${last}`;
export const andListLast = (list: string, last: string) => `${list} and ${last}`;
export const hoursLabel = (day: string, opens: string, closes: string) => `${day}, ${opens} to ${closes} India time`;

// useCheckedForm
export const emailWords = 'Enter an email address, such as name@example.com.';
export const enterANumber = 'Enter a number.';
export const thisFieldIsRequired = 'This field is required.';
export const thisCannotBeRead = 'Check this and try again.';
export const mustBeAtLeast = (min: string) => `Must be at least ${min}.`;
export const mustBeAtMost = (max: string) => `Must be at most ${max}.`;
export const enterAWholeNumber = 'Enter a whole number.';
export const useAtLeastCharacters = (minLength: number) => `Use at least ${minLength} characters.`;

// useInViewport

// EraseDialog
export const typeTheUsername = (username: string) => `Type the username exactly: ${username}`;

// timeLabel
export const timeOfDay = (hour: number, minutes: string, isMorning: boolean) =>
  `${hour}:${minutes} ${isMorning ? 'am' : 'pm'}`;

// TitledDialog
export const close = 'Close';
