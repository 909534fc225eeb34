import { minuteInMs } from '@contract/durations';
import type pg from 'pg';

/** Milliseconds. A statement that waits longer for a lock fails; then the caller gets 503 with `Retry-After`. */
const limits = {
  statement_timeout: 30_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: minuteInMs,
} as const;
const named = Object.entries(limits);

/**
 * The first statement of a connection. Its parameter is the process that the connection was told; a pooler makes that
 * one up, and any statement may run in another session. Without a pooler the limits last as long as the connection, with
 * one as long as this statement: the session is everybody's.
 *
 * @returns one row: { pooled, pid }
 */
export const greeting = `select pid, pid <> $1::int as pooled, ${named
  .map(([name, limit]) => `set_config('${name}', '${limit}', pid <> $1::int)`)
  .join(', ')} from pg_backend_pid() as pid`;

/** Begins a transaction with limits of its own. */
export const beginWithLimits = ['begin', ...named.map(([name, limit]) => `set local ${name} = ${limit}`)].join('; ');

/** Returns no row, so that it needs no description. */
const limitsAlone = `select where num_nulls(${named
  .filter(([name]) => name !== 'idle_in_transaction_session_timeout')
  .map(([name, limit]) => `set_config('${name}', '${limit}', true)`)
  .join(', ')}) > 0`;

/** Types of what the driver has and its types do not say. */
interface ExtendedConnection {
  stream: { cork(): void; uncork(): void };
  parse(query: { text: string }): void;
  bind(values: object): void;
  execute(portal: object): void;
}

/**
 * Sends the limits together with a statement outside of a transaction: everything up to the driver's Sync is one
 * transaction (https://www.postgresql.org/docs/current/protocol-flow.html), so it takes no round trip of its own.
 */
export function limitedQuery(query: pg.Query): pg.Query {
  const submit = query.submit.bind(query);
  query.submit = (connection) => {
    const wire = connection as unknown as ExtendedConnection;
    wire.stream.cork();
    try {
      wire.parse({ text: limitsAlone });
      wire.bind({});
      wire.execute({});
      return submit(connection);
    } finally {
      wire.stream.uncork();
    }
  };
  return query;
}
