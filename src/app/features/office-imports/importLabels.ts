import type { ImportRowState, ImportState } from '@contract/importLimits';
import type { Tone } from '../../ui/office/Status';
import { wholeNumber } from '../../ui/wholeNumber';

export const stateTones: Readonly<Record<ImportState, Tone>> = {
  reading: 'waiting',
  mapping: 'waiting',
  checking: 'waiting',
  ready: 'waiting',
  importing: 'waiting',
  done: 'good',
  undoing: 'waiting',
  undone: 'quiet',
  failed: 'bad',
};

/** A state that rows are listed by. */
export type RowTab = Exclude<ImportRowState, 'read'>;

/** A number as sentences take it: in words, and whether it is one. */
export const counted = (count: number) => [wholeNumber.format(count), count === 1] as const;
