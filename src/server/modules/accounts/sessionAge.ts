/** Maximum age of a session, in milliseconds. */
export const longestSession = 7 * 24 * 60 * 60 * 1_000;
/** How long a session lasts without a request, in milliseconds. */
export const longestIdle = 12 * 60 * 60 * 1_000;

/** A session last used at or before this instant has expired. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - longestIdle);
}
