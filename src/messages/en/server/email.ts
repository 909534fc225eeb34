// emailContent
export const nameLabel = 'Name';
export const emailLabel = 'Email';
export const phoneLabel = 'Phone';
export const notGiven = 'not given';
export const questions = (email: string, phone: string) =>
  `Questions? Reply to this email${phone ? `, write to ${email} or call ${phone}` : ` or write to ${email}`}.`;
/** Where the reply reaches somebody else. */
export const replyReaches = (name: string, email: string, phone: string) =>
  `Your reply to this email reaches ${name}. Questions to us? Write to ${email}${phone ? ` or call ${phone}` : ''}.`;
/** Why an email came, by its kind. */
export const why = (brand: string) => {
  const account = `This email is about your account at ${brand}.`;
  const office = `This email is for the team of ${brand}.`;
  const alerts = `This email is about property alerts from ${brand}.`;
  return {
    password_reset: `Someone asked for a new password for your account at ${brand}.`,
    password_reset_by_staff: `Someone asked us for a new password for your account at ${brand}.`,
    password_changed: account,
    confirm_address: `Someone entered this address at ${brand}.`,
    address_in_use: `Someone entered this address at ${brand}.`,
    address_changed: account,
    factor_changed: account,
    documents_confirm: `Someone entered this address at ${brand} to see the documents of a home.`,
    documents_asked: `You get this email because you answer for this home at ${brand}.`,
    documents_shared: `You get this email because you asked for the documents of a home at ${brand}.`,
    documents_declined: `You get this email because you asked for the documents of a home at ${brand}.`,
    enquiry_received: `Someone sent us an enquiry with this address at ${brand}.`,
    enquiry_announced: office,
    enquiry_masked: `You get this email because your listing is at ${brand}.`,
    enquiry_overdue: office,
    enquiry_reply: `You get this email because you wrote to ${brand}.`,
    hold_lapsed: `You get this email because you chose a meeting time at ${brand}.`,
    hold_lapsed_office: office,
    meeting: `You get this email because you booked a meeting with ${brand}.`,
    meeting_office: office,
    meeting_erased: office,
    newsletter_confirm: `Someone entered this address for the newsletter of ${brand}.`,
    newsletter: `You get this email because you subscribed to the newsletter of ${brand}.`,
    newsletter_test: office,
    listings_confirm: `You get this email because your listing is at ${brand}.`,
    listing_approved: `You get this email because your listing is at ${brand}.`,
    listing_returned: `You get this email because your listing is at ${brand}.`,
    search_alert: alerts,
    search_ask: alerts,
    search_confirm: `Someone entered this address for property alerts from ${brand}.`,
    search_link: alerts,
    shortlist_news: `You get this email because you share a list at ${brand}.`,
    visit: `You get this email because you asked to visit a home at ${brand}.`,
    visit_host: `You get this email because you answer for this home at ${brand}.`,
    visits_full: `You get this email because you asked to visit a home at ${brand}.`,
    visit_erased: `You get this email because you answer for this home at ${brand}.`,
    add_on_order: `You get this email because you ordered an add-on at ${brand}.`,
    payment: `You get this email because of your payment at ${brand}.`,
    payment_office: office,
    package_ending: `You get this email because you have a package at ${brand}.`,
  };
};

// homeCard
export const newHome = 'New';
export const lowerPrice = 'Lower price';
export const purposes = { sale: 'For sale', rent: 'To rent', invest: 'To invest in' };
export const priceFell = (before: string, after: string) => `${before} → ${after}`;
export const aMonth = (price: string) => `${price} a month`;
export const priceOnRequest = 'Price on request';
export const beds = (count: number) => (count === 1 ? '1 bedroom' : `${count} bedrooms`);
export const squareFeet = (size: string) => `${size} sq ft`;

// officeEmailRoutes
export const thisEmail = 'This email';
export const thisEmailWasSentAlready = 'This email was sent already.';

// shown beside emails that could not be sent
export const recipientIsNotOneAddress = 'The recipient is not one email address.';
export const addressDoesNotExist = (reply: string) =>
  `There is no such address, so nothing more is sent to it until its owner confirms it or you send this again. ${reply}`;
export const documentsCannotBeMade = 'The documents of this email cannot be made.';
