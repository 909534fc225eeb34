import pg from 'pg';
import { isReadOnly, sqlState } from './database';
import type { QueryResult } from './queryable';
import { beginWithLimits, greeting, limitedQuery } from './sessionLimits';
import { statementNames } from './statementNames';

export type Ask = (text: string, values?: (string | null)[]) => Promise<QueryResult & { command: string }>;

/** A borrowed connection. */
export interface Session {
  /** Sends a statement of a transaction. */
  ask: Ask;
  /** Sends a statement outside of a transaction. */
  askAlone: Ask;
  /** The statement that begins a transaction. */
  begin: string;
}

/** Milliseconds for the first statement of a connection. */
const longestGreeting = 5_000;

/** The process id in the connection's cancellation key, which the driver's types leave out. */
export const announcedProcessId = (client: pg.ClientBase) =>
  (client as unknown as { processID: number | null }).processID;

/** The least milliseconds between two replacements of all connections: a server may stay read-only for long. */
const replaceEvery = 1_000;

/** A pool whose connections can all be replaced: those from before the server became read-only stay with it. */
interface Connections {
  /** Lends a connection of the pool until `work` ends. Each statement may take `limit()` milliseconds. */
  borrow<Result>(limit: () => number, work: (session: Session) => Promise<Result>): Promise<Result>;
}

/** What is known of a connection; without `pooled` it was not greeted yet. */
interface Known {
  since: number;
  pooled?: boolean;
}

export function lendConnections(pool: pg.Pool): Connections {
  let validFrom = -Infinity;
  const known = new WeakMap<object, Known>();
  const nameOf = statementNames();
  pool.on('connect', (client) => known.set(client, { since: performance.now() }));

  async function connect(limit: () => number): Promise<{ client: pg.PoolClient; pooled: boolean }> {
    const client = await pool.connect();
    const about = known.get(client) ?? { since: Infinity };
    if (about.since < validFrom) {
      client.release(true);
      return connect(limit);
    }
    try {
      about.pooled ??= await greet(client, limit());
      return { client, pooled: about.pooled };
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  function replaceAll(): void {
    const now = performance.now();
    if (now - validFrom >= replaceEvery) validFrom = now;
  }

  /**
   * Pool.query would close the connection after every failed statement; this closes it only when it is broken.
   */
  async function borrow<Result>(limit: () => number, work: (session: Session) => Promise<Result>): Promise<Result> {
    const { client, pooled } = await connect(limit);
    let broken: Error | undefined;
    const note = (error: Error) => {
      broken ??= error;
    };
    client.on('error', note);
    const asking =
      (send: typeof sendAlone): Ask =>
      async (text, values = []) => {
        // a rollback after a timeout would wait as long again; closing the connection rolls back too
        if (broken) throw broken;
        // a pooler of transactions keeps no names: the next statement may run in another session
        const name = pooled ? undefined : nameOf(text);
        try {
          const sent = await send(client, { text, values, query_timeout: limit(), ...(name && { name }) });
          // of several statements the last one is the caller's
          const result = Array.isArray(sent) ? sent.at(-1) : sent;
          return { rows: result?.rows ?? [], affected: result?.rowCount ?? 0, command: result?.command ?? '' };
        } catch (error) {
          if (isOfConnection(error)) note(error as Error);
          if (isReadOnly(error)) replaceAll();
          throw error;
        }
      };
    try {
      const ask = asking((asked, query) => asked.query<object>(query));
      return await work(
        pooled ? { ask, askAlone: asking(sendAlone), begin: beginWithLimits } : { ask, askAlone: ask, begin: 'begin' },
      );
    } finally {
      client.off('error', note);
      client.release(broken);
    }
  }

  return { borrow };
}

async function greet(client: pg.PoolClient, limit: number): Promise<boolean> {
  // without a listener the process would end when the connection breaks now
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    const query = {
      text: greeting,
      values: [announcedProcessId(client)],
      query_timeout: Math.min(limit, longestGreeting),
    };
    return (await client.query<{ pooled: boolean }>(query)).rows[0]?.pooled === true;
  } finally {
    client.off('error', ignore);
  }
}

type Sent = pg.QueryResult<object> | pg.QueryResult<object>[];

/** Sends a statement through a pooler with the limits in front of it; their result comes first. */
function sendAlone(client: pg.PoolClient, query: pg.QueryConfig & { query_timeout: number }): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const { query_timeout, ...config } = query;
    const sent = limitedQuery(
      // the simple protocol, which the driver uses without values, would end the transaction of the limits
      new pg.Query({ ...config, queryMode: 'extended' } as pg.QueryConfig, (error, result) =>
        error ? reject(error) : resolve(result as unknown as Sent),
      ),
    );
    client.query(Object.assign(sent, { query_timeout }));
  });
}

/**
 * Whether the next statement on this connection would fail too: the server closed it, or a table changed under a
 * prepared statement (0A000), or it does not write (25006).
 */
function isOfConnection(error: unknown): boolean {
  const state = sqlState(error);
  return state === undefined || /^(08|57P|0A000|25006)/.test(state);
}
