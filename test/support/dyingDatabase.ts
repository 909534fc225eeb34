/*
 * untilSurvived(database, work)   runs the work on a database that dies before its first statement, then before its
 * second, and so on, until it survives: how often it died. A transaction is gone with the death.
 */
import type { Database, Queryable } from '@server/db/database';

const statementsOf = new Set<string | symbol>(['rows', 'row', 'run']);

function dyingAt(database: Database, fatal: number): Database {
  let statements = 0;
  const counted = <Target extends Queryable>(target: Target): Target =>
    new Proxy(target, {
      get: (inner, use) => {
        const own = inner[use as keyof Target];
        if (use === 'transaction')
          return <T>(work: (tx: Queryable) => Promise<T>) =>
            (inner as unknown as Database).transaction((tx) => work(counted(tx)));
        if (!statementsOf.has(use)) return own;
        return (query: never) => {
          statements += 1;
          if (statements === fatal) throw new Error('killed');
          return (own as (given: never) => unknown).call(inner, query);
        };
      },
    });
  return counted(database);
}

export async function untilSurvived(database: Database, work: (dying: Database) => Promise<unknown>): Promise<number> {
  for (let fatal = 1; fatal < 200; fatal += 1) {
    const survived = await Promise.resolve()
      .then(() => work(dyingAt(database, fatal)))
      .then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof Error && error.message === 'killed')) throw error;
          return false;
        },
      );
    if (survived) return fatal - 1;
  }
  throw new Error('it dies for ever');
}
