/** Whether a refusal means that the listing stays a draft until its owner has done something else first. */
export const mustWait = (code: unknown): boolean => code === 'allowance_used' || code === 'email_unverified';
