// emailText
export const nameLabel = 'Name';
export const emailLabel = 'Email';
export const phoneLabel = 'Phone';
export const notGiven = 'not given';
export const questions = (email: string, phone: string) =>
  `Questions? Reply to this email${phone ? `, write to ${email} or call ${phone}` : ` or write to ${email}`}.`;
/** Where the reply reaches somebody else. */
export const replyReaches = (name: string, email: string, phone: string) =>
  `Your reply to this email reaches ${name}. Questions to us? Write to ${email}${phone ? ` or call ${phone}` : ''}.`;

// officeEmailRoutes
export const thisEmail = 'This email';
export const thisEmailWasSentAlready = 'This email was sent already.';

// shown beside emails that could not be sent
export const recipientIsNotOneAddress = 'The recipient is not one email address.';
export const addressDoesNotExist = (reply: string) =>
  `There is no such address, so nothing more is sent to it until its owner confirms it or you send this again. ${reply}`;
export const documentsCannotBeMade = 'The documents of this email cannot be made.';
