import * as messages from '@messages/server/problems';

/** An error for the caller: status, stable code, message, and messages by field for a form. Any other error becomes an opaque 500. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields?: Readonly<Record<string, readonly string[]>>,
    /** Seconds, for 429 and 503. */
    readonly retryAfter?: number,
    /** Further fields of the body, such as the current row of a stale change. */
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'Problem';
  }

  /** As Django REST Framework returns it: `{"detail": …}` or `{field: [messages]}`, with the code. */
  body(): Record<string, unknown> {
    const body = this.fields ? { ...this.fields, code: this.code } : { detail: this.message, code: this.code };
    return { ...body, ...this.details };
  }
}

export const notFound = (what: string) => new Problem(404, 'not_found', messages.wasNotFound(what));
export const notAllowed = (message = messages.youMayNotDoThis) => new Problem(403, 'not_allowed', message);
export const notLoggedIn = () => new Problem(401, 'not_logged_in', messages.logInToDoThis);
export const badField = (field: string, message: string) =>
  new Problem(400, 'invalid', message, { [field]: [message] });
