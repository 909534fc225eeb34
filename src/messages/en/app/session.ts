// DraftReasonLink
export const seeThePackages = 'See the packages';
export const resendLink = 'Resend link';

// returnedLabel
export const returnedLabel = (reason: string) => `We could not publish this listing yet: ${reason}`;
export const inReviewLabel = 'We’re reviewing this listing. We’ll email you once it’s published.';

// useResendConfirmation
export const weSentANewLink = (address: string) => `We sent a new link to ${address}. It works for 24 hours.`;
export const you = 'you';

// useDownload
export const theFileWasNotSaved = (reason: string) => `We couldn’t save the file. ${reason}`;
