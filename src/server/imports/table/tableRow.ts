import { createReadStream } from 'node:fs';

/** The row's own number, from 1, as a spreadsheet shows it, and its cells; empty ones at its end are left out. */
export type TableRow = readonly [number: number, cells: readonly string[]];

export const lineOf = (row: TableRow): string => `${JSON.stringify(row)}\n`;

/** The lines of a file in UTF-8 as they are, ended by `\n` alone: readline also ends them at U+2028. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/**
 * The rows that `readTable` has written into a file, in their order, at most `most` at a time.
 *
 * @throws the system's error if the file cannot be read
 */
export async function* tableRows(file: string, most = 500): AsyncGenerator<readonly TableRow[]> {
  let batch: TableRow[] = [];
  for await (const line of linesOf(file)) {
    batch.push(JSON.parse(line) as TableRow);
    if (batch.length < most) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
