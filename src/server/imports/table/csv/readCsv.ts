import * as messages from '@messages/server/imports';
import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tooLarge, wrongType } from '../refusals';
import type { RowWriter } from '../rowWriter';
import { delimiterOf } from './delimiter';
import { type TextEncoding, textOf } from './encoding';

/** Characters of a row; all its cells at their longest are not many more. */
const mostOfRow = 8_000_000;

const parserFor = (delimiter: string) =>
  parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: mostOfRow,
  });

async function* from(first: string, others: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* others;
}

/** @param row the one that could not be read to its end */
function refusalOf(error: unknown, row: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return tooLarge(messages.rowIsTooLong(row));
  return wrongType(
    error.code === 'CSV_QUOTE_NOT_CLOSED' ? messages.quoteIsNeverClosed(row) : messages.thisFileIsDamaged,
  );
}

/**
 * Writes the rows of a CSV file. Rows are counted as a spreadsheet counts them: empty ones are, a line break within
 * quotes begins none.
 *
 * @throws Problem 413 or 415
 */
export async function readCsv(file: string, encoding: TextEncoding, writer: RowWriter): Promise<void> {
  const texts = textOf(file, encoding);
  const start = ((await texts.next()).value as string | undefined) ?? '';
  const { delimiter, begins } = delimiterOf(start);
  let row = 0;
  const write = async (records: AsyncIterable<string[]>) => {
    for await (const cells of records) {
      writer.add((row += 1), cells);
      if (writer.problem) throw writer.problem;
    }
  };
  try {
    await pipeline(Readable.from(from(start.slice(begins), texts)), parserFor(delimiter), write);
  } catch (error) {
    throw refusalOf(error, row + 1);
  }
}
