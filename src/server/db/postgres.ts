import { minuteInMs } from '@contract/durations';
import pg from 'pg';
import { type Database, isReadOnly, sqlState } from './database';
import type { LockWatch } from './lockOrder';
import { listenForNotifications } from './notificationListener';
import { type QueryResult, queryableOf } from './queryable';
import { withRetries, withCause } from './retries';
import { arrayElementParser, rowParsers } from './rowParsers';
import { statementNames } from './statementNames';
import type { TimeLimits } from './timeLimits';

export interface PostgresOptions {
  /** Called when notifications stop arriving (false) and when they arrive again (true); those in between are lost. */
  listening?: (up: boolean) => void;
  /** Connections of the pool; 10 by default. */
  connections?: number;
  /** Watches the locks of one transaction each; tests assert their order with it. */
  watch?: LockWatch;
  /** Milliseconds after which we abandon a statement, whatever the server does; 35 s by default. */
  limits?: TimeLimits;
}

const patientLimits: TimeLimits = { read: 35_000, write: 35_000 };
/** Milliseconds; a frozen server does not confirm the end of a connection. */
const longestGoodbye = 2_000;

type Ask = (text: string, values?: (string | null)[]) => Promise<QueryResult & { command: string }>;

/**
 * A PostgreSQL server. A statement may take 30 s there, connecting 5 s; an idle connection that breaks is replaced
 * silently, and one that exceeds the limits is discarded. Once the server refuses to write, all are: after a failover
 * they would stay with the one that is no longer the primary.
 *
 * @throws nothing before the first query: while the server is unreachable, each query fails.
 */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const connection: pg.ClientConfig = {
    connectionString: url,
    application_name: 'aangan',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    options: '-c timezone=UTC -c work_mem=32MB -c random_page_cost=1.1 -c jit=off',
    types: { getTypeParser },
  };
  const pool = new pg.Pool({
    ...connection,
    max: options.connections ?? 10,
    statement_timeout: 30_000,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: minuteInMs,
  });
  const connections = renewable(pool);
  pool.on('error', () => undefined); // an idle connection broke: the pool drops it; without a listener the process would end
  const ear = listenForNotifications(
    () => new pg.Client({ ...connection, query_timeout: 5_000 }),
    options.listening ?? (() => undefined),
  );
  const nameOf = statementNames();
  const { read, write } = options.limits ?? patientLimits;
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgres',
    ...queryableOf((text, values) =>
      withRetries(() =>
        borrow(connections, nameOf, (ask) => ask(text, values), onlyReads(text) ? within(read) : () => write),
      ),
    ),
    transaction: (work) =>
      withRetries(() =>
        borrow(
          connections,
          nameOf,
          (ask) => inTransaction(watched(ask, options.watch), work),
          () => write,
        ),
      ),
    script: (text) => runAlone(new pg.Client(connection), text),
    listen: ear.listen,
    close: () => (closing ??= atMost(longestGoodbye, Promise.all([ear.close(), pool.end()]))),
  };
}

/** Milliseconds that a statement waits for a lock; then the caller gets 503 with `Retry-After`. */
const lockTimeout = 5_000;

function watched(ask: Ask, watch: LockWatch | undefined): Ask {
  const note = watch?.();
  return note === undefined
    ? ask
    : (text, values = []) => {
        note(text, values);
        return ask(text, values);
      };
}

const onlyReads = (text: string): boolean =>
  /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete)\b/i.test(text);

/** The rest of a time limit. */
function within(milliseconds: number): () => number {
  const until = performance.now() + milliseconds;
  return () => Math.max(1, Math.round(until - performance.now()));
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds).unref();
  });
  await Promise.race([work, over]).finally(() => clearTimeout(timer));
}

const textList = 1009;

function getTypeParser(type: number, format?: 'text' | 'binary'): (text: never) => unknown {
  const ours = rowParsers[type];
  if (ours) return ours;
  const ofItem = rowParsers[arrayElementParser[type] ?? 0];
  const theirs = pg.types.getTypeParser(ofItem ? textList : type, format ?? 'text') as (text: string) => unknown;
  return ofItem
    ? (text) => (theirs(text) as (string | null)[]).map((item) => (item === null ? null : ofItem(item)))
    : theirs;
}

async function inTransaction<Result>(ask: Ask, work: Parameters<Database['transaction']>[0]): Promise<Result> {
  let open = true;
  let failure: unknown;
  await ask('begin');
  try {
    const result = await work(
      queryableOf((text, values) => {
        if (!open) throw new Error('this transaction has ended');
        return ask(text, values).catch((error: unknown) => {
          failure ??= error;
          throw error;
        });
      }),
    );
    const ended = await ask('commit');
    if (ended.command === 'ROLLBACK')
      throw withCause(new Error('a statement of this transaction failed before, so nothing of it was kept'), failure);
    return result as Result;
  } catch (error) {
    await ask('rollback').catch(() => undefined);
    throw error;
  } finally {
    open = false;
  }
}

/** The least milliseconds between two replacements of all connections: a server may stay read-only for long. */
const replaceEvery = 1_000;

/** A pool whose connections can all be replaced: those from before the server became read-only stay with it. */
interface RenewablePool {
  connect(): Promise<pg.PoolClient>;
  /** Closes every connection that exists now instead of using it again. */
  replaceAll(): void;
}

function renewable(pool: pg.Pool): RenewablePool {
  let validFrom = -Infinity;
  const since = new WeakMap<object, number>();
  pool.on('connect', (client) => since.set(client, performance.now()));
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    if ((since.get(client) ?? Infinity) >= validFrom) return client;
    client.release(true);
    return connect();
  };
  return {
    connect,
    replaceAll: () => {
      const now = performance.now();
      if (now - validFrom >= replaceEvery) validFrom = now;
    },
  };
}

/**
 * Uses a connection of the pool. Pool.query would close it after every failed statement; this closes it only when it is
 * broken.
 */
async function borrow<Result>(
  connections: RenewablePool,
  nameOf: (text: string) => string | undefined,
  work: (ask: Ask) => Promise<Result>,
  limit: () => number,
): Promise<Result> {
  const client = await connections.connect();
  let broken: Error | undefined;
  const note = (error: Error) => {
    broken ??= error;
  };
  client.on('error', note);
  try {
    return await work(async (text, values = []) => {
      // a rollback after a timeout would wait as long again; closing the connection rolls back too
      if (broken) throw broken;
      const name = nameOf(text);
      const query = { text, values, query_timeout: limit(), ...(name && { name }) };
      try {
        const { rows, rowCount, command } = await client.query<object>(query);
        return { rows, affected: rowCount ?? 0, command };
      } catch (error) {
        if (isOfConnection(error)) note(error as Error);
        if (isReadOnly(error)) connections.replaceAll();
        throw error;
      }
    });
  } finally {
    client.off('error', note);
    client.release(broken);
  }
}

/**
 * Whether the next statement on this connection would fail too: the server closed it, or a table changed under a
 * prepared statement (0A000), or it does not write (25006).
 */
function isOfConnection(error: unknown): boolean {
  const state = sqlState(error);
  return state === undefined || /^(08|57P|0A000|25006)/.test(state);
}

/** On a separate connection, without the pool's time limits: a migration may take long. */
async function runAlone(client: pg.Client, text: string): Promise<void> {
  client.on('error', () => undefined); // the query fails too and reports it
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
