import type { OfficePaymentDetail } from '@contract/officePayments';
import type { Order } from '@contract/payments';
import { minuteInMs } from '@contract/durations';
import { createRazorpayGateway } from '@server/payments/gateways/razorpay/razorpayGateway';
import { paymentsRoutes } from '@server/payments/http/paymentsRoutes';
import { gstSheet } from '@server/payments/office/gstSheet';
import { officePaymentsRoutes } from '@server/payments/office/officePaymentsRoutes';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { measured, times } from '../support/counts';
import { describeOnBoth } from '../support/databases';
import { type TestAccount, makeAccount, makeSession } from '../support/factories';
import { makePriceList } from '../support/priceList';
import { type Fault, type StandInEvent, type StandInPayment, startRazorpayStandIn } from '../support/razorpayStandIn';
import { reconcile } from '../support/reconcile';
import { buildTestServer, testDeps } from '../support/testServer';

const long = 1_800_000;
const baskets = [
  { names: ['Basic'], amount: 299_900 },
  { names: ['Premium', 'Virtual tour', 'Featured listing'], amount: 949_700 },
  { names: ['Enterprise', 'Social media promotion'], amount: 1_499_800 },
] as const;

/** Repeatable chance. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describeOnBoth('R39 refunds', (database) => {
  let provider: Awaited<ReturnType<typeof startRazorpayStandIn>>;
  let server: FastifyInstance;
  let world: ReturnType<typeof testDeps>;
  let ids: Record<string, number>;
  let admin: TestAccount;
  let buyer: TestAccount;
  let clock = Date.now();
  let count = 0;
  /** While it is set, the server dies at the next statement of the kind: its transaction is lost. */
  let deathAt: number | undefined;

  beforeAll(async () => {
    provider = await startRazorpayStandIn();
    const gateway = createRazorpayGateway(provider.account, { timeoutInMs: 2_000 });
    const now = () => new Date(clock);
    const mortal = dyingDatabase();
    world = testDeps(mortal, { gateway, now });
    server = await buildTestServer(mortal, [paymentsRoutes, officePaymentsRoutes], { gateway, now });
    ids = await makePriceList(database());
    admin = await makeAccount(database(), { superuser: true, name: 'The office' });
    buyer = await makeAccount(database(), { name: 'Meera Joshi' });
  });
  afterAll(async () => {
    await server.close();
    world.remove();
    await provider.close();
  });

  /** The database of a process that may be killed between any two statements: what it had not committed is gone. */
  function dyingDatabase() {
    const real = database();
    const live = () => {
      if (deathAt === undefined) return;
      deathAt -= 1;
      if (deathAt < 0) throw new Error('killed');
    };
    const mortal = (queryable: Pick<typeof real, 'rows' | 'row' | 'run'>) => ({
      rows: (async (query) => (live(), queryable.rows(query))) as typeof real.rows,
      row: (async (query) => (live(), queryable.row(query))) as typeof real.row,
      run: (async (query) => (live(), queryable.run(query))) as typeof real.run,
    });
    return {
      ...real,
      ...mortal(real),
      transaction: (async (work) =>
        real.transaction(async (tx) => {
          const result = await work(mortal(tx));
          live();
          return result;
        })) as typeof real.transaction,
    };
  }

  const loggedIn = async () => {
    const again = async (account: TestAccount) =>
      Object.assign(account, await makeSession(database(), account.id, new Date(clock)));
    await Promise.all([again(admin), again(buyer)]);
  };
  const order = async (which: number): Promise<Order> => {
    const { names, amount } = baskets[which % baskets.length] ?? baskets[0];
    const [first, ...others] = names;
    const answer = await server.inject({
      method: 'POST',
      url: '/api/create-razorpay-order/',
      headers: buyer.headers,
      payload: {
        amount,
        currency: 'INR',
        receipt: `receipt-${(count += 1)}`,
        package: ids[first],
        add_ons: others.map((other) => ids[other]),
      },
    });
    return answer.json<Order>();
  };
  const tell = ({ rawBody, signature, eventId }: StandInEvent) =>
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
  const idOf = async (orderId: string) =>
    (await database().row<{ id: number }>(sql`select id from payment where provider_order_id = ${orderId}`))?.id ?? 0;
  const refund = (id: number, amount: number, key: string) =>
    server.inject({
      method: 'POST',
      url: `/api/office/payments/${id}/refunds/`,
      headers: { ...admin.headers, 'idempotency-key': key },
      payload: { amount_in_paise: amount, reason: 'Agreed by phone.' },
    });

  /** Ledger, provider and credit notes of every order agree, and notes have no gaps. */
  async function checkBooks(): Promise<{ refunds: number; notes: number; inPaise: number }> {
    const ledger = await database().rows<{
      order: string;
      price: number;
      paid: number;
      refunded: number;
      rows: number;
      notes: number;
      invoices: number;
      pending: number;
    }>(sql`
      select p.provider_order_id as "order", p.amount_in_paise as price, p.paid_in_paise as paid, p.refunded_in_paise as refunded,
        (select coalesce(sum(r.amount_in_paise), 0)::bigint from refund r where r.payment_id = p.id and r.status = 'succeeded') as rows,
        (select coalesce(sum(c.amount_in_paise), 0)::bigint from credit_note c where c.payment_id = p.id) as notes,
        (select count(*)::int from invoice i where i.payment_id = p.id) as invoices,
        (select count(*)::int from refund r where r.payment_id = p.id and r.status = 'pending') as pending
      from payment p where p.provider_order_id is not null`);
    for (const book of ledger) {
      const there = provider.payments.filter(({ order_id: of, captured }) => of === book.order && captured);
      const sumOf = (amountOf: (payment: StandInPayment) => number, payments = there) =>
        payments.reduce((sum, payment) => sum + amountOf(payment), 0);
      const whole = there.filter(({ amount }) => amount >= book.price);
      const kept = sumOf((payment) => payment.amount - payment.amount_refunded, whole);
      const invoiced = book.invoices * book.price;
      // what is invoiced and not credited is what the buyer paid for; after a second payment, a note stays a note
      const notes = whole.length === 0 ? 0 : invoiced - Math.min(book.price, kept);
      if (whole.length > 1) expect([book.notes >= notes, book.notes <= invoiced]).toEqual([true, true]);
      expect({ ...book }).toEqual({
        ...book,
        paid: sumOf(({ amount }) => amount),
        refunded: sumOf(({ amount_refunded: back }) => back),
        rows: book.refunded,
        notes: whole.length > 1 ? book.notes : notes,
        pending: 0,
      });
      for (const payment of there) expect(payment.amount_refunded).toBeLessThanOrEqual(payment.amount);
    }
    const numbers = await database().rows<{ number: number; amount: number }>(
      sql`select number, amount_in_paise as amount from credit_note order by number`,
    );
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_note, at) => at + 1));
    return {
      refunds: provider.refunds.filter(({ status }) => status === 'processed').length,
      notes: numbers.length,
      inPaise: numbers.reduce((sum, { amount }) => sum + amount, 0),
    };
  }

  /** Time passes, also for the lease of a process that was killed while it had it: leases follow the database's clock. */
  const wait = async (minutes: number) => {
    clock += minutes * minuteInMs;
    await database().run(sql`update lease set held_until = held_until - make_interval(mins => ${minutes})`);
  };

  const settleAll = async () => {
    for (let round = 0; round < 4; round += 1) {
      await wait(400);
      await loggedIn();
      await database().run(sql`update payment set ask_at = ${new Date(clock)} where provider_order_id is not null`);
      await database().run(sql`update refund set ask_at = ${new Date(clock)} where status = 'pending'`);
      while ((await reconcile(world.deps)) > 0) await Promise.resolve();
    }
  };

  const tries = times(500, 60);
  it(
    `never exceed what is left, in ${tries} concurrent tries`,
    async () => {
      await loggedIn();
      const { id: orderId } = await order(1);
      const payment = provider.pay(orderId);
      await tell(provider.eventOf(payment));
      const id = await idOf(orderId);
      const answers = await Promise.all(
        Array.from({ length: tries }, (_none, at) => refund(id, 10_000 + (at % 7) * 10_000, `concurrent-${at}`)),
      );
      const made = answers.filter(({ statusCode }) => statusCode === 201).length;
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
      expect(payment.amount_refunded).toBeLessThanOrEqual(payment.amount);
      await settleAll();
      expect(payment.amount - payment.amount_refunded).toBeLessThan(10_000 * 7);
      await checkBooks();
      measured('R39', `${tries} concurrent tries on ${database().kind}, ${made} made, never above what was left`);
    },
    long,
  );

  const operations = times(2_000, 150);
  it(
    `agree with the provider and the credit notes to the paisa after ${operations} random operations with kills`,
    async () => {
      const any = chance(20_261_124);
      const oneOf = <One>(all: readonly One[]) => all[any(all.length)] as One;
      const orders: string[] = [];
      const keys: { id: number; amount: number; key: string }[] = [];
      let kills = 0;
      const captured = () => provider.payments.filter((payment) => payment.captured && payment.status !== 'refunded');
      await loggedIn();
      for (let number = 0; number < operations; number += 1) {
        const dies = any(8) === 0;
        deathAt = dies ? any(30) : undefined;
        kills += dies ? 1 : 0;
        const operation = any(12);
        if (orders.length < 3 || operation === 0) {
          const made = await order(any(3));
          if (made.id) orders.push(made.id);
        } else if (operation <= 2) {
          const orderId = oneOf(orders);
          const short = any(6) === 0;
          if (provider.payments.some((payment) => payment.order_id === orderId) && any(5) > 0) continue;
          provider.pay(orderId, 'captured', short ? { amount: 12_300 } : {});
        } else if (operation <= 4) {
          const event = provider.news[any(Math.max(1, provider.news.length))];
          if (event) await Promise.all([tell(event), ...(any(3) === 0 ? [tell(event)] : [])]);
        } else if (operation <= 8) {
          const payment = captured()[any(Math.max(1, captured().length))];
          const id = payment ? await idOf(payment.order_id) : 0;
          const again = any(5) === 0 ? keys[any(Math.max(1, keys.length))] : undefined;
          const left = payment ? payment.amount - payment.amount_refunded : 0;
          const asked = again ?? { id, amount: Math.max(100, any(2) ? left : any(left)), key: `operation-${number}` };
          if (asked.id > 0) {
            keys.push(asked);
            provider.plan(
              ...Array.from({ length: any(3) }, () => oneOf<Fault>(['fine', 'fine', 'drop', 'cut', 'down', 'refuse'])),
            );
            await refund(asked.id, asked.amount, asked.key);
          }
        } else if (operation === 9) {
          const payment = captured()[any(Math.max(1, captured().length))];
          const left = payment ? payment.amount - payment.amount_refunded : 0;
          if (payment && any(3) === 0) provider.refund(payment, any(2) ? left : 1 + any(left));
        } else if (operation === 10) {
          provider.holdRefunds(any(3) === 0);
          const held = provider.refunds.find(({ status }) => status === 'pending');
          if (held) provider.finishRefund(held, oneOf(['processed', 'failed'] as const));
        } else {
          await wait(oneOf([1, 7, 70]));
          await reconcile(world.deps).catch(() => undefined);
        }
        deathAt = undefined;
        provider.calm();
        if (number % 100 === 99) await loggedIn();
      }
      provider.holdRefunds(false);
      for (const held of provider.refunds.filter(({ status }) => status === 'pending'))
        provider.finishRefund(held, 'processed');
      await settleAll();
      const { refunds, notes, inPaise } = await checkBooks();
      expect([kills > 0, refunds > operations / 50, notes > operations / 60]).toEqual([true, true, true]);
      const month = new Date(clock).toISOString().slice(0, 7);
      expect(await gstSheet(database(), month, { test: true, companyGstin: '23AAAAA0000A1Z5' })).toContain('b2cs');
      measured(
        'R39',
        `${operations} random operations with ${kills} kills on ${database().kind}: ${refunds} refunds, ${notes} credit notes without a gap, ${(inPaise / 100).toFixed(2)} rupees credited, all agree`,
      );
    },
    long,
  );

  it(
    'of a provider that times out after refunding are reconciled, once',
    async () => {
      await loggedIn();
      const { id: orderId } = await order(0);
      const payment = provider.pay(orderId);
      await tell(provider.eventOf(payment));
      const id = await idOf(orderId);
      provider.plan('drop', 'cut');
      const answer = (await refund(id, 123_400, 'times-out-once')).json<OfficePaymentDetail>();
      expect([answer.pending_in_paise, payment.amount_refunded]).toEqual([123_400, 123_400]);
      provider.calm();
      await settleAll();
      expect(payment.amount_refunded).toBe(123_400);
      await checkBooks();
    },
    long,
  );
});
