const counted = (many: number, one: string, several: string) => `${many} ${many === 1 ? one : several}`;

/** "3 open enquiries, 1 listing and 2 contacts" */
export const work = (enquiries: number, listings: number, contacts: number) =>
  [
    ...(enquiries ? [counted(enquiries, 'open enquiry', 'open enquiries')] : []),
    ...(listings ? [counted(listings, 'listing', 'listings')] : []),
    ...(contacts ? [counted(contacts, 'contact', 'contacts')] : []),
  ]
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
export const sayWhoTakesOver = (what: string) => `Choose who takes over ${what}.`;
export const isYoursNow = (what: string) => `Now yours: ${what}`;
export const gaveYou = (by: string, what: string) => `${by} gave you ${what}.`;
export const seeYourLeads = 'See your leads';
export const chooseSomebodyWhoAnswers =
  'Choose an agent or superuser who can see this work and whose account is enabled.';
export const thisEnquiry = 'This enquiry';
export const thisContact = 'This contact';
export const thisListing = 'This listing';
