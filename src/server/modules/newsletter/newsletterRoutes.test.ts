import { hourInMs } from '@contract/durations';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { newsletterRoutes } from './newsletterRoutes';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';

describeOnBoth('the newsletter', (database) => {
  let server: FastifyInstance;
  let later = 0;
  const secret = randomBytes(32);
  beforeAll(async () => {
    server = await buildTestServer(database(), [newsletterRoutes], {
      secret,
      now: () => new Date(Date.now() + later),
      settings: { publicUrl: 'https://aangan.test' },
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    later = 0;
  });

  const send = (url: string, payload: object, remoteAddress = '192.0.2.1') =>
    server.inject({ method: 'POST', url, payload, remoteAddress });
  const subscribe = (email: string, remoteAddress?: string) => send('/api/newsletter/', { email }, remoteAddress);
  const links = async (email: string) => {
    const emails = await database().rows<{ body: string }>(
      sql`select body from mail where lower(recipient) = lower(${email}) order by id`,
    );
    return emails.map(({ body }) => ({
      confirm: tokenIn(body, 'confirm'),
      unsubscribe: tokenIn(body, 'unsubscribe'),
    }));
  };
  const tokenIn = (body: string, use: string) =>
    new RegExp(`https://aangan\\.test/newsletter/${use}\\?token=([\\w.-]+)`).exec(body)?.[1] ?? '';
  const subscriber = (email: string) =>
    database().row<{ confirmed: boolean }>(
      sql`select confirmed_at is not null as confirmed from newsletter_subscriber where lower(email) = lower(${email})`,
    );

  it('asks for confirmation by email and confirms with its link, also twice', async () => {
    const answer = await subscribe('asha@people.example');
    expect([answer.statusCode, answer.json()]).toEqual([202, { detail: expect.any(String) }]);
    expect(await subscriber('asha@people.example')).toEqual({ confirmed: false });
    const [{ confirm } = { confirm: '' }] = await links('asha@people.example');
    for (let times = 0; times < 2; times += 1)
      expect((await send('/api/newsletter/confirm/', { token: confirm })).statusCode).toBe(204);
    expect(await subscriber('asha@people.example')).toEqual({ confirmed: true });
  });

  it('gives everyone the same response, and emails an address once an hour until it has confirmed', async () => {
    const answers = [await subscribe('ravi@people.example'), await subscribe('Ravi@people.example')];
    expect(await links('ravi@people.example')).toHaveLength(1);
    later = hourInMs;
    answers.push(await subscribe('ravi@people.example'));
    const [first, second, ...more] = await links('ravi@people.example');
    expect([second, more]).toEqual([first, []]);
    await send('/api/newsletter/confirm/', { token: first?.confirm });
    later = 3 * hourInMs;
    answers.push(await subscribe('ravi@people.example'));
    expect(await links('ravi@people.example')).toHaveLength(2);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  });

  it('unsubscribes with the link of every email, and deletes the address', async () => {
    await subscribe('meera@people.example');
    const [{ confirm, unsubscribe } = { confirm: '', unsubscribe: '' }] = await links('meera@people.example');
    await send('/api/newsletter/confirm/', { token: confirm });
    expect((await send('/api/newsletter/unsubscribe/', { token: unsubscribe })).statusCode).toBe(204);
    expect(await subscriber('meera@people.example')).toBeUndefined();
    expect((await send('/api/newsletter/unsubscribe/', { token: unsubscribe })).statusCode).toBe(404);
    expect((await send('/api/newsletter/confirm/', { token: confirm })).statusCode).toBe(404);
  });

  it('accepts only the subscriber’s own token', async () => {
    for (const email of ['nila@people.example', 'victim@people.example']) await subscribe(email);
    const [{ confirm, unsubscribe } = { confirm: '', unsubscribe: '' }] = await links('nila@people.example');
    const [victim] = await links('victim@people.example');
    const victimId = victim?.unsubscribe.split('.')[0];
    for (const token of [
      `${victimId}.${unsubscribe.split('.')[1]}`,
      `${victimId}.${'A'.repeat(43)}`,
      `${'9'.repeat(10)}.${'A'.repeat(43)}`,
      confirm,
      `${unsubscribe}x`,
    ]) {
      expect((await send('/api/newsletter/unsubscribe/', { token })).statusCode).toBe(404);
    }
    expect((await send('/api/newsletter/confirm/', { token: unsubscribe })).statusCode).toBe(404);
    expect(await subscriber('victim@people.example')).toEqual({ confirmed: false });
  });

  it('stores no usable token', async () => {
    await subscribe('dump@people.example');
    const row = await database().row<{ row: string }>(
      sql`select newsletter_subscriber::text as row from newsletter_subscriber where email = 'dump@people.example'`,
    );
    const [{ confirm, unsubscribe } = { confirm: '', unsubscribe: '' }] = await links('dump@people.example');
    expect(confirm).toHaveLength(43);
    expect(row?.row).not.toContain(confirm);
    expect(row?.row).not.toContain(unsubscribe);
  });

  it('R49 accepts 20 requests an hour for one address from one network, which others share', async () => {
    for (let number = 0; number < 20; number += 1)
      expect((await subscribe('many@people.example', '198.51.100.1')).statusCode).toBe(202);
    expect((await subscribe('many@people.example', '198.51.100.1')).statusCode).toBe(429);
    expect((await subscribe('other@people.example', '198.51.100.1')).statusCode).toBe(202);
    expect((await subscribe('many@people.example', '198.51.100.2')).statusCode).toBe(202);
  });

  it('R43 stores the consent with purpose, version of the policy and time, and ends it from the account as from the link', async () => {
    await database().run(
      sql`insert into static_page (page, title, content) values ('privacy-policy', 'Privacy', 'First') on conflict do nothing`,
    );
    await database().run(sql`update static_page set content = 'Second' where page = 'privacy-policy'`);
    const consents = () =>
      database().rows<{ purpose: string; policy: string; given: Date; email: string }>(
        sql`select purpose, policy, given_at as given, email from consent join newsletter_subscriber s on s.id = subscriber_id where email like '%@consents.example' order by email`,
      );
    const [own, other] = [
      await makeAccount(database(), { email: 'own@consents.example' }),
      await makeAccount(database(), { email: 'other@consents.example', unverified: true }),
    ];
    for (const email of ['own@consents.example', 'other@consents.example']) {
      await subscribe(email, '198.51.100.9');
      expect(await consents()).toHaveLength(email.startsWith('own') ? 0 : 1);
      const [{ confirm } = { confirm: '' }] = await links(email);
      for (let times = 0; times < 2; times += 1) await send('/api/newsletter/confirm/', { token: confirm });
    }
    const given = await consents();
    expect(given.map(({ purpose, policy, email }) => [purpose, policy, email])).toEqual([
      ['newsletter', '2', 'other@consents.example'],
      ['newsletter', '2', 'own@consents.example'],
    ]);
    const ask = async (method: 'GET' | 'DELETE', { headers }: TestAccount) =>
      server.inject({ method, url: '/api/auth/newsletter/', headers });
    expect((await ask('GET', own)).json()).toEqual({ since: given[1]?.given.toISOString() });
    expect((await ask('DELETE', own)).statusCode).toBe(204);
    expect((await ask('GET', own)).json()).toEqual({ since: null });
    // whoever only typed an address sees and ends nothing
    expect((await ask('GET', other)).json()).toEqual({ since: null });
    expect((await ask('DELETE', other)).statusCode).toBe(204);
    expect((await consents()).map(({ email }) => email)).toEqual(['other@consents.example']);
  });
});
