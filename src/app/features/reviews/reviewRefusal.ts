import { fieldErrors, statusOf, toApiError, errorMessage } from '../../api/apiError';

const generic = 'Failed to submit review';

/** What the form says when a review was not stored: the server's own message for a refusal, the specification's words with the reason otherwise. */
export function reviewRefusal(error: Parameters<typeof toApiError>[0]): string {
  const status = statusOf(error) ?? 500;
  const refused = toApiError(error);
  const told =
    refused.kind === 'answered' &&
    status < 500 &&
    (Object.keys(fieldErrors(error)).length > 0 ||
      typeof (refused.body as { detail?: unknown } | null)?.detail === 'string');
  return told ? errorMessage(error) : `${generic}. ${errorMessage(error)}`;
}
