// emailText
export const nameLabel = 'Name';
export const emailLabel = 'Email';
export const phoneLabel = 'Phone';
export const notGiven = 'not given';
export const questions = (email: string, phone: string) =>
  `Questions? Reply to this email${phone ? `, write to ${email} or call ${phone}` : ` or write to ${email}`}.`;

// officeEmailRoutes
export const thisEmail = 'This email';
export const thisEmailWasSentAlready = 'This email was sent already.';
