import pg from 'pg';
import { type Database, sqlState } from './database';
import { openEar } from './postgresEar';
import { type Answer, queryableOf } from './queryable';
import { elementOf, rowParsers } from './rowParsers';
import { statementNames } from './statementNames';

export interface PostgresOptions {
  /** Told when notices stop arriving (false) and when they arrive again (true): what was sent between is lost. */
  listening?: (up: boolean) => void;
  /** Connections of the pool; 10 unless told. */
  connections?: number;
}

type Ask = (text: string, values?: (string | null)[]) => Promise<Answer & { command: string }>;

/**
 * A PostgreSQL server. A statement may take 30 s, reaching the server 5 s; a connection lost while idle is replaced in silence.
 *
 * @throws nothing before the first question: an unreachable server fails each question until it is back.
 */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const connection: pg.ClientConfig = { connectionString: url, application_name: 'aangan', connectionTimeoutMillis: 5_000, keepAlive: true, options: '-c timezone=UTC -c work_mem=32MB -c random_page_cost=1.1 -c jit=off', types: { getTypeParser } };
  const pool = new pg.Pool({ ...connection, max: options.connections ?? 10, statement_timeout: 30_000, query_timeout: 35_000, idle_in_transaction_session_timeout: 60_000 });
  pool.on('error', () => undefined); // an idle connection broke: the pool drops it; without a listener the process would end
  const ear = openEar(() => new pg.Client({ ...connection, query_timeout: 5_000 }), options.listening ?? (() => undefined));
  const nameOf = statementNames();
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgres',
    ...queryableOf((text, values) => borrow(pool, nameOf, (ask) => ask(text, values))),
    transaction: (work) => borrow(pool, nameOf, (ask) => inTransaction(ask, work)),
    script: (text) => runAlone(new pg.Client(connection), text),
    listen: ear.listen,
    close: () => (closing ??= Promise.all([ear.close(), pool.end()]).then(() => undefined)),
  };
}

const textList = 1009;

function getTypeParser(type: number, format?: 'text' | 'binary'): (text: never) => unknown {
  const ours = rowParsers[type];
  if (ours) return ours;
  const ofItem = rowParsers[elementOf[type] ?? 0];
  const theirs = pg.types.getTypeParser(ofItem ? textList : type, format ?? 'text') as (text: string) => unknown;
  return ofItem ? (text) => (theirs(text) as (string | null)[]).map((item) => (item === null ? null : ofItem(item))) : theirs;
}

async function inTransaction<Result>(ask: Ask, work: Parameters<Database['transaction']>[0]): Promise<Result> {
  let open = true;
  await ask('begin');
  try {
    const result = await work(queryableOf((text, values) => {
      if (!open) throw new Error('This transaction has ended.');
      return ask(text, values);
    }));
    const ended = await ask('commit');
    if (ended.command === 'ROLLBACK') throw new Error('A statement of this transaction failed before, so nothing of it was kept.');
    return result as Result;
  } catch (error) {
    await ask('rollback').catch(() => undefined);
    throw error;
  } finally {
    open = false;
  }
}

/** Lends a connection of the pool. Pool.query would drop it for every refused statement; this drops it only when it is broken. */
async function borrow<Result>(pool: pg.Pool, nameOf: (text: string) => string | undefined, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const note = (error: Error) => { broken ??= error; };
  client.on('error', note);
  try {
    return await work(async (text, values = []) => {
      const name = nameOf(text);
      try {
        const { rows, rowCount, command } = await client.query<object>({ text, values, ...(name && { name }) });
        return { rows, touched: rowCount ?? 0, command };
      } catch (error) {
        if (isOfConnection(error)) note(error as Error);
        throw error;
      }
    });
  } finally {
    client.off('error', note);
    client.release(broken);
  }
}

/** Whether the next statement on this connection would fail too: the server has cut it, or a table has changed under a statement that it has read (0A000). */
function isOfConnection(error: unknown): boolean {
  const state = sqlState(error);
  return state === undefined || /^(08|57P|0A000)/.test(state);
}

/** On a connection of its own, without the pool's time limits: a migration may take long. */
async function runAlone(client: pg.Client, text: string): Promise<void> {
  client.on('error', () => undefined); // the query fails too and tells
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
