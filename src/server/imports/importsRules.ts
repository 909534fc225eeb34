import { dayInMs } from '@contract/durations';
import { importLimits, type ImportState } from '@contract/importLimits';
import * as messages from '@messages/server/imports';
import { Problem, badField } from '../lib/problem';
import type { KindField } from './importKind';
import type { ImportRecord } from './importsStore';

/** @throws Problem 409 unless the import is in one of these states */
export function assertIn({ state }: Pick<ImportRecord, 'state'>, states: readonly ImportState[]): void {
  if (!states.includes(state)) throw new Problem(409, 'not_now', messages.notNow);
}

/** Where columns can be chosen, rows be mended, and the rows be brought in. */
export const open: readonly ImportState[] = ['mapping', 'ready', 'done'];

/** Refuses unknown columns and fields, and two columns for one field. @throws Problem 400 naming `mapping` */
export function checkMapping(
  mapping: Readonly<Record<string, string | null>>,
  { names, fields }: { names: readonly string[]; fields: readonly KindField[] },
): void {
  const columns = new Map<string, string>();
  for (const [name, field] of Object.entries(mapping)) {
    if (!names.includes(name)) throw badField('mapping', messages.unknownColumn(name));
    if (field === null) continue;
    const label = fields.find((one) => one.name === field)?.label;
    if (label === undefined) throw badField('mapping', messages.unknownField);
    const other = columns.get(field);
    if (other !== undefined) throw badField('mapping', messages.twoColumnsForOne(label, other, name));
    columns.set(field, name);
  }
}

/** Refuses meanings that no field has. @throws Problem 400 naming `values` */
export function checkMeanings(
  values: Readonly<Record<string, Readonly<Record<string, string>>>>,
  fields: readonly KindField[],
): void {
  for (const [name, meanings] of Object.entries(values)) {
    const field = fields.find((one) => one.name === name);
    if (!field?.choices) throw badField('values', messages.unknownField);
    const isKnown = (meaning: string) => meaning === '' || field.choices?.some(({ value }) => value === meaning);
    if (!Object.values(meanings).every(isKnown)) throw badField('values', messages.unknownMeaning(field.label));
  }
}

/** @throws Problem 409 when its time is over */
export function checkUndo({ finished_at: finished }: Pick<ImportRecord, 'finished_at'>, now: Date): void {
  if (finished === null || now.getTime() > finished.getTime() + importLimits.undoDays * dayInMs)
    throw new Problem(409, 'too_late', messages.tooLateToUndo(importLimits.undoDays));
}

/** Rows that were brought in keep their sheet and their headings. @throws Problem 409 */
export function checkUntouched({ finished_at: finished }: Pick<ImportRecord, 'finished_at'>): void {
  if (finished !== null) throw new Problem(409, 'not_now', messages.keepsItsSheet);
}
