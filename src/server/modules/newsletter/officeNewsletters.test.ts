import { randomBytes } from 'node:crypto';
import type { OfficeNewsletter, OfficeNewsletterRow, Subscriber } from '@contract/officeNewsletters';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { buildTestServer, testDeps } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import type { Database, Queryable } from '../../db/database';
import type { ServerDeps } from '../../app';
import { claimEmails, markSent } from '../../email/emailStore';
import { toMessage } from '../../email/message';
import { newsletterRoutes } from './newsletterRoutes';
import { officeNewslettersRoutes } from './officeNewslettersRoutes';
import { queueBatch, sendNewslettersJob } from './sendNewsletters';

describeOnBoth('newsletters in the office', (database) => {
  const secret = randomBytes(32);
  const settings = { publicUrl: 'https://aangan.test' };
  const own = 'editor@aangan.test';
  let server: FastifyInstance;
  let editor: TestAccount;
  let deps: ServerDeps;
  let remove: () => void;

  beforeAll(async () => {
    const made = testDeps(database(), { secret, settings });
    ({ deps, remove } = made);
    server = await buildTestServer(database(), [newsletterRoutes, officeNewslettersRoutes], { secret, settings });
    editor = await makeAccount(database(), { roles: ['editor'], email: own });
  });
  afterAll(async () => {
    await server.close();
    remove();
  });
  beforeEach(async () => {
    await database().run(sql`delete from mail`);
    await database().run(sql`delete from newsletter`);
    await database().run(sql`delete from newsletter_subscriber`);
  });

  const subscribe = async (many: number, confirmed = true) => {
    await database().run(sql`
      insert into newsletter_subscriber (email, token_hash, confirmed_at)
      select 'reader' || n || '@people.example', 'hash' || n || ${randomBytes(4).toString('hex')}::text, case when ${confirmed} then now() end
      from generate_series(1, ${many}) n`);
  };
  const ask = async <Body = OfficeNewsletter & { code?: string; current?: OfficeNewsletter }>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const answer = await server.inject({
      method,
      url: `/api/office/newsletters/${url}`,
      headers: editor.headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: (answer.body ? answer.json() : {}) as Body };
  };
  const draft = async (content = 'Rain, at last.') =>
    (await ask('POST', '', { client_id: `letter-${randomBytes(6).toString('hex')}`, subject: 'July', content })).body;
  const mails = () =>
    database().rows<{ recipient: string; subject: string; body: string; html: string; unsubscribe: string }>(
      sql`select recipient, subject, body, html, unsubscribe from mail order by id`,
    );
  const sendAll = () => sendNewslettersJob.run(deps, async () => true);
  const recipients = async () => (await mails()).map(({ recipient }) => recipient).sort();

  it('are written, sent to oneself first, and then to confirmed subscribers only', async () => {
    await subscribe(3);
    await database().run(
      sql`insert into newsletter_subscriber (email, token_hash) values ('unsure@people.example', 'unsure')`,
    );
    const { id, version, state, subscribers } = await draft();
    expect([version, state, subscribers]).toEqual([1, 'draft', 3]);
    expect((await ask('POST', `${id}/test/`, { version: 1 })).body).toEqual({ to: own });
    expect(await recipients()).toEqual([own]);
    expect((await mails())[0]).toMatchObject({ subject: 'Test: July', unsubscribe: '' });
    const sent = await ask('POST', `${id}/send/`, { version: 1 });
    expect(sent).toMatchObject({ status: 200, body: { state: 'sent', delivery: { waiting: 3 } } });
    expect((await recipients()).filter((address) => address !== own)).toEqual([
      'reader1@people.example',
      'reader2@people.example',
      'reader3@people.example',
    ]);
    expect((await ask('POST', `${id}/send/`, { version: sent.body.version })).body.code).toBe('sent');
    expect((await ask('PATCH', `${id}/`, { version: sent.body.version, subject: 'Late' })).body.code).toBe('sent');
    expect((await ask('DELETE', `${id}/?version=${sent.body.version}`)).status).toBe(409);
  });

  it('tell how many emails were delivered, wait, and were refused', async () => {
    await subscribe(3);
    const { id } = await draft();
    await ask('POST', `${id}/send/`, { version: 1 });
    const [first, second] = await database().rows<{ id: number }>(sql`select id from mail order by id`);
    await markSent(database(), first?.id ?? 0, new Date());
    await database().run(sql`update mail set failure = '550 no such user' where id = ${second?.id ?? 0}`);
    const [row] = (await ask<OfficeNewsletterRow[]>('GET', '')).body;
    expect(row?.delivery).toEqual({ delivered: 1, waiting: 1, failed: 1 });
  });

  it('R41 reach each subscriber once when send-newsletters runs in two processes and dies between any two steps', async () => {
    await subscribe(250);
    const { id } = await draft();
    await database().run(sql`update newsletter set state = 'sending' where id = ${id}`);
    // dies at every statement of a batch in turn; the transaction is gone with it
    for (let fatal = 1; ; fatal += 1) {
      let statements = 0;
      const dying = new Proxy(database(), {
        get: (target: Database, name: keyof Database) =>
          name === 'transaction'
            ? <T>(work: (tx: Queryable) => Promise<T>) =>
                target.transaction((tx) =>
                  work(
                    new Proxy(tx, {
                      get: (inner, use: keyof Queryable) => (query: never) => {
                        statements += 1;
                        if (statements === fatal) throw new Error('killed');
                        return (inner[use] as (given: never) => unknown)(query);
                      },
                    }),
                  ),
                )
            : target[name],
      });
      const survived = await queueBatch({ ...deps, database: dying }).then(
        () => true,
        () => false,
      );
      if (survived) break;
      expect(fatal).toBeLessThan(20);
    }
    await Promise.all([sendAll(), sendAll()]);
    await sendAll();
    const reached = await recipients();
    expect(reached).toHaveLength(250);
    expect(new Set(reached).size).toBe(250);
    expect((await ask('GET', `${id}/`)).body.state).toBe('sent');
  });

  it('R41 come once to someone who unsubscribes and subscribes anew while they are sent', async () => {
    await subscribe(101);
    const { id } = await draft();
    await ask('POST', `${id}/send/`, { version: 1 });
    await database().run(sql`delete from newsletter_subscriber where email = 'reader1@people.example'`);
    await database().run(
      sql`insert into newsletter_subscriber (email, token_hash, confirmed_at) values ('Reader1@people.example', 'anew', now())`,
    );
    await sendAll();
    const reached = (await recipients()).map((address) => address.toLowerCase());
    expect(reached).toHaveLength(101);
    expect(new Set(reached).size).toBe(101);
  });

  it('carry links of the site, its pictures, a way to unsubscribe, and no HTML that was typed', async () => {
    await subscribe(1);
    const { id } = await draft(
      '# July\n\n<script>alert(1)</script> [Homes](/properties) and [bad](javascript:alert(1)).\n\n![A court](/media/a-960.jpg#640x400) ![Spy](https://spy.example/pixel.gif)',
    );
    await ask('POST', `${id}/send/`, { version: 1 });
    const [mail] = await mails();
    expect(mail?.html).toContain('<a href="https://aangan.test/properties">Homes</a>');
    expect(mail?.html).toContain('src="https://aangan.test/media/a-960.jpg"');
    expect(mail?.html).not.toMatch(/<script|javascript:|spy\.example/);
    expect(mail?.body).toContain('Homes (https://aangan.test/properties)');
    const leave = /https:\/\/aangan\.test\/newsletter\/unsubscribe\?token=[\w.-]+/;
    expect([mail?.html, mail?.body].map((text) => leave.test(text ?? ''))).toEqual([true, true]);
    const [claimed] = await claimEmails(database(), 1, new Date(Date.now() + 1_000), new Date(Date.now() + 60_000));
    expect(claimed && toMessage(claimed, 'Aangan <post@aangan.test>')).toMatchObject({
      html: mail?.html,
      headers: {
        'List-Unsubscribe': `<${mail?.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  it('show a home whose address stands on a line of its own: photograph, price, facts and what changed', async () => {
    await subscribe(1);
    const { id: ownerId } = await makeAccount(database());
    const make = async (more: object) =>
      (
        await makeListing(database(), {
          ...{ ownerId, title: 'Kamalini', description: '', type: 'Villa', city: 'Pune', location: 'Aundh' },
          ...{ priceInPaise: 112_00_000_00, bedrooms: 3, sizeInSqft: 1_850, ...more },
        })
      ).id;
    const [villa, fallen, flat, unlisted] = [
      await make({}),
      await make({ title: 'Mandar' }),
      await make({ title: 'Tulsi', purpose: 'rent', priceInPaise: 45_000_00, bedrooms: 1 }),
      await make({ title: 'Champa', lifecycle: 'draft' }),
    ];
    await database().run(sql`update property set created_at = now() - interval '40 days' where id = ${flat}`);
    await database().run(sql`update property set price_in_paise = 980000000 where id = ${fallen}`);
    const content = [
      `Two villas, and [a flat](/properties/${flat}) too:`,
      '',
      `/properties/${villa}`,
      `https://aangan.test/properties/${fallen}`,
      `[gone](/properties/${unlisted})`,
      '',
      'And to rent:',
      '',
      `[Tulsi](/properties/${flat})`,
    ].join('\n');
    const { id } = await draft(content);
    await ask('POST', `${id}/send/`, { version: 1 });
    const [mail] = await mails();
    const { html = '', body = '' } = mail ?? {};
    expect(body).toContain(
      `New: Kamalini\n₹1.12 Cr\nVilla · 3 bedrooms · 1,850 sq ft · Aundh, Pune\nhttps://aangan.test/properties/${villa}`,
    );
    expect(body).toContain('Lower price: Mandar\n₹1.12 Cr → ₹98 L');
    expect(body).toContain('To rent: Tulsi\n₹45,000 a month\n');
    for (const title of ['Kamalini', 'Mandar', 'Tulsi']) expect(html).toContain(`>${title}</a>`);
    expect(html + body).not.toContain('Champa');
    // in their places
    const order = ['Two villas', 'Kamalini', 'Mandar', 'And to rent', 'To rent: Tulsi'].map((text) =>
      body.indexOf(text),
    );
    expect(order.every((place) => place >= 0)).toBe(true);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    // a link inside a sentence stays one
    expect(body).toContain(`a flat (https://aangan.test/properties/${flat}) too`);
  });

  it('end with one click of a mail program', async () => {
    await subscribe(2);
    const { id } = await draft();
    await ask('POST', `${id}/send/`, { version: 1 });
    const { pathname, search } = new URL((await mails())[0]?.unsubscribe ?? '');
    const click = () =>
      server.inject({
        method: 'POST',
        url: pathname + search,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await click()).statusCode).toBe(204);
    expect((await click()).statusCode).toBe(404);
    const left = await server.inject({ url: '/api/office/subscribers/', headers: editor.headers });
    expect(left.json<Subscriber[]>().map(({ email }) => email)).toEqual(['reader2@people.example']);
  });

  it('need a subject and a text', async () => {
    const wrong = await ask('POST', '', { client_id: 'letter-0001', subject: ' ' });
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['subject', 'code']]);
    const { id } = await draft('  ');
    for (const action of ['test', 'send']) {
      const { status, body } = await ask('POST', `${id}/${action}/`, { version: 1 });
      expect([status, Object.keys(body)]).toEqual([400, ['content', 'code']]);
    }
    expect(await mails()).toEqual([]);
  });

  it('list subscribers by part of an address, and save the confirmed ones as a table', async () => {
    await subscribe(2);
    await database().run(
      sql`insert into newsletter_subscriber (email, token_hash) values ('un_sure@people.example', 'unsure')`,
    );
    const found = async (search: string) =>
      (await server.inject({ url: `/api/office/subscribers/?search=${search}`, headers: editor.headers })).json<
        Subscriber[]
      >().length;
    expect([await found('reader'), await found('n_s'), await found('%25')]).toEqual([2, 1, 0]);
    const csv = await server.inject({ url: '/api/office/subscribers.csv', headers: editor.headers });
    expect(csv.body.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFF"Email","Subscribed (India time)","Confirmed (India time)"',
      expect.stringMatching(/^"reader1@people\.example","20/),
      expect.stringMatching(/^"reader2@people\.example","20/),
    ]);
    expect(csv.body).not.toContain('un_sure');
  });

  it('R37 leave one audit entry for each change, and none for a refused or empty one', async () => {
    await subscribe(1);
    const { id } = await draft();
    await ask('PATCH', `${id}/`, { version: 1, subject: 'August' });
    await ask('PATCH', `${id}/`, { version: 2, subject: 'August' });
    await ask('PATCH', `${id}/`, { version: 1, subject: 'September' });
    await ask('POST', `${id}/test/`, { version: 2 });
    await ask('POST', `${id}/send/`, { version: 2 });
    const { entries } = await listAudit(
      database(),
      { subject_type: 'newsletter', subject_id: String(id) },
      { limit: 50, offset: 0 },
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'newsletter.send',
      'newsletter.test',
      'newsletter.update',
      'newsletter.create',
    ]);
  });

  it('R38 of two people who save the same version one wins, and the other gets the current one', async () => {
    const { id } = await draft();
    const both = await Promise.all(['Mine', 'Yours'].map((subject) => ask('PATCH', `${id}/`, { version: 1, subject })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = both.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'stale', current: { version: 2 } });
  });
});
