import type { Sql } from 'sql-template-tag';

/** Runs statements, on the database itself or in one transaction. Statements are `sql` templates, so values never become text. */
export interface Queryable {
  rows<Row extends object>(query: Sql): Promise<Row[]>;
  /** The first row, or undefined. */
  row<Row extends object>(query: Sql): Promise<Row | undefined>;
  /** How many rows the statement affected. */
  run(query: Sql): Promise<number>;
}

/**
 * The one database of a process: PGlite in a folder, or PostgreSQL.
 *
 * Rows look the same from both: `int8` and `numeric` counts are numbers (money in paise stays a safe integer), `timestamptz` is a Date,
 * `json` is parsed, `date` is text. Parameters that are JSON are passed as text and cast (`::jsonb`).
 */
export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgres';
  /** All or nothing. On the embedded database everything else waits, so a transaction never waits for the outside world. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Runs several statements without parameters, as migrations hold them. */
  script(text: string): Promise<void>;
  /** Calls back on every NOTIFY of the channel, from this process or another. @returns how to stop */
  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** A server that refuses to write: it is a replica, or out of room. */
export const isReadOnly = (error: unknown): boolean => sqlState(error) === '25006';

/** PostgreSQL's error code of a failed statement (`23505` …), or undefined for any other failure. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
