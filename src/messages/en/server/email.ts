// emailContent
export const nameLabel = 'Name';
export const emailLabel = 'Email';
export const phoneLabel = 'Phone';
export const notGiven = 'not given';
export const questions = (email: string, phone: string) =>
  `Questions? Reply to this email${phone ? `, write to ${email} or call ${phone}` : ` or write to ${email}`}.`;
/** Where the reply reaches somebody else. */
export const replyReaches = (name: string, email: string, phone: string) =>
  `Replies to this email go to ${name}. Questions for us? Write to ${email}${phone ? ` or call ${phone}` : ''}.`;
/** Why an email came, by its kind. */
export const why = (brand: string) => {
  const account = `This email is about your ${brand} account.`;
  const office = `This email is for the ${brand} team.`;
  const alerts = `This email is about your property alerts from ${brand}.`;
  return {
    password_reset: `Someone requested a new password for your ${brand} account.`,
    password_reset_by_staff: `Someone requested a new password for your ${brand} account from our office.`,
    password_changed: account,
    confirm_address: `Someone entered this address at ${brand}.`,
    address_in_use: `Someone entered this address at ${brand}.`,
    address_changed: account,
    factor_changed: account,
    documents_confirm: `Someone entered this address at ${brand} to see the documents of a home.`,
    documents_asked: `You’re getting this email because you’re the contact for this home at ${brand}.`,
    documents_shared: `You’re getting this email because you requested documents from ${brand}.`,
    documents_declined: `You’re getting this email because you requested documents from ${brand}.`,
    enquiry_received: `Someone used this address to send an enquiry to ${brand}.`,
    enquiry_announced: office,
    enquiry_masked: `You’re getting this email because you have a listing with ${brand}.`,
    enquiry_answered: office,
    enquiry_overdue: office,
    enquiry_handed_over: office,
    work_handed_over: office,
    enquiry_reply: `You’re getting this email because you wrote to ${brand}.`,
    hold_lapsed: `You’re getting this email because you picked a meeting time with ${brand}.`,
    hold_lapsed_office: office,
    meeting: `You’re getting this email because you booked a meeting with ${brand}.`,
    meeting_office: office,
    meeting_erased: office,
    newsletter_confirm: `Someone entered this address for the ${brand} newsletter.`,
    newsletter: `You’re getting this email because you subscribed to the ${brand} newsletter.`,
    newsletter_test: office,
    listings_confirm: `You’re getting this email because you have a listing with ${brand}.`,
    listing_approved: `You’re getting this email because you have a listing with ${brand}.`,
    listing_returned: `You’re getting this email because you have a listing with ${brand}.`,
    search_alert: alerts,
    search_ask: alerts,
    search_confirm: `Someone entered this address for property alerts from ${brand}.`,
    search_link: alerts,
    shortlist_news: `You’re getting this email because you share a list at ${brand}.`,
    visit: `You’re getting this email because you requested a visit through ${brand}.`,
    visit_host: `You’re getting this email because you’re the contact for this home at ${brand}.`,
    visits_full: `You’re getting this email because you requested a visit through ${brand}.`,
    visit_erased: `You’re getting this email because you’re the contact for this home at ${brand}.`,
    add_on_order: `You’re getting this email because you ordered an add-on from ${brand}.`,
    payment: `You’re getting this email because you made a payment to ${brand}.`,
    payment_office: office,
    package_ending: `You’re getting this email because you have a package with ${brand}.`,
  };
};

// homeCard
export const newHome = 'New';
export const lowerPrice = 'Lower price';
export const purposes = { sale: 'For sale', rent: 'To rent', invest: 'For investment' };
export const priceFell = (before: string, after: string) => `${before} → ${after}`;
export const aMonth = (price: string) => `${price} a month`;
export const priceOnRequest = 'Price on request';
export const beds = (count: number) => (count === 1 ? '1 bedroom' : `${count} bedrooms`);
export const squareFeet = (size: string) => `${size} sq ft`;

// officeEmailRoutes
export const thisEmail = 'This email';
export const thisEmailWasSentAlready = 'This email has already been sent.';

// shown beside emails that could not be sent
export const recipientIsNotOneAddress = 'The recipient is not a single email address.';
export const addressDoesNotExist = (reply: string) =>
  `This address doesn’t exist, so we won’t send anything more to it until its owner confirms it or you send this email again. ${reply}`;
export const documentsCannotBeMade = 'The attachments for this email couldn’t be created.';
