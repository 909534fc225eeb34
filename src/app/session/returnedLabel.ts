import * as messages from '@messages/app/session';
/** What the office asks an owner to change before it publishes a listing. */
export const returnedLabel = (reason: string): string => messages.returnedLabel(reason);

export const inReviewLabel = messages.inReviewLabel;
