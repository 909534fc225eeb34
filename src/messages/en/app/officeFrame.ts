// LoggedOutNotice
export const youWereLoggedOut = 'You were logged out.';
export const login = 'Login';
export const logInToContinue =
  'Log in to continue. You’ll come back to this page, and what you typed will still be here.';

// OfficeApp
export const yourAccount = 'your account';

// OfficeFrame
export const skipToTheContent = 'Skip to content';
export const search = 'Search';
export const office = 'Office';
export const more = 'More';
export const keyboardShortcuts = 'Keyboard shortcuts';
export const goToTheSite = 'Go to the site';
export const allScreens = 'All screens';
export const titleInTheOffice = (title: string) => `${title} · Office`;
export const counted = (count: number, title: string) => `(${count}) ${title}`;
export const countOf = (count: number, what: string) => `${what}: ${count}`;

// OfficeScreens
export const forAgents = 'Only agents and superusers can open this screen.';
export const forEditors = 'Only editors and superusers can open this screen.';
export const forStaff = 'Only staff can open this screen.';
export const forSuperusers = 'Only superusers can open this screen.';
export const askASuperuser = 'If you need access, ask a superuser for the role.';
export const goToToday = 'Go to Today';

// screens
export const today = 'Today';
export const leads = 'Leads';
export const contacts = 'Contacts';
export const listings = 'Listings';
export const visits = 'Visits';
export const meetings = 'Meetings';
export const addOns = 'Add-ons';
export const articles = 'Articles';
export const pages = 'Pages';
export const services = 'Services';
export const slides = 'Slides';
export const agents = 'Agents';
export const team = 'Team';
export const newsletters = 'Newsletters';
export const advertisements = 'Advertisements';
export const reviews = 'Reviews';
export const searches = 'Searches';
export const payments = 'Payments';
export const bringInData = 'Import data';
export const people = 'People';
export const prices = 'Prices';
export const ratesOfCosts = 'Taxes and fees';
export const emails = 'Emails';
export const problemReports = 'Problem reports';
export const setUp = 'Set up';
export const settings = 'Settings';
export const audit = 'Audit';
