import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openTable } from '@server/imports/table/openTable';
import { type TableRow, tableRows } from '@server/imports/table/tableRow';

/** Files in a folder that is deleted after the suite. */
export function tableFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-tables-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let files = 0;
  const fileOf = (content: string | Buffer) => {
    const file = path.join(folder, `${(files += 1)}`);
    writeFileSync(file, content);
    return file;
  };
  return { folder, fileOf };
}

/** All rows that were written into a file. */
export async function allRows(file: string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const batch of tableRows(file)) rows.push(...batch);
  return rows;
}

/** Reads a table in this process, which is faster than one of its own. */
export function tableOpener() {
  const { fileOf } = tableFolder();
  return async (content: string | Buffer, { name = 'homes.csv', sheet }: { name?: string; sheet?: number } = {}) => {
    const into = fileOf('');
    const table = await openTable({ file: fileOf(content), into, name, sheet });
    return { ...table, rows: await allRows(into) };
  };
}
