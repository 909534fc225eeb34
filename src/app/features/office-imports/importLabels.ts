import type { ImportKind, ImportRowState, ImportState } from '@contract/importLimits';
import * as messages from '@messages/app/officeImports';
import type { FoundImport } from './importMachine';
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

/** The heading of a step. */
export const titleOf = ({ kind }: Pick<FoundImport, 'kind'>, state: ImportState): string =>
  state === 'ready' || state === 'importing' || state === 'done'
    ? messages.ofKind[kind].titles[state]
    : messages.titles[state];

/** The office's address of what a row made or changed. */
const places: Readonly<Record<ImportKind, string>> = {
  listings: '/office/listings',
  leads: '/office/leads',
  contacts: '/office/contacts',
  listing_changes: '/office/listings',
};
export const addressOf = (kind: ImportKind, id: number): string => `${places[kind]}?open=${id}`;

/** A state that rows are listed by. */
export type RowTab = Exclude<ImportRowState, 'read'>;

/** A number as sentences take it: in words, and whether it is one. */
export const counted = (count: number) => [wholeNumber.format(count), count === 1] as const;
