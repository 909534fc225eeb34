import * as messages from '@messages/server/imports';
import { rename, rm } from 'node:fs/promises';
import { type Problem, badField } from '../../../lib/problem';
import { wrongType } from '../refusals';
import { RowWriter } from '../rowWriter';
import type { TableFile, TableSheet } from '../tableFile';
import { openArchive } from './archive';
import { readXml } from './readXml';
import { SheetReader } from './sheetReader';
import { readWorkbook } from './workbook';

interface Chosen {
  sheet: number;
  rows: number;
  problem: Problem | undefined;
}

/**
 * Writes the rows of one sheet of a workbook, and counts those of all.
 *
 * @param asked the sheet, from 0; otherwise the one with the most rows
 * @throws Problem 400 without such a sheet, 413 or 415; an Error where the file is damaged
 */
export async function readXlsx(file: string, into: string, asked: number | undefined): Promise<TableFile> {
  const archive = await openArchive(file);
  const book = await readWorkbook(archive);
  if (book.sheets.length === 0) throw wrongType(messages.thisIsNotATable);
  if (asked !== undefined && !book.sheets[asked]) throw badField('sheet', messages.thereIsNoSuchSheet);
  const sheets: TableSheet[] = [];
  let chosen: Chosen = { sheet: 0, rows: -1, problem: undefined };
  const part = `${into}.part`;
  for (const [sheet, { name, path }] of book.sheets.entries()) {
    const writer = new RowWriter(part);
    await readXml(archive.read(path), new SheetReader(book, (number, cells) => writer.add(number, cells)));
    writer.end();
    const { rows, problem } = writer;
    sheets.push({ name, rows });
    if (asked === undefined ? rows <= chosen.rows : sheet !== asked) continue;
    chosen = { sheet, rows, problem };
    await rename(part, into);
  }
  await rm(part, { force: true });
  if (chosen.problem) throw chosen.problem;
  return { encoding: null, sheets, sheet: chosen.sheet };
}
