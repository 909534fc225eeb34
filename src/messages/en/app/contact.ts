// AdSlots
export const advertisements = 'Advertisements';
export const advertisement = 'Advertisement';

// ContactWays
export const call = 'Call';
export const hoursAndPhone = (hours: string, phone: string) => `${hours}. ${phone}`;
export const callNow = 'Call now';
export const liveChat = 'Live chat';
export const onWhatsApp = 'On WhatsApp, for photos, floor plans and a map pin.';
export const startAChat = 'Start a chat';
export const bookAMeeting = 'Book a meeting';
export const anHourWithOurExperts =
  'One hour with our adviser and lawyer, at our Indore office, by video or by phone, for {price}.';
export const chooseATime = 'Choose a time';
export const email = 'Email';
export const forDocumentsAndDetailed = 'For documents and detailed questions.';
export const writeToUs = 'Write to us';

// EmergencyBand
export const emergencyHotline = 'Emergency hotline';
export const forUrgentProblems = (hours: string) =>
  `For urgent problems with a home you bought or rented through us: water, power or locks. We answer ${hours}. At other times, email us: we’ll call when we open. In danger, call 112.`;
export const followUs = 'Follow us';

// EnquiryForm
export const sendMessage = 'Send Message';
export const thankYou = 'Thank you. We have your message.';
export const weReplyWithinOneWorkingDay = 'We’ll reply within one working day.';
export const sendAnotherMessage = 'Send another message';
export const firstName = 'First Name';
export const lastName = 'Last Name';
export const nameLabel = 'Name';
export const emailAddress = 'Email Address';
export const phoneNumber = 'Phone Number';
export const message = 'Message';
export const yourInputIsStillHere = (failure: string) => `${failure} What you typed is still here.`;
export const sending = 'Sending…';

// HomeContact
export const contact = 'Contact';
export const getInTouch = 'Get in Touch';
export const tellUsWhatYouAreLooking =
  'Tell us what you’re looking for, or what you’d like to sell. We’ll reply within one working day.';
export const vijayNagar = 'Vijay Nagar, Indore, Madhya Pradesh';

// Offices
export const indore = 'Indore';
export const headquarters = 'Headquarters';
export const streetAndNumber = '[Street and number]';
export const vijayNagarLabel = 'Vijay Nagar';
export const indoreMadhyaPradeshPinCode = 'Indore, Madhya Pradesh [PIN code]';
export const india = 'India';
export const beverlyHills = 'Beverly Hills';
export const officeForTheWestCoast = 'West Coast office';
export const streetAndSuite = '[Street and suite]';
export const beverlyHillsCaliforniaZipCode = 'Beverly Hills, California [ZIP code]';
export const unitedStates = 'United States';
export const byAppointment = 'By appointment: call or email us';
export const miami = 'Miami';
export const officeForTheEastCoast = 'East Coast office';
export const miamiFloridaZipCode = 'Miami, Florida [ZIP code]';
export const ourOffices = 'Our offices';
export const bookATimeBeforeYouVisit =
  'Book a time before you visit our Indore office. For Beverly Hills and Miami, call or email us.';
export const addressesInBrackets = 'Addresses in brackets are placeholders.';

// useEnquiry
export const required = 'This field is required.';
