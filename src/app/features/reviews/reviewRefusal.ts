import * as messages from '@messages/app/reviews';
import { answeredFields, fieldErrors, statusOf, errorMessage } from '../../api/apiError';

const generic = messages.generic;

/**
 * What the form says if a review was not stored: the server's message if it refused, otherwise the specification's
 * text with the reason.
 */
export function reviewRefusal(error: unknown): string {
  const hasReason =
    (statusOf(error) ?? 500) < 500 &&
    (Object.keys(fieldErrors(error)).length > 0 || typeof answeredFields(error).detail === 'string');
  return hasReason ? errorMessage(error) : `${generic}. ${errorMessage(error)}`;
}
