import { dayInMs, hourInMs } from '@contract/durations';
import type { Shortlist } from '@contract/shortlists';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makeShortlist } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { decrypt } from '../../email/encryption';
import { shortlistNewsRoutes } from './shortlistNewsRoutes';
import { shortlistsRoutes } from './shortlistsRoutes';
import { tellShortlistNewsJob, tellReaders } from './tellShortlistNews';

describeOnBoth('news of shortlists', (database) => {
  let server: FastifyInstance;
  let later = 0;
  const secret = randomBytes(32);
  const now = () => new Date(Date.now() + later);
  const settings = { publicUrl: 'https://aangan.test' };
  beforeAll(async () => {
    server = await buildTestServer(database(), [shortlistsRoutes, shortlistNewsRoutes], { secret, now, settings });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    later = 0;
    await database().run(sql`delete from shortlist`);
    await database().run(sql`delete from mail`);
  });

  type Method = 'GET' | 'POST' | 'PUT';
  const ask = (who: TestAccount, method: Method, path: string, payload?: object) =>
    server.inject({ method, url: `/api/shortlists/${path}`, headers: who.headers, ...(payload && { payload }) });
  const run = () =>
    tellShortlistNewsJob.run({ database: database(), secret, now, settings } as never, () => Promise.resolve(true));
  /** The emails since the last time, readable. */
  const emails = async () => {
    const rows = await database().rows<{ recipient: string; subject: string; body: string; unsubscribe: string }>(
      sql`delete from mail returning recipient, subject, body, unsubscribe`,
    );
    return rows.map(({ recipient, subject, body, unsubscribe }) => ({
      recipient,
      subject,
      body: decrypt(secret, recipient, body),
      unsubscribe: decrypt(secret, recipient, unsubscribe),
    }));
  };
  /** A list of two with a home. */
  const shared = async (given: { unverified?: boolean } = {}) => {
    const asha = await makeAccount(database(), { name: 'Asha', ...given });
    const ravi = await makeAccount(database(), { name: 'Ravi' });
    const { id: home } = await makeListing(database(), { title: 'Court house' });
    const id = await makeShortlist(database(), asha.id, {
      homes: [home],
      members: [{ id: ravi.id, role: 'edit' }],
    });
    return { asha, ravi, home, id, vote: `${id}/properties/${home}/vote/` };
  };
  const newsOf = async (who: TestAccount) =>
    ((await ask(who, 'GET', '')).json() as Shortlist[]).find(({ is_default }) => !is_default)?.news;

  it('a list is marked with what others did since the last look, and with nothing of one’s own', async () => {
    const { asha, ravi, id, home, vote } = await shared();
    await ask(ravi, 'PUT', vote, { vote: 'yes', note: 'Near my work' });
    await ask(ravi, 'PUT', vote, { vote: null });
    expect([await newsOf(asha), await newsOf(ravi)]).toEqual([2, 0]);
    const { activity } = (await ask(asha, 'GET', `${id}/`)).json() as { activity: { id: number }[] };
    await ask(ravi, 'PUT', `${id}/properties/${(await makeListing(database())).id}/`);
    expect((await ask(asha, 'POST', `${id}/look/`, { activity: activity[0]?.id })).statusCode).toBe(204);
    // what came after the page had loaded is still new, and an older page takes nothing back
    expect(await newsOf(asha)).toBe(1);
    await ask(asha, 'POST', `${id}/look/`, { activity: activity[1]?.id });
    await ask(asha, 'POST', `${id}/look/`, { activity: 2_000_000_000 });
    expect(await newsOf(asha)).toBe(1);
    expect(home).toBeGreaterThan(0);
  });

  it('tell-shortlist-news: one email a day at most to a member about votes and notes of others, each told once', async () => {
    const { asha, ravi, vote, id } = await shared();
    await ask(ravi, 'PUT', vote, { vote: 'yes', note: 'Near my work' });
    await ask(asha, 'PUT', vote, { vote: 'no' });
    await run();
    expect(await emails()).toEqual([]);
    later = hourInMs + 1_000;
    // two processes at once
    await Promise.all([run(), run()]);
    const told = await emails();
    expect(told.map(({ subject }) => subject)).toEqual([
      'New votes and notes on “Weekend”',
      'New votes and notes on “Weekend”',
    ]);
    const own = told.find(({ body }) => body.includes('Dear Asha,'));
    expect(own?.body).toContain(
      `Ravi voted yes on Court house\nRavi added a note to Court house\n\nOpen the list:\nhttps://aangan.test/shortlists/${id}`,
    );
    expect(own?.body).not.toContain('Near my work');
    expect(own?.body).not.toContain('Asha voted');
    later = 5 * hourInMs;
    await ask(ravi, 'PUT', vote, { vote: 'maybe' });
    later = 8 * hourInMs;
    await run();
    expect(await emails()).toEqual([]);
    later = dayInMs + 2 * hourInMs;
    await run();
    expect((await emails()).map(({ body }) => /Ravi .*/.exec(body)?.[0])).toEqual(['Ravi voted maybe on Court house']);
    later = 3 * dayInMs;
    await run();
    expect(await emails()).toEqual([]);
  });

  it('tells nobody what they have seen, whose address is unconfirmed or bounced, or who wants no emails', async () => {
    const seen = await shared();
    const unconfirmed = await shared({ unverified: true });
    const [switched, bounced] = [await shared(), await shared()];
    for (const { ravi, vote } of [seen, unconfirmed, switched, bounced]) await ask(ravi, 'PUT', vote, { vote: 'yes' });
    const { activity } = (await ask(seen.asha, 'GET', `${seen.id}/`)).json() as { activity: { id: number }[] };
    await ask(seen.asha, 'POST', `${seen.id}/look/`, { activity: activity[0]?.id });
    const off = await ask(switched.asha, 'PUT', `${switched.id}/emails/`, { emails: false });
    expect(off.json()).toEqual({ emails: false });
    await database().run(
      sql`insert into bounced_address (address, reason, at) select lower(email), 'gone', now() from account where id = ${bounced.asha.id}`,
    );
    later = 2 * hourInMs;
    expect(await tellReaders({ database: database(), secret, now, settings } as never)).toBe(1);
    expect(await emails()).toEqual([]);
  });

  it('the link of every email ends those about all lists without a login, and about those joined later', async () => {
    const { asha, ravi, vote } = await shared();
    await ask(ravi, 'PUT', vote, { vote: 'yes' });
    later = 2 * hourInMs;
    await run();
    const [email] = await emails();
    const { pathname, search } = new URL(email?.unsubscribe ?? '');
    const token = /#token=(\S+)/.exec(email?.body ?? '')?.[1] ?? '';
    const stop = (given: string) =>
      server.inject({ method: 'POST', url: '/api/shortlists/stop-emails/', payload: { token: given } });
    expect((await stop(`1${token}`)).statusCode).toBe(404);
    expect((await stop(token)).statusCode).toBe(204);
    const oneClick = await server.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.statusCode).toBe(204);
    const other = await shared();
    const { url } = (await ask(other.asha, 'POST', `${other.id}/invitations/`, { role: 'edit' })).json() as {
      url: string;
    };
    const joined = await ask(asha, 'POST', 'join/', { token: new URL(url).hash.slice('#token='.length) });
    expect(joined.json()).toMatchObject({ emails: false });
  });
});
