import { hourInMs } from '@contract/durations';
import type { OfficeAccount, OpenWork } from '@contract/office';
import type { OfficeEnquiry } from '@contract/officeEnquiries';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { disableAccount } from '../../cli/superusers';
import { enquiriesRoutes } from '../enquiries/enquiriesRoutes';
import { officePropertiesRoutes } from '../properties/officePropertiesRoutes';
import { accountsRoutes } from './accountsRoutes';

describeOnBoth('a colleague who leaves', (database) => {
  let server: FastifyInstance;
  let boss: TestAccount;
  let leaver: TestAccount;
  let colleague: TestAccount;
  let number = 0;

  beforeAll(async () => {
    server = await buildTestServer(database(), [accountsRoutes, enquiriesRoutes, officePropertiesRoutes]);
  }, 180_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    boss = await makeAccount(database(), { superuser: true });
    leaver = await makeAccount(database(), { roles: ['agent'] });
    colleague = await makeAccount(database(), { roles: ['agent'], name: 'Ravi Agent' });
  });

  const ask = async <Body>(method: 'GET' | 'PATCH', url: string, payload?: object, who = boss) => {
    const answer = await server.inject({
      method,
      url: `/api/office/${url}`,
      headers: who.headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Body & { hand_over?: string[]; code?: string }>() };
  };
  const versionOf = async (id: number) =>
    (await database().row<{ version: number }>(sql`select version from account where id = ${id}`))?.version;
  const change = async (body: object, id = leaver.id) =>
    ask<OfficeAccount>('PATCH', `accounts/${id}/`, { version: await versionOf(id), ...body });
  const lead = async (state = 'new', assignee = leaver.id) =>
    (
      await database().row<{ id: number }>(sql`
        insert into enquiry (client_id, kind, name, email, message, state, assignee_id)
        values (${`left-${(number += 1)}`}, 'contact', 'Asha', 'asha@people.example', 'Hello', ${state}, ${assignee}) returning id`)
    )?.id ?? 0;
  const home = async (lifecycle: 'published' | 'sold' | 'draft' = 'published') => {
    const { id } = await makeListing(database(), { lifecycle });
    await database().run(sql`update property set agent_id = ${leaver.id} where id = ${id}`);
    return id;
  };
  const assigneeOf = async (id: number) =>
    (await database().row<{ who: number | null }>(sql`select assignee_id as who from enquiry where id = ${id}`))?.who;
  const agentOf = async (id: number) =>
    (await database().row<{ who: number | null }>(sql`select agent_id as who from property where id = ${id}`))?.who;
  const entries = async (type: string, id: number) =>
    (await listAudit(database(), { subject_type: type, subject_id: String(id) }, { limit: 9, offset: 0 })).entries;
  const contact = async (state: string | null) =>
    (
      await database().row<{ id: number }>(sql`
        insert into person (name, agent_id, state, state_at, last_contact_at) values ('Asha', ${leaver.id}, ${state}, ${state && new Date()}, now() - interval '1 day') returning id`)
    )?.id ?? 0;
  const contactAgent = async (id: number) =>
    (await database().row<{ agent_id: number | null }>(sql`select agent_id from person where id = ${id}`))?.agent_id;
  const work = async (id = leaver.id) => (await ask<OpenWork>('GET', `accounts/${id}/open-work/`)).body;

  it.each([
    ['is disabled', { disabled: true }],
    ['loses the role', { roles: ['editor'] }],
  ])(
    'who %s hands over what is open in the same step: leads, listings, contacts, each with its entry in the audit',
    async (_what, ends) => {
      const [fresh, answered, closed] = [await lead(), await lead('answered'), await lead('closed')];
      const [shown, draft, sold] = [await home(), await home('draft'), await home('sold')];
      const [known, won] = [await contact(null), await contact('won')];
      expect(await work()).toEqual({ enquiries: 2, listings: 2, contacts: 1, visits: 0 });
      expect((await change({ ...ends, hand_over: colleague.id })).status).toBe(200);
      expect(await Promise.all([fresh, answered, closed].map(assigneeOf))).toEqual([
        colleague.id,
        colleague.id,
        leaver.id,
      ]);
      expect(await Promise.all([shown, draft, sold].map(agentOf))).toEqual([colleague.id, colleague.id, leaver.id]);
      expect(await work()).toEqual({ enquiries: 0, listings: 0, contacts: 0, visits: 0 });
      const { email } = (await database().row<{ email: string }>(
        sql`select email from account where id = ${colleague.id}`,
      )) as { email: string };
      expect(await database().rows(sql`select subject from mail where recipient = ${email}`)).toEqual([
        { subject: 'Now yours: 2 open enquiries, 2 listings and 1 contact' },
      ]);
      expect(await Promise.all([known, won].map(contactAgent))).toEqual([colleague.id, leaver.id]);
      expect(await entries('person', known)).toMatchObject([{ action: 'person.update' }]);
      const [ofLead, ofHome, ofAccount] = [
        await entries('enquiry', fresh),
        await entries('property', shown),
        await entries('account', leaver.id),
      ];
      expect(ofLead).toMatchObject([
        {
          actor: { id: boss.id },
          action: 'enquiry.update',
          before: { assignee: `account ${leaver.id}` },
          after: { assignee: `account ${colleague.id}` },
        },
      ]);
      expect(ofHome).toMatchObject([
        { action: 'property.update', before: { agent: leaver.id }, after: { agent: colleague.id } },
      ]);
      expect(new Set([...ofLead, ...ofHome, ...ofAccount].map(({ request_id: request }) => request)).size).toBe(1);
      expect(await entries('enquiry', closed)).toEqual([]);
    },
  );

  it('with work left to nobody is found among the unassigned', async () => {
    const id = await lead();
    expect((await change({ disabled: true, hand_over: null })).status).toBe(200);
    const unassigned = await ask<OfficeEnquiry[]>('GET', 'enquiries/?assignee=none', undefined, colleague);
    expect(unassigned.body.map((one) => one.id)).toContain(id);
  });

  it('keeps nothing open: without a successor, or with one who cannot see it, nothing changes and the field says why', async () => {
    const id = await lead();
    const editor = await makeAccount(database(), { roles: ['editor'] });
    const gone = await makeAccount(database(), { roles: ['agent'], disabledAt: new Date() });
    for (const given of [{}, ...[leaver.id, editor.id, gone.id, 2_000_000_000].map((to) => ({ hand_over: to }))])
      for (const ends of [{ disabled: true }, { roles: [] }]) {
        const refused = await change({ ...ends, ...given });
        expect([refused.status, refused.body.hand_over]).toEqual([
          400,
          [
            'hand_over' in given
              ? expect.stringContaining('can see this work')
              : expect.stringContaining('1 open enquiry'),
          ],
        ]);
      }
    expect([await assigneeOf(id), await versionOf(leaver.id)]).toEqual([leaver.id, 1]);
    expect([await entries('enquiry', id), await entries('account', leaver.id)]).toEqual([[], []]);
  });

  it('without open work, or who still answers as a superuser, needs no successor', async () => {
    await lead('closed');
    expect((await change({ disabled: true })).status).toBe(200);
    const other = await makeAccount(database(), { roles: ['agent'], superuser: true });
    const id = await lead('new', other.id);
    expect((await change({ roles: [] }, other.id)).status).toBe(200);
    expect(await assigneeOf(id)).toBe(other.id);
    expect((await change({ is_superuser: false }, other.id)).status).toBe(400);
    expect((await change({ is_superuser: false, hand_over: boss.id }, other.id)).status).toBe(200);
    expect(await assigneeOf(id)).toBe(boss.id);
  });

  it('is given nothing by a colleague who assigns at the same moment, in 20 races', async () => {
    for (let race = 0; race < 20; race += 1) {
      const who = await makeAccount(database(), { roles: ['agent'] });
      const id = await lead('new', colleague.id);
      const listing = (await makeListing(database())).id;
      const [left, lead1, home1] = await Promise.all([
        change({ disabled: true, hand_over: null }, who.id),
        ask('PATCH', `enquiries/${id}/`, { version: 1, assignee: who.id }, colleague),
        ask('PATCH', `properties/${listing}/`, { version: 1, agent: who.id }, colleague),
      ]);
      expect(left.status).toBe(200);
      expect([lead1.status, home1.status].filter((status) => status !== 200 && status !== 400)).toEqual([]);
      expect([await assigneeOf(id), await agentOf(listing)]).not.toContain(who.id);
    }
  });

  it('has visits to homes of their own counted, which the office then answers', async () => {
    const { id } = await makeListing(database(), { ownerId: leaver.id });
    await database().run(sql`
      insert into visit (property_id, property_title, host_id, name, email, phone, timezone, mode, state, client_id, proposals, answer_by, nonce, token_hash, calendar_hash, created_at, changed_at)
      values (${id}, 'House', ${leaver.id}, 'Asha', 'asha@people.example', '', 'Asia/Kolkata', 'in_person', 'asked', ${`visit-${id}`}, '{}', ${new Date(Date.now() + hourInMs)}, 'n', ${`t${id}`}, ${`c${id}`}, now(), now())`);
    expect(await work()).toEqual({ enquiries: 0, listings: 0, contacts: 0, visits: 1 });
    expect((await ask('GET', 'accounts/2000000000/open-work/')).status).toBe(404);
  });

  it('at the command line leaves what is open to nobody', async () => {
    const [id, listing] = [await lead(), await home()];
    await disableAccount({ database: database(), now: () => new Date() }, leaver.username);
    expect([await assigneeOf(id), await agentOf(listing)]).toEqual([null, null]);
  });
});
