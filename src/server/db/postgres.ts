import pg from 'pg';
import { type Ask, lendConnections } from './connections';
import type { Database } from './database';
import type { LockWatch } from './lockOrder';
import { type ListenOptions, listenForNotifications } from './notificationListener';
import { queryableOf } from './queryable';
import { withRetries, withCause } from './retries';
import { arrayElementParser, rowParsers } from './rowParsers';
import type { TimeLimits } from './timeLimits';

export interface PostgresOptions extends ListenOptions {
  /** Where notifications arrive: the first of these that writes; the database's own address by default. */
  listenUrls?: readonly string[];
  /** Connections of the pool; 10 by default. */
  connections?: number;
  /** Watches the locks of one transaction each; tests assert their order with it. */
  watch?: LockWatch;
  /** Milliseconds after which we abandon a statement, whatever the server does; 35 s by default. */
  limits?: TimeLimits;
}

const patientLimits: TimeLimits = { read: 35_000, write: 35_000 };
const connectionTimeoutMillis = 5_000;
/** Milliseconds; a frozen server does not confirm the end of a connection. */
const longestGoodbye = 2_000;

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
    connectionTimeoutMillis,
    keepAlive: true,
    types: { getTypeParser },
  };
  const pool = new pg.Pool({ ...connection, max: options.connections ?? 10 });
  const connections = lendConnections(pool);
  pool.on('error', () => undefined); // an idle connection broke: the pool drops it; without a listener the process would end
  const { read, write } = options.limits ?? patientLimits;
  const { listenUrls } = options;
  const ear = listenForNotifications(
    {
      clients: (listenUrls ?? [url]).map(
        (place) => () =>
          new pg.Client({ ...connection, connectionString: place, query_timeout: connectionTimeoutMillis }),
      ),
      notify:
        listenUrls &&
        ((channel) =>
          connections.borrow(
            () => read,
            ({ askAlone }) => askAlone("select pg_notify($1, '')", [channel]),
          )),
    },
    options,
  );
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgres',
    ...queryableOf((text, values) =>
      withRetries(() =>
        connections.borrow(onlyReads(text) ? within(read) : () => write, ({ askAlone }) => askAlone(text, values)),
      ),
    ),
    transaction: (work) =>
      withRetries(() =>
        connections.borrow(
          () => write,
          ({ ask, begin }) => inTransaction(watched(ask, options.watch), begin, work),
        ),
      ),
    script: (text) => runAlone(new pg.Client(connection), text),
    listen: ear.listen,
    close: () => (closing ??= atMost(longestGoodbye, Promise.all([ear.close(), pool.end()]))),
  };
}

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

async function inTransaction<Result>(
  ask: Ask,
  begin: string,
  work: Parameters<Database['transaction']>[0],
): Promise<Result> {
  let open = true;
  let failure: unknown;
  await ask(begin);
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
