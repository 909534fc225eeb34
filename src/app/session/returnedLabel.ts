/** What the office asks an owner to change before it publishes a listing. */
export const returnedLabel = (reason: string): string => `We could not publish this listing yet: ${reason}`;

export const inReviewLabel = 'We are reviewing this listing. We email you once it is published.';
