// Newsletter
export const newsletter = 'Newsletter';
export const ourNewsletter = 'Our newsletter';
export const whatWeSend = 'News from our office: new articles and homes. Unsubscribe any time with one click.';
export const emailAddress = 'Email Address';
export const sending = 'Sending…';
export const subscribe = 'Subscribe';
export const yourAddressIsStillHere = (reason: string) => `${reason} Your address is still here.`;

// NewsletterStep
export const confirmYourNewsletter = 'Confirm your newsletter';
export const oneMoreStep = 'Confirm your subscription.';
export const confirm = 'Confirm';
export const thankYou = 'Thank you. You are subscribed.';
export const thisLinkHasExpired = 'This link has expired. Subscribe again on the blog to get a new one.';
export const leaveTheNewsletter = 'Leave the newsletter';
export const youWillNoLongerReceiveOur = 'You will no longer receive our newsletter.';
export const unsubscribe = 'Unsubscribe';
export const doneYouAreUnsubscribed = 'Done. You are unsubscribed.';
export const thisAddressIsNotSubscribed = 'This address is not subscribed.';
export const toTheBlog = 'To the blog';
export const thisLinkIsIncomplete = 'Part of the link is missing. Open it from the email again.';
