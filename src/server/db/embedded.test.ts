import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { inAll } from '../../../test/support/scope';

describe('the embedded database', () => {
  let home = '';
  let folder = '';
  let open: Database[] = [];
  beforeEach(() => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-embedded-'));
    folder = path.join(home, 'database');
    open = [];
  });
  afterEach(async () => {
    await Promise.all(open.map((database) => database.close()));
    fs.rmSync(home, { recursive: true, force: true });
  });
  const start = async () => {
    const database = await openEmbedded(folder);
    open.push(database);
    return database;
  };

  inAll().it(
    'keeps data with fsync on, and removes the remains of a killed first start',
    async () => {
      fs.mkdirSync(`${folder}.unfinished`);
      fs.writeFileSync(`${folder}.unfinished/PG_VERSION`, '18');
      const before = await start();
      await before.script('create table kept (id int)');
      await before.run(sql`insert into kept values (7)`);
      await before.close();
      expect(fs.readdirSync(home)).toEqual(['database']);
      const after = await start();
      expect(await after.rows(sql`select id from kept`)).toEqual([{ id: 7 }]);
      expect(
        await after.row(sql`select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`),
      ).toEqual({ fsync: 'on', method: 'fsync' });
    },
    540_000,
  );

  it('R2 opens a folder whose last start was killed before it wrote its pid', async () => {
    await (await start()).close();
    fs.writeFileSync(path.join(folder, 'postmaster.pid'), '');
    expect(await (await start()).rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  }, 540_000);

  it('refuses a folder that contains other files, and keeps them', async () => {
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, 'notes.txt'), 'mine');
    await expect(openEmbedded(folder)).rejects.toThrow(`${folder} contains files but no database`);
    expect(fs.readdirSync(home)).toEqual(['database']);
    expect(fs.readFileSync(path.join(folder, 'notes.txt'), 'utf8')).toBe('mine');
  });
});

describe('the embedded database’s one connection', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmbedded(null);
  }, 540_000);
  afterAll(() => database.close());

  it('rejects a query outside its own transaction instead of waiting forever', async () => {
    await expect(database.transaction(() => database.rows(sql`select 1`))).rejects.toThrow(
      'inside a transaction ask its own `tx`',
    );
    await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toThrow(
      'inside a transaction',
    );
    expect(await database.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  it('runs work that a transaction started but did not await, after the transaction', async () => {
    let ended: () => void = () => undefined;
    const end = new Promise<void>((resolve) => {
      ended = resolve;
    });
    let later: Promise<unknown> | undefined;
    await database.transaction(async () => {
      later = end.then(() => database.rows(sql`select 2 as two`));
    });
    ended();
    expect(await later).toEqual([{ two: 2 }]);
  });

  it('accepts queries from a notification listener', async () => {
    let heard: (asked: unknown) => void = () => undefined;
    const answer = new Promise((resolve) => {
      heard = resolve;
    });
    const stop = await database.listen('news', (payload) => heard(database.rows(sql`select ${payload} as payload`)));
    await database.transaction((tx) => tx.rows(sql`select pg_notify('news', 'x')`));
    expect(await answer).toEqual([{ payload: 'x' }]);
    await stop();
  });
});
