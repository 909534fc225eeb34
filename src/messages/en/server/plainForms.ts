// plainForms
export const sendUsAMessage = 'Send us a message';
export const aPersonAnswers = 'We reply within one working day.';
export const nameLabel = 'Name';
export const emailAddress = 'Email Address';
export const phoneNumber = 'Phone Number';
export const phoneNumberOptional = 'Phone Number (optional)';
export const message = 'Message';
export const sendMessage = 'Send Message';
export const thankYou = 'Thank you';
export const messageHasArrived = 'We have your message and will reply within one working day.';
export const ourNewsletter = 'Our newsletter';
export const weSendALink = 'We’ll email a confirmation link. Unsubscribe any time.';
export const subscribe = 'Subscribe';
export const checkYourInbox = 'Check your inbox';
export const confirmByTheLink = 'We sent you a link. Open it to confirm your address.';
export const confirmYourNewsletter = 'Confirm your newsletter subscription';
export const oneMoreStep = 'Confirm your subscription.';
export const confirm = 'Confirm';
export const youAreSubscribed = 'You are now subscribed.';
export const leaveTheNewsletter = 'Unsubscribe from our newsletter';
export const noLongerReceived = 'You’ll no longer get our newsletter.';
export const unsubscribe = 'Unsubscribe';
export const done = 'Done';
export const youAreUnsubscribed = 'You have been unsubscribed.';
export const visitThisHome = 'Visit this home';
export const proposeTimes = (most: number) =>
  `Suggest up to ${most} times, in India time. We’ll email you when one is confirmed.`;
export const howDoYouVisit = 'How would you like to visit?';
export const inPerson = 'In person';
export const byVideo = 'By video';
export const chooseUpTo = (most: number) => `Choose up to ${most} times`;
export const noTimes = 'No times are free in the next four weeks. Call us to find one.';
export const visitEmailHelp = 'We’ll email you the answer, with a link to change or cancel.';
export const visitPhoneHelp = 'The owner sees your number once a time is confirmed.';
export const askForThisVisit = 'Request this visit';
export const weHaveAsked = 'Request sent';
export const visitIsInTheEmail = 'We sent you a link. Open it to see the answer, or to change or cancel your visit.';

// plainFormPage
export const notSentYet = 'Nothing has been sent yet. What you typed is still here.';
export const reachUs = (phone: string, email: string) => `You can also call ${phone} or write to ${email}.`;
export const backToTheListing = 'Back to the listing';
export const home = 'Go to the home page';
export const policy = 'How we handle your data';

// plainFormsRoutes
export const sendItFromThisPage = 'This form came from another site. Check it, then send it from this page.';
