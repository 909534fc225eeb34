import { statusOf } from '../../api/apiError';

/** The import is no longer as the reader saw it: somebody else changed it, or its step is over. */
export const isOutdated = (error: unknown): boolean => statusOf(error) === 409;
