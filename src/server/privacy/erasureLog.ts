import * as messages from '@messages/server/privacy';
import { text } from 'node:stream/consumers';
import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import type { Database, Queryable } from '../db/database';
import { erasuresKey } from '../files/dataFolder';
import type { FileStore } from '../files/fileStore';
import { type Erased, erasePerson } from './erasePerson';
import type { PersonDeps } from './person';

/** An erased account, without anything about the person. The time of registration tells two apart that had the same id. */
const Erasure = z.object({ account: z.int(), joined: z.string(), erased: z.string() });
type Erasure = z.output<typeof Erasure>;

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
async function inFile(files: FileStore): Promise<Erasure[]> {
  const opened = await files.get(erasuresKey);
  const lines = opened ? await text(opened.stream) : '';
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line, at) => {
      try {
        return Erasure.parse(JSON.parse(line));
      } catch {
        throw new Error(messages.lineCannotBeRead(at + 1, erasuresKey));
      }
    });
}

/** All erasures that the database or the file knows. */
async function allErasures(queryable: Queryable, files: FileStore): Promise<Erasure[]> {
  const all = [...(await inFile(files)), ...(await inTable(queryable))];
  return [...new Map(all.map((erasure) => [keyOf(erasure), erasure])).values()].sort((one, other) =>
    one.erased < other.erased ? -1 : 1,
  );
}

/** Brings the file up to date with the database. */
export async function keepErasures(queryable: Queryable, files: FileStore): Promise<void> {
  const lines = (await allErasures(queryable, files)).map((erasure) => `${JSON.stringify(erasure)}\n`);
  await files.put(erasuresKey, Buffer.from(lines.join('')));
}

/**
 * Erases accounts again that a restored backup has brought back.
 *
 * @returns what is left to remove outside the database, one entry for each account
 */
export async function eraseAgain(
  database: Database,
  { files, now, ...deps }: PersonDeps & { files: FileStore; now: Date },
): Promise<Erased[]> {
  const done: Erased[] = [];
  for (const { account, joined } of await allErasures(database, files)) {
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
