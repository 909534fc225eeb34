import { createHmac, randomBytes } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { ServerDeps } from '../../../deps';
import { Problem } from '../../../plugins/problems';
import type { OrderRequest, PaymentGateway, ProviderPayment } from '../gateway';
import { readEvent, sameSignature, signatureOfEvent, signatureOfPayment } from '../razorpay/razorpayProtocol';

/** What the sheet hands back, as `PaymentProof` of the contract names it. */
export interface SandboxProof {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** An event as the provider would send it to the webhook. */
export interface SandboxEvent {
  rawBody: Buffer;
  signature: string;
  eventId: string;
}

/** A provider that moves no money: same ids, signatures and events as the live one, its books in our own database. */
export interface SandboxGateway extends PaymentGateway {
  readonly kind: 'sandbox';
  /**
   * Plays the buyer's bank. A declined payment comes with a signature that proves nothing.
   * @throws Problem 404 for an order it does not know, 409 for one that is paid.
   */
  pay(orderId: string, outcome: 'success' | 'failure' | 'reserved'): Promise<SandboxProof>;
  /** Gives a payment back, all that is left of it or a part. @throws Problem 404 for one that was not captured, or has less left. */
  refund(paymentId: string, amountInPaise?: number): Promise<void>;
  /** Lets a reservation go: its money was never captured. @throws Problem 404 for one that is not reserved. */
  release(paymentId: string): Promise<void>;
  /** The signed event of how a payment stands, or of the `status` given. @throws Problem 404 */
  event(paymentId: string, status?: ProviderPayment['status']): Promise<SandboxEvent>;
}

interface PaymentRow {
  id: string;
  order_id: string;
  status: 'authorized' | 'captured' | 'failed' | 'refunded';
  amount_in_paise: number;
  refunded_in_paise: number;
  created_at: Date;
  method: string;
}

const TEST_CARD = { network: 'Visa', last4: '1111', expiry: '12/30' };
const newId = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`;
const payments = (where: Sql) => sql`
  select p.id, p.order_id, p.status, o.amount_in_paise, p.refunded_in_paise, p.created_at, p.method
  from sandbox_payment p join sandbox_order o on o.id = p.order_id where ${where} order by p.created_at, p.id`;
const toPayment = ({
  id,
  order_id,
  status,
  amount_in_paise,
  refunded_in_paise,
  created_at,
  method,
}: PaymentRow): ProviderPayment => ({
  id,
  orderId: order_id,
  status,
  amountInPaise: amount_in_paise,
  refundedInPaise: refunded_in_paise,
  createdAt: created_at,
  method,
  card: TEST_CARD,
});
const statusAfter = { success: 'captured', failure: 'failed', reserved: 'authorized' } as const;
const notFound = () => new Problem(404, 'not_found', 'This payment was not found.');

export function isSandbox(gateway: PaymentGateway): gateway is SandboxGateway {
  return gateway.kind === 'sandbox';
}

/** The gateway of a server without a provider's keys. Its secrets derive from the server's own, so every process signs alike. */
export function createSandboxGateway({
  database,
  secret,
  now,
}: Pick<ServerDeps, 'database' | 'secret' | 'now'>): SandboxGateway {
  const derived = (purpose: string) => createHmac('sha256', secret).update(`sandbox gateway: ${purpose}`).digest('hex');
  const keySecret = derived('payments');
  const webhookSecret = derived('events');
  const keyId = `rzp_sandbox_${derived('key').slice(0, 14)}`;

  async function payment(paymentId: string): Promise<ProviderPayment | null> {
    const row = await database.row<PaymentRow>(payments(sql`p.id = ${paymentId}`));
    return row ? toPayment(row) : null;
  }

  return {
    kind: 'sandbox',
    live: false,
    keyId,
    payment,
    createOrder: async ({ receipt, amountInPaise }: OrderRequest) => {
      await database.run(
        sql`insert into sandbox_order (id, receipt, amount_in_paise, created_at) values (${newId('order')}, ${receipt}, ${amountInPaise}, ${now()}) on conflict (receipt) do nothing`,
      );
      const order = await database.row<{ id: string; amount_in_paise: number }>(
        sql`select id, amount_in_paise from sandbox_order where receipt = ${receipt}`,
      );
      if (order?.amount_in_paise !== amountInPaise)
        throw new Problem(
          503,
          'payments_unavailable',
          'We cannot take payments right now. Please try again in a moment.',
          undefined,
          30,
        );
      return { id: order.id, amountInPaise };
    },
    provesPayment: (orderId, paymentId, signature) =>
      sameSignature(signatureOfPayment(keySecret, orderId, paymentId), signature),
    paymentsOf: async (orderId) =>
      (await database.rows<PaymentRow>(payments(sql`p.order_id = ${orderId}`))).map(toPayment),
    capture: async (authorized) => {
      await database.run(
        sql`update sandbox_payment set status = 'captured' where id = ${authorized.id} and status = 'authorized'`,
      );
      return (await payment(authorized.id)) ?? authorized;
    },
    readEvent: (rawBody, signature, eventId) => readEvent([webhookSecret], rawBody, signature, eventId),

    pay: async (orderId, outcome) => {
      const id = newId('pay');
      const status = statusAfter[outcome];
      const known = await database.row(sql`select 1 from sandbox_order where id = ${orderId}`);
      if (!known) throw new Problem(404, 'not_found', 'This order was not found.');
      const made = await database.run(sql`
        insert into sandbox_payment (id, order_id, status, created_at)
        select ${id}, ${orderId}, ${status}, ${now()} where not exists (select 1 from sandbox_payment where order_id = ${orderId} and status <> 'failed')
        on conflict do nothing`);
      if (!made) throw new Problem(409, 'already_paid', 'This order is already paid.');
      return {
        razorpay_order_id: orderId,
        razorpay_payment_id: id,
        razorpay_signature: signatureOfPayment(keySecret, orderId, outcome === 'failure' ? `${id}|declined` : id),
      };
    },

    refund: async (paymentId, amountInPaise) => {
      const refunded = await database.run(sql`
        update sandbox_payment p set refunded_in_paise = refunded_in_paise + coalesce(${amountInPaise ?? null}::bigint, o.amount_in_paise - refunded_in_paise),
          status = case when refunded_in_paise + coalesce(${amountInPaise ?? null}::bigint, o.amount_in_paise - refunded_in_paise) = o.amount_in_paise then 'refunded' else 'captured' end
        from sandbox_order o where o.id = p.order_id and p.id = ${paymentId} and p.status = 'captured' and refunded_in_paise + coalesce(${amountInPaise ?? null}::bigint, 0) <= o.amount_in_paise`);
      if (!refunded) throw notFound();
    },

    release: async (paymentId) => {
      const released = await database.run(
        sql`update sandbox_payment set status = 'failed' where id = ${paymentId} and status = 'authorized'`,
      );
      if (!released) throw notFound();
    },

    event: async (paymentId, status) => {
      const found = await payment(paymentId);
      if (!found) throw notFound();
      const told = status ?? found.status;
      const refunded = told === 'refunded' ? found.amountInPaise : status ? 0 : found.refundedInPaise;
      const rawBody = Buffer.from(
        JSON.stringify({
          entity: 'event',
          event: refunded > 0 ? 'refund.processed' : `payment.${told}`,
          payload: {
            payment: {
              entity: {
                id: found.id,
                order_id: found.orderId,
                status: told,
                amount: found.amountInPaise,
                amount_refunded: refunded,
                currency: 'INR',
                created_at: found.createdAt && Math.floor(found.createdAt.getTime() / 1000),
                captured: told === 'captured' || told === 'refunded',
                method: found.method,
                card: { network: TEST_CARD.network, last4: TEST_CARD.last4, expiry_month: 12, expiry_year: 2030 },
              },
            },
          },
        }),
      );
      return { rawBody, signature: signatureOfEvent(webhookSecret, rawBody), eventId: newId('evt') };
    },
  };
}
