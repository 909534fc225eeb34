import { paymentSums } from '@app/features/payments/paymentLabels';
import type { FastifyInstance } from 'fastify';
import { minuteInMs } from '@contract/durations';
import type { Order } from '@contract/payments';
import type { IncomingEvent } from '@server/payments/gateways/gateway';
import { createSandboxGateway } from '@server/payments/gateways/sandbox/sandboxGateway';
import { openOrder } from '@server/payments/ledger/orders';
import { paymentsRoutes } from '@server/payments/http/paymentsRoutes';
import sql from 'sql-template-tag';
import { measured, times } from '../support/counts';
import { describeOnBoth } from '../support/databases';
import { type TestAccount, makeAccount } from '../support/factories';
import { makePriceList } from '../support/priceList';
import { buildTestServer } from '../support/testServer';
import type { StandInEvent } from '../support/razorpayStandIn';
import { type Buyer, type PaymentWorld, openPaymentWorld } from './support/paymentWorld';

const long = 600_000;
const any = (below: number) => Math.floor(Math.random() * below);
const oneOf = <Kind>(kinds: readonly Kind[]): Kind => kinds[any(kinds.length)] as Kind;

describeOnBoth('orders', (database) => {
  const secret = Buffer.alloc(32, 3);
  let server: FastifyInstance;
  let ids: Record<string, number>;
  let buyer: TestAccount;
  beforeAll(async () => {
    server = await buildTestServer(database(), [paymentsRoutes], { secret });
    ids = await makePriceList(database());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await makeAccount(database());
  });
  const order = (payload: object) =>
    server.inject({ method: 'POST', url: '/api/create-razorpay-order/', payload, headers: buyer.headers });
  const rows = () =>
    database().rows<{ amount_in_paise: number }>(
      sql`select amount_in_paise from payment where account_id = ${buyer.id}`,
    );

  it(
    'R7 none is created for an altered amount, currency or item',
    async () => {
      const prices = new Map([
        ['Basic', 299_900],
        ['Premium', 599_900],
        ['Enterprise', 1_299_900],
      ]);
      const alteredOrder = (): object => {
        const [name, price] = oneOf([...prices]);
        const right = { amount: price, currency: 'INR', receipt: `altered-${any(1e9)}`, package: ids[name] };
        const addOn = oneOf(['Virtual tour', 'Featured listing', 'Professional photography', 'Social media promotion']);
        return oneOf<() => object>([
          () => ({ ...right, amount: price + oneOf([-1, 1]) * (1 + any(price - 1)) }),
          () => ({ ...right, amount: price / 100 }),
          () => ({ ...right, amount: -price }),
          () => ({ ...right, amount: price + 0.5 }),
          () => ({ ...right, amount: oneOf([`${price}`, null, [], {}, true, 1e308, 0]) }),
          () => ({ ...right, currency: oneOf(['USD', 'inr', 'INRR', '', null, 0, ['INR']]) }),
          () => ({ ...right, package: oneOf([999_999, -1, 0, '1', 1.5, null, [ids[name]], { id: ids[name] }]) }),
          () => ({
            ...right,
            package: [...prices.keys()].filter((other) => other !== name).map((other) => ids[other])[any(2)],
          }),
          () => ({ ...right, add_ons: [ids[addOn]] }),
          () => ({ ...right, add_ons: [ids[addOn], ids[addOn]] }),
          () => ({ ...right, add_ons: [999_999] }),
          () => ({ ...right, meeting: oneOf([1, 999_999]), amount: oneOf([9_900, price]) }),
          () => ({ ...right, receipt: oneOf(['x', 'with spaces', 'meeting:1', 'a'.repeat(41), '', null, 7]) }),
        ])();
      };
      const many = times(1_000, 60);
      for (let left = many; left > 0; left -= 50) {
        const alteredOrders = Array.from({ length: Math.min(left, 50) }, alteredOrder);
        const answers = await Promise.all(alteredOrders.map(order));
        expect(
          answers.flatMap(({ statusCode }, at) => (statusCode === 400 ? [] : [[statusCode, alteredOrders[at]]])),
        ).toEqual([]);
      }
      expect(await rows()).toEqual([]);
      measured('R7', `${many} altered orders on ${database().kind}, none created`);
    },
    long,
  );

  it(
    'R8 fifty concurrent clicks create one order, on one process or two',
    async () => {
      const otherServer = await buildTestServer(database(), [paymentsRoutes], { secret });
      const rounds = times(20, 1);
      for (let round = 0; round < rounds; round += 1) {
        const payload = { amount: 599_900, currency: 'INR', receipt: `clicks-${round}`, package: ids['Premium'] };
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_none, at) =>
            (at % 2 ? server : otherServer).inject({
              method: 'POST',
              url: '/api/create-razorpay-order/',
              payload,
              headers: buyer.headers,
            }),
          ),
        );
        expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
        expect(new Set(answers.map((answer) => answer.json<Order>().id)).size).toBe(1);
        expect(await rows()).toHaveLength(round + 1);
        expect(
          await database().rows(
            sql`select 1 from sandbox_order o join payment p on p.provider_order_id = o.id where p.account_id = ${buyer.id}`,
          ),
        ).toHaveLength(round + 1);
      }
      await otherServer.close();
      measured('R8', `${rounds} times 50 clicks on ${database().kind}, ${rounds} orders`);
    },
    long,
  );

  it(
    'R11 none of the forged or altered webhooks is accepted',
    async () => {
      const gateway = createSandboxGateway({ database: database(), secret, now: () => new Date() });
      const otherGateway = createSandboxGateway({
        database: database(),
        secret: Buffer.alloc(32, 4),
        now: () => new Date(),
      });
      const { id } = (
        await order({ amount: 299_900, currency: 'INR', receipt: 'forged-1', package: ids['Basic'] })
      ).json<Order>();
      const proof = await gateway.pay(id, 'success');
      const genuine = await gateway.event(proof.paymentId);
      const genuineSignature = String(genuine.headers['x-razorpay-signature']);
      const withSignature = (signature: string) => ({
        ...genuine,
        headers: { ...genuine.headers, 'x-razorpay-signature': signature },
      });
      const sendEvent = ({ rawBody, headers }: IncomingEvent) =>
        server.inject({
          method: 'POST',
          url: '/api/razorpay-webhook/',
          payload: rawBody,
          headers: { 'content-type': 'application/json', ...headers },
        });
      const forged = async () =>
        oneOf<() => Promise<IncomingEvent> | IncomingEvent>([
          () => {
            const rawBody = Buffer.from(genuine.rawBody);
            const place = any(rawBody.length);
            rawBody[place] = (rawBody[place] ?? 0) ^ (1 << any(8));
            return { ...genuine, rawBody };
          },
          () => ({ ...genuine, rawBody: genuine.rawBody.subarray(0, any(genuine.rawBody.length)) }),
          () => ({
            ...genuine,
            rawBody: Buffer.concat([genuine.rawBody, Buffer.from(oneOf([' ', '\n', '\0', '{}']))]),
          }),
          () => ({
            ...genuine,
            rawBody: Buffer.from(JSON.stringify(JSON.parse(genuine.rawBody.toString()) as object, null, 1)),
          }),
          () => {
            const place = any(64);
            return withSignature(
              genuineSignature.slice(0, place) +
                (genuineSignature[place] === '0' ? '1' : '0') +
                genuineSignature.slice(place + 1),
            );
          },
          () =>
            withSignature(
              oneOf([
                '',
                '0'.repeat(64),
                genuineSignature.slice(1),
                `${genuineSignature}0`,
                proof.signature,
                'undefined',
                String(genuine.headers['x-razorpay-event-id']),
              ]),
            ),
          async () => otherGateway.event(proof.paymentId),
          () => ({ ...genuine, rawBody: Buffer.from(genuine.rawBody.toString().replace('299900', '1')) }),
        ])();
      const many = times(1_000, 60);
      for (let left = many; left > 0; left -= 50) {
        const events = await Promise.all(Array.from({ length: Math.min(left, 50) }, forged));
        expect(new Set((await Promise.all(events.map(sendEvent))).map(({ statusCode }) => statusCode))).toEqual(
          new Set([400]),
        );
      }
      expect(await database().rows(sql`select status from payment where provider_order_id = ${id}`)).toEqual([
        { status: 'pending' },
      ]);
      expect((await sendEvent(genuine)).statusCode).toBe(200);
      expect(await database().rows(sql`select status from payment where provider_order_id = ${id}`)).toEqual([
        { status: 'completed' },
      ]);
      measured('R11', `${many} forged or altered events on ${database().kind}, none accepted`);
    },
    long,
  );
});

describeOnBoth('the provider', (database) => {
  let world: PaymentWorld;
  let buyer: Buyer;
  beforeAll(async () => {
    world = await openPaymentWorld(database());
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    buyer = await world.newBuyer();
  });

  const once = { status: 'completed', grants: 1, invoices: 1, receipts: 1, twice: 0 };

  it(
    'R9 has one order even if responses are dropped, cut, refused or late',
    async () => {
      const rounds = times(200, 6);
      for (let round = 0; round < rounds; round += 1) {
        buyer = await world.newBuyer();
        world.plan(
          ...Array.from({ length: 1 + any(4) }, () => oneOf(['drop', 'cut', 'down', 'late', 'drop'] as const)),
        );
        for (let tries = 0; tries < 8 && !buyer.orders.has(0); tries += 1)
          await Promise.all([world.order(buyer, 0), world.order(buyer, 0)]);
        world.provider.calm();
        const order = buyer.orders.get(0);
        const receipt = world.provider.orders.find(({ id }) => id === order?.id)?.receipt;
        expect([
          round,
          receipt !== undefined,
          world.provider.orders.filter((one) => one.receipt === receipt).length,
        ]).toEqual([round, true, 1]);
      }
      measured(
        'R9',
        `${rounds} purchases with lost, cut, refused and late responses on ${database().kind}, one order each`,
      );
    },
    long,
  );

  it(
    'R10 credits once when a webhook comes a hundred times in parallel with the browser’s own proof',
    async () => {
      const rounds = times(10, 1);
      for (let round = 0; round < rounds; round += 1) {
        buyer = await world.newBuyer();
        await world.order(buyer, 1);
        world.pay(buyer, 1, 'captured');
        const [payment] = buyer.payments;
        const [event] = buyer.news;
        if (!payment || !event) throw new Error('nothing was paid');
        const all = await Promise.all([
          ...Array.from({ length: 100 }, async () => world.tell(event)),
          ...Array.from({ length: 5 }, async () => (await world.prove(buyer, payment)).statusCode),
        ]);
        expect(new Set(all)).toEqual(new Set([200]));
        expect(await world.books(buyer)).toMatchObject([{ ...once, settledBy: payment.id, addOns: 2 }]);
      }
      measured('R10', `${rounds} times 100 events with 5 proofs on ${database().kind}, ${rounds} credits`);
    },
    long,
  );

  it('R11 is accepted with either secret during a rotation, and with no other', async () => {
    await world.order(buyer, 0);
    world.pay(buyer, 0, 'captured');
    const [payment] = buyer.payments;
    if (!payment) throw new Error('nothing was paid');
    const by = (secret: string) => world.tell(world.provider.eventOf(payment, 'payment.captured', secret));
    expect(await Promise.all(['whsec-now', 'whsec-before', 'whsec-other', ''].map(by))).toEqual([200, 200, 400, 400]);
    expect(await world.books(buyer)).toMatchObject([once]);
  });

  it(
    'R12 reaches the same state for every order of its events and duplicates, never going backwards',
    async () => {
      const orders = permutations([0, 1, 2, 3, 4]);
      const chosen = Array.from(
        { length: times(orders.length, 8) },
        (_none, at) => orders[(at * 37) % orders.length] ?? [],
      );
      // an unpaid purchase may fail and be authorised again; a paid or refunded one may not
      const rank = (status = '') => ['completed', 'refunded'].indexOf(status);
      for (const sequence of chosen) {
        buyer = await world.newBuyer();
        await world.order(buyer, 0);
        world.pay(buyer, 0, 'failed');
        world.pay(buyer, 0, 'authorized');
        const payment = buyer.payments[1];
        if (!payment) throw new Error('nothing was reserved');
        world.provider.change(payment, 'captured');
        const delivered = [...buyer.news, ...world.provider.news.splice(0)];
        delivered.push(world.provider.eventOf(payment, 'order.paid'));
        world.provider.change(payment, 'refunded');
        delivered.push(...world.provider.news.splice(0));
        expect(delivered).toHaveLength(5);
        let highest = -1;
        for (const at of sequence) {
          const event = delivered[at];
          if (event) await Promise.all([world.tell(event), world.tell(event)]);
          const [book] = await world.books(buyer);
          expect(rank(book?.status)).toBeGreaterThanOrEqual(highest);
          highest = rank(book?.status);
        }
        expect([sequence, await world.books(buyer)]).toMatchObject([
          sequence,
          [{ ...once, status: 'refunded', running: 0, openAddOns: 0 }],
        ]);
      }
      measured(
        'R12',
        `${chosen.length} orders of 5 events, each delivered twice, on ${database().kind}, one final state`,
      );
    },
    long,
  );

  it(
    'R12 agrees with our records to the paisa after 2,000 shuffled and repeated events of 250 orders',
    async () => {
      const orders = times(250, 20);
      const events: StandInEvent[] = [];
      const buyers: Buyer[] = [];
      for (let made = 0; made < orders; made += 1) {
        buyer = await world.newBuyer();
        buyers.push(buyer);
        await world.order(buyer, made % 3);
        playPayments(buyer, made % 3);
        events.push(...buyer.news);
      }
      const many = orders * 8;
      const delivered = shuffled([
        ...events,
        ...Array.from({ length: Math.max(0, many - events.length) }, () => oneOf(events)),
      ]);
      for (let at = 0; at < delivered.length; at += 20)
        expect(new Set(await Promise.all(delivered.slice(at, at + 20).map((event) => world.tell(event))))).toEqual(
          new Set([200]),
        );
      let [ours, theirs] = [0, 0];
      for (const one of buyers) {
        const [book] = await world.books(one);
        const keptInPaise = one.payments
          .filter(({ captured }) => captured)
          .reduce((sum, { amount, amount_refunded: back }) => sum + amount - back, 0);
        const pays = one.payments.some(({ captured, amount, amount_refunded: back }) => captured && back < amount);
        expect([one.payments, book]).toEqual([
          one.payments,
          expect.objectContaining({ running: pays ? 1 : 0, openAddOns: pays ? book?.bought : 0 }),
        ]);
        expect([one.payments, (book?.paidInPaise ?? 0) - (book?.refundedInPaise ?? 0)]).toEqual([
          one.payments,
          keptInPaise,
        ]);
        const { spentInPaise } = paymentSums(await world.list(one));
        expect([one.payments, spentInPaise]).toEqual([one.payments, keptInPaise]);
        ours += spentInPaise;
        theirs += keptInPaise;
      }
      expect(ours).toBe(theirs);
      measured(
        'R12',
        `${delivered.length} shuffled and repeated events of ${orders} orders on ${database().kind}, records equal to the paisa`,
      );
    },
    long,
  );

  /** Makes one to three payments of an order that fail, are captured, or are refunded at once or in parts. */
  function playPayments(of: Buyer, which: number): void {
    for (let payments = 1 + any(3); payments > 0; payments -= 1) {
      const ends = oneOf(['failed', 'returned', 'captured', 'captured', 'part', 'refunded', 'by and by'] as const);
      if (ends === 'failed') world.pay(of, which, 'failed');
      else world.pay(of, which, 'authorized');
      if (ends === 'failed') continue;
      const payment = of.payments.at(-1);
      if (!payment) throw new Error('nothing was reserved');
      world.provider.change(payment, ends === 'returned' ? 'failed' : 'captured');
      if (ends === 'part' || ends === 'by and by') world.provider.refund(payment, 1 + any(100_000));
      if (ends === 'refunded' || ends === 'by and by') world.provider.refund(payment);
      of.news.push(...world.provider.news.splice(0));
    }
  }

  it(
    'R13 is queried after a crash at any point between the charge and its confirmation',
    async () => {
      // the transaction that completes a payment fails at each of the tables it writes
      const tables = [
        'payment_event',
        'provider_payment',
        'payment',
        'package_grant',
        'add_on_grant',
        'invoice',
        'mail',
        'payment_method',
      ];
      await database().script(
        `create function crash() returns trigger language plpgsql as $$ begin raise exception 'the process is gone'; end $$;`,
      );
      for (const table of tables) {
        buyer = await world.newBuyer();
        await world.order(buyer, 1);
        world.pay(buyer, 1, 'captured');
        const [payment] = buyer.payments;
        if (!payment) throw new Error('nothing was paid');
        await database().script(
          `create trigger crashed before insert or update on ${table} for each row execute function crash();`,
        );
        const answer = await world.prove(buyer, payment);
        // the proof is stored or rejected, but completes nothing
        expect([table, answer.statusCode === 500 || answer.json<{ status: string }>().status]).toEqual([
          table,
          answer.statusCode === 500 || 'pending',
        ]);
        expect([table, await world.books(buyer)]).toMatchObject([
          table,
          [{ status: 'pending', grants: 0, invoices: 0 }],
        ]);
        await database().script(`drop trigger crashed on ${table};`);
        world.wait(minuteInMs + 1);
        // also queries open orders of earlier tests, fifty at a time
        while ((await world.reconcile()) > 0) await Promise.resolve();
        expect([table, await world.books(buyer)]).toMatchObject([
          table,
          [{ ...once, settledBy: payment.id, addOns: 2 }],
        ]);
      }
      await database().script('drop function crash()');
      measured('R13', `cut at ${tables.length} tables on ${database().kind}, each completed once a minute later`);
    },
    long,
  );

  it(
    'R13 is queried after a process died while it waited for the order’s response',
    async () => {
      world.plan('drop', 'drop');
      await expect(
        openOrder(world.deps, {
          accountId: buyer.account.id,
          receipt: 'died-0001',
          lines: [{ kind: 'package', id: world.ids['Basic'] ?? 0, name: 'Basic', amountInPaise: 299_900 }],
        }),
      ).rejects.toMatchObject({ status: 503 });
      await database().run(
        sql`update payment set order_claimed_until = now() + interval '40 seconds' where account_id = ${buyer.account.id}`,
      );
      world.wait(minuteInMs);
      const order = await openOrder(world.deps, {
        accountId: buyer.account.id,
        receipt: 'died-0001',
        lines: [{ kind: 'package', id: world.ids['Basic'] ?? 0, name: 'Basic', amountInPaise: 299_900 }],
      });
      const receipt = world.provider.orders.find(({ id }) => id === order.id)?.receipt;
      expect(world.provider.orders.filter((one) => one.receipt === receipt)).toHaveLength(1);
    },
    long,
  );
});

function permutations(of: readonly number[]): number[][] {
  return of.length < 2
    ? [[...of]]
    : of.flatMap((first) => permutations(of.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = any(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item];
  }
  return mixed;
}
