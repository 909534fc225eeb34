import { dayInMs, hourInMs } from '@contract/durations';
/** Maximum age of a session, in milliseconds. */
export const longestSession = 7 * dayInMs;
/** How long a session lasts without a request, in milliseconds. */
export const longestIdle = 12 * hourInMs;

/** A session last used at or before this instant has expired. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - longestIdle);
}
