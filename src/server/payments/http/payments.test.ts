import type { Payment, PaymentProof } from '@contract/payments';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { makePriceList } from '../../../../test/support/priceList';
import { startRazorpayStandIn } from '../../../../test/support/razorpayStandIn';
import { buildTestServer } from '../../../../test/support/testServer';
import type { IncomingEvent } from '../gateways/gateway';
import { createRazorpayGateway } from '../gateways/razorpay/razorpayGateway';
import { createSandboxGateway } from '../gateways/sandbox/sandboxGateway';
import { paymentsRoutes } from './paymentsRoutes';
import { readProof, writeProof } from './wireProof';

describeOnBoth('payments in the sandbox', (database) => {
  const secret = Buffer.alloc(32, 7);
  const clock = Date.now();
  let server: FastifyInstance;
  let ids: Record<string, number>;
  let buyer: TestAccount;
  let count = 0;
  const sandbox = () => createSandboxGateway({ database: database(), secret, now: () => new Date(clock) });
  beforeAll(async () => {
    server = await buildTestServer(database(), [paymentsRoutes], { secret, now: () => new Date(clock) });
    ids = await makePriceList(database());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await makeAccount(database(), { name: 'Meera Joshi' });
  });

  const post = (url: string, payload: object, who: TestAccount | null = buyer) =>
    server.inject({ method: 'POST', url, payload, ...(who && { headers: who.headers }) });
  const get = (url: string, who: TestAccount | null = buyer) =>
    server.inject({ method: 'GET', url, ...(who && { headers: who.headers }) });
  const receipt = () => `receipt-${++count}`;
  const wanted = (fields: object = {}) => ({ amount: 299_900, currency: 'INR', receipt: receipt(), ...fields });
  const order = (fields: object = {}, who = buyer) => post('/api/create-razorpay-order/', wanted(fields), who);
  const pay = async (orderId: string, outcome = 'success', who = buyer) =>
    (await post('/api/sandbox/pay/', { order_id: orderId, outcome }, who)).json<PaymentProof>();
  const verify = (proof: object, who: TestAccount | null = buyer) => post('/api/verify-razorpay-payment/', proof, who);
  const buy = async (fields: object = {}) => verify(await pay((await order(fields)).json<{ id: string }>().id));
  const rowsOf = (who = buyer) =>
    database().rows<{ status: string; provider_order_id: string | null }>(
      sql`select status, provider_order_id from payment where account_id = ${who.id} order by id`,
    );
  const webhook = ({ rawBody, headers }: IncomingEvent) =>
    server.inject({
      method: 'POST',
      url: '/api/razorpay-webhook/',
      payload: rawBody,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const withSignature = (event: IncomingEvent, signature: string): IncomingEvent => ({
    ...event,
    headers: { ...event.headers, 'x-razorpay-signature': signature },
  });

  describe('an order', () => {
    it('is created for the price of a package, with or without add-ons', async () => {
      const made = await order({ package: ids['Basic'] });
      expect(made.statusCode).toBe(201);
      expect(made.json()).toEqual({
        id: expect.stringMatching(/^order_/),
        amount: 299_900,
        currency: 'INR',
        key_id: sandbox().publicKey,
        gateway: 'sandbox',
      });
      expect(
        (
          await order({
            package: ids['Premium'],
            add_ons: [ids['Virtual tour'], ids['Featured listing']],
            amount: 599_900 + 249_900 + 99_900,
          })
        ).statusCode,
      ).toBe(201);
      expect((await order({ amount: 1_299_900 })).statusCode).toBe(201);
      expect(
        await database().rows(
          sql`select description, package_id, add_on_ids from payment where account_id = ${buyer.id} order by id`,
        ),
      ).toEqual([
        { description: 'Basic package', package_id: ids['Basic'], add_on_ids: [] },
        {
          description: 'Premium package with Virtual tour and Featured listing',
          package_id: ids['Premium'],
          add_on_ids: [ids['Virtual tour'], ids['Featured listing']],
        },
        { description: 'Enterprise package', package_id: ids['Enterprise'], add_on_ids: [] },
      ]);
    });

    it('R7 is not created for an altered amount, currency or item', async () => {
      const { Basic, Premium, 'Featured listing': featured } = ids;
      const altered: object[] = [
        { package: Basic, amount: 299_899 },
        { package: Basic, amount: 1 },
        { package: Basic, amount: 2_999 },
        { package: Premium },
        { package: Basic, amount: 599_900 },
        { amount: 9_900 },
        { package: Basic, add_ons: [featured] },
        { package: Basic, add_ons: [featured, featured], amount: 299_900 + 2 * 99_900 },
        { add_ons: [featured], amount: 99_800 },
        { add_ons: [featured], amount: 299_900 + 99_900 },
        { package: Basic, currency: 'USD' },
        { package: Basic, currency: 'inr' },
        { package: 999_999 },
        { package: Basic, add_ons: [999_999] },
        { package: -1 },
        { package: '1' },
        { amount: 0 },
        { amount: -299_900 },
        { amount: 299_900.5 },
        { amount: '299900' },
        { amount: null },
        { receipt: 'x' },
        { receipt: 'with spaces' },
        { meeting: 999_999, amount: 9_900 },
        { meeting: 1, package: Basic },
        ...Array.from({ length: 60 }, (_none, at) => ({
          package: Basic,
          amount: 299_900 + (at % 2 ? at : -at - 1) * 37,
        })),
      ];
      const statuses = await Promise.all(altered.map(async (fields) => (await order(fields)).statusCode));
      expect(new Set(statuses)).toEqual(new Set([400]));
      expect(await rowsOf()).toEqual([]);
      expect((await order({ package: Basic, amount: 299_800 })).json()).toMatchObject({
        code: 'invalid',
        amount: [expect.stringContaining('₹2,999.')],
      });
    });

    it('is the same for the same receipt and body, rejected for another body, and independent per account', async () => {
      const body = wanted({ package: ids['Basic'] });
      const answers = [
        await post('/api/create-razorpay-order/', body),
        await post('/api/create-razorpay-order/', body),
      ];
      expect(answers[1]?.json()).toEqual(answers[0]?.json());
      expect(
        await post('/api/create-razorpay-order/', { ...body, package: ids['Premium'], amount: 599_900 }),
      ).toMatchObject({ statusCode: 409, body: expect.stringContaining('receipt_used') });
      const stranger = await makeAccount(database());
      const otherOrder = await post('/api/create-razorpay-order/', body, stranger);
      expect(otherOrder.json<{ id: string }>().id).not.toBe(answers[0]?.json<{ id: string }>().id);
    });

    it('R8 is created once for concurrent clicks', async () => {
      const body = wanted({ package: ids['Basic'] });
      const answers = await Promise.all(Array.from({ length: 50 }, () => post('/api/create-razorpay-order/', body)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
      expect(await rowsOf()).toHaveLength(1);
    });

    it('needs an account', async () => {
      expect((await post('/api/create-razorpay-order/', wanted(), null)).statusCode).toBe(401);
      expect((await post('/api/sandbox/pay/', { order_id: 'x', outcome: 'success' }, null)).statusCode).toBe(401);
      expect((await verify({}, null)).statusCode).toBe(401);
    });
  });

  describe('a payment', () => {
    it('is completed by the sheet’s proof, however often it is sent', async () => {
      const proof = await pay((await order()).json<{ id: string }>().id);
      const answers = [await verify(proof), await verify(proof)];
      for (const answer of answers)
        expect(answer.json()).toMatchObject({
          description: 'Basic package',
          status: 'completed',
          amount: '2999.00',
          currency: 'INR',
          method: 'Card',
          invoice: expect.stringMatching(/^\/api\/payments\/\d+\/invoice\/$/),
        });
      expect(await database().rows(sql`select 1 from package_grant where account_id = ${buyer.id}`)).toHaveLength(1);
    });

    it('is not completed by a stranger, an altered proof, or another order’s proof', async () => {
      const proof = await pay((await order()).json<{ id: string }>().id);
      const other = await pay((await order()).json<{ id: string }>().id);
      const stranger = await makeAccount(database());
      const answers = await Promise.all([
        verify(proof, stranger),
        verify({ ...proof, razorpay_order_id: other.razorpay_order_id }),
        verify({ ...proof, razorpay_payment_id: other.razorpay_payment_id }),
        verify({ ...proof, razorpay_signature: 'a'.repeat(64) }),
        verify({ ...proof, razorpay_order_id: 'order_unknown' }),
        verify({}),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400]);
      expect((await rowsOf()).map(({ status }) => status)).toEqual(['expired', 'pending']);
    });

    it('that was declined has no proof, shows as failed, and can still be paid', async () => {
      const orderId = (await order()).json<{ id: string }>().id;
      const declined = await pay(orderId, 'failure');
      expect((await verify(declined)).statusCode).toBe(400);
      expect((await get('/api/payments/')).json()).toEqual([
        expect.objectContaining({ status: 'failed', invoice: null }),
      ]);
      expect((await verify(await pay(orderId))).json()).toMatchObject({ status: 'completed' });
    });

    it('that is only authorised is captured by the proof, and grants nothing when released', async () => {
      const [taken, released] = [(await order()).json<{ id: string }>().id, (await order()).json<{ id: string }>().id];
      expect((await verify(writeProof(await sandbox().pay(taken, 'authorized')))).json()).toMatchObject({
        status: 'completed',
      });
      const proof = await sandbox().pay(released, 'authorized');
      await sandbox().release(proof.paymentId);
      expect((await verify(writeProof(proof))).json()).toMatchObject({ status: 'failed', invoice: null });
      expect(await database().rows(sql`select 1 from package_grant where account_id = ${buyer.id}`)).toHaveLength(1);
    });

    it('shows a partial refund in the history and gives it a credit note; the invoice stays as it is', async () => {
      const proof = await pay((await order()).json<{ id: string }>().id);
      const { id, invoice } = (await verify(proof)).json<Payment>();
      const whole = (await get(invoice ?? '')).rawPayload;
      await sandbox().refund(proof.razorpay_payment_id, 50_000);
      expect((await webhook(await sandbox().event(proof.razorpay_payment_id))).statusCode).toBe(200);
      const [listed] = (await get('/api/payments/')).json<Payment[]>();
      expect(listed).toMatchObject({
        id,
        status: 'completed',
        amount_paid: '2999.00',
        amount_refunded: '500.00',
        credit_notes: [{ name: expect.stringMatching(/^TEST-CN-\d{6}$/) }],
      });
      const note = await get(listed?.credit_notes[0]?.path ?? '');
      expect([note.statusCode, note.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
      expect((await get(listed?.credit_notes[0]?.path ?? '', await makeAccount(database()))).statusCode).toBe(404);
      expect((await get(invoice ?? '')).rawPayload.equals(whole)).toBe(true);
      await expect(sandbox().refund(proof.razorpay_payment_id, 249_901)).rejects.toMatchObject({ status: 404 });
      await sandbox().refund(proof.razorpay_payment_id);
      await webhook(await sandbox().event(proof.razorpay_payment_id));
      expect((await get('/api/payments/')).json()).toMatchObject([{ status: 'refunded', amount_refunded: '2999.00' }]);
    });

    it('cannot be made twice or for another’s order', async () => {
      const orderId = (await order()).json<{ id: string }>().id;
      const stranger = await makeAccount(database());
      expect((await post('/api/sandbox/pay/', { order_id: orderId, outcome: 'success' }, stranger)).statusCode).toBe(
        404,
      );
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => post('/api/sandbox/pay/', { order_id: orderId, outcome: 'success' })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    });

    it('is known to a restarted gateway', async () => {
      const orderId = (await order()).json<{ id: string }>().id;
      const proof = await pay(orderId);
      expect(sandbox().verifyProof({ ...readProof(proof), orderId })).toBe(true);
      expect(await sandbox().findPayments(orderId)).toEqual([
        expect.objectContaining({ id: proof.razorpay_payment_id, status: 'captured', amountInPaise: 299_900 }),
      ]);
    });
  });

  describe('the webhook', () => {
    const paid = async () => {
      const proof = await pay((await order()).json<{ id: string }>().id);
      return { proof, event: await sandbox().event(proof.razorpay_payment_id) };
    };

    it('R10 credits once when an event arrives many times concurrently with the proof', async () => {
      const { proof, event } = await paid();
      const answers = await Promise.all([...Array.from({ length: 30 }, () => webhook(event)), verify(proof)]);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(answers[0]?.json()).toEqual({ stored: true });
      expect(await database().rows(sql`select 1 from package_grant where account_id = ${buyer.id}`)).toHaveLength(1);
      expect(
        await database().rows(
          sql`select 1 from payment_event where provider_event_id = ${String(event.headers['x-razorpay-event-id'])}`,
        ),
      ).toHaveLength(1);
    });

    it('R11 rejects forged and altered events', async () => {
      const { event } = await paid();
      const forged = await Promise.all([
        ...Array.from({ length: 60 }, (_none, at) => {
          const rawBody = Buffer.from(event.rawBody);
          const place = (at * 7) % rawBody.length;
          rawBody[place] = (rawBody[place] ?? 0) ^ 1;
          return webhook({ ...event, rawBody });
        }),
        webhook(withSignature(event, '')),
        webhook(withSignature(event, '0'.repeat(64))),
        webhook({ ...event, rawBody: Buffer.concat([event.rawBody, Buffer.from(' ')]) }),
        server.inject({ method: 'POST', url: '/api/razorpay-webhook/' }),
        server.inject({ method: 'POST', url: '/api/razorpay-webhook/', payload: {} }),
      ]);
      expect(new Set(forged.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
      expect((await rowsOf()).map(({ status }) => status)).toEqual(['pending']);
      expect((await webhook(event)).statusCode).toBe(200);
    });

    it('R12 reaches the same state for every order of the provider’s events', async () => {
      for (const statuses of [
        ['authorized', 'captured', 'refunded'],
        ['refunded', 'captured', 'authorized'],
        ['captured', 'refunded', 'failed'],
        ['failed', 'refunded', 'captured'],
      ] as const) {
        const { proof } = await paid();
        for (const status of statuses)
          expect((await webhook(await sandbox().event(proof.razorpay_payment_id, status))).statusCode).toBe(200);
        expect((await verify(proof)).json()).toMatchObject({ status: 'refunded' });
      }
      expect((await get('/api/user-subscription/')).json()).toMatchObject({ active_subscriptions: [] });
    });

    it('answers 413 for a body over 256 KB, without affecting the parsers of other endpoints', async () => {
      expect(
        (await webhook(withSignature({ rawBody: Buffer.alloc(256 * 1024 + 1), headers: {} }, 'x'))).statusCode,
      ).toBe(413);
      expect((await order()).statusCode).toBe(201);
    });
  });

  describe('an account’s own pages', () => {
    it('list its own payments only, newest first, in rupees', async () => {
      await buy();
      await order({ amount: 599_900 });
      const listed = await get('/api/payments/?limit=1');
      expect(listed.json()).toEqual([
        {
          id: expect.any(Number),
          description: 'Premium package',
          status: 'pending',
          amount: '5999.00',
          amount_paid: '0.00',
          amount_refunded: '0.00',
          currency: 'INR',
          date: expect.stringMatching(/Z$/),
          method: '',
          invoice: null,
          credit_notes: [],
          reference: null,
          unfinished: true,
        },
      ]);
      expect(listed.headers).toMatchObject({
        'x-total-count': '2',
        link: '</api/payments/?limit=1&offset=1>; rel="next"',
        'cache-control': 'no-store',
      });
      expect((await get('/api/payments/', await makeAccount(database()))).json()).toEqual([]);
      expect((await get('/api/payments/', null)).statusCode).toBe(401);
    });

    it('show active packages: free listings first, then the package that ends first', async () => {
      await buy({ package: ids['Premium'], amount: 599_900 });
      await buy({ package: ids['Basic'] });
      for (let made = 0; made < 5; made += 1) await makeListing(database(), { ownerId: buyer.id });
      await makeListing(database(), { ownerId: buyer.id, lifecycle: 'draft' });
      const { active_subscriptions: running, free_listings: free } = (await get('/api/user-subscription/')).json<{
        active_subscriptions: object[];
        free_listings: object;
      }>();
      expect(free).toEqual({ used: 2, total: 2 });
      expect((await get('/api/user-subscription/', await makeAccount(database()))).json()).toEqual({
        active_subscriptions: [],
        free_listings: { used: 0, total: 2 },
      });
      expect(running).toMatchObject([
        {
          plan_name: 'Basic',
          name: 'Basic',
          price: '2999.00',
          billing_cycle: '30 days',
          slots: { used: 2, total: 2 },
          contacts: { used: 0, total: 50 },
        },
        { plan_name: 'Premium', price: '5999.00', slots: { used: 1, total: 5 }, contacts: { used: 0, total: 200 } },
      ]);
    });

    it('show cards and billing details, null until entered', async () => {
      expect((await get('/api/payment-methods/')).json()).toEqual([]);
      expect((await get('/api/billing-info/')).json()).toBeNull();
      await buy();
      expect((await get('/api/payment-methods/')).json()).toEqual([
        { id: expect.any(Number), card_type: 'Visa', last4: '1111', expiry: '12/30', primary: true },
      ]);
      const info = {
        name: 'Meera Joshi',
        address: '12 Palm Road',
        city: 'Pune',
        state: 'Maharashtra',
        zip: '411001',
        country: 'India',
        gstin: '',
      };
      const put = (payload: object) =>
        server.inject({ method: 'PUT', url: '/api/billing-info/', headers: buyer.headers, payload });
      for (const changed of [info, { ...info, city: 'Indore' }]) expect((await put(changed)).json()).toEqual(changed);
      expect((await get('/api/billing-info/')).json()).toEqual({ ...info, city: 'Indore' });
      expect(await put({ ...info, gstin: 'wrong' })).toMatchObject({
        statusCode: 400,
        body: expect.stringContaining('gstin'),
      });
    });

    it('keep issued invoices unchanged when billing details or the listing change', async () => {
      const put = (payload: object) =>
        server.inject({ method: 'PUT', url: '/api/billing-info/', headers: buyer.headers, payload });
      const info = {
        name: 'Meera Joshi',
        address: '12 Palm Road',
        city: 'Pune',
        state: 'Maharashtra',
        zip: '411001',
        country: 'India',
        gstin: '',
      };
      const { id: property } = await makeListing(database(), { ownerId: buyer.id, title: 'Courtyard house' });
      await put(info);
      const { id } = (await buy({ amount: 249_900, add_ons: [ids['Virtual tour']], property })).json<{ id: number }>();
      const before = (await get(`/api/payments/${id}/invoice/`)).rawPayload;
      await put({ ...info, name: 'Kaveri Homes LLP', address: '1 Other Road' });
      await database().run(sql`update property set title = 'Another name' where id = ${property}`);
      expect((await get(`/api/payments/${id}/invoice/`)).rawPayload.equals(before)).toBe(true);
    });

    it('have an invoice for paid orders, visible to the buyer only', async () => {
      const { id } = (await buy()).json<{ id: number }>();
      const invoice = await get(`/api/payments/${id}/invoice/`);
      expect(invoice.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; filename="invoice-TEST-\d{6}\.pdf"$/),
      });
      expect(invoice.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      await order();
      const unpaid = (await get('/api/payments/')).json<{ id: number }[]>()[0]?.id;
      expect((await get(`/api/payments/${unpaid}/invoice/`)).statusCode).toBe(404);
      expect((await get(`/api/payments/${id}/invoice/`, await makeAccount(database()))).statusCode).toBe(404);
      expect(
        (await get(`/api/payments/${id}/invoice/`, await makeAccount(database(), { superuser: true }))).statusCode,
      ).toBe(404);
    });
  });
});

describeOnBoth('payments at the provider', (database) => {
  let provider: Awaited<ReturnType<typeof startRazorpayStandIn>>;
  let server: FastifyInstance;
  let buyer: TestAccount;
  beforeAll(async () => {
    provider = await startRazorpayStandIn();
    server = await buildTestServer(database(), [paymentsRoutes], { gateway: createRazorpayGateway(provider.account) });
    await makePriceList(database());
    buyer = await makeAccount(database());
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });
  const order = (receipt: string) =>
    server.inject({
      method: 'POST',
      url: '/api/create-razorpay-order/',
      headers: buyer.headers,
      payload: { amount: 299_900, currency: 'INR', receipt },
    });

  it('R8 R9 create one order for fifty clicks even if the first response is dropped', async () => {
    const before = provider.orders.length;
    provider.plan('drop');
    const answers = await Promise.all(Array.from({ length: 50 }, () => order('fifty-clicks')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({
      id: provider.orders[before]?.id,
      gateway: 'razorpay',
      key_id: 'rzp_test_standin',
    });
    expect(provider.orders.length - before).toBe(1);
  });

  it('R9 find the order again when the buyer retries after a lost response', async () => {
    const before = provider.orders.length;
    provider.plan('drop', 'cut');
    const refused = await order('tried-again');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json<{ code: string }>().code]).toEqual([
      503,
      '30',
      'payments_unavailable',
    ]);
    const found = await order('tried-again');
    expect([found.statusCode, found.json<{ id: string }>().id]).toEqual([201, provider.orders[before]?.id]);
    expect(provider.orders.length - before).toBe(1);
  });

  const verify = async (payment: Parameters<typeof provider.proofOf>[0]) =>
    (
      await server.inject({
        method: 'POST',
        url: '/api/verify-razorpay-payment/',
        headers: buyer.headers,
        payload: provider.proofOf(payment),
      })
    ).json<Payment>();
  const sendEvent = ({ rawBody, signature, eventId }: ReturnType<typeof provider.eventOf>) =>
    server.inject({
      method: 'POST',
      url: '/api/razorpay-webhook/',
      payload: rawBody,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': eventId,
      },
    });
  const listed = async (paymentId: number) =>
    (await server.inject({ url: '/api/payments/', headers: buyer.headers }))
      .json<Payment[]>()
      .find(({ id }) => id === paymentId);
  const running = async () =>
    (await database().rows(sql`select 1 from package_grant where account_id = ${buyer.id} and expires_at > now()`))
      .length;

  it('stay pending with a proof while the provider is unreachable, and are completed afterwards', async () => {
    const payment = provider.pay((await order('proof-alone')).json<{ id: string }>().id);
    provider.plan('down');
    expect(await verify(payment)).toMatchObject({ status: 'pending', invoice: null, reference: null });
    expect(await verify(payment)).toMatchObject({ status: 'completed', method: 'UPI', reference: payment.id });
  });

  it('R12 grant nothing for a proof of authorised money until it is captured', async () => {
    const before = await running();
    provider.blockCaptures(true);
    const [lost, late] = await Promise.all(
      ['reserved-lost', 'reserved-late'].map(async (receipt) =>
        provider.pay((await order(receipt)).json<{ id: string }>().id, 'authorized'),
      ),
    );
    const [first, second] = [await verify(lost!), await verify(late!)];
    expect([first, second]).toMatchObject([
      { status: 'pending', invoice: null, amount_paid: '0.00' },
      { status: 'pending', invoice: null },
    ]);
    expect(await running()).toBe(before);
    provider.blockCaptures(false);
    provider.change(lost!, 'failed');
    provider.change(late!, 'captured');
    await Promise.all(provider.news.splice(0).map(sendEvent));
    expect([await listed(first.id), await listed(second.id)]).toMatchObject([
      { status: 'failed', invoice: null },
      { status: 'completed', amount_paid: '2999.00' },
    ]);
    expect(await running()).toBe(before + 1);
  });

  it('capture authorised money when the buyer sends the proof', async () => {
    const payment = provider.pay((await order('reserved-taken')).json<{ id: string }>().id, 'authorized');
    expect(await verify(payment)).toMatchObject({ status: 'completed', amount_paid: '2999.00' });
    expect(payment.status).toBe('captured');
  });

  it('show a partial refund and stay completed, and show the rest when that is refunded', async () => {
    const payment = provider.pay((await order('part-refund')).json<{ id: string }>().id);
    const { id } = await verify(payment);
    provider.refund(payment, 50_000);
    await Promise.all(provider.news.splice(0).map(sendEvent));
    expect(await listed(id)).toMatchObject({
      status: 'completed',
      amount: '2999.00',
      amount_paid: '2999.00',
      amount_refunded: '500.00',
    });
    provider.refund(payment);
    await Promise.all(provider.news.splice(0).map(sendEvent));
    expect(await listed(id)).toMatchObject({ status: 'refunded', amount_refunded: '2999.00' });
  });

  it('have no sandbox', async () => {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/sandbox/pay/',
      headers: buyer.headers,
      payload: { order_id: 'x', outcome: 'success' },
    });
    expect(answer.statusCode).toBe(404);
  });
});
