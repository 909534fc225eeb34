import { statusOf } from '../../api/apiError';

/** No answer, or one that says nothing about the refund: it may have been made. */
export const isUnanswered = (error: unknown): boolean => (statusOf(error) ?? 503) >= 500;
