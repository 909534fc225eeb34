/*
 * A mock of Razorpay on loopback: orders, payments and captures as documented, in memory, with realistic faults.
 *   const provider = await startRazorpayStandIn();
 *   makeRazorpayGateway(provider.account)       the adapter under test
 *   provider.plan('drop', 'fine', 'refuse')     what happens to the next requests, one by one:
 *     drop    the work is done, but the response is lost (the connection is cut)
 *     cut     the connection is cut before the work
 *     down    503 with a page of HTML, nothing done
 *     refuse  400 with an error as documented, nothing done
 *     hold    the work is done, the response waits for `release()`
 *     late    the work is done, the response arrives after 200 ms
 *   provider.planFor('POST /v1/orders', 'drop') the same for the next requests of this kind, whatever else comes
 *   provider.pay(orderId, status?, fields?)     a buyer pays: the payment entity; `proofOf(payment)` and
 *                                               `eventOf(payment)` are what the sheet and the webhook send
 *   provider.change(payment, status)            changes its status: captured, failed, refunded
 *   provider.refund(payment, amount)            somebody refunds a part, or the rest, at the provider
 *   provider.holdRefunds(true)                  refunds that are requested now stay pending;
 *                                               `finishRefund(refund, 'processed' or 'failed')` ends that
 *   provider.blockCaptures(true)                authorisations cannot be captured for now
 *   provider.news                               an event for each change, in order; tests drop, repeat, delay and
 *                                               reorder them
 *   provider.requests, .orders, .refunds        received requests, created orders and refunds
 */
import { createHmac, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault = 'fine' | 'drop' | 'cut' | 'down' | 'refuse' | 'hold' | 'late';
export interface StandInEvent {
  rawBody: Buffer;
  signature: string;
  eventId: string;
}
export interface StandInOrder {
  id: string;
  entity: 'order';
  amount: number;
  currency: string;
  receipt: string;
  status: string;
  notes: unknown;
  created_at: number;
}
export interface StandInPayment {
  id: string;
  entity: 'payment';
  order_id: string;
  status: string;
  amount: number;
  amount_refunded: number;
  currency: string;
  captured: boolean;
  method: string;
  created_at: number;
  card?: Record<string, unknown>;
}

export interface StandInRefund {
  id: string;
  entity: 'refund';
  payment_id: string;
  amount: number;
  currency: string;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  created_at: number;
}

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
const hmac = (secret: string, text: string | Buffer) => createHmac('sha256', secret).update(text).digest('hex');
const page = (items: unknown[]) => ({ entity: 'collection', count: items.length, items });
const badRequest = (description: string) => ({
  status: 400,
  body: {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
    },
  },
});

export async function startRazorpayStandIn({
  webhookSecrets = ['whsec-now', 'whsec-before'],
  keySecret = randomBytes(12).toString('hex'),
} = {}) {
  const keyId = 'rzp_test_standin';
  const orders: StandInOrder[] = [];
  const payments: StandInPayment[] = [];
  const requests: string[] = [];
  const faults: Fault[] = [];
  const faultsOf = new Map<string, Fault[]>();
  const held: (() => void)[] = [];
  const news: StandInEvent[] = [];
  const refunds: StandInRefund[] = [];
  /** The body and the refund of each idempotency key. */
  const keys = new Map<string, { body: string; refund: StandInRefund }>();
  let capturesBlocked = false;
  let refundsHeld = false;

  function eventOf(
    payment: StandInPayment,
    kind = payment.status === 'refunded' ? 'refund.processed' : `payment.${payment.status}`,
    secret = webhookSecrets[0] ?? '',
  ): StandInEvent {
    const rawBody = Buffer.from(
      JSON.stringify({
        entity: 'event',
        account_id: 'acc_standin',
        event: kind,
        contains: ['payment'],
        payload: { payment: { entity: payment } },
        created_at: 1_700_000_000,
      }),
    );
    return { rawBody, signature: hmac(secret, rawBody), eventId: newId('evt') };
  }

  function change(payment: StandInPayment, status: string): void {
    const captured = status === 'captured' || (status === 'refunded' && payment.captured);
    const left = payment.amount - payment.amount_refunded;
    if (status === 'refunded' && captured && left > 0) refunds.push(entityOf(payment, left, null));
    Object.assign(payment, {
      status,
      captured,
      amount_refunded: status === 'refunded' ? payment.amount : payment.amount_refunded,
    });
    news.push(eventOf(payment));
  }

  const entityOf = (payment: StandInPayment, amount: number, receipt: string | null): StandInRefund => ({
    id: newId('rfnd'),
    entity: 'refund',
    payment_id: payment.id,
    amount,
    currency: 'INR',
    receipt,
    status: receipt && refundsHeld ? 'pending' : 'processed',
    created_at: 1_700_000_000 + refunds.length,
  });

  function refundEventOf(made: StandInRefund, secret = webhookSecrets[0] ?? ''): StandInEvent {
    const payment = payments.find(({ id }) => id === made.payment_id);
    const rawBody = Buffer.from(
      JSON.stringify({
        entity: 'event',
        account_id: 'acc_standin',
        event: `refund.${made.status === 'pending' ? 'created' : made.status}`,
        contains: ['refund', 'payment'],
        payload: { refund: { entity: made }, payment: { entity: payment } },
        created_at: 1_700_000_000,
      }),
    );
    return { rawBody, signature: hmac(secret, rawBody), eventId: newId('evt') };
  }

  function refund(
    payment: StandInPayment,
    amount = payment.amount - payment.amount_refunded,
    receipt: string | null = null,
  ): StandInRefund {
    const made = entityOf(payment, amount, receipt);
    refunds.push(made);
    payment.amount_refunded += amount;
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
    news.push(receipt ? refundEventOf(made) : eventOf(payment, 'refund.processed'));
    return made;
  }

  function requestRefund(
    payment: StandInPayment,
    body: Record<string, unknown>,
    key: string,
  ): { status: number; body: unknown } {
    const known = keys.get(key);
    if (known?.body === JSON.stringify(body)) return { status: 200, body: known.refund };
    if (known) return badRequest('Different request with the same idempotency key has already been processed.');
    const amount = Number(body['amount']);
    if (!/^[\w-]{10,}$/.test(key) || !Number.isInteger(amount) || amount < 100) return badRequest('Not as documented.');
    if (!payment.captured) return badRequest('The payment status should be captured for action to be taken');
    if (amount > payment.amount - payment.amount_refunded)
      return badRequest('The total refund amount is greater than the refund payment amount');
    const made = refund(payment, amount, String(body['receipt']));
    keys.set(key, { body: JSON.stringify(body), refund: made });
    return { status: 200, body: made };
  }

  /** The end of a pending refund; the money of a failed one is the merchant's again. */
  function finishRefund(made: StandInRefund, status: 'processed' | 'failed'): void {
    made.status = status;
    const payment = payments.find(({ id }) => id === made.payment_id);
    if (payment && status === 'failed')
      Object.assign(payment, { amount_refunded: payment.amount_refunded - made.amount, status: 'captured' });
    news.push(refundEventOf(made));
  }

  function answer(
    method: string,
    url: URL,
    body: Record<string, unknown>,
    headers: http.IncomingHttpHeaders,
  ): { status: number; body: unknown } {
    const [, , kind, id, what] = url.pathname.split('/');
    const payment = kind === 'payments' ? payments.find((one) => one.id === id) : undefined;
    if (method === 'POST' && kind === 'orders') {
      if (!Number.isInteger(body['amount']) || body['currency'] !== 'INR' || String(body['receipt']).length > 40)
        return badRequest('The order is not as documented.');
      const order: StandInOrder = {
        id: newId('order'),
        entity: 'order',
        amount: Number(body['amount']),
        currency: 'INR',
        receipt: String(body['receipt']),
        status: 'created',
        notes: body['notes'],
        created_at: orders.length + 1,
      };
      orders.push(order);
      return { status: 200, body: order };
    }
    if (kind === 'orders' && what === 'payments')
      return { status: 200, body: page(payments.filter((one) => one.order_id === id)) };
    if (kind === 'orders' && !id)
      return { status: 200, body: page(orders.filter(({ receipt }) => receipt === url.searchParams.get('receipt'))) };
    if (!payment) return badRequest('The id provided does not exist');
    if (what === 'refund') return requestRefund(payment, body, String(headers['x-refund-idempotency']));
    if (what === 'refunds') {
      const [count, skip] = [Number(url.searchParams.get('count') ?? 10), Number(url.searchParams.get('skip') ?? 0)];
      return { status: 200, body: page(refunds.filter((one) => one.payment_id === id).slice(skip, skip + count)) };
    }
    if (what === 'capture') {
      if (capturesBlocked) return badRequest('The bank does not answer.');
      if (payment.status !== 'authorized') return badRequest('This payment has already been captured');
      change(payment, 'captured');
    }
    const { card, ...withoutCard } = payment;
    return { status: 200, body: url.searchParams.get('expand[]') === 'card' ? { ...withoutCard, card } : withoutCard };
  }

  async function serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://provider');
    const kind = `${request.method} ${url.pathname}`;
    requests.push(kind);
    const fault = faultsOf.get(kind)?.shift() ?? faults.shift() ?? 'fine';
    if (fault === 'cut') return void request.socket.destroy();
    if (fault === 'down')
      return void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service unavailable</h1>');
    const known = request.headers.authorization === `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    const reply = !known
      ? { status: 401, body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } } }
      : fault === 'refuse'
        ? badRequest('Refused as planned')
        : answer(
            request.method ?? '',
            url,
            chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>) : {},
            request.headers,
          );
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 'late') await new Promise((resolve) => setTimeout(resolve, 200));
    if (fault === 'hold') await new Promise<void>((resolve) => held.push(resolve));
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  }

  const server = http.createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    account: {
      keyId,
      keySecret,
      webhookSecrets,
      apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    orders,
    payments,
    requests,
    news,
    refunds,
    change,
    refund,
    finishRefund,
    refundEventOf,
    holdRefunds: (held: boolean) => {
      refundsHeld = held;
    },
    blockCaptures: (blocked: boolean) => {
      capturesBlocked = blocked;
    },
    eventOf,
    plan: (...next: Fault[]) => void faults.push(...next),
    planFor: (kind: string, ...next: Fault[]) => void faultsOf.set(kind, next),
    /** Cancels planned faults. */
    calm: () => {
      faults.splice(0);
      faultsOf.clear();
    },
    release: () => held.splice(0).forEach((go) => go()),
    pay(orderId: string, status = 'captured', fields: Partial<StandInPayment> = {}): StandInPayment {
      const order = orders.find(({ id }) => id === orderId);
      if (!order) throw new Error('The stand-in knows no such order.');
      const payment: StandInPayment = {
        id: newId('pay'),
        entity: 'payment',
        order_id: orderId,
        status,
        amount: order.amount,
        amount_refunded: status === 'refunded' ? order.amount : 0,
        currency: 'INR',
        captured: status === 'captured',
        method: 'upi',
        created_at: 1_700_000_000 + payments.length,
        ...fields,
      };
      payments.push(payment);
      news.push(eventOf(payment));
      return payment;
    },
    proofOf: ({ id, order_id }: StandInPayment) => ({
      razorpay_order_id: order_id,
      razorpay_payment_id: id,
      razorpay_signature: hmac(keySecret, `${order_id}|${id}`),
    }),
    close: async () => {
      held.splice(0).forEach((go) => go());
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
