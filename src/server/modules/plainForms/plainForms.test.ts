import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount, makeListing } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { enquiriesRoutes } from '../enquiries/enquiriesRoutes';
import { newsletterRoutes } from '../newsletter/newsletterRoutes';
import { visitsRoutes } from '../visits/visitsRoutes';
import { plainFormsRoutes } from './plainFormsRoutes';

/** 11:30 in India, a Wednesday. */
const now = new Date('2026-03-04T06:00:00Z');

describeOnBoth('forms without scripts', (database) => {
  let server: FastifyInstance;
  let home = 0;

  beforeAll(async () => {
    server = await buildTestServer(database(), [enquiriesRoutes, newsletterRoutes, visitsRoutes, plainFormsRoutes], {
      now: () => now,
    });
    const owner = await makeAccount(database(), { now });
    home = (await makeListing(database(), { ownerId: owner.id, title: 'Tulsi house' })).id;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of [sql`mail`, sql`visit`, sql`enquiry`, sql`newsletter_subscriber`, sql`login_failure`])
      await database().run(sql`delete from ${table}`);
  });

  const show = (url: string) => server.inject({ method: 'GET', url });
  const send = (url: string, fields: Record<string, string> | string[][], headers = {}) =>
    server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const rows = (table: ReturnType<typeof sql>) => database().rows<Record<string, unknown>>(sql`select * from ${table}`);
  const enquiry = {
    kind: 'property',
    name: 'Asha "A" Rao',
    email: 'asha@people.example',
    phone: '',
    message: 'Is 1 < 2?',
  };

  it('an enquiry is stored and emailed as the app’s is, once, and its page is shown again by a reload', async () => {
    const sent = await send('/send/enquiry', { ...enquiry, property: String(home) });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/send/enquiry?sent=yes&property=${home}`]);
    expect((await send('/send/enquiry', { ...enquiry, property: String(home) })).statusCode).toBe(303);
    expect(await rows(sql`enquiry`)).toMatchObject([{ name: 'Asha "A" Rao', kind: 'property', property_id: home }]);
    expect((await rows(sql`mail`)).length).toBeGreaterThan(0);
    const { body, statusCode } = await show(`/send/enquiry?sent=yes&property=${home}`);
    expect([statusCode, /<script/.test(body)]).toEqual([200, false]);
    expect(body).toContain('<p role="status">We have your message');
    expect(body).toContain(`href="/properties/${home}"`);
    expect(await rows(sql`enquiry`)).toHaveLength(1);
  });

  it('the contact form has two fields for the name, and joins them', async () => {
    const { name: _name, ...rest } = enquiry;
    const fields = { ...rest, kind: 'contact', first_name: 'Asha', last_name: 'Rao' };
    expect((await send('/send/enquiry', fields)).statusCode).toBe(303);
    expect(await rows(sql`enquiry`)).toMatchObject([{ name: 'Asha Rao', kind: 'contact', property_id: null }]);
  });

  it('what is wrong stands at its field, with everything that was typed', async () => {
    const { body, statusCode, headers } = await send('/send/enquiry', { ...enquiry, email: 'no <b>', property: '7' });
    expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store']);
    expect(body).toMatch(/value="no &lt;b&gt;"[^>]*aria-invalid="true" aria-describedby="email-fault"/);
    expect(body).toMatch(/<p class="fault" id="email-fault">[^<]+<\/p>/);
    expect(body).toContain('value="Asha &quot;A&quot; Rao"');
    expect(body).toContain('>\nIs 1 &lt; 2?</textarea>');
    expect(body).toContain('name="property" value="7"');
    expect(body).toMatch(/You can also call [^<]+ or write to [^<]+@/);
    const gone = await send('/send/enquiry', { ...enquiry, property: '999999' });
    expect([gone.statusCode, gone.body]).toEqual([
      400,
      expect.stringContaining('<p class="fault" role="alert">This property no longer exists'),
    ]);
    expect(await rows(sql`enquiry`)).toEqual([]);
  });

  it('a subscription to the newsletter asks for a confirmation by email, and says so', async () => {
    const sent = await send('/send/newsletter', { email: ' asha@people.example ' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/send/newsletter?sent=yes']);
    expect((await show('/send/newsletter?sent=yes')).body).toContain('Check your inbox');
    expect(await rows(sql`mail`)).toMatchObject([{ recipient: 'asha@people.example' }]);
    expect((await send('/send/newsletter', { email: '' })).body).toContain('id="email-fault"');
  });

  it('the links of newsletter emails confirm and end a subscription', async () => {
    await send('/send/newsletter', { email: 'asha@people.example' });
    const [mail] = await rows(sql`mail`);
    const tokenAfter = (words: string) => new RegExp(`${words}[?]token=([^\\s]+)`).exec(String(mail?.body))?.[1] ?? '';
    const state = async () => (await rows(sql`newsletter_subscriber`)).map((row) => row.confirmed_at !== null);
    const [confirm, leave] = [tokenAfter('confirm'), tokenAfter('unsubscribe')];
    expect((await send('/send/confirm', { token: confirm })).headers.location).toBe('/send/confirm?sent=yes');
    expect(await state()).toEqual([true]);
    const again = await send('/send/confirm', { token: confirm.slice(1) });
    expect([again.statusCode, again.body]).toEqual([404, expect.stringContaining('role="alert"')]);
    expect((await send('/send/unsubscribe', { token: leave })).statusCode).toBe(303);
    expect(await state()).toEqual([]);
  });

  it('a visit is asked for at free times of the server’s page, up to three, with every entry kept', async () => {
    const { body } = await show(`/send/visit?property=${home}`);
    const times = [...body.matchAll(/name="times" value="([^"]+)"/g)].map(([, at = '']) => at);
    expect(times.length).toBeGreaterThan(20);
    expect(body).toMatch(/<summary>Thursday,? 5 March<\/summary>|<summary>Thursday,? March 5<\/summary>/);
    const fields = (chosen: string[], phone = '+91 98260 00000') => [
      ['property', String(home)],
      ['mode', 'video'],
      ['name', 'Asha Rao'],
      ['email', 'asha@people.example'],
      ['phone', phone],
      ...chosen.map((at) => ['times', at]),
    ];
    const none = await send('/send/visit', fields([]));
    expect(none.statusCode).toBe(400);
    expect(none.body).toMatch(/<fieldset aria-invalid="true" aria-describedby="times-fault">/);
    const wrong = await send('/send/visit', fields(times.slice(4, 6), 'by pigeon'));
    expect(wrong.body).toContain('id="phone-fault"');
    expect(wrong.body).toContain(`value="${times[4]}" checked`);
    expect(wrong.body).toContain('value="video" checked');
    expect(await rows(sql`visit`)).toEqual([]);
    const sent = await send('/send/visit', fields(times.slice(4, 6)));
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/send/visit?sent=yes&property=${home}`]);
    expect(await rows(sql`visit`)).toMatchObject([{ mode: 'video', timezone: 'Asia/Kolkata', state: 'asked' }]);
    expect((await show('/send/visit?property=999999')).statusCode).toBe(404);
  });

  it('the limits of the API hold, and count the visitor’s own address', async () => {
    let status = 303;
    for (let count = 0; status === 303 && count < 60; count += 1)
      ({ statusCode: status } = await send('/send/enquiry', { ...enquiry, message: `Again ${count}` }));
    expect(status).toBe(429);
    const limited = await send('/send/enquiry', enquiry);
    expect(limited.headers['retry-after']).toMatch(/^\d+$/);
    expect(limited.body).toMatch(/<p class="fault" role="alert">[^<]+<\/p>/);
    const elsewhere = await server.inject({
      method: 'POST',
      url: '/send/enquiry',
      remoteAddress: '192.0.2.77',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(enquiry).toString(),
    });
    expect(elsewhere.statusCode).toBe(303);
  });

  it.each([
    ['sec-fetch-site: cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['the origin of another site', { origin: 'https://elsewhere.example' }, 403],
    ['no origin that can be read', { origin: 'null' }, 403],
    ['its own site', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 303],
    ['its own origin', { origin: 'http://localhost:80' }, 303],
  ])('a form with %s is stored only if a page of ours sent it', async (_from, headers, status) => {
    const sent = await send('/send/enquiry', { ...enquiry, property: String(home) }, headers);
    expect([sent.statusCode, (await rows(sql`enquiry`)).length]).toEqual([status, status === 303 ? 1 : 0]);
    if (status === 403) expect(sent.body).toContain('send it from this page');
  });
});
