import { dayInMs, hourInMs, indiaOffsetInMs } from '@contract/durations';

/** When an office day begins to be worked on, by India's clock. */
const morningInMs = 9 * hourInMs;

/** Nine in the morning in India, so many days after the day of an instant. */
export function morningIn(days: number, now: number): string {
  const today = Math.floor((now + indiaOffsetInMs) / dayInMs);
  return new Date((today + days) * dayInMs + morningInMs - indiaOffsetInMs).toISOString();
}
