// Newsletter
export const newsletter = 'Newsletter';
export const ourNewsletter = 'Our newsletter';
export const whatWeSend = 'News from our office: new articles and homes. Unsubscribe any time with one click.';
export const emailAddress = 'Email Address';
export const sending = 'Sending…';
export const subscribe = 'Subscribe';
export const yourAddressIsStillHere = (reason: string) => `${reason} Your address is still here.`;

// NewsletterStep
export const confirmYourNewsletter = 'Confirm your newsletter subscription';
export const oneMoreStep = 'Confirm to start getting our newsletter.';
export const confirm = 'Confirm';
export const thankYou = 'Thank you. You’re now subscribed.';
export const thisLinkHasExpired = 'This link has expired. Subscribe again on the blog to get a new one.';
export const leaveTheNewsletter = 'Unsubscribe from our newsletter';
export const youWillNoLongerReceiveOur = 'You’ll no longer receive our newsletter.';
export const unsubscribe = 'Unsubscribe';
export const doneYouAreUnsubscribed = 'Done. You’ve been unsubscribed.';
export const thisAddressIsNotSubscribed = 'This address is not subscribed.';
export const toTheBlog = 'Go to the blog';
export const thisLinkIsIncomplete = 'Part of the link is missing. Open it again from the email.';
