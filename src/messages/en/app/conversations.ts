// MyEnquiriesPage
export const myEnquiries = 'My enquiries';
export const yourEnquiry = 'Your enquiry';
export const whatYouAsked = 'What you asked us, our answers, and enquiries about your listings.';
export const views = 'Kinds of enquiries';
export const sentByMe = 'Sent by me';
export const aboutMyListings = 'About my listings';
export const logInToSeeThem = 'Log in to see your enquiries.';
export const logInToReadAnswers = 'Log in to read our answers to what you asked, and enquiries about your listings.';
export const logInToSeeThis = 'Log in to see this enquiry.';
export const orOpenTheLink = 'Or open the link in our last email to you.';

// SentEnquiries
export const theEnquiries = 'your enquiries';
export const loading = 'Loading your enquiries';
export const nothingSent = 'You have not sent us an enquiry yet.';
export const askAboutAHome = 'Ask about a home, and our answer will be here and in your email.';
export const seeHomes = 'See our homes';
export const latest = (author: string, text: string) => `${author}: ${text}`;
export const you = 'You';
export const ofOurs = (name: string, brand: string) => `${name}, ${brand}`;
export const answered = 'Answered';
export const pageAddress = (page: number) => `/my-enquiries/sent${page > 1 ? `?page=${page}` : ''}`;

// Conversation
export const conversation = 'Conversation';
export const thisEnquiry = 'this enquiry';
export const loadingThis = 'Loading this enquiry';
export const notFound = 'Enquiry not found.';
export const theLinkMayBeWrong =
  'The link may be incomplete, or the enquiry has been deleted. Open the link in our last email, or log in with the address you wrote from.';
export const contactUs = 'Contact us';
export const preferredDate = 'Preferred date: {date}';
export const wroteOn = (author: string, moment: string) => `${author}, ${moment}`;
export const weReplyBy = (moment: string) => `We’ll reply by ${moment}.`;
export const weHaveIt = 'We have your message. Our answer will be here, and in your email.';
export const showQuoted = 'Show the email this answers';
export const filesNotStored = (names: readonly string[]) => `Not stored here: ${names.join(', ')}`;
export const writeToUs = 'Write to us';
export const send = 'Send';
export const sending = 'Sending…';
export const whoHasTheLink =
  'Anyone with your link can read this page and write here. Share it only with people you trust.';
