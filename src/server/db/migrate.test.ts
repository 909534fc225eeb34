import sql from 'sql-template-tag';
import { describeOnBothEmpty, freshPostgresUrl } from '../../../test/support/databases';
import { migrate } from './migrate';
import type { Migration } from './migrations/migration';
import { openPostgres } from './postgres';

const first: Migration = {
  id: '0001_first',
  sql: "create table tally (step text not null); insert into tally values ('first');",
};
const second: Migration = { id: '0002_second', sql: "insert into tally values ('second');" };
const failing: Migration = {
  id: '0003_failing',
  sql: "create table half_made (id int); insert into tally values ('failing'); select 1 / 0;",
};

describeOnBothEmpty('migrate', (database) => {
  beforeEach(() => database().script('drop table if exists schema_step, tally'));

  const recorded = async () =>
    (await database().rows<{ id: string }>(sql`select id from schema_step order by id`)).map(({ id }) => id);
  const tallied = async () =>
    (await database().rows<{ step: string }>(sql`select step from tally order by step`)).map(({ step }) => step);

  it('runs new steps once, in order, and reports them', async () => {
    const lines: string[] = [];
    await migrate(database(), [first], (line) => lines.push(line));
    await migrate(database(), [first, second], (line) => lines.push(line));
    await migrate(database(), [first, second], (line) => lines.push(line));
    expect(lines).toEqual(['Database: 0001_first', 'Database: 0002_second']);
    expect(await tallied()).toEqual(['first', 'second']);
    expect(await recorded()).toEqual(['0001_first', '0002_second']);
  });

  it('rolls back a step that fails', async () => {
    await expect(migrate(database(), [first, second, failing])).rejects.toThrow('division by zero');
    expect(await recorded()).toEqual(['0001_first', '0002_second']);
    expect(await tallied()).toEqual(['first', 'second']);
    expect(await database().row(sql`select to_regclass('half_made') as "table"`)).toEqual({ table: null });
  });

  it('refuses a database created by a newer version, naming the step', async () => {
    await migrate(database(), [first, second]);
    await expect(migrate(database(), [first])).rejects.toThrow(
      'created by a newer version of this program: it contains 0002_second',
    );
    expect(await tallied()).toEqual(['first', 'second']);
  });
});

describe('migrate from several processes', () => {
  it('runs each step once on PostgreSQL', async () => {
    const { url, end } = await freshPostgresUrl(false);
    const slow: Migration = { id: '0000_slow', sql: 'create table slow (id int); select pg_sleep(0.2);' };
    const lines: string[] = [];
    const databases = Array.from({ length: 6 }, () => openPostgres(url));
    await Promise.all(
      databases.map((database) => migrate(database, [slow, first, second], (line) => lines.push(line))),
    );
    expect(lines.sort()).toEqual(['Database: 0000_slow', 'Database: 0001_first', 'Database: 0002_second']);
    expect(await databases[0]?.rows(sql`select step from tally order by step`)).toEqual([
      { step: 'first' },
      { step: 'second' },
    ]);
    await Promise.all(databases.map((database) => database.close()));
    await end();
  }, 540_000);
});
