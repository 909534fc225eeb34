import { type ApiFailure, fieldErrors, toApiFailure, errorMessage } from '../../api/apiError';

/** The specification's three alerts, word for word. */
export function authAlert(error: ApiFailure): string {
  if (error.kind === 'unreachable') return 'Auth error: No response received from server.';
  if (error.kind === 'broken') return `Auth error: ${error.message}`;
  const body =
    error.body === undefined || error.body === null || error.body === ''
      ? 'No response data'
      : typeof error.body === 'string'
        ? error.body
        : JSON.stringify(error.body);
  return `Auth error: Status ${error.status}: ${body}`;
}

export const registered = 'Registration successful! Please log in.';
export const resetEmailSent =
  'If an account uses this address, we have emailed it a reset link. The link works for one hour.';

/** What to say about a refusal; undefined if the fields already show it or the alert says everything. */
export function formMessage(refusal: unknown): string | undefined {
  const { kind } = toApiFailure(refusal);
  return kind === 'broken' || Object.keys(fieldErrors(refusal)).length > 0 ? undefined : errorMessage(refusal);
}
