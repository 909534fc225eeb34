import * as messages from '@messages/app/apiErrors';

/** How a request failed: the server refused it, did not answer, or our own code broke. */
export type ApiFailure =
  | { kind: 'answered'; status: number; body: unknown }
  | { kind: 'unreachable' }
  | { kind: 'broken'; message: string };

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

/** Narrows whatever RTK Query returned or an actor threw; every other function here goes through it. */
export function toApiFailure(error: unknown): ApiFailure {
  const { status, originalStatus, data, error: reason, message }: Fields = isRecord(error) ? error : {};
  if (typeof status === 'number') return { kind: 'answered', status, body: data };
  if (status === 'PARSING_ERROR') return { kind: 'answered', status: Number(originalStatus), body: data };
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return { kind: 'unreachable' };
  return { kind: 'broken', message: textOr(message ?? reason, messages.unknownError) };
}

/** The status the server answered with; undefined if it did not answer. */
export function statusOf(error: unknown): number | undefined {
  const failure = toApiFailure(error);
  return failure.kind === 'answered' ? failure.status : undefined;
}

/** The fields of the JSON object that the server sent; empty if it sent anything else or did not answer. */
export function answeredFields(error: unknown): Fields {
  const failure = toApiFailure(error);
  return failure.kind === 'answered' && isRecord(failure.body) ? failure.body : {};
}

/** The server's stable error code; undefined if it sent none. */
export function codeOf(error: unknown): string | undefined {
  const { code } = answeredFields(error);
  return typeof code === 'string' ? code : undefined;
}

/** The server's messages by field; empty if it sent none. */
export function fieldErrors(error: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answeredFields(error)).flatMap(([field, messages]) =>
      Array.isArray(messages) && typeof messages[0] === 'string' ? [[field, messages[0]] as const] : [],
    ),
  );
}

/** The message to show for any failed request. */
export function errorMessage(error: unknown): string {
  const failure = toApiFailure(error);
  if (failure.kind === 'unreachable') return messages.unreachable;
  if (failure.kind === 'broken') return failure.message;
  if (failure.status === 401) return messages.loggedOut;
  const { detail } = answeredFields(error);
  const [first] = Object.values(fieldErrors(error));
  return textOr(detail, first ?? messages.serverFault);
}

/**
 * A failed load as a screen shows it: the message, and whether the server is down, in which case the screen retries.
 */
export interface ShownError {
  words: string;
  away: boolean;
}

export function shownError(error: unknown): ShownError | undefined {
  if (!error) return undefined;
  const status = statusOf(error);
  return {
    words: errorMessage(error),
    away: toApiFailure(error).kind === 'unreachable' || (status !== undefined && status >= 500),
  };
}

/** Why a change was refused, by field and otherwise. */
export function refusalOf(error: unknown, fields: readonly string[]) {
  const errors = fieldErrors(error);
  const named = fields.some((field) => errors[field]);
  return {
    errors,
    failure: error !== undefined && !named ? (Object.values(errors)[0] ?? errorMessage(error)) : undefined,
  };
}
