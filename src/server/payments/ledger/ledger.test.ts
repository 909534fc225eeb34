import { dayInMs, hourInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount, makeListing } from '../../../../test/support/factories';
import { makePriceList } from '../../../../test/support/priceList';
import { testDeps } from '../../../../test/support/testServer';
import type { ProviderPayment } from '../gateways/gateway';
import { type SourcedEvent, applyEvent } from './ledger';
import { openOrder } from './orders';
import type { PurchaseLine } from './purchase';

describeOnBoth('the ledger', (database) => {
  let deps: ReturnType<typeof testDeps>['deps'];
  let remove: () => void;
  let ids: Record<string, number>;
  let accountId: number;
  let count = 0;
  beforeAll(async () => {
    ({ deps, remove } = testDeps(database()));
    ids = await makePriceList(database());
  });
  afterAll(() => remove());
  beforeEach(async () => {
    accountId = (await makeAccount(database())).id;
  });

  const basic = (): PurchaseLine => ({ kind: 'package', id: ids['Basic']!, name: 'Basic', amountInPaise: 299_900 });
  const featured = (): PurchaseLine => ({
    kind: 'add_on',
    id: ids['Featured listing']!,
    name: 'Featured listing',
    amountInPaise: 99_900,
  });
  const order = async (lines: PurchaseLine[] = [basic()]) =>
    (await openOrder(deps, { accountId, receipt: `receipt-${++count}`, lines })).id;
  const eventOf = (
    orderId: string,
    paymentId: string,
    status: ProviderPayment['status'],
    amountInPaise = 299_900,
  ): SourcedEvent => ({
    cause: 'webhook',
    event: {
      kind: 'reported',
      payment: {
        id: paymentId,
        orderId,
        status,
        amountInPaise,
        refundedInPaise: 0,
        createdAt: new Date(paymentId.startsWith('more') ? 2_000 : 1_000),
        method: 'card',
        card: { network: 'Visa', last4: '4242', expiry: '03/31' },
      },
    },
    providerEventId: `evt-${++count}`,
  });
  const captured = (orderId: string) => eventOf(orderId, `pay-${orderId}`, 'captured');
  /** After a partial refund. */
  const partly = (orderId: string, refundedInPaise: number, amountInPaise = 299_900): SourcedEvent => {
    const payment: ProviderPayment = {
      id: `pay-${orderId}`,
      orderId,
      status: 'captured',
      amountInPaise,
      refundedInPaise,
      createdAt: null,
      method: 'card',
    };
    return { cause: 'webhook', event: { kind: 'reported', payment }, providerEventId: `evt-${++count}` };
  };
  const proved = (paymentId: string): SourcedEvent => ({ cause: 'browser', event: { kind: 'proved', paymentId } });
  const paymentOf = (orderId: string) =>
    database().row<{
      id: number;
      status: string;
      method: string;
      provider_payment_id: string;
      ask_at: Date | null;
      paid_in_paise: number;
      refunded_in_paise: number;
    }>(
      sql`select id, status, method, provider_payment_id, ask_at, paid_in_paise, refunded_in_paise from payment where provider_order_id = ${orderId}`,
    );
  const countOf = async (table: string, orderId: string) => {
    const row = await database().row<Record<string, number>>(sql`
      select (select count(*)::int from package_grant g where g.payment_id = p.id) as package_grant, (select count(*)::int from invoice i where i.payment_id = p.id and (i.number = (select max(number) from invoice last where last.payment_id = p.id)
          or i.number not in (select c.invoice_number from credit_note c where c.payment_id = p.id))) as invoice,
        (select count(*)::int from add_on_grant a where a.payment_id = p.id) as add_on_grant, (select count(*)::int from payment_event e where e.payment_id = p.id) as payment_event
      from payment p where provider_order_id = ${orderId}`);
    return row?.[table];
  };
  const emailOf = async () =>
    (await database().row<{ email: string }>(sql`select email from account where id = ${accountId}`))!.email;
  const emailsTo = async (recipient: string, about: string) =>
    (await database().rows(sql`select 1 from mail where recipient = ${recipient} and subject like ${`%${about}%`}`))
      .length;

  it('R10 credits once when the webhook arrives many times concurrently with the browser’s proof', async () => {
    const orderId = await order([basic(), featured()]);
    const paid = eventOf(orderId, `pay-${orderId}`, 'captured', 399_800);
    const news = Array.from({ length: 10 }, () => [
      proved(`pay-${orderId}`),
      paid,
      eventOf(orderId, `pay-${orderId}`, 'captured', 399_800),
    ]).flat();
    await Promise.all(news.map((entry) => applyEvent(deps, orderId, entry)));
    expect(await paymentOf(orderId)).toMatchObject({
      status: 'completed',
      method: 'card',
      provider_payment_id: `pay-${orderId}`,
    });
    expect(
      await Promise.all(['package_grant', 'invoice', 'add_on_grant'].map((table) => countOf(table, orderId))),
    ).toEqual([1, 1, 1]);
    expect(
      await emailsTo(
        (await database().row<{ email: string }>(sql`select email from account where id = ${accountId}`))!.email,
        'Your payment',
      ),
    ).toBe(1);
  });

  it('R12 reaches the same state whether refund or success arrives first, and revokes the grant', async () => {
    for (const statuses of [
      ['captured', 'refunded'],
      ['refunded', 'captured'],
      ['failed', 'refunded', 'authorized', 'captured'],
    ] as const) {
      const orderId = await order([basic(), featured()]);
      for (const status of statuses)
        await applyEvent(
          deps,
          orderId,
          eventOf(orderId, status === 'failed' ? `no-${orderId}` : `pay-${orderId}`, status, 399_800),
        );
      expect(await paymentOf(orderId)).toMatchObject({ status: 'refunded' });
      expect(await countOf('invoice', orderId)).toBe(1);
      const running = await database().rows(
        sql`select 1 from package_grant g join payment p on p.id = g.payment_id where p.provider_order_id = ${orderId} and g.expires_at > ${deps.now()}`,
      );
      const open = await database().rows(
        sql`select 1 from add_on_grant a join payment p on p.id = a.payment_id where p.provider_order_id = ${orderId} and a.ended_at is null`,
      );
      expect([running.length, open.length]).toEqual([0, 0]);
    }
  });

  it('completes on a success after a failure and after expiry', async () => {
    const orderId = await order();
    await applyEvent(deps, orderId, eventOf(orderId, `no-${orderId}`, 'failed'));
    await applyEvent(deps, orderId, { cause: 'reconciler', event: { kind: 'lapsed' } });
    expect(await paymentOf(orderId)).toMatchObject({ status: 'failed' });
    await applyEvent(deps, orderId, eventOf(orderId, `pay-${orderId}`, 'captured'));
    expect(await paymentOf(orderId)).toMatchObject({ status: 'completed' });
    expect(await countOf('package_grant', orderId)).toBe(1);
  });

  it('grants slots, contacts and days of the package', async () => {
    const orderId = await order();
    await applyEvent(deps, orderId, captured(orderId));
    const grant = await database().row<{ slots: number; contacts: number; starts_at: Date; expires_at: Date }>(
      sql`select g.* from package_grant g where g.account_id = ${accountId}`,
    );
    expect(grant).toMatchObject({ slots: 2, contacts: 50 });
    expect(grant!.expires_at.getTime() - grant!.starts_at.getTime()).toBe(30 * dayInMs);
  });

  it('numbers invoices without gaps with concurrent and rolled-back payments', async () => {
    await database().script(`
      create function undo() returns trigger language plpgsql as $$ begin raise exception 'undone'; end $$;
      create trigger undone before insert on mail for each row when (new.body like '%To be undone%') execute function undo();`);
    const orderIds = await Promise.all(Array.from({ length: 12 }, () => order()));
    const undone = await Promise.all(Array.from({ length: 6 }, () => order([{ ...basic(), name: 'To be undone' }])));
    const ends = await Promise.allSettled(
      [...orderIds, ...undone].sort().map((orderId) => applyEvent(deps, orderId, captured(orderId))),
    );
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(6);
    const numbers = (
      await database().rows<{ number: number }>(sql`select number from invoice where series = 'TEST' order by number`)
    ).map(({ number }) => number);
    expect(numbers.length).toBeGreaterThanOrEqual(12);
    expect(numbers).toEqual(numbers.map((_number, at) => at + 1));
    expect(await database().rows(sql`select 1 from invoice where series = 'AE'`)).toEqual([]);
  });

  it('uses the billing details at the time of payment', async () => {
    await database().run(
      sql`insert into billing_info (account_id, name, state, gstin) values (${accountId}, 'Kaveri Homes LLP', 'Maharashtra', '27AAAAA0000A1Z5')`,
    );
    const orderId = await order();
    await applyEvent(deps, orderId, captured(orderId));
    await database().run(sql`update billing_info set name = 'Another' where account_id = ${accountId}`);
    const invoice = await database().row<{ billed_to: object }>(
      sql`select billed_to from invoice i join payment p on p.id = i.payment_id where p.provider_order_id = ${orderId}`,
    );
    expect(invoice?.billed_to).toMatchObject({
      name: 'Kaveri Homes LLP',
      state: 'Maharashtra',
      gstin: '27AAAAA0000A1Z5',
      city: '',
    });
  });

  it('schedules a query soon after a proof until the method is known, then rarely; stores the card', async () => {
    const orderId = await order();
    await applyEvent(deps, orderId, proved(`pay-${orderId}`));
    expect((await paymentOf(orderId))?.ask_at).toBeInstanceOf(Date);
    await applyEvent(deps, orderId, eventOf(orderId, `pay-${orderId}`, 'authorized'));
    expect((await paymentOf(orderId))?.ask_at).toBeInstanceOf(Date);
    await applyEvent(deps, orderId, eventOf(orderId, `pay-${orderId}`, 'captured'));
    expect((await paymentOf(orderId))?.ask_at?.getTime()).toBeGreaterThan(Date.now() + 20 * hourInMs);
    expect(await paymentOf(orderId)).toMatchObject({ method: 'card' });
    expect(
      await database().rows(
        sql`select card_type, last4, expiry, is_primary from payment_method where account_id = ${accountId}`,
      ),
    ).toEqual([{ card_type: 'Visa', last4: '4242', expiry: '03/31', is_primary: true }]);
  });

  it('grants nothing for authorised money with any proof, and says so when it was released', async () => {
    const orderId = await order();
    await applyEvent(deps, orderId, proved(`pay-${orderId}`));
    await applyEvent(deps, orderId, eventOf(orderId, `pay-${orderId}`, 'authorized'));
    expect(await paymentOf(orderId)).toMatchObject({ status: 'pending', provider_payment_id: null });
    expect([await countOf('package_grant', orderId), await countOf('invoice', orderId)]).toEqual([0, 0]);
    await applyEvent(deps, orderId, eventOf(orderId, `pay-${orderId}`, 'failed'));
    expect(await paymentOf(orderId)).toMatchObject({ status: 'failed' });
    expect([await countOf('package_grant', orderId), await countOf('invoice', orderId)]).toEqual([0, 0]);
    expect(await emailsTo(await emailOf(), 'did not go through')).toBe(1);
  });

  it.each([
    ['the first settled', ['captured pay', 'captured more', 'refunded pay']],
    ['the second settled', ['captured more', 'captured pay', 'refunded pay']],
    ['the refund told first', ['refunded pay', 'captured more', 'captured pay']],
    ['the second captured after the refund', ['captured pay', 'refunded pay', 'captured more']],
    [
      'all told twice',
      ['captured pay', 'refunded pay', 'captured pay', 'refunded pay', 'captured more', 'captured more'],
    ],
  ])('R12 keeps a package while one of two payments is kept: %s', async (_what, news) => {
    const orderId = await order([basic(), featured()]);
    for (const one of news) {
      const [status, which] = one.split(' ') as ['captured' | 'refunded', string];
      await applyEvent(deps, orderId, eventOf(orderId, `${which}-${orderId}`, status, 399_800));
    }
    expect(await paymentOf(orderId)).toMatchObject({
      status: 'completed',
      provider_payment_id: `more-${orderId}`,
      paid_in_paise: 2 * 399_800,
      refunded_in_paise: 399_800,
    });
    expect(await countOf('invoice', orderId)).toBe(1);
    const grants = await database().rows<{ days: number }>(sql`
      select extract(epoch from expires_at - ${deps.now()}::timestamptz) / 86400 as days from package_grant g where g.account_id = ${accountId}`);
    expect(grants.map(({ days }) => Math.round(Number(days)))).toEqual([30]);
    expect(
      await database().rows(sql`select 1 from add_on_grant where account_id = ${accountId} and ended_at is null`),
    ).toHaveLength(1);
  });

  it('restores a featured listing’s days and a meeting’s slot, or says that the slot is taken', async () => {
    const orderId = await order([basic(), featured()]);
    await applyEvent(deps, orderId, eventOf(orderId, `pay-${orderId}`, 'captured', 399_800));
    const { id: listing } = await makeListing(database(), { ownerId: accountId });
    const until = new Date(deps.now().getTime() + 20 * dayInMs);
    await database().run(sql`update property set featured = true, featured_until = ${until} where id = ${listing}`);
    await database().run(
      sql`update add_on_grant set used_at = now(), property_id = ${listing}, featured_from = ${new Date(until.getTime() - 30 * dayInMs)}, featured_until = ${until} where account_id = ${accountId}`,
    );
    await applyEvent(deps, orderId, eventOf(orderId, `pay-${orderId}`, 'refunded', 399_800));
    expect(await database().row(sql`select featured, featured_until from property where id = ${listing}`)).toEqual({
      featured: false,
      featured_until: null,
    });
    await applyEvent(deps, orderId, eventOf(orderId, `more-${orderId}`, 'captured', 399_800));
    const shown = await database().row<{ featured: boolean; featured_until: Date }>(
      sql`select featured, featured_until from property where id = ${listing}`,
    );
    expect([
      shown?.featured,
      Math.round(((shown?.featured_until.getTime() ?? 0) - deps.now().getTime()) / hourInMs),
    ]).toEqual([true, 20 * 24]);

    for (const slotTaken of [false, true]) {
      const startsAt = new Date(Date.parse('2031-01-06T05:00:00Z') + count * dayInMs);
      const meeting = await database().row<{ id: number }>(
        sql`insert into meeting (account_id, client_id, starts_at, held_until) values (${accountId}, ${`m-${count}`}, ${startsAt}, now()) returning id`,
      );
      const paid = await order([{ kind: 'meeting', id: meeting!.id, name: 'Consultation', amountInPaise: 9_900 }]);
      await applyEvent(deps, paid, eventOf(paid, `pay-${paid}`, 'captured', 9_900));
      await applyEvent(deps, paid, eventOf(paid, `pay-${paid}`, 'refunded', 9_900));
      expect(await database().row(sql`select status from meeting where id = ${meeting!.id}`)).toEqual({
        status: 'cancelled',
      });
      if (slotTaken)
        await database().run(
          sql`insert into meeting (account_id, client_id, starts_at, status, held_until) values (${accountId}, ${`other-${count}`}, ${startsAt}, 'booked', now())`,
        );
      await applyEvent(deps, paid, eventOf(paid, `more-${paid}`, 'captured', 9_900));
      expect(await database().row(sql`select status from meeting where id = ${meeting!.id}`)).toEqual({
        status: slotTaken ? 'cancelled' : 'booked',
      });
      const { id } = (await paymentOf(paid))!;
      expect(
        await emailsTo(
          deps.settings.company.email,
          `${slotTaken ? 'Paid meeting without a slot' : 'Purchase restored'}: payment ${id},`,
        ),
      ).toBe(1);
    }
  });

  it('keeps the grant after a partial refund, in any order, and notifies buyer and office', async () => {
    const orderId = await order();
    for (const refunded of [0, 50_000, 20_000, 50_000]) await applyEvent(deps, orderId, partly(orderId, refunded));
    const payment = await paymentOf(orderId);
    expect(payment).toMatchObject({ status: 'completed', paid_in_paise: 299_900, refunded_in_paise: 50_000 });
    expect(await emailsTo(await emailOf(), 'Your refund of ₹500.00')).toBe(1);
    const emails = await database().rows<{ body: string }>(
      sql`select body from mail where recipient = ${deps.settings.company.email} and subject like ${`Partly refunded: payment ${payment!.id}%`}`,
    );
    expect(emails).toEqual([
      { body: expect.stringContaining('₹500.00 has just been refunded; we still hold ₹2,499.00.') },
    ]);
    await applyEvent(deps, orderId, partly(orderId, 299_900));
    expect(await paymentOf(orderId)).toMatchObject({ status: 'refunded', refunded_in_paise: 299_900 });
    expect(
      await database().rows(
        sql`select 1 from package_grant where account_id = ${accountId} and expires_at > ${deps.now()}`,
      ),
    ).toEqual([]);
  });

  it('notifies the office once of a second or too small payment, and grants nothing', async () => {
    const [twice, short] = [await order(), await order()];
    await applyEvent(deps, twice, captured(twice));
    for (let times = 0; times < 3; times += 1)
      await applyEvent(deps, twice, eventOf(twice, `more-${twice}`, 'captured'));
    for (let times = 0; times < 3; times += 1)
      await applyEvent(deps, short, eventOf(short, `pay-${short}`, 'captured', 299_899));
    const payments = await Promise.all([paymentOf(twice), paymentOf(short)]);
    expect(payments).toMatchObject([
      { status: 'completed', provider_payment_id: `pay-${twice}` },
      { status: 'expired' },
    ]);
    expect(await emailsTo(deps.settings.company.email, `Paid twice: payment ${payments[0]!.id}`)).toBe(1);
    expect(await emailsTo(deps.settings.company.email, `Paid too little: payment ${payments[1]!.id}`)).toBe(1);
    expect([await countOf('package_grant', twice), await countOf('package_grant', short)]).toEqual([1, 0]);
  });

  it('records every change with its cause, and events of unknown orders without a payment', async () => {
    const orderId = await order();
    await applyEvent(deps, orderId, proved(`pay-${orderId}`));
    await applyEvent(deps, orderId, proved(`pay-${orderId}`));
    expect(await applyEvent(deps, 'order_of_nobody', eventOf('order_of_nobody', 'pay_x', 'captured'))).toBe(false);
    const events = await database().rows<{ cause: string }>(
      sql`select e.cause from payment_event e join payment p on p.id = e.payment_id where p.provider_order_id = ${orderId} order by e.id`,
    );
    expect(events.map(({ cause }) => cause)).toEqual(['order', 'browser']);
    expect(await database().rows(sql`select 1 from payment_event where payment_id is null`)).toHaveLength(1);
  });
});
