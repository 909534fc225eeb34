import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { allRows, tableFolder } from '../../../../test/support/tables';
import { waitUntil } from '../../../../test/support/waitUntil';
import { workbookOf } from '../../../../test/support/workbooks';
import { type ReadOptions, readTable } from './readTable';
import { readingLimits } from './tableFile';
import { tableRows } from './tableRow';

const { folder, fileOf } = tableFolder();
const into = path.join(folder, 'rows');
const read = (content: string | Buffer, options: Partial<ReadOptions> = {}) =>
  readTable(fileOf(content), into, { name: 'homes.csv', ...options });

/** What has been written. */
const left = () => readdirSync(folder).filter((name) => name.startsWith('rows'));

/** The processes that read tables now; Linux only. */
function workers(): number[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').match(/\d+/g) ?? [];
  const isWorker = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('tableWorker');
    } catch {
      return false;
    }
  };
  return children.filter(isWorker).map(Number);
}
const worker = async () => {
  await waitUntil(() => workers().length > 0);
  return workers()[0] ?? 0;
};

describe('the process that reads a table', () => {
  it('writes the rows of a workbook, which are read in batches', async () => {
    const rows = Array.from({ length: 5 }, (_, row) => `<row><c><v>${row}</v></c></row>`).join('');
    const table = await read(workbookOf({ sheets: { Homes: rows, Empty: '' } }));
    expect(table).toEqual({
      encoding: null,
      sheets: [
        { name: 'Homes', rows: 5 },
        { name: 'Empty', rows: 0 },
      ],
      sheet: 0,
    });
    expect(left()).toEqual(['rows']);
    const batches = [];
    for await (const batch of tableRows(into, 2)) batches.push(batch.map(([number]) => number));
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('answers with its refusal, and leaves nothing behind', async () => {
    await expect(read('{}', { name: 'homes.json' })).rejects.toMatchObject({ status: 415, code: 'wrong_type' });
    await expect(read('a', { sheet: 2 })).rejects.toMatchObject({
      status: 400,
      fields: { sheet: ['Choose one of the file’s sheets.'] },
    });
    await expect(read('a\n"b')).rejects.toMatchObject({ status: 415 });
    expect(left()).toEqual([]);
  });

  it.each([
    ['memory', { ...readingLimits, memory: 1_000 }],
    ['time on the processor', { ...readingLimits, processorInMs: 1 }],
  ])('R55 ends itself when it takes too much %s, with what to do', async (_, limits) => {
    const book = workbookOf({ sheets: { Homes: '' }, sharedTexts: Array.from({ length: 200_000 }, () => '<t>a</t>') });
    await expect(read(book, { limits })).rejects.toMatchObject({
      status: 415,
      code: 'too_complex',
      message: 'This file is too complex to open. Split it into several files.',
    });
    expect(left()).toEqual([]);
  });

  it('R55 runs alone, yields to visitors and has no settings; killed from outside, it is tried again later', async () => {
    if (process.platform !== 'linux') return;
    // opening a pipe that nobody writes takes for ever
    const pipe = path.join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const first = readTable(pipe, into, { name: 'homes.csv' }).catch((error: unknown) => error);
    const second = read('b');
    const pid = await worker();
    await waitUntil(() => os.getPriority(pid) >= 10);
    const settings = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
    expect(settings.filter((setting) => !/^(MALLOC_ARENA_MAX|NODE_CHANNEL_\w+|NODE_UNIQUE_ID)=/.test(setting))).toEqual(
      [],
    );
    expect(workers()).toEqual([pid]);
    process.kill(pid, 'SIGKILL');
    expect(await first).toMatchObject({ status: 503, code: 'unavailable', retryAfter: 5 });
    await second;
    expect(await allRows(into)).toEqual([[1, ['b']]]);
    await waitUntil(() => workers().length === 0);
  });
});
