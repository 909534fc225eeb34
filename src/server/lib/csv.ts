import { Readable } from 'node:stream';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Rows of a file; more are searched for, not downloaded. */
export const mostInFile = 10_000;

/** Telephone numbers that spreadsheets keep as they are: as text, because their digits are in groups. */
const isPhone = (value: string) => /^\+?\d+( \d+)+(, \+?\d+( \d+)+)*$/.test(value);

/** A cell that a spreadsheet does not treat as a formula; a negative number and a telephone number are none. */
function cell(value: string): string {
  const isFormula = /^'*[=+\-@\t\r]/.test(value) && !/^-\d+(\.\d+)?$/.test(value) && !isPhone(value);
  return `"${isFormula ? "'" : ''}${value.replace(/"/g, '""')}"`;
}

/** The byte order mark by which Excel reads a file as UTF-8. */
const mark = '\uFEFF';

const linesText = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');

/** Lines, the first with headings, as a file for spreadsheets: UTF-8 with a byte order mark, RFC 4180. */
export const csvText = (lines: readonly (readonly string[])[]): string => mark + linesText(lines);

/** The same, a part of the lines after the other, so that a long file is never in memory as a whole. */
export function csvStream(headings: readonly string[], parts: AsyncIterable<readonly (readonly string[])[]>): Readable {
  return Readable.from(
    (async function* () {
      yield csvText([headings]);
      for await (const lines of parts) yield linesText(lines);
    })(),
    { objectMode: false },
  );
}

/**
 * A telephone number for a spreadsheet, "+91 98260 12345", or as it was typed where nobody knows its country: a plain row
 * of digits would lose its 0 or become a power of ten.
 */
export function phoneCell(typed: string, e164: string | null): string {
  const known = e164 === null ? undefined : parsePhoneNumberFromString(e164);
  if (known) return known.formatInternational();
  const digits = typed.trim();
  return /^\+?\d{7,}$/.test(digits) ? `${digits.slice(0, -5)} ${digits.slice(-5)}` : digits;
}
