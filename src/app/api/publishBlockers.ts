/** Whether this error code is the question whether a price is right, which `confirm_unusual` answers. */
export const asksWhetherRight = (code: unknown): boolean => code === 'unusual';

/** Whether this error code means that the listing stays a draft until its owner does something else first. */
export const mustWait = (code: unknown): boolean => code === 'allowance_used' || code === 'email_unverified';
