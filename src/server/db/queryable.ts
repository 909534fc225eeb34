import type { Queryable } from './database';
import { toParameter } from './parameters';

/** A driver's result: the rows, and how many a statement affected (or returned, for a read). */
export interface QueryResult {
  rows: object[];
  touched: number;
}

/** Builds the port's three query methods from a driver's one. */
export function queryableOf(ask: (text: string, values: (string | null)[]) => Promise<QueryResult>): Queryable {
  const answer: (query: Parameters<Queryable['run']>[0]) => Promise<QueryResult> = async (query) =>
    ask(query.text, query.values.map(toParameter));
  return {
    rows: async <Row extends object>(query: Parameters<Queryable['rows']>[0]) => (await answer(query)).rows as Row[],
    row: async <Row extends object>(query: Parameters<Queryable['row']>[0]) =>
      (await answer(query)).rows[0] as Row | undefined,
    run: async (query) => (await answer(query)).touched,
  };
}
