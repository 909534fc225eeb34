import type { FoundImport, ImportCell, ImportChoice, ImportContext, ImportTarget } from './importMachine';

type Columns = Pick<FoundImport, 'columns' | 'values' | 'fields'>;
type Column = FoundImport['columns'][number];

/** The field that a column fills with what is chosen. */
export function fieldOf({ heading, field }: Column, { columns }: ImportChoice): string | null {
  const chosen = columns.find((one) => one.heading === heading);
  return chosen ? chosen.field : field;
}

/** What a cell means with what is chosen; null while nobody has said. */
export const meaningOf = ({ field, cell, meaning }: ImportCell, { meanings }: ImportChoice): string | null =>
  meanings.find((one) => one.field === field && one.cell === cell)?.meaning ?? meaning;

/** The headings of columns that are left out. */
export const leftOut = ({ columns }: Columns, choice: ImportChoice): string[] =>
  columns.filter((column) => fieldOf(column, choice) === null).map(({ heading }) => heading);

/** The headings of columns that fill the same field as another one. */
export function doubled({ columns }: Columns, choice: ImportChoice): string[] {
  const filled = columns.map((column) => ({ heading: column.heading, field: fieldOf(column, choice) }));
  const isTwice = (field: string | null) => field !== null && filled.filter((one) => one.field === field).length > 1;
  return filled.filter(({ field }) => isTwice(field)).map(({ heading }) => heading);
}

/** A field with a fixed choice, and what the file has for it: cells without a meaning first. */
export interface AskedCells {
  target: ImportTarget;
  cells: ImportCell[];
}

/** The cells whose meaning is asked: of fields with a fixed choice that a column fills. */
export function askedCells(found: Columns, choice: ImportChoice): AskedCells[] {
  const filled = new Set(found.columns.map((column) => fieldOf(column, choice)));
  return found.fields.flatMap((target) => {
    // by what is stored, so that nothing moves while somebody chooses
    const cells = found.values
      .filter(({ field }) => field === target.field)
      .sort((one, other) => Number(one.meaning !== null) - Number(other.meaning !== null));
    return target.choices && filled.has(target.field) && cells.length > 0 ? [{ target, cells }] : [];
  });
}

/** What is to be stored of the choice: the field of every column, and every meaning that is known. */
function changeOf(found: Columns, choice: ImportChoice) {
  const meaningsOf = ({ cells }: AskedCells) =>
    Object.fromEntries(
      cells.flatMap((one) => {
        const meaning = meaningOf(one, choice);
        return meaning === null ? [] : [[one.cell, meaning] as const];
      }),
    );
  return {
    mapping: Object.fromEntries(found.columns.map((column) => [column.heading, fieldOf(column, choice)])),
    values: Object.fromEntries(askedCells(found, choice).map((asked) => [asked.target.field, meaningsOf(asked)])),
  };
}

/**
 * Whether the chosen columns change which cells are asked for: the server lists those of the fields that it knows to be
 * filled.
 */
export function asksOtherCells({ found, choice, failure }: ImportContext): boolean {
  if (!found || failure !== undefined || doubled(found, choice).length > 0) return false;
  const isFixed = (name: string | null) => found.fields.some(({ field, choices }) => field === name && choices);
  const moved = found.columns.filter((column) => fieldOf(column, choice) !== column.field);
  return moved.some((column) => isFixed(column.field) || isFixed(fieldOf(column, choice)));
}

/** The request that is sent, with the version that was seen. */
export function sentOf({ id, found, choice, request }: ImportContext) {
  if (!found || !request) throw new Error('an import is changed without a request');
  const seen = { id, version: found.version };
  if (request.kind === 'run' || request.kind === 'undo') return { kind: request.kind, body: seen };
  if (request.kind === 'reread')
    return { kind: 'change' as const, body: { ...seen, sheet: request.sheet, header_row: request.headerRow } };
  const check = request.check && { check: true };
  return { kind: 'change' as const, body: { ...seen, ...changeOf(found, choice), ...check } };
}
