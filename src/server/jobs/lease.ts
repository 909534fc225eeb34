import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** The right to do some work, held by one process at a time. It expires by itself when its holder dies. */
export interface Lease {
  /** Identifies this holder among all processes. */
  readonly holder: string;
  /** Takes the lease or renews it; false while another process holds it. */
  take(): Promise<boolean>;
  release(): Promise<void>;
}

/** Beyond the length of a lease, in seconds: the database's clock had jumped ahead when it was taken. */
const jumped = 60;

/** Uses the database's clock, so that the clocks of several machines need not agree. */
export function createLease(database: Queryable, name: string, seconds: number): Lease {
  const holder = randomUUID();
  return {
    holder,
    take: async () => {
      const taken = await database.run(sql`
        insert into lease (name, holder, held_until) values (${name}, ${holder}, clock_timestamp() + make_interval(secs => ${seconds}))
        on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
        where lease.holder = excluded.holder or lease.held_until < clock_timestamp()
          or lease.held_until > clock_timestamp() + make_interval(secs => ${seconds + jumped})`);
      return taken > 0;
    },
    release: async () => void (await database.run(sql`delete from lease where name = ${name} and holder = ${holder}`)),
  };
}
