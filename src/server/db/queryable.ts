import type { Queryable } from './database';
import { toParameter } from './parameters';

/** A driver's result: the rows, and how many a statement affected (or returned, for a read). */
export interface QueryResult {
  rows: object[];
  affected: number;
}

/** Builds the port's three query methods from a driver's one. */
export function queryableOf(send: (text: string, values: (string | null)[]) => Promise<QueryResult>): Queryable {
  const execute: (query: Parameters<Queryable['run']>[0]) => Promise<QueryResult> = async (query) =>
    send(query.text, query.values.map(toParameter));
  return {
    rows: async <Row extends object>(query: Parameters<Queryable['rows']>[0]) => (await execute(query)).rows as Row[],
    row: async <Row extends object>(query: Parameters<Queryable['row']>[0]) =>
      (await execute(query)).rows[0] as Row | undefined,
    run: async (query) => (await execute(query)).affected,
  };
}
