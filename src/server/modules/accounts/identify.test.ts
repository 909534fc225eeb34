import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
import sql, { type Sql } from 'sql-template-tag';
import { identifyByToken } from './identify';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount, makeSession } from '../../../../test/support/factories';

describeOnBoth('identifying by a token', (database) => {
  const start = new Date();
  const at = (later: number) => new Date(start.getTime() + later);
  /** The token's account, after its last use was stored in the background. */
  const whoIs = async (token: string, later = 0, staffSecondFactor: 'required' | 'off' = 'off') => {
    const written: Promise<unknown>[] = [];
    const run = (query: Sql) => {
      const writing = database().run(query);
      written.push(writing);
      return writing;
    };
    const deps = { database: { ...database(), run }, now: () => at(later), settings: { staffSecondFactor } };
    const account = await identifyByToken(deps)(token);
    await Promise.all(written);
    return account;
  };
  const lastUse = async () =>
    (
      await database().row<{ at: Date }>(sql`select last_used_at as at from session order by id desc limit 1`)
    )?.at.getTime();
  const usedAt = (when: Date) => database().run(sql`update session set last_used_at = ${when}`);

  it('returns the account of a token', async () => {
    const { id, username, token } = await makeAccount(database(), {
      name: 'Asha',
      email: 'asha@people.example',
      superuser: true,
      now: start,
    });
    expect(await whoIs(token)).toEqual({
      id,
      username,
      name: 'Asha',
      email: 'asha@people.example',
      isSuperuser: true,
      roles: [],
      sessionId: expect.any(Number),
      recentlyProven: true,
      emailVerified: true,
      secondFactorMissing: false,
    });
    expect(await whoIs(`${token.slice(0, -1)}_`)).toBeNull();
  });

  it('R29 rejects a session after exactly 12 idle hours', async () => {
    const { token } = await makeAccount(database(), { now: start });
    expect(await whoIs(token, 12 * hourInMs - 1)).not.toBeNull();
    await usedAt(start);
    expect(await whoIs(token, 12 * hourInMs)).toBeNull();
  });

  it('R29 rejects a session after 7 days even if it was used', async () => {
    const { token } = await makeAccount(database(), { now: start });
    await usedAt(at(7 * dayInMs - minuteInMs));
    expect(await whoIs(token, 7 * dayInMs - 1)).not.toBeNull();
    expect(await whoIs(token, 7 * dayInMs)).toBeNull();
  });

  it('R29 rejects a disabled account from the next request', async () => {
    const { id, token } = await makeAccount(database(), { now: start });
    expect(await whoIs(token)).not.toBeNull();
    await database().run(sql`update account set disabled_at = now() where id = ${id}`);
    expect(await whoIs(token)).toBeNull();
  });

  it('R28 rejects the values stored in the database', async () => {
    const { id, token } = await makeAccount(database(), { now: start });
    const rows = await database().rows<{ row: string }>(
      sql`select session::text as row from session where account_id = ${id}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
    for (const word of (rows[0]?.row ?? '').match(/[\w-]{20,}/g) ?? []) expect(await whoIs(word)).toBeNull();
  });

  it('R40 counts a proof for 15 minutes', async () => {
    const { token } = await makeAccount(database(), { now: start });
    expect((await whoIs(token, 15 * minuteInMs - 1))?.recentlyProven).toBe(true);
    expect((await whoIs(token, 15 * minuteInMs))?.recentlyProven).toBe(false);
  });

  it('R40 rejects a session without the second factor once the account has one', async () => {
    const { id, token } = await makeAccount(database(), { now: start });
    await database().run(sql`update account set second_factor_since = now() where id = ${id}`);
    expect(await whoIs(token)).toBeNull();
    await database().run(sql`update session set second_factor = true where account_id = ${id}`);
    expect(await whoIs(token)).not.toBeNull();
  });

  it('R40 gives staff no rights until they have the second factor that they must have', async () => {
    const boss = await makeAccount(database(), { superuser: true, now: start });
    const agent = await makeAccount(database(), { roles: ['agent'], now: start });
    const buyer = await makeAccount(database(), { now: start });
    const none = { isSuperuser: false, roles: [] };
    for (const { token } of [boss, agent])
      expect(await whoIs(token, 0, 'required')).toMatchObject({ ...none, secondFactorMissing: true });
    expect(await whoIs(buyer.token, 0, 'required')).toMatchObject({ ...none, secondFactorMissing: false });
    expect(await whoIs(agent.token)).toMatchObject({ roles: ['agent'], secondFactorMissing: false });
    await database().run(sql`update account set second_factor_since = now()`);
    await database().run(sql`update session set second_factor = true`);
    expect(await whoIs(boss.token, 0, 'required')).toMatchObject({ isSuperuser: true, secondFactorMissing: false });
    await database().run(sql`update account set second_factor_since = null`);
  });

  it('stores the last use at most once a minute', async () => {
    const { id } = await makeAccount(database(), { now: start });
    const { token } = await makeSession(database(), id, start);
    await whoIs(token, minuteInMs - 1);
    expect(await lastUse()).toBe(start.getTime());
    await whoIs(token, minuteInMs);
    expect(await lastUse()).toBe(at(minuteInMs).getTime());
  });

  it('does not fail a request when the last use cannot be stored', async () => {
    const { token } = await makeAccount(database(), { now: start });
    const logged = new Promise<void>((resolve) => {
      const log = { warn: () => resolve() };
      const broken = {
        ...database(),
        run: async () => {
          throw new Error('the disk is full');
        },
      };
      const settings = { staffSecondFactor: 'off' } as const;
      void expect(
        identifyByToken({ database: broken, now: () => at(hourInMs), log: log as never, settings })(token),
      ).resolves.not.toBeNull();
    });
    await logged;
  });
});
