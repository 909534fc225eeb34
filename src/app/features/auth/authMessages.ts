import * as messages from '@messages/app/auth';
import { fieldErrors, toApiFailure, errorMessage } from '../../api/apiError';

/** The specification's three alerts, word for word; none where the fields say what is wrong with them. */
export function authAlert(refusal: unknown): string | undefined {
  if (Object.keys(fieldErrors(refusal)).length > 0) return undefined;
  const error = toApiFailure(refusal);
  if (error.kind === 'unreachable') return messages.authError;
  if (error.kind === 'broken') return messages.authErrorWith(error.message);
  const body =
    error.body === undefined || error.body === null || error.body === ''
      ? messages.noResponseData
      : typeof error.body === 'string'
        ? error.body
        : JSON.stringify(error.body);
  return messages.authErrorStatus(error.status, body);
}

export const registered = messages.registered;
export const resetEmailSent = messages.resetEmailSent;

/** What to say about a refusal; undefined if the fields already show it or the alert says everything. */
export function formMessage(refusal: unknown): string | undefined {
  const { kind } = toApiFailure(refusal);
  return kind === 'broken' || Object.keys(fieldErrors(refusal)).length > 0 ? undefined : errorMessage(refusal);
}
