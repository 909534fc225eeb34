import { minuteInMs } from '@contract/durations';

/** How far the clocks of two processes may differ, in milliseconds. */
export const clockSkew = minuteInMs;

/**
 * The latest instant that counts as past. What is later was written by a clock that had jumped ahead for a while, such as
 * that of a machine that was resumed, and must not lock anything until its time comes.
 */
export function latestPast(now: Date): Date {
  return new Date(now.getTime() + clockSkew);
}
