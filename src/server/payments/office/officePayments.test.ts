import type { OfficePayment, OfficePaymentDetail, RefundPreview } from '@contract/officePayments';
import type { Order } from '@contract/payments';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { makePriceList } from '../../../../test/support/priceList';
import { startRazorpayStandIn } from '../../../../test/support/razorpayStandIn';
import { reconcile } from '../../../../test/support/reconcile';
import { buildTestServer, testDeps } from '../../../../test/support/testServer';
import { createRazorpayGateway } from '../gateways/razorpay/razorpayGateway';
import { paymentsRoutes } from '../http/paymentsRoutes';
import { officePaymentsRoutes } from './officePaymentsRoutes';

describeOnBoth('payments in the office', (database) => {
  let provider: Awaited<ReturnType<typeof startRazorpayStandIn>>;
  let server: FastifyInstance;
  let deps: ReturnType<typeof testDeps>['deps'];
  let remove: () => void;
  let ids: Record<string, number>;
  let admin: TestAccount;
  let buyer: TestAccount;
  let count = 0;
  beforeAll(async () => {
    provider = await startRazorpayStandIn();
    const gateway = createRazorpayGateway(provider.account, { timeoutInMs: 2_000 });
    ({ deps, remove } = testDeps(database(), { gateway }));
    server = await buildTestServer(database(), [paymentsRoutes, officePaymentsRoutes], { gateway });
    ids = await makePriceList(database());
    admin = await makeAccount(database(), { superuser: true, name: 'Asha Office' });
  });
  afterAll(async () => {
    await server.close();
    remove();
    await provider.close();
  });
  beforeEach(async () => {
    buyer = await makeAccount(database(), { name: `Meera Kulkarni ${(count += 1)}` });
    provider.calm();
    provider.holdRefunds(false);
  });

  const get = (url: string, { headers } = admin) =>
    server.inject({ method: 'GET', url: `/api/office/${url}`, headers });
  const list = async (query = '') => (await get(`payments/${query}`)).json<OfficePayment[]>();
  const detail = async (id: number) => (await get(`payments/${id}/`)).json<OfficePaymentDetail>();
  const refund = (id: number, amount: number, key = `key-${(count += 1)}-of-a-test`, reason = 'Agreed by phone.') =>
    server.inject({
      method: 'POST',
      url: `/api/office/payments/${id}/refunds/`,
      headers: { ...admin.headers, 'idempotency-key': key },
      payload: { amount_in_paise: amount, reason },
    });
  const buy = async (amount = 299_900, items: object = { package: ids['Basic'] }) => {
    const payload = { amount, currency: 'INR', receipt: `receipt-${(count += 1)}`, ...items };
    const { id: order } = (
      await server.inject({ method: 'POST', url: '/api/create-razorpay-order/', headers: buyer.headers, payload })
    ).json<Order>();
    const payment = provider.pay(order);
    await server.inject({
      method: 'POST',
      url: '/api/verify-razorpay-payment/',
      headers: buyer.headers,
      payload: provider.proofOf(payment),
    });
    const row = await database().row<{ id: number }>(sql`select id from payment where provider_order_id = ${order}`);
    return { id: row!.id, order, payment };
  };
  const withAddOns = () =>
    buy(949_700, { package: ids['Premium'], add_ons: [ids['Virtual tour'], ids['Featured listing']] });
  const notesOf = (id: number) =>
    database().rows<{ amount_in_paise: number; number: number }>(
      sql`select amount_in_paise, number from credit_note where payment_id = ${id} order by number`,
    );
  const emails = (subject: string) =>
    database().rows<{ documents: string; body: string }>(
      sql`select m.documents, m.body from mail m join account a on a.email = m.recipient where a.id = ${buyer.id} and m.subject like ${`${subject}%`}`,
    );

  it('are found by name, number, invoice and the provider’s ids, and filtered by status', async () => {
    const { id, order, payment } = await buy();
    expect(await list(`?search=kulkarni&limit=1`)).toMatchObject([{ id, buyer: { id: buyer.id } }]);
    expect((await list(`?search=${buyer.username}`)).map((row) => row.id)).toEqual([id]);
    const { invoice } = await detail(id);
    for (const search of [String(id), invoice!, order, payment.id, payment.id.slice(0, -2)])
      expect(await list(`?search=${search}`)).toMatchObject([{ id }]);
    expect(await list('?search=pay_nobody')).toEqual([]);
    expect((await list('?status=completed&limit=1'))[0]).toMatchObject({ id, status: 'completed' });
    expect((await list('?status=failed')).map((row) => row.id)).not.toContain(id);
    const csv = (await get(`payments.csv?search=${order}`)).body;
    expect(csv.split('\r\n')[1]).toContain('"2999.00","2999.00","0.00","0.00"');
  });

  it('are refunded in two parts: money, credit notes and what was bought agree, and the buyer gets an email', async () => {
    const { id, payment } = await withAddOns();
    const preview = (await get(`payments/${id}/refund-preview/?amount_in_paise=99900`)).json<RefundPreview>();
    expect(preview).toEqual({ credited_in_paise: 99_900, add_ons: ['Featured listing'], package: null, meeting: null });
    const part = await refund(id, 99_900);
    expect(part.statusCode).toBe(201);
    expect(part.json()).toMatchObject({
      status: 'completed',
      refunded_in_paise: 99_900,
      refundable_in_paise: 849_800,
      refunds: [{ status: 'succeeded', requested_by: 'Asha Office', credit_note: { amount_in_paise: 99_900 } }],
      items: [{ state: 'open' }, { name: 'Virtual tour', state: 'open' }, { name: 'Featured listing', state: 'ended' }],
    });
    expect(payment).toMatchObject({ status: 'captured', amount_refunded: 99_900 });
    expect(await emails('Your refund of ₹999.00')).toEqual([
      {
        documents: expect.stringMatching(/^credit-note:\d+$/),
        body: expect.stringMatching(/Featured listing has ended/),
      },
    ]);
    const rest = (await refund(id, 849_800)).json<OfficePaymentDetail>();
    expect(rest).toMatchObject({ status: 'refunded', refundable_in_paise: 0, action: null, attention: null });
    expect(rest.items.map(({ state }) => state)).toEqual(['ended', 'ended', 'ended']);
    expect(payment).toMatchObject({ status: 'refunded', amount_refunded: 949_700 });
    expect((await notesOf(id)).map(({ amount_in_paise: amount }) => amount)).toEqual([99_900, 849_800]);
    const words = rest.timeline.map(({ what }) => what);
    expect(words.filter((what) => /ordered|captured|refund|note|invoice/.test(what)).sort()).toEqual(
      [
        'ordered',
        'attempt_captured',
        'invoice',
        ...['refund_requested', 'refund_succeeded', 'credit_note'].flatMap((what) => [what, what]),
      ].sort(),
    );
  });

  it('leave what was delivered, and a part pays for what is not', async () => {
    const { id } = await withAddOns();
    await database().run(sql`
      update addon_order set status = 'delivered', delivered_at = now()
      where grant_id in (select id from add_on_grant where payment_id = ${id} and add_on_id = ${ids['Virtual tour']})`);
    const statesOf = ({ items }: OfficePaymentDetail) => items.map(({ state }) => state);
    // the price of the tour, which is delivered: the other add-on ends, the rest shortens the package
    const preview = (await get(`payments/${id}/refund-preview/?amount_in_paise=249900`)).json<RefundPreview>();
    expect(preview).toMatchObject({ add_ons: ['Featured listing'], package: { name: 'Premium', at_once: false } });
    expect(statesOf((await refund(id, 249_900)).json())).toEqual(['open', 'done', 'ended']);
    const grant = await database().row<{ expires_at: Date }>(
      sql`select expires_at from package_grant where payment_id = ${id}`,
    );
    expect(Math.abs(grant!.expires_at.getTime() - Date.parse(preview.package!.ends_at))).toBeLessThan(5_000);
    expect(statesOf((await refund(id, 699_800)).json())).toEqual(['ended', 'done', 'ended']);
    expect(
      await database().rows(
        sql`select o.status from addon_order o join add_on_grant g on g.id = o.grant_id where g.payment_id = ${id} order by o.id`,
      ),
    ).toEqual(expect.arrayContaining([{ status: 'delivered' }, { status: 'cancelled' }]));
  });

  it('are refunded once for a key, and a key belongs to one refund', async () => {
    const { id, payment } = await buy();
    const all = await Promise.all(Array.from({ length: 10 }, () => refund(id, 50_000, 'one-key-for-all')));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(payment.amount_refunded).toBe(50_000);
    expect((await refund(id, 60_000, 'one-key-for-all')).json()).toMatchObject({ code: 'key_used' });
    const missing = { method: 'POST', url: `/api/office/payments/${id}/refunds/`, headers: admin.headers } as const;
    const answer = await server.inject({ ...missing, payload: { amount_in_paise: 100, reason: 'Twice.' } });
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, ['Idempotency-Key', 'code']]);
    expect(
      await database().rows(
        sql`select 1 from audit_entry where action = 'payment.refund' and subject_id = ${String(id)}`,
      ),
    ).toHaveLength(1);
  });

  it('R39 are never refunded above what is left, in concurrent tries', async () => {
    const { id, payment } = await buy();
    const tries = await Promise.all(Array.from({ length: 40 }, () => refund(id, 70_000)));
    expect(tries.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4);
    expect(tries.filter(({ statusCode }) => statusCode === 409)).toHaveLength(36);
    // on a busy machine, the provider may not have answered all of them in time
    await database().run(sql`update refund set ask_at = now() where payment_id = ${id}`);
    await reconcile(deps);
    expect(payment.amount_refunded).toBe(280_000);
    expect(await notesOf(id)).toHaveLength(4);
  });

  it('R39 of a provider that refunds without answering are settled by the reconciler, once', async () => {
    const { id, payment } = await buy();
    provider.plan('drop', 'cut');
    const answer = (await refund(id, 50_000)).json<OfficePaymentDetail>();
    expect(answer).toMatchObject({ pending_in_paise: 50_000, refundable_in_paise: 249_900, refunded_in_paise: 0 });
    expect([payment.amount_refunded, await notesOf(id)]).toEqual([50_000, []]);
    expect((await refund(id, 249_901)).statusCode).toBe(409);
    await database().run(sql`update refund set ask_at = now() where payment_id = ${id}`);
    await reconcile(deps);
    expect(await detail(id)).toMatchObject({ pending_in_paise: 0, refunded_in_paise: 50_000 });
    expect([payment.amount_refunded, (await notesOf(id)).length]).toEqual([50_000, 1]);
  });

  it('that the provider refuses say why, refund nothing, and need a person', async () => {
    const { id, payment } = await buy();
    provider.plan('refuse');
    const answer = (await refund(id, 50_000)).json<OfficePaymentDetail>();
    expect(answer).toMatchObject({
      attention: 'refund_failed',
      action: { kind: 'refund', amount_in_paise: 50_000 },
      refundable_in_paise: 299_900,
      refunds: [{ status: 'failed', failure: 'Refused as planned' }],
    });
    expect(await notesOf(id)).toEqual([]);
    expect((await list('?attention=true')).map((row) => row.id)).toContain(id);
    await refund(id, 50_000);
    expect([payment.amount_refunded, (await detail(id)).attention]).toEqual([50_000, null]);
  });

  it.each(['processed', 'failed'] as const)(
    'that the provider accepts first are settled when they are %s',
    async (end) => {
      const { id, payment } = await buy();
      provider.holdRefunds(true);
      expect((await refund(id, 50_000)).json()).toMatchObject({ pending_in_paise: 50_000, refunded_in_paise: 0 });
      expect(await notesOf(id)).toEqual([]);
      const made = provider.refunds.find(({ payment_id: of }) => of === payment.id)!;
      provider.finishRefund(made, end);
      const { rawBody, signature, eventId } = provider.refundEventOf(made);
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': eventId,
      };
      await server.inject({ method: 'POST', url: '/api/razorpay-webhook/', payload: rawBody, headers });
      const refunded = end === 'processed' ? 50_000 : 0;
      expect(await detail(id)).toMatchObject({ pending_in_paise: 0, refunded_in_paise: refunded });
      expect(await notesOf(id)).toHaveLength(end === 'processed' ? 1 : 0);
    },
  );

  it('that were paid twice or too little need a person, and one refund settles each, without a credit note', async () => {
    const twice = await buy();
    provider.pay(twice.order);
    const short = await buy();
    provider.pay(short.order, 'captured', { amount: 1_000 });
    for (const { id } of [twice, short])
      await server.inject({
        method: 'POST',
        url: `/api/office/payments/${id}/check/`,
        headers: admin.headers,
        payload: { version: (await detail(id)).version },
      });
    for (const [{ id }, attention, amount] of [
      [twice, 'paid_twice', 299_900],
      [short, 'paid_short', 1_000],
    ] as const) {
      expect(await detail(id)).toMatchObject({ attention, action: { kind: 'refund', amount_in_paise: amount } });
      expect((await refund(id, amount)).json()).toMatchObject({ attention: null, status: 'completed' });
      expect(await notesOf(id)).toEqual([]);
      expect((await detail(id)).items[0]?.state).toBe('open');
    }
    expect(await emails('Your refund of ₹10.00')).toHaveLength(1);
  });

  it('that lack what was bought are completed by a check', async () => {
    const { id } = await buy();
    await database().run(sql`delete from package_grant where payment_id = ${id}`);
    await database().run(sql`update payment set attention = payment_attention(payment, now()) where id = ${id}`);
    const before = await detail(id);
    expect(before).toMatchObject({ attention: 'not_granted', action: { kind: 'check' } });
    const check = (version: number) =>
      server.inject({
        method: 'POST',
        url: `/api/office/payments/${id}/check/`,
        headers: admin.headers,
        payload: { version },
      });
    expect((await check(before.version)).json()).toMatchObject({ attention: null, items: [{ state: 'open' }] });
    expect((await check(before.version)).json()).toMatchObject({ code: 'stale', current: { id } });
  });

  it('give documents to the office and their buyer', async () => {
    const { id } = await buy();
    const { refunds } = (await refund(id, 50_000)).json<OfficePaymentDetail>();
    for (const path of ['invoice/', `credit-notes/${refunds[0]?.id}/`]) {
      const answer = await get(`payments/${id}/${path}`);
      expect([path, answer.statusCode, answer.rawPayload.subarray(0, 5).toString()]).toEqual([path, 200, '%PDF-']);
    }
    expect((await get(`payments/${id}/`, buyer)).statusCode).toBe(403);
  });
});
