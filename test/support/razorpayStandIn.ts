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
 *   provider.pay(orderId, status?, fields?)     a buyer pays: the payment entity; `proofOf(payment)` and
 *                                               `eventOf(payment)` are what the sheet and the webhook send
 *   provider.change(payment, status)            changes its status: captured, failed, refunded
 *   provider.refund(payment, amount)            refunds a part, or the rest
 *   provider.blockCaptures(true)                authorisations cannot be captured for now
 *   provider.news                               an event for each change, in order; tests drop, repeat, delay and
 *                                               reorder them
 *   provider.requests, provider.orders          received requests and created orders
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
  const held: (() => void)[] = [];
  const news: StandInEvent[] = [];
  let capturesBlocked = false;

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
    Object.assign(payment, {
      status,
      captured,
      amount_refunded: status === 'refunded' ? payment.amount : payment.amount_refunded,
    });
    news.push(eventOf(payment));
  }

  function refund(payment: StandInPayment, amount = payment.amount - payment.amount_refunded): void {
    payment.amount_refunded += amount;
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
    news.push(eventOf(payment, 'refund.processed'));
  }

  function answer(method: string, url: URL, body: Record<string, unknown>): { status: number; body: unknown } {
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
    requests.push(`${request.method} ${url.pathname}`);
    const fault = faults.shift() ?? 'fine';
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
    change,
    refund,
    blockCaptures: (blocked: boolean) => {
      capturesBlocked = blocked;
    },
    eventOf,
    plan: (...next: Fault[]) => void faults.push(...next),
    /** Cancels planned faults. */
    calm: () => void faults.splice(0),
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
