import type { AlertFrequency } from '@contract/savedSearches';
import * as messages from '@messages/app/savedSearches';

/** How often a search can be told. */
export const frequencies: Readonly<Record<AlertFrequency, string>> = {
  instant: messages.instant,
  daily: messages.daily,
  weekly: messages.weekly,
  never: messages.never,
};

export const isFrequency = (text: string): text is AlertFrequency => Object.hasOwn(frequencies, text);
