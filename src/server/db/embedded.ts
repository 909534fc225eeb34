import * as messages from '@messages/server/start';
import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { requireDiskSpace } from './diskSpace';
import type { Database } from './database';
import { DurableFolder, openDurableFolder, syncEntry, syncFolder } from './durableFolder';
import type { LockWatch } from './lockOrder';
import { startVacuuming } from './housekeeping';
import { type QueryResult, queryableOf } from './queryable';
import { rowParsers } from './rowParsers';

/**
 * Half of PostgreSQL's default for `shared_buffers`: the embedded program touches all of it at the start, and other pages of
 * the database are in the system's cache anyway.
 */
const serverParameters = ['-c', 'timezone=UTC', '-c', 'random_page_cost=1.1', '-c', 'shared_buffers=64MB'];

const common: PGliteOptions = { extensions: { unaccent }, parsers: { ...rowParsers }, relaxedDurability: false };

/** What a new database starts from; without it, it is empty. */
interface Beginning {
  /** A dump by PGlite (`dumpDataDir`), for one in memory. */
  image?: Blob;
  /** Fills the new folder. @returns false if it cannot */
  copyInto?: (folder: string) => Promise<boolean>;
  /** Watches the locks of one transaction each; tests assert their order with it. */
  watch?: LockWatch;
}

/** Opens the folder's database or creates it: aside, and renamed when complete, so that a killed start leaves nothing half made. */
async function openFolder(folder: string, copyInto: Beginning['copyInto']): Promise<PGlite> {
  const open = (at: string) =>
    PGlite.create({
      ...common,
      fs: new DurableFolder(at),
      startParams: [...openDurableFolder, ...serverParameters],
    });
  if (fs.existsSync(path.join(folder, 'PG_VERSION'))) {
    // our own lock decides who may open it; PostgreSQL's lock file survives a kill, and is refused when empty
    fs.rmSync(path.join(folder, 'postmaster.pid'), { force: true });
    return open(folder);
  }
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0)
    throw new Error(messages.containsFilesButNoDatabase(folder));
  const unfinished = `${folder}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true });
  if (!(await copyInto?.(unfinished))) await (await open(unfinished)).close();
  await syncFolder(unfinished);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(unfinished, folder);
  syncEntry(path.dirname(folder));
  return open(folder);
}

/** Statements that write to the log; a read that contains one of the words is refused too, but only on a full disk. */
/** A lock (`for update`) needs no room. */
const writes = /\b(insert|(?<!\bfor\s+)(?<!\bkey\s+)update|delete|truncate|alter|create|drop)\b/i;

type Answered = Awaited<ReturnType<PGlite['query']>>;
const toAnswer = (answered: Answered): QueryResult => ({
  rows: answered.rows as object[],
  affected: Math.max(answered.affectedRows ?? 0, answered.rows.length),
});

/**
 * The database inside this process. While the disk is almost full, writes fail (ENOSPC) and reads continue. The caller must hold the folder's lock (`lockFolder`): two processes on one folder lose data.
 *
 * @param folder where it is stored; null keeps it in memory, for tests
 */
export async function openEmbedded(
  folder: string | null,
  { image, copyInto, watch }: Beginning = {},
): Promise<Database & { image(): Promise<Blob> }> {
  const pglite =
    folder === null
      ? await PGlite.create({
          ...common,
          startParams: [...PGlite.defaultStartParams, ...serverParameters],
          ...(image && { loadDataDir: image }),
        })
      : await openFolder(folder, copyInto);
  const keeper = startVacuuming((text) => pglite.exec(text));
  const inside = new AsyncLocalStorage<{ open: boolean }>();
  const outside = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    if (inside.getStore()?.open)
      throw new Error(
        'the embedded database has one connection: inside a transaction ask its own `tx`, not the database',
      );
    return ask();
  };
  const counted = (answered: Answered): QueryResult => {
    keeper.changed(answered.affectedRows ?? 0);
    return toAnswer(answered);
  };
  const roomFor = (text: string) => {
    if (folder !== null && writes.test(text)) requireDiskSpace(folder);
  };
  let closing: Promise<void> | undefined;
  return {
    kind: 'embedded',
    ...queryableOf((text, values) =>
      outside(async () => {
        roomFor(text);
        return counted(await pglite.query(text, values));
      }),
    ),
    transaction: (work) =>
      outside(() =>
        pglite.transaction(async (tx) => {
          const state = { open: true };
          const note = watch?.();
          try {
            return await inside.run(state, () =>
              work(
                queryableOf(async (text, values) => {
                  roomFor(text);
                  note?.(text, values);
                  return counted(await tx.query(text, values));
                }),
              ),
            );
          } finally {
            state.open = false;
            // no other database is open in this process; left on, it would make every promise slower
            inside.disable();
          }
        }),
      ),
    script: (text) =>
      outside(async () => {
        keeper.changed(1);
        roomFor(text);
        await pglite.exec(text);
      }),
    listen: async (channel, heard) => {
      const stop = await outside(() => pglite.listen(channel, (payload) => heard(payload)));
      return () => stop();
    },
    close: () => {
      keeper.stop();
      return (closing ??= pglite.close());
    },
    image: () => pglite.dumpDataDir('none') as Promise<Blob>,
  };
}
