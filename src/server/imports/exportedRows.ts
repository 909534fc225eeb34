import type { Readable } from 'node:stream';
import { importLimits } from '@contract/importLimits';
import { csvStream } from '../lib/csv';
import { tidyText } from './table/tidyCell';

/** Rows of one statement. */
export const rowsAtOnce = 500;

/** A stored text as a cell of our own files has it, and as an import reads it from there. */
export const cellText = (stored: string): string => tidyText(stored.slice(0, importLimits.cell));

interface Exported<Row, Field extends string> {
  /** The columns, in the order of the import's template. */
  fields: readonly Field[];
  labels: Readonly<Record<Field, string>>;
  /** The next rows behind an id, at most `rowsAtOnce`; those with the lower id first. */
  next: (after: number) => Promise<Row[]>;
  cellsOf: (row: Row) => Readonly<Record<Field, string>>;
}

async function* linesOf<Row extends { id: number }, Field extends string>({
  fields,
  next,
  cellsOf,
}: Exported<Row, Field>): AsyncGenerator<string[][]> {
  for (let after = 0; ;) {
    const rows = await next(after);
    yield rows.map((row) => {
      const cells = cellsOf(row);
      return fields.map((field) => cellText(cells[field]));
    });
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.id;
  }
}

/** Rows as a file that can be brought in again, a part of them after the other. */
export async function exportedRows<Row extends { id: number }, Field extends string>(
  exported: Exported<Row, Field>,
): Promise<Readable> {
  const parts = linesOf(exported);
  // what fails at once is an answer, and no half of a file
  const first = await parts.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* parts;
  }
  return csvStream(
    exported.fields.map((field) => exported.labels[field]),
    all(),
  );
}

/** What stands between notes in one cell. */
export const betweenNotes = '\n\n';

/** The latest notes, as many as fit into so many characters. */
export function notesCell(notes: readonly string[], most: number): string {
  let cell = notes.at(-1) ?? '';
  for (const note of notes.slice(0, -1).reverse()) {
    const longer = note + betweenNotes + cell;
    if (longer.length > most) break;
    cell = longer;
  }
  return cell;
}
