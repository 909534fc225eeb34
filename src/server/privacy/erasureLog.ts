import * as messages from '@messages/server/privacy';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import type { Database, Queryable } from '../db/database';
import { type Erased, erasePerson } from './erasePerson';
import type { PersonDeps } from './person';

/** An erased account, without anything about the person. The time of registration tells two apart that had the same id. */
const Erasure = z.object({ account: z.int(), joined: z.string(), erased: z.string() });
type Erasure = z.output<typeof Erasure>;

/** In DATA_DIR. A restore replaces the database but not this file, so it knows who must not come back. */
export const erasuresFile = 'erasures.jsonl';

const keyOf = ({ account, joined }: Erasure) => `${account} ${joined}`;

async function inTable(queryable: Queryable): Promise<Erasure[]> {
  const rows = await queryable.rows<{ account_id: number; joined_at: Date; erased_at: Date }>(
    sql`select account_id, joined_at, erased_at from erasure`,
  );
  return rows.map((row) => ({
    account: row.account_id,
    joined: row.joined_at.toISOString(),
    erased: row.erased_at.toISOString(),
  }));
}

/** @throws Error when a line cannot be read: a person must not come back unnoticed */
async function inFile(dataDir: string): Promise<Erasure[]> {
  const file = path.join(dataDir, erasuresFile);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter(Boolean)
    .map((line, at) => {
      try {
        return Erasure.parse(JSON.parse(line));
      } catch {
        throw new Error(messages.lineCannotBeRead(at + 1, file));
      }
    });
}

/** All erasures that the database or the file knows. */
async function allErasures(queryable: Queryable, dataDir: string): Promise<Erasure[]> {
  const all = [...(await inFile(dataDir)), ...(await inTable(queryable))];
  return [...new Map(all.map((erasure) => [keyOf(erasure), erasure])).values()].sort((one, other) =>
    one.erased < other.erased ? -1 : 1,
  );
}

/** Brings the file up to date with the database. */
export async function keepErasures(queryable: Queryable, dataDir: string): Promise<void> {
  const lines = (await allErasures(queryable, dataDir)).map((erasure) => `${JSON.stringify(erasure)}\n`);
  const file = path.join(dataDir, erasuresFile);
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, lines.join(''), { mode: 0o600, flush: true });
  await rename(unfinished, file);
}

/**
 * Erases accounts again that a restored backup has brought back.
 *
 * @returns what is left to remove outside the database, one entry for each account
 */
export async function eraseAgain(
  database: Database,
  { dataDir, now, ...deps }: PersonDeps & { dataDir: string; now: Date },
): Promise<Erased[]> {
  const done: Erased[] = [];
  for (const { account, joined } of await allErasures(database, dataDir)) {
    const erased = await database.transaction(async (tx) => {
      const back = await tx.row(
        sql`select from account where id = ${account} and date_trunc('milliseconds', created_at) = ${new Date(joined)} and erased_at is null`,
      );
      return back && erasePerson(tx, { ...deps, accountId: account, now });
    });
    if (erased) done.push(erased);
  }
  return done;
}
