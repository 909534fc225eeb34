import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from '../db/database';

/** A right to do some work that one process of all has at a time; it runs out by itself when its holder dies. */
export interface Lease {
  /** Takes the lease, or keeps it; false while another holds it. */
  take(): Promise<boolean>;
  giveUp(): Promise<void>;
}

/** By the database's clock, so that machines need not agree on the time. */
export function createLease(database: Database, name: string, seconds: number): Lease {
  const holder = randomUUID();
  return {
    take: async () => {
      const taken = await database.run(sql`
        insert into lease (name, holder, held_until) values (${name}, ${holder}, clock_timestamp() + make_interval(secs => ${seconds}))
        on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
        where lease.holder = excluded.holder or lease.held_until < clock_timestamp()`);
      return taken > 0;
    },
    giveUp: async () => void (await database.run(sql`delete from lease where name = ${name} and holder = ${holder}`)),
  };
}
