/** How long a session lives at most, in milliseconds. */
export const longestSession = 7 * 24 * 60 * 60 * 1_000;
/** How long a session lives without a request, in milliseconds. */
export const longestIdle = 12 * 60 * 60 * 1_000;

/** A session last used at or before this instant is over. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - longestIdle);
}
