import { minuteInMs } from '@contract/durations';

/** Visitors and owners change visits while the page is open. */
export const looksAgain = {
  refetchOnMountOrArgChange: true,
  pollingInterval: minuteInMs,
  skipPollingIfUnfocused: true,
} as const;
