import sql from 'sql-template-tag';
import { describeOnBoth, freshDatabase } from '../../../test/support/databases';
import { makeListing } from '../../../test/support/factories';
import type { Database, Queryable } from '../db/database';
import { createContentVersion } from './contentVersion';

const versionIn = async (database: Queryable) =>
  (await database.row<{ changes: number }>(sql`select sum(changes)::bigint as changes from content_version`))
    ?.changes ?? 0;

describe('the version of the content', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  /** A database that notifies nobody, whose answers wait to be given. */
  function silentDatabase() {
    const asked: { answer: (changes: number) => void; fail: (error: Error) => void }[] = [];
    const database = {
      listen: async () => async () => undefined,
      row: () =>
        new Promise((resolve, reject) => asked.push({ answer: (changes) => resolve({ changes }), fail: reject })),
    } as unknown as Database;
    return { database, asked };
  }
  /** Without notifications; the comparison that it begins with has failed. */
  const started = async ({ database, asked }: ReturnType<typeof silentDatabase>, followed?: () => Promise<unknown>) => {
    const watch = createContentVersion(followed);
    await watch.start(database);
    watch.setConnected(false);
    await turn();
    asked.pop()?.fail(new Error('not yet'));
    await turn();
    return watch;
  };
  const turn = () => new Promise(setImmediate);

  it('is not compared while notifications arrive', async () => {
    const { database, asked } = silentDatabase();
    const watch = createContentVersion();
    await watch.start(database);
    expect(watch.refresh()).toBeUndefined();
    expect(watch.version()).toEqual(expect.any(Number));
    expect(asked).toEqual([]);
    await watch.stop();
  });

  it('is compared as soon as notifications stop', async () => {
    const { database, asked } = silentDatabase();
    const watch = createContentVersion();
    await watch.start(database);
    watch.setConnected(false);
    await turn();
    asked.pop()?.answer(7);
    await turn();
    expect(watch.version()).toEqual(expect.any(Number));
    await watch.stop();
  });

  it('is unknown without notifications until it is compared, and the same while nothing changes', async () => {
    const silent = silentDatabase();
    const { asked } = silent;
    const watch = await started(silent);
    expect(watch.version()).toBeNull();
    const versions: (number | null)[] = [];
    for (const changes of [7, 7, 8]) {
      const refreshed = watch.refresh();
      await turn();
      asked.pop()?.answer(changes);
      await refreshed;
      versions.push(watch.version());
    }
    expect(versions[0]).toEqual(expect.any(Number));
    expect(versions[1]).toBe(versions[0]);
    expect(versions[2]).toBeGreaterThan(Number(versions[1]));
    await watch.stop();
  });

  it('is compared once for all who ask at the same time, and again for who asks during a comparison', async () => {
    const silent = silentDatabase();
    const { asked } = silent;
    const watch = await started(silent);
    const done: string[] = [];
    const first = [1, 2, 3].map(() => watch.refresh()?.then(() => done.push('first')));
    await turn();
    expect(asked).toHaveLength(1);
    const later = [1, 2].map(() => watch.refresh()?.then(() => done.push('later')));
    await turn();
    expect(asked).toHaveLength(1);
    asked[0]?.answer(1);
    await Promise.all(first);
    expect(done).toEqual(['first', 'first', 'first']);
    await turn();
    expect(asked).toHaveLength(2);
    asked[1]?.answer(2);
    await Promise.all(later);
    await watch.stop();
  });

  it('is unknown after a comparison that fails, or that takes too long', async () => {
    const silent = silentDatabase();
    const { asked } = silent;
    const watch = await started(silent);
    const refresh = async (reply?: (question: (typeof asked)[0]) => void) => {
      const refreshed = watch.refresh();
      await turn();
      const question = asked.pop();
      if (question && reply) reply(question);
      else jest.advanceTimersByTime(1_000);
      await refreshed;
      return question;
    };
    await refresh(({ answer }) => answer(1));
    expect(watch.version()).not.toBeNull();
    await refresh(({ fail }) => fail(new Error('away')));
    expect(watch.version()).toBeNull();
    await refresh(({ answer }) => answer(1));
    expect(watch.version()).not.toBeNull();
    const late = await refresh();
    expect(watch.version()).toBeNull();
    late?.answer(1);
    await turn();
    expect(watch.version()).not.toBeNull();
    await watch.stop();
  });

  it('increases after what follows it has followed, and not when that fails', async () => {
    const silent = silentDatabase();
    const { asked } = silent;
    let follow: () => Promise<unknown> = async () => undefined;
    const seen: (number | null)[] = [];
    const watch = await started(silent, async () => {
      seen.push(watch.version());
      await follow();
    });
    const refresh = async (changes: number) => {
      const refreshed = watch.refresh();
      await turn();
      asked.pop()?.answer(changes);
      await refreshed;
      return watch.version();
    };
    const before = await refresh(1);
    const after = await refresh(2);
    expect(seen).toEqual([null, before]);
    expect(after).toBeGreaterThan(Number(before));
    follow = () => Promise.reject(new Error('away'));
    expect(await refresh(3)).toBeNull();
    await watch.stop();
  });
});

describeOnBoth('the version of the content in the database', (database) => {
  const version = () => versionIn(database());
  const added = async (work: () => Promise<unknown>) => {
    const before = await version();
    await work();
    return (await version()) - before;
  };
  const rename = (id: number) => sql`update property set title = title || '!' where id = ${id}`;

  it('grows by one with each transaction that changes content, and with no other', async () => {
    const { id, ownerId } = await makeListing(database());
    const { id: draft } = await makeListing(database(), { ownerId, lifecycle: 'draft' });
    expect(await added(() => database().run(rename(id)))).toBe(1);
    expect(
      await added(() =>
        database().transaction(async (tx) => {
          for (const _round of [1, 2, 3]) await tx.run(rename(id));
          await tx.run(sql`update city set name = name`);
        }),
      ),
    ).toBe(1);
    expect(await added(() => database().run(rename(draft)))).toBe(0);
    expect(await added(() => database().run(sql`update account set email = email where id = ${ownerId}`))).toBe(0);
  });

  it.each([
    ['a city', sql`update city set name = name`],
    ['an account’s name', sql`update account set name = name`],
    ['the office’s settings', sql`update office_settings set saved = saved`],
    ['the map', sql`insert into map_cell_change (x, y, change) select 1, 1, 1; select fold_map_changes()`],
  ])('grows with a change of %s', async (_name, { text }) => {
    await makeListing(database());
    expect(await added(() => database().script(text))).toBe(1);
  });

  it('does not grow with a transaction that is rolled back', async () => {
    const { id } = await makeListing(database());
    const failing = () =>
      database()
        .transaction(async (tx) => {
          await tx.run(rename(id));
          await tx.run(sql`select 1 / 0`);
        })
        .catch(() => undefined);
    expect(await added(failing)).toBe(0);
    expect(await added(() => database().run(rename(id)))).toBe(1);
  });
});

describe('transactions that change content at the same time', () => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>;
  beforeAll(async () => {
    fresh = await freshDatabase('postgres');
  }, 180_000);
  afterAll(() => fresh.end());

  it('do not wait for each other, and count in rows of their own', async () => {
    const { database } = fresh;
    const { id, ownerId } = await makeListing(database);
    const { id: other } = await makeListing(database, { ownerId });
    const rename = (tx: Queryable, which: number) =>
      tx.run(sql`update property set title = title || '!' where id = ${which}`);
    const before = await versionIn(database);
    await database.transaction(async (outer) => {
      await rename(outer, id);
      await database.transaction(async (inner) => {
        await inner.run(sql`set local lock_timeout = '1s'`);
        await rename(inner, other);
      });
      // what has ended is seen, what has not is not
      expect(await versionIn(database)).toBe(before + 1);
    });
    expect(await versionIn(database)).toBe(before + 2);
    expect(await database.row(sql`select count(*) as slots from content_version`)).toEqual({ slots: 2 });
  });
});
