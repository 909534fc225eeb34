import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import { lockOf } from './loadFoundation';

/** Rows to make up, the same ones for the same seed. */
export interface Generation {
  /** Rows of this seed in total, including those of earlier runs. */
  count: number;
  seed: number;
  /** When the newest one is posted. */
  now: Date;
}

interface Batches {
  /** The setting that remembers, with the seed, how many rows there are. */
  setting: string;
  size: number;
  /** Adds the rows from one number up to another, the first one not included. */
  insert: (tx: Queryable, generation: Generation, from: number, to: number) => Promise<void>;
  /** Runs after each batch with how many rows of the seed there are, and how many are new. */
  onBatch: (done: number, added: number) => Promise<void> | void;
}

const nameOf = (setting: string, seed: number) => `${setting}_${seed}`;

/** How many rows of a seed there are. */
export async function rowsOf(db: Queryable, setting: string, seed: number): Promise<number> {
  const found = await db.row<{ value: string }>(sql`select value from setting where name = ${nameOf(setting, seed)}`);
  return Number(found?.value ?? 0);
}

/** Adds one batch. @returns how many rows of the seed there are now, and how many are new */
async function addBatch(
  tx: Queryable,
  generation: Generation,
  { setting, size, insert }: Batches,
): Promise<{ done: number; added: number }> {
  const name = nameOf(setting, generation.seed);
  await tx.run(lockOf(name));
  const from = await rowsOf(tx, setting, generation.seed);
  const done = Math.min(generation.count, from + size);
  if (from >= done) return { done: generation.count, added: 0 };
  await insert(tx, generation, from, done);
  await tx.run(
    sql`insert into setting (name, value) values (${name}, ${String(done)}) on conflict (name) do update set value = excluded.value`,
  );
  return { done, added: done - from };
}

/** Adds rows in batches, a transaction each, so that an interrupted run continues. @returns how many were added */
export async function addInBatches(database: Database, generation: Generation, batches: Batches): Promise<number> {
  let [done, total] = [0, 0];
  while (done < generation.count) {
    const batch = await database.transaction((tx) => addBatch(tx, generation, batches));
    done = batch.done;
    total += batch.added;
    await batches.onBatch(done, batch.added);
  }
  return total;
}
