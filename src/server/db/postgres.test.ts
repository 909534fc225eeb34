import fastify from 'fastify';
import sql from 'sql-template-tag';
import { freshPostgresUrl } from '../../../test/support/databases';
import { registerHealth } from '../plugins/health';
import { registerErrorHandler, toProblem } from '../plugins/problems';
import type { Database, Queryable } from './database';
import { lockWatch } from './lockOrder';
import { openPostgres } from './postgres';

describe('PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof freshPostgresUrl>>;
  let database: Database;
  let states: boolean[] = [];
  let changed: () => void = () => undefined;
  beforeAll(async () => {
    server = await freshPostgresUrl(false);
  }, 180_000);
  afterAll(() => server.end());
  beforeEach(() => {
    states = [];
    database = openPostgres(server.url, {
      connections: 1,
      listening: (up) => {
        states.push(up);
        changed();
      },
    });
  });
  afterEach(() => database.close());

  const backend = async () => (await database.row<{ pid: number }>(sql`select pg_backend_pid() as pid`))?.pid;
  const cut = async (query: string) => {
    const other = openPostgres(server.url, { connections: 1 });
    await other.run(
      sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and query ilike ${query}`,
    );
    await other.close();
  };

  it('keeps its connection after a failed statement', async () => {
    const before = await backend();
    await expect(database.rows(sql`select 1 / 0`)).rejects.toThrow('division by zero');
    expect(await backend()).toBe(before);
  });

  it('replaces a connection that was cut while idle', async () => {
    await backend();
    await cut('%pg_backend_pid%');
    expect(await backend()).toEqual(expect.any(Number));
  });

  it('R33 answers 503 and is not ready while the server refuses to write, and then uses none of those connections', async () => {
    const name = (await database.row<{ name: string }>(sql`select current_database() as name`))?.name ?? '';
    await database.script('create table kept (a int); create table office_settings (id int)');
    // connections from now on are read-only for as long as they live, as those to a former primary
    await database.script(`alter database "${name}" set default_transaction_read_only = on`);
    const several = openPostgres(server.url, { connections: 3 });
    const health = fastify();
    registerErrorHandler(health);
    registerHealth(health, { database: several }, () => false);
    const ready = async () => (await health.inject({ url: '/readyz' })).statusCode;
    const add = () => several.run(sql`insert into kept values (1)`);
    try {
      await Promise.all([1, 2, 3].map(() => several.rows(sql`select pg_sleep(0.05)`)));
      expect(toProblem(await add().catch((error: unknown) => error))).toMatchObject({ status: 503, retryAfter: 5 });
      expect(await ready()).toBe(503);
    } finally {
      await database.script(`begin read write; alter database "${name}" reset default_transaction_read_only; commit`);
    }
    await Promise.all(
      [1, 2, 3].map(() =>
        several.transaction(async (tx) => {
          await tx.rows(sql`select pg_sleep(0.05)`);
          await tx.run(sql`insert into kept values (1)`);
        }),
      ),
    );
    expect(await ready()).toBe(200);
    await several.close();
    await health.close();
  });

  it('fails a transaction whose connection is cut, and then uses another connection', async () => {
    await expect(
      database.transaction(async (tx) => {
        await tx.rows(sql`select 'in the middle'`);
        await cut('%in the middle%');
        await tx.rows(sql`select 2`);
      }),
    ).rejects.toThrow();
    expect(await backend()).toEqual(expect.any(Number));
  });

  it('recovers after a table changed under a prepared statement', async () => {
    await database.script('create table shape (a int)');
    await database.rows(sql`select * from shape`);
    await database.script('alter table shape add b int');
    await database.rows(sql`select * from shape`).catch(() => undefined);
    expect(await database.rows(sql`select * from shape`)).toEqual([]);
  });

  describe('R46', () => {
    let wide: Database;
    beforeEach(async () => {
      wide = openPostgres(server.url, { connections: 4, watch: lockWatch });
      await wide.script(
        'drop table if exists pair; create table pair (id int primary key, changes int not null default 0); insert into pair values (1), (2)',
      );
    });
    afterEach(() => wide.close());
    const change = (tx: Queryable, id: number) => tx.run(sql`update pair set changes = changes + 1 where id = ${id}`);
    /** Resolves when it was called twice: both transactions hold their first row. */
    const meeting = () => {
      let [here, meet] = [0, () => undefined as void];
      const met = new Promise<void>((resolve) => (meet = resolve));
      return () => {
        here += 1;
        if (here >= 2) meet();
        return met;
      };
    };

    it('a transaction that the server ends for a deadlock is tried again, and both are kept', async () => {
      const both = meeting();
      let tries = 0;
      const crossing = (first: number, second: number) =>
        wide.transaction(async (tx) => {
          tries += 1;
          await change(tx, first);
          await both();
          await change(tx, second);
        });
      await Promise.all([crossing(1, 2), crossing(2, 1)]);
      // the one that begins again may be the faster one, and meet the other again
      expect(tries).toBeGreaterThanOrEqual(3);
      expect(await wide.rows(sql`select changes from pair`)).toEqual([{ changes: 2 }, { changes: 2 }]);
    });

    it('a failure that the work swallowed is tried again, too', async () => {
      const both = meeting();
      const crossing = (first: number, second: number) =>
        wide.transaction(async (tx) => {
          await change(tx, first);
          await both();
          await change(tx, second).catch(() => undefined);
        });
      await Promise.all([crossing(1, 2), crossing(2, 1)]);
      expect(await wide.rows(sql`select changes from pair`)).toEqual([{ changes: 2 }, { changes: 2 }]);
    });

    it('a transaction that fails for others each time is tried five times more', async () => {
      let tries = 0;
      const failing = wide.transaction(async (tx) => {
        tries += 1;
        await tx.run(sql`do $$ begin raise exception 'others first' using errcode = '40001'; end $$`);
      });
      await expect(failing).rejects.toThrow('others first');
      expect(tries).toBe(6);
    });

    it('no other failure is tried again', async () => {
      let tries = 0;
      const failing = wide.transaction(async (tx) => {
        tries += 1;
        await tx.rows(sql`select 1 / 0`);
      });
      await expect(failing).rejects.toThrow('division by zero');
      expect(tries).toBe(1);
    });

    it('a transaction that locks against the order fails in tests', async () => {
      await expect(
        wide.transaction(async (tx) => {
          await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${'invoice:AE'}, 0))`);
          await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${'grants:7'}, 0))`);
        }),
      ).rejects.toThrow('locks “lock:grants” after “lock:invoice”');
    });
  });

  it('reports when notifications stop and resume, and receives the following ones', async () => {
    const received: string[] = [];
    await database.listen('news', (payload) => {
      received.push(payload);
      changed();
    });
    await cut('listen %');
    await becomes(() => states.length === 2);
    expect(states).toEqual([false, true]);
    await database.run(sql`select pg_notify('news', 'after')`);
    await becomes(() => received.length > 0);
    expect(received).toEqual(['after']);
  });

  it('rejects while the server is unreachable, every time', async () => {
    const unreachable = openPostgres('postgresql://postgres@localhost/none?host=/tmp/no-such-folder');
    await expect(unreachable.listen('news', () => undefined)).rejects.toThrow('ENOENT');
    await expect(unreachable.listen('news', () => undefined)).rejects.toThrow('ENOENT');
    await expect(unreachable.rows(sql`select 1`)).rejects.toThrow('ENOENT');
    await unreachable.close();
  });

  it('receives nothing after unsubscribing', async () => {
    const [first, second]: [string[], string[]] = [[], []];
    const stop = await database.listen('news', (payload) => first.push(payload));
    await database.listen('news', (payload) => {
      second.push(payload);
      changed();
    });
    await stop();
    await database.run(sql`select pg_notify('news', 'x')`);
    await becomes(() => second.length > 0);
    expect(first).toEqual([]);
  });

  const becomes = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      changed = () => {
        if (holds()) resolve();
      };
      changed();
    });
});
