import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import type { Queryable } from '../../db/database';
import { ReadCounter } from './readCounter';

describeOnBoth('counting views of articles', (database) => {
  let postId: number;
  const views = async () =>
    (await database().row<{ views: number }>(sql`select views from blog_post where id = ${postId}`))?.views;
  const read = (visitor: string) => ({ postId, day: '2026-11-21', visitor });
  const warn = jest.fn();
  /** The database, with every statement delayed by `before`. */
  const through = (before: () => Promise<void>): Queryable => ({
    row: (query) => database().row(query),
    rows: (query) => database().rows(query),
    run: async (query) => {
      await before();
      return database().run(query);
    },
  });

  beforeEach(async () => {
    warn.mockReset();
    postId =
      (
        await database().row<{ id: number }>(sql`
      insert into blog_post (title, category, excerpt, author, published_at, content, read_minutes) values ('A', 'Market Trends', '', '', '2026-01-01', '', 1) returning id`)
      )?.id ?? 0;
  });

  it('delays no visitor when the database is slow, and still counts', async () => {
    let release = () => {};
    const held = new Promise<void>((go) => {
      release = go;
    });
    const counter = new ReadCounter(
      through(() => held),
      { warn },
    );
    await Promise.all(['one', 'two', 'three'].map((visitor) => counter.count(read(visitor))));
    expect(await views()).toBe(0);
    release();
    await counter.settled();
    expect(await views()).toBe(3);
  });

  it('writes views that arrived meanwhile in one statement', async () => {
    let statements = 0;
    const counter = new ReadCounter(
      through(async () => {
        statements += 1;
      }),
      { warn },
    );
    await Promise.all(Array.from({ length: 200 }, (_, index) => counter.count(read(`visitor ${index}`))));
    await counter.settled();
    expect(await views()).toBe(200);
    expect(statements).toBeLessThanOrEqual(4);
  });

  it('loses no view when a statement fails', async () => {
    let failures = 0;
    const counter = new ReadCounter(
      through(async () => {
        if ((failures += 1) === 1) throw new Error('deadlock detected');
      }),
      { warn },
    );
    await Promise.all(['one', 'two'].map((visitor) => counter.count(read(visitor))));
    await counter.settled();
    expect([await views(), warn.mock.calls.length]).toEqual([2, 0]);
  });

  it('skips a deleted article', async () => {
    const counter = new ReadCounter(database(), { warn });
    await Promise.all([counter.count({ ...read('one'), postId: 2_147_483_647 }), counter.count(read('one'))]);
    await counter.settled();
    expect([await views(), warn.mock.calls.length]).toEqual([1, 0]);
  });

  it('logs a failure to count and continues', async () => {
    let unreachable = true;
    const counter = new ReadCounter(
      through(async () => {
        if (unreachable) throw new Error('gone');
      }),
      { warn },
    );
    await counter.count(read('one'));
    await counter.settled();
    expect(warn).toHaveBeenCalled();
    unreachable = false;
    await counter.count(read('two'));
    await counter.settled();
    expect(await views()).toBe(1);
  });
});
