import path from 'node:path';
import pg from 'pg';
import sql from 'sql-template-tag';
import type { Database } from '@server/db/database';
import type { NotificationsMissing } from '@server/db/listenerConnection';
import { migrate } from '@server/db/migrate';
import { migrations } from '@server/db/migrations/migrations';
import { openDatabase } from '@server/db/open';
import { openPostgres } from '@server/db/postgres';
import { freshPostgresUrl } from '../support/databases';
import { openTransactionPooler, type TransactionPooler } from '../support/transactionPooler';

type Fresh = Awaited<ReturnType<typeof freshPostgresUrl>>;

describe('PostgreSQL behind a pooler of transactions', () => {
  let fresh: Fresh;
  let pooler: TransactionPooler;
  let processes: Database[];
  const opened: Database[] = [];
  const open = (connections = 2) => {
    const database = openPostgres(pooler.url, { connections });
    opened.push(database);
    return database;
  };
  const [one, two] = [() => processes[0] as Database, () => processes[1] as Database];
  beforeAll(async () => {
    fresh = await freshPostgresUrl(true);
    pooler = await openTransactionPooler(fresh.url);
    processes = [open(), open()];
    await one().script('create table tally (name text primary key, many int not null)');
  }, 180_000);
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    await pooler.close();
    await fresh.end();
  });

  /** More often than the pooler has sessions. */
  const rounds = [1, 2, 3, 4, 5, 6, 7, 8];

  it('takes connections without a startup parameter that it does not know', async () => {
    expect(await one().row(sql`select 1 as one`)).toEqual({ one: 1 });
    expect(pooler.refused()).toBeUndefined();
    const other = new pg.Client({ connectionString: pooler.url, options: '-c jit=off' });
    await expect(other.connect()).rejects.toThrow('unsupported startup parameter: options');
  });

  it('runs the same statements of two processes in sessions that change', async () => {
    for (const round of rounds)
      for (const database of [one(), two()])
        expect(await database.rows(sql`select ${`round ${round}`} as name, ${round}::int as many`)).toEqual([
          { name: `round ${round}`, many: round },
        ]);
    const pids = new Set<number>();
    for (const _round of rounds)
      pids.add((await one().row<{ pid: number }>(sql`select pg_backend_pid() as pid`))?.pid ?? 0);
    expect(pids.size).toBe(3);
  });

  it('counts what a statement changed, and reads what it returned', async () => {
    const add = (name: string) => one().run(sql`insert into tally values (${name}, 1), (${`${name} again`}, 2)`);
    expect(await add('counted')).toBe(2);
    expect(await one().rows(sql`update tally set many = 5 where name like 'counted%' returning many`)).toEqual([
      { many: 5 },
      { many: 5 },
    ]);
    expect(await one().run(sql`delete from tally where name = 'nobody'`)).toBe(0);
    expect(await one().rows(sql`select name from tally where name = 'nobody'`)).toEqual([]);
  });

  it('keeps its connections after statements that fail, and nothing of a transaction that fails', async () => {
    const single = open(1);
    await expect(single.rows(sql`select 1 / 0`)).rejects.toThrow('division by zero');
    await expect(single.rows(sql`select nothing from nowhere`)).rejects.toThrow('does not exist');
    const failing = single.transaction(async (tx) => {
      await tx.run(sql`insert into tally values ('half made', 1)`);
      await tx.rows(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await single.rows(sql`select name from tally where name = 'half made'`)).toEqual([]);
  });

  it('holds a lock to the end of its transaction, for both processes', async () => {
    await one().run(sql`insert into tally values ('together', 0)`);
    const add = (database: Database) =>
      database.transaction(async (tx) => {
        await tx.row(sql`select pg_advisory_xact_lock(hashtext('together'))::text as locked`);
        const row = await tx.row<{ many: number }>(sql`select many from tally where name = 'together'`);
        await tx.run(sql`update tally set many = ${(row?.many ?? 0) + 1} where name = 'together'`);
      });
    await Promise.all(rounds.flatMap(() => [add(one()), add(two())]));
    expect(await two().row(sql`select many from tally where name = 'together'`)).toEqual({ many: 2 * rounds.length });
  });

  describe('every transaction', () => {
    const limits = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
    const promised = { statement: '30s', lock: '5s' };

    it('has the limits, and leaves none behind for whoever uses the session next', async () => {
      const idle = sql`select current_setting('idle_in_transaction_session_timeout') as idle`;
      const stranger = new pg.Client(pooler.url);
      await stranger.connect();
      for (const _round of rounds) {
        expect(await one().row(limits)).toEqual(promised);
        await one().transaction(async (tx) => {
          expect(await tx.row(limits)).toEqual(promised);
          expect(await tx.row(idle)).toEqual({ idle: '1min' });
        });
        expect((await stranger.query(limits.text)).rows).toEqual([{ statement: '0', lock: '0' }]);
        expect((await stranger.query(idle.text)).rows).toEqual([{ idle: '0' }]);
      }
      await stranger.end();
    });

    it('is in UTC with the settings of searches, on a server that is not', async () => {
      for (const _round of rounds)
        expect(
          await one().row(
            sql`select current_setting('TimeZone') as zone, current_setting('work_mem') as memory, current_setting('random_page_cost') as cost, current_setting('jit') as jit, '2026-07-01 00:00'::timestamptz as day`,
          ),
        ).toEqual({ zone: 'UTC', memory: '32MB', cost: '1.1', jit: 'off', day: new Date('2026-07-01T00:00:00Z') });
    });
  });

  describe('notifications', () => {
    let heard: string[];
    let reasons: string[];
    let states: boolean[];
    let changed: () => void;
    let listener: Database;
    beforeEach(() => {
      [heard, reasons, states, changed] = [[], [], [], () => undefined];
    });
    afterEach(() => listener.close());
    const becomes = (holds: () => boolean) =>
      new Promise<void>((resolve) => {
        changed = () => {
          if (holds()) resolve();
        };
        changed();
      });
    const listen = async (...listenUrls: string[]) => {
      listener = openPostgres(pooler.url, {
        ...(listenUrls.length > 0 && { listenUrls }),
        listening: (up) => {
          states.push(up);
          changed();
        },
        notificationsMissing: ({ reason }: NotificationsMissing) => void reasons.push(reason),
      });
      await listener.listen('news', (payload) => {
        heard.push(payload);
        changed();
      });
    };
    const nowhere = 'postgresql://postgres@localhost/none?host=/nowhere';

    it('arrive over the direct connection, from both processes', async () => {
      await listen(fresh.url);
      for (const [index, database] of [one(), two()].entries())
        await database.run(sql`select pg_notify('news', ${String(index)})`);
      await becomes(() => heard.length === 2);
      expect([heard, reasons, states]).toEqual([['0', '1'], [], []]);
    });

    it('are said to be missing without one, and listening succeeds all the same', async () => {
      await listen();
      expect([reasons, states]).toEqual([['pooler'], [false]]);
    });

    it('take the address that leads to them', async () => {
      await listen(pooler.url, nowhere, fresh.url);
      await two().run(sql`select pg_notify('news', 'here')`);
      await becomes(() => heard.length > 0);
      expect([heard, reasons, states]).toEqual([['here'], [], []]);
    });

    it.each([
      ['another database', 'silent', () => freshPostgresUrl(false)],
      ['nobody', 'unreachable', async () => ({ url: nowhere, end: async () => undefined })],
    ])('are said to be missing where the address leads to %s', async (_name, reason, place) => {
      const { url, end } = await place();
      await listen(url);
      expect([reasons, states]).toEqual([[reason], [false]]);
      await end();
    });

    it('come back when the direct connection does', async () => {
      await listen(fresh.url);
      await ask(
        fresh.url,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
      );
      await becomes(() => states.length === 2);
      await one().run(sql`select pg_notify('news', 'after')`);
      await becomes(() => heard.length > 0);
      expect([states, heard, reasons]).toEqual([[false, true], ['after'], []]);
    });
  });
});

describe('the start', () => {
  const dataDir = path.join(__dirname, 'nowhere');
  let fresh: Fresh;
  let pooler: TransactionPooler;
  let name: string;
  let lines: string[];
  const start = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir }, (line) => lines.push(line));
  const role = (change: string) => ask(fresh.url, `alter role current_user in database ${name} ${change}`);
  beforeEach(async () => {
    fresh = await freshPostgresUrl(true);
    name = new URL(fresh.url).pathname.slice(1);
    // as before the first start
    await role('reset all');
    await ask(fresh.url, `alter database ${name} set timezone = 'Asia/Kolkata'`);
    pooler = await openTransactionPooler(fresh.url, 1);
    lines = [];
  }, 180_000);
  afterEach(async () => {
    await pooler.close();
    await fresh.end();
  });

  it('through a pooler is refused in another zone, with what to do, and works after that', async () => {
    await expect(start(pooler.url)).rejects.toThrow(
      /^PostgreSQL works in the time zone Asia\/Kolkata, and this program needs UTC\..* have it reconnect \(PgBouncer: RECONNECT, or restart it\)/,
    );
    pooler.reconnect();
    const started = await start(pooler.url);
    expect(lines).toEqual([]);
    expect(await started.row(sql`select current_setting('TimeZone') as zone`)).toEqual({ zone: 'UTC' });
    await started.close();
  });

  it('through a pooler says that its connections lack the other settings, where the zone is right', async () => {
    await ask(fresh.url, `alter database ${name} set timezone = 'Etc/UTC'`);
    const started = await start(pooler.url);
    expect(lines).toEqual([
      expect.stringMatching(/a pooler still has connections from before .*TimeZone = Etc\/UTC, work_mem = 4MB/),
    ]);
    await started.close();
  });

  it('without a pooler sets what is needed, and keeps what the operator has set', async () => {
    await role("set work_mem = '64MB'");
    const started = await start(fresh.url);
    expect(lines).toEqual([]);
    expect(
      await started.row(
        sql`select current_setting('TimeZone') as zone, current_setting('work_mem') as memory, current_setting('jit') as jit, current_setting('statement_timeout') as statement`,
      ),
    ).toEqual({ zone: 'UTC', memory: '64MB', jit: 'off', statement: '30s' });
    await started.close();
  });

  it('is refused where the operator has set another zone, with the statement that sets it', async () => {
    await role("set timezone = 'Asia/Tokyo'");
    await expect(start(fresh.url)).rejects.toThrow(
      `run: ALTER ROLE "postgres" IN DATABASE "${name}" SET timezone = 'UTC';`,
    );
  });

  it('of several processes through a pooler runs each step once', async () => {
    const steps = [1, 2, 3].map((step) => ({ id: `9000_${step}`, sql: `create table step_${step} (id int)` }));
    const several = await openTransactionPooler(fresh.url);
    const databases = [1, 2, 3, 4].map(() => openPostgres(several.url));
    await Promise.all(
      databases.map((database) => migrate(database, [...migrations, ...steps], (line) => lines.push(line))),
    );
    expect(lines.sort()).toEqual(steps.map(({ id }) => `Database: ${id}`));
    await Promise.all(databases.map((database) => database.close()));
    await several.close();
  });
});

async function ask(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  // it may end itself
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
