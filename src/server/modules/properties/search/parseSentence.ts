import type { ReadSentence } from '@contract/properties';
import { chipsOf } from '@contract/searchChips';
import { readSentence } from '@contract/sentences/readSentence';
import { restOf } from '@contract/sentences/restOf';

/** A sentence as the list reads it, with a label for each thing understood. */
export function parseSentence(sentence: string): ReadSentence {
  const { filters, unread, mentions } = readSentence(sentence);
  const chips = chipsOf({ ...filters });
  return {
    filters,
    unread,
    rest: restOf(sentence),
    chips: mentions.flatMap(({ field, value, start, end }) => {
      const chip = chips.find((one) => one.field === field && one.value === value);
      return chip ? [{ ...chip, start, end }] : [];
    }),
  };
}
