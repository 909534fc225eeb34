const counted = (many: number, one: string, several: string) => `${many} ${many === 1 ? one : several}`;

export const sayWhoTakesOver = (enquiries: number, listings: number, contacts: number) =>
  `Choose who takes over ${counted(enquiries, 'open enquiry', 'open enquiries')}, ${counted(listings, 'listing', 'listings')} and ${counted(contacts, 'contact', 'contacts')}.`;
export const chooseSomebodyWhoAnswers =
  'Choose an agent or superuser who can see this work and whose account is enabled.';
export const thisEnquiry = 'This enquiry';
export const thisContact = 'This contact';
export const thisListing = 'This listing';
