/*
 * openPaymentWorld(database): a server, Razorpay's SDK and a mock of Razorpay, with its own clock. world.newBuyer() has
 * the steps of a purchase: order, pay, decline, reserve, refund, tell, prove, ask, reconcile, wait. Each may happen at
 * any time, repeatedly, or never.
 */
import type { FastifyInstance } from 'fastify';
import { dayInMs } from '@contract/durations';
import type { Order, Payment, PaymentResult, Subscription } from '@contract/payments';
import type { Database } from '@server/db/database';
import { paymentsRoutes } from '@server/payments/http/paymentsRoutes';
import { createRazorpayGateway } from '@server/payments/gateways/razorpay/razorpayGateway';
import { reconcile } from '../../support/reconcile';
import sql from 'sql-template-tag';
import { type TestAccount, makeAccount } from '../../support/factories';
import { makePriceList } from '../../support/priceList';
import {
  type Fault,
  type StandInEvent,
  type StandInPayment,
  startRazorpayStandIn,
} from '../../support/razorpayStandIn';
import { buildTestServer, testDeps } from '../../support/testServer';

/** What can be bought; each is a purchase with its own receipt. */
const baskets = [
  { names: ['Basic'], amount: 299_900 },
  { names: ['Premium', 'Virtual tour', 'Featured listing'], amount: 949_700 },
  { names: ['Enterprise', 'Social media promotion'], amount: 1_499_800 },
] as const;

export interface Buyer {
  account: TestAccount;
  orders: Map<number, Order & { at: number }>;
  payments: StandInPayment[];
  news: StandInEvent[];
}

export async function openPaymentWorld(database: Database) {
  let clock = Date.now();
  const now = () => new Date(clock);
  const provider = await startRazorpayStandIn();
  const gateway = createRazorpayGateway(provider.account, { timeoutInMs: 2_000 });
  const { deps, remove } = testDeps(database, { gateway, now });
  const server: FastifyInstance = await buildTestServer(database, [paymentsRoutes], { gateway, now });
  const ids = await makePriceList(database);
  const call = (method: 'GET' | 'POST', url: string, { headers }: TestAccount, payload?: object) =>
    server.inject({ method, url, headers, ...(payload && { payload }) });

  const bodyOf = (buyer: Buyer, which: number) => {
    const { names, amount } = baskets[which % baskets.length] ?? baskets[0];
    const [first, ...together] = names;
    return {
      amount,
      currency: 'INR',
      receipt: `receipt-${buyer.account.id}-${which}`,
      package: ids[first],
      add_ons: together.map((name) => ids[name]),
    };
  };

  return {
    provider,
    deps,
    server,
    ids,
    call,
    plan: (...faults: Fault[]) => provider.plan(...faults),
    wait: (ms: number) => {
      clock += ms;
    },
    reconcile: () => reconcile(deps),
    async newBuyer(): Promise<Buyer> {
      // the clock of this world is ahead of the logins
      return { account: await makeAccount(database, { now: now() }), orders: new Map(), payments: [], news: [] };
    },
    async logInAgain(buyer: Buyer): Promise<void> {
      await database.run(
        sql`update session set last_used_at = ${now()}, expires_at = ${new Date(clock + 7 * dayInMs)} where account_id = ${buyer.account.id}`,
      );
    },
    async order(buyer: Buyer, which: number): Promise<number> {
      const answer = await call('POST', '/api/create-razorpay-order/', buyer.account, bodyOf(buyer, which));
      if (answer.statusCode === 201)
        buyer.orders.set(which, { at: clock, ...buyer.orders.get(which), ...answer.json<Order>() });
      return answer.statusCode;
    },
    /** Pays, or tries to, at the provider. No sheet stays open for a week. */
    pay(buyer: Buyer, which: number, status: 'captured' | 'authorized' | 'failed'): void {
      const order = buyer.orders.get(which);
      if (!order || clock - order.at > 6 * dayInMs) return;
      buyer.payments.push(
        provider.pay(order.id, status, {
          method: 'card',
          card: { network: 'Visa', last4: '4242', expiry_month: 3, expiry_year: 2031 },
        }),
      );
      buyer.news.push(...provider.news.splice(0));
    },
    /** The office refunds all or a part. For two weeks the reconciler finds it, later only events report it. */
    refund(buyer: Buyer, at: number, part?: number): void {
      const isRecent = ({ order_id: id }: StandInPayment) =>
        [...buyer.orders.values()].some((order) => order.id === id && clock - order.at < 12 * dayInMs);
      const captured = buyer.payments.filter((payment) => payment.status === 'captured' && isRecent(payment));
      const payment = captured[at % Math.max(1, captured.length)];
      const left = payment ? payment.amount - payment.amount_refunded : 0;
      if (payment) provider.refund(payment, part === undefined ? left : Math.min(part, left));
      buyer.news.push(...provider.news.splice(0));
    },
    /** The bank releases or captures an authorisation, and the provider sends an event. */
    settle(buyer: Buyer, at: number, as: 'captured' | 'failed'): void {
      const reserved = buyer.payments.filter(({ status }) => status === 'authorized');
      const payment = reserved[at % Math.max(1, reserved.length)];
      if (payment) provider.change(payment, as);
      buyer.news.push(...provider.news.splice(0));
    },
    async tell({ rawBody, signature, eventId }: StandInEvent): Promise<number> {
      return (
        await server.inject({
          method: 'POST',
          url: '/api/razorpay-webhook/',
          payload: rawBody,
          headers: {
            'content-type': 'application/json',
            'x-razorpay-signature': signature,
            'x-razorpay-event-id': eventId,
          },
        })
      ).statusCode;
    },
    prove: (buyer: Buyer, payment: StandInPayment) =>
      call('POST', '/api/verify-razorpay-payment/', buyer.account, provider.proofOf(payment)),
    paymentStatus: async (buyer: Buyer, which: number) =>
      (
        await call('GET', `/api/payments/status/?order=${buyer.orders.get(which)?.id ?? ''}`, buyer.account)
      ).json<PaymentResult>(),
    list: async (buyer: Buyer) => (await call('GET', '/api/payments/', buyer.account)).json<Payment[]>(),
    running: async (buyer: Buyer) =>
      (await call('GET', '/api/user-subscription/', buyer.account)).json<{ active_subscriptions: Subscription[] }>()
        .active_subscriptions,
    books: (buyer: Buyer) => purchasesOf(database, buyer.account.id, now()),
    close: async () => {
      await server.close();
      remove();
      await provider.close();
    },
  };
}

export type PaymentWorld = Awaited<ReturnType<typeof openPaymentWorld>>;

/** A purchase with its grants, from the tables. */
export interface Booked {
  order: string | null;
  status: string;
  settledBy: string | null;
  amountInPaise: number;
  paidInPaise: number;
  refundedInPaise: number;
  everPaid: boolean;
  grants: number;
  running: number;
  addOns: number;
  openAddOns: number;
  bought: number;
  invoices: number;
  receipts: number;
  twice: number;
  tried: boolean;
}

function purchasesOf(database: Database, accountId: number, at: Date): Promise<Booked[]> {
  return database.rows<Booked>(sql`
    select p.provider_order_id as "order", p.status, p.provider_payment_id as "settledBy", p.amount_in_paise as "amountInPaise", p.paid_in_paise as "paidInPaise", p.refunded_in_paise as "refundedInPaise",
      p.completed_at is not null as "everPaid", exists (select from provider_payment q where q.payment_id = p.id) as tried, cardinality(p.add_on_ids) as bought,
      (select count(*)::int from package_grant g where g.payment_id = p.id) as grants,
      (select count(*)::int from package_grant g where g.payment_id = p.id and g.expires_at > ${at}) as running,
      (select count(*)::int from add_on_grant g where g.payment_id = p.id) as "addOns",
      (select count(*)::int from add_on_grant g where g.payment_id = p.id and g.ended_at is null) as "openAddOns",
      (select count(*)::int from invoice i where i.payment_id = p.id and (i.number = (select max(number) from invoice last where last.payment_id = p.id)
        or i.number not in (select c.invoice_number from credit_note c where c.payment_id = p.id))) as invoices,
      (select count(*)::int from mail m join account a on a.email = m.recipient where a.id = p.account_id and m.subject like 'Your payment of %' and m.subject not like '%did not%' and m.body like '%' || p.description || '%') as receipts,
      (select count(*)::int from payment_event e where e.payment_id = p.id and e.provider_event_id like 'paid_twice:%') as twice
    from payment p where p.account_id = ${accountId} order by p.id`);
}
