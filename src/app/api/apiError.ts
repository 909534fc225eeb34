import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** How a call failed, narrowed once: the server answered; nobody answered; or we broke on the way. */
export type ApiError =
  { kind: 'answered'; status: number; body: unknown } | { kind: 'unreachable' } | { kind: 'broken'; message: string };

export function toApiError(error: FetchBaseQueryError | SerializedError): ApiError {
  if (!('status' in error)) return { kind: 'broken', message: error.message ?? 'Unknown error' };
  if (typeof error.status === 'number') return { kind: 'answered', status: error.status, body: error.data };
  if (error.status === 'PARSING_ERROR') return { kind: 'answered', status: error.originalStatus, body: error.data };
  return error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR'
    ? { kind: 'unreachable' }
    : { kind: 'broken', message: error.error };
}

/** The status the server answered with; undefined when it did not answer. */
export function statusOf(error: FetchBaseQueryError | SerializedError | undefined): number | undefined {
  const narrowed = error && toApiError(error);
  return narrowed?.kind === 'answered' ? narrowed.status : undefined;
}

/** The server's code of a refusal, which never changes; undefined when it gave none. */
export function codeOf(error: FetchBaseQueryError | SerializedError | undefined): string | undefined {
  const narrowed = error && toApiError(error);
  return narrowed?.kind === 'answered' && isRecord(narrowed.body) && typeof narrowed.body.code === 'string'
    ? narrowed.body.code
    : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The server's messages by field; empty when it named none. */
export function fieldErrors(error: FetchBaseQueryError | SerializedError | undefined): Record<string, string> {
  const narrowed = error && toApiError(error);
  if (narrowed?.kind !== 'answered' || !isRecord(narrowed.body)) return {};
  return Object.fromEntries(
    Object.entries(narrowed.body).flatMap(([field, messages]) =>
      Array.isArray(messages) && typeof messages[0] === 'string' ? [[field, messages[0]] as const] : [],
    ),
  );
}

/** What to tell who was logged out by the server: an account's calls are made with a token only. */
export const loggedOutMessage = 'You were logged out. Log in to continue.';

/** What to tell a person. */
export function errorMessage(error: FetchBaseQueryError | SerializedError): string {
  const narrowed = toApiError(error);
  if (narrowed.kind === 'unreachable') return 'We could not reach the server. Check your connection and try again.';
  if (narrowed.kind === 'broken') return narrowed.message;
  if (narrowed.status === 401) return loggedOutMessage;
  if (isRecord(narrowed.body) && typeof narrowed.body.detail === 'string') return narrowed.body.detail;
  const [first] = Object.values(fieldErrors(error));
  return first ?? 'Something went wrong on our side. Please try again.';
}

/** A failed load as a screen shows it: words for the reader, and whether the server is away, so that trying again may help. */
export interface ShownError {
  words: string;
  away: boolean;
}

export function shownError(error: FetchBaseQueryError | SerializedError | undefined): ShownError | undefined {
  if (!error) return undefined;
  const status = statusOf(error);
  return {
    words: errorMessage(error),
    away: toApiError(error).kind === 'unreachable' || (status !== undefined && status >= 500),
  };
}
