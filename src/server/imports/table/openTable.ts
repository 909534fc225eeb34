import * as messages from '@messages/server/imports';
import { importLimits } from '@contract/importLimits';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { badField } from '../../lib/problem';
import { encodingOf } from './csv/encoding';
import { readCsv } from './csv/readCsv';
import { fileKind, headOf } from './fileKind';
import { asRefusal, tooLarge } from './refusals';
import { RowWriter } from './rowWriter';
import type { TableFile, TableJob } from './tableFile';
import { readXlsx } from './xlsx/readXlsx';

const megabyte = 1024 * 1024;

async function openCsv({ file, into, name, sheet }: TableJob, head: Buffer): Promise<TableFile> {
  if (sheet) throw badField('sheet', messages.thereIsNoSuchSheet);
  const encoding = await encodingOf(file, head);
  const writer = new RowWriter(into);
  await readCsv(file, encoding, writer);
  writer.end();
  return { encoding, sheets: [{ name: path.parse(name).name, rows: writer.rows }], sheet: 0 };
}

/**
 * Reads a file in this process.
 *
 * @throws Problem 400, 413 or 415 with what to do; the system's error, such as a full disk
 */
export async function openTable(job: TableJob): Promise<TableFile> {
  try {
    if ((await stat(job.file)).size > importLimits.bytes)
      throw tooLarge(messages.fileIsTooLarge(importLimits.bytes / megabyte));
    const head = await headOf(job.file);
    const kind = fileKind(head, job.name);
    return kind === 'csv' ? await openCsv(job, head) : await readXlsx(job.file, job.into, job.sheet);
  } catch (error) {
    throw asRefusal(error);
  }
}
