/** Milliseconds. */
export const secondInMs = 1_000;
export const minuteInMs = 60 * secondInMs;
export const hourInMs = 60 * minuteInMs;
export const dayInMs = 24 * hourInMs;
/** A listing is called new for this long. */
export const newForInMs = 14 * dayInMs;
/** India is ahead of UTC by this, all year. */
export const indiaOffsetInMs = 5.5 * hourInMs;
