import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';

/** Maximum age of a session, in milliseconds. */
export const longestSession = 7 * dayInMs;
/** How long a session lasts without a request, in milliseconds. */
export const longestIdle = 12 * hourInMs;

/** A session last used at or before this instant has expired. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - longestIdle);
}

/** How long a proof of who one is counts for the calls that ask for one, in milliseconds. */
const provenFor = 15 * minuteInMs;

/** A session whose owner last proved who they are at or before this instant is asked again. */
export function provenSince(now: Date): Date {
  return new Date(now.getTime() - provenFor);
}
