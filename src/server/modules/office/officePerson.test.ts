import type { OfficePerson } from '@contract/officePerson';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makeShortlist } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { officePersonRoutes } from './officePersonRoutes';

describeOnBoth('the page of a person in the office', (database) => {
  let server: FastifyInstance;
  let agent: TestAccount;
  let count = 0;
  beforeAll(async () => {
    server = await buildTestServer(database(), [officePersonRoutes]);
  }, 180_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    await database().run(sql`delete from enquiry`);
    agent = await makeAccount(database(), { roles: ['agent'] });
  });

  const enquiry = async (email: string, phone: string, accountId: number | null = null) =>
    (
      await database().row<{ id: number }>(sql`
        insert into enquiry (client_id, kind, name, email, phone, message, account_id)
        values (${`person-${process.pid}-${(count += 1)}`}, 'contact', 'Asha Rao', ${email}, ${phone}, 'Hello', ${accountId}) returning id`)
    )?.id ?? 0;
  const read = async (id: number, who = agent) => {
    const answer = await server.inject({ url: `/api/office/enquiries/${id}/person/`, headers: who.headers });
    return { status: answer.statusCode, body: answer.json<OfficePerson>() };
  };
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

  it('lists the enquiries with the same email address or phone number, the latest first, and no others', async () => {
    const first = await enquiry('asha@people.example', '+91 98260 12345');
    const sameEmail = await enquiry('ASHA@people.example', '');
    const samePhone = await enquiry('rao@people.example', '098260-12345');
    await enquiry('other@people.example', '+91 98260 99999');
    await enquiry('short@people.example', '12345');
    const { body } = await read(first);
    expect(idsOf(body.enquiries)).toEqual([samePhone, sameEmail, first]);
    expect(body.emails.map((email) => email.toLowerCase())).toEqual(['rao@people.example', 'asha@people.example']);
    expect(body).toMatchObject({ name: 'Asha Rao', account: null, meetings: [], payments: null });
  });

  it('does not take people without an email address or with a few digits for the same', async () => {
    const first = await enquiry('', '12345');
    await enquiry('', '12345');
    expect(idsOf((await read(first)).body.enquiries)).toEqual([first]);
  });

  it('shows meetings, favourites and listings of the account with that confirmed address, or that sent it', async () => {
    const buyer = await makeAccount(database());
    const { id: own } = await makeListing(database(), { ownerId: buyer.id });
    const { id: liked } = await makeListing(database());
    await makeShortlist(database(), buyer.id, { isDefault: true, homes: [liked] });
    await database().run(sql`
      insert into meeting (account_id, client_id, starts_at, timezone, status, topic, held_until)
      values (${buyer.id}, ${`person-${process.pid}-${(count += 1)}`}, '2026-11-24T07:00:00Z', 'Asia/Kolkata', 'booked', 'A villa', now())`);
    const { email } = (await database().row<{ email: string }>(
      sql`select email from account where id = ${buyer.id}`,
    )) as { email: string };
    for (const [id, confirmed] of [
      [await enquiry('elsewhere@people.example', '', buyer.id), false],
      [await enquiry(email.toUpperCase(), ''), true],
    ] as const) {
      await database().run(
        sql`update account set email_verified_at = ${confirmed ? new Date() : null} where id = ${buyer.id}`,
      );
      const { body } = await read(id);
      expect(body.account?.id).toBe(buyer.id);
      expect([idsOf(body.listings), idsOf(body.favourites)]).toEqual([[own], [liked]]);
      expect(body.meetings).toMatchObject([{ topic: 'A villa', starts_at: '2026-11-24T07:00:00.000Z' }]);
    }
    await database().run(sql`update account set email_verified_at = null where id = ${buyer.id}`);
    expect((await read(await enquiry(email, ''))).body.account).toBeNull();
  });

  it('shows the saved searches of the account and of the address, but not those that wait for a confirmation', async () => {
    const buyer = await makeAccount(database(), { email: 'looks@people.example' });
    const subscriber = await database().row<{ id: number }>(
      sql`insert into search_subscriber (email, nonce, token_hash) values ('LOOKS@people.example', '', 'looks') returning id`,
    );
    for (const [name, account, confirmed] of [
      ['own', true, true],
      ['by address', false, true],
      ['unconfirmed', false, false],
    ] as const)
      await database().run(sql`
        insert into saved_search (account_id, subscriber_id, query, name, frequency, nonce, confirmed_at)
        values (${account ? buyer.id : null}, ${account ? null : (subscriber?.id ?? 0)}, ${name}, ${name}, 'daily', '', ${confirmed ? new Date() : null})`);
    const { body } = await read(await enquiry('looks@people.example', ''));
    expect(body.saved_searches.map(({ name, frequency, paused }) => [name, frequency, paused])).toEqual([
      ['by address', 'daily', false],
      ['own', 'daily', false],
    ]);
  });

  it('R18 shows payments to superusers only', async () => {
    const [buyer, superuser] = [await makeAccount(database()), await makeAccount(database(), { superuser: true })];
    const id = await enquiry('paid@people.example', '', buyer.id);
    await database().run(sql`
      insert into payment (account_id, receipt, gateway, amount_in_paise, description, status, completed_at)
      values (${buyer.id}, ${`person-${id}`}, 'sandbox', 299950, 'Basic', 'completed', now())`);
    expect((await read(id)).body.payments).toBeNull();
    expect((await read(id, superuser)).body.payments).toMatchObject([{ amount: '2999.50', description: 'Basic' }]);
    expect((await read(id, buyer)).status).toBe(403);
    expect((await read(4_000_000)).status).toBe(404);
  });
});
