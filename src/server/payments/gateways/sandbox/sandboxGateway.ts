import * as messages from '@messages/server/payments';
import { createHmac, randomBytes } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { ServerDeps } from '../../../deps';
import { Problem } from '../../../lib/problem';
import type { IncomingEvent, OrderRequest, PaymentGateway, PaymentProof, ProviderPayment } from '../gateway';
import { paymentsUnavailable } from '../paymentsUnavailable';
import { readEvent, signProof, verifyProof, writeEvent } from '../razorpay/razorpayProtocol';

/** A provider that moves no money and keeps its books in our own database. It signs like Razorpay, so that tests cover the real wire format. */
export interface SandboxGateway extends PaymentGateway {
  readonly id: 'sandbox';
  /**
   * Plays the buyer's bank. The proof of a declined payment does not verify.
   * @throws Problem 404 for an unknown order, 409 for a paid one.
   */
  pay(orderId: string, outcome: 'success' | 'failure' | 'authorized'): Promise<PaymentProof>;
  /** Refunds the rest of a payment, or a part. @throws Problem 404 if it was not captured or has less left. */
  refund(paymentId: string, amountInPaise?: number): Promise<void>;
  /** Releases an authorisation without capturing it. @throws Problem 404 if the payment is not authorised. */
  release(paymentId: string): Promise<void>;
  /** The signed event about a payment's current state, or about the `status` given. @throws Problem 404 */
  event(paymentId: string, status?: ProviderPayment['status']): Promise<IncomingEvent>;
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
const statusAfter = { success: 'captured', failure: 'failed', authorized: 'authorized' } as const;
const paymentNotFound = () => new Problem(404, 'not_found', messages.thisPaymentWasNotFound);

export function isSandbox(gateway: PaymentGateway): gateway is SandboxGateway {
  return gateway.id === 'sandbox';
}

/** The gateway of a server without a provider. Its secrets derive from the server's own, so that all processes sign alike. */
export function createSandboxGateway({
  database,
  secret,
  now,
}: Pick<ServerDeps, 'database' | 'secret' | 'now'>): SandboxGateway {
  const derive = (purpose: string) => createHmac('sha256', secret).update(`sandbox gateway: ${purpose}`).digest('hex');
  const keySecret = derive('payments');
  const webhookSecret = derive('events');

  async function findPayment(paymentId: string): Promise<ProviderPayment | null> {
    const row = await database.row<PaymentRow>(payments(sql`p.id = ${paymentId}`));
    return row ? toPayment(row) : null;
  }

  return {
    id: 'sandbox',
    live: false,
    publicKey: `rzp_sandbox_${derive('key').slice(0, 14)}`,
    findPayment,
    createOrder: async ({ receipt, amountInPaise }: OrderRequest) => {
      await database.run(
        sql`insert into sandbox_order (id, receipt, amount_in_paise, created_at) values (${newId('order')}, ${receipt}, ${amountInPaise}, ${now()}) on conflict (receipt) do nothing`,
      );
      const order = await database.row<{ id: string; amount_in_paise: number }>(
        sql`select id, amount_in_paise from sandbox_order where receipt = ${receipt}`,
      );
      if (order?.amount_in_paise !== amountInPaise) throw paymentsUnavailable();
      return { id: order.id, amountInPaise };
    },
    verifyProof: (proof) => verifyProof(keySecret, proof),
    findPayments: async (orderId) =>
      (await database.rows<PaymentRow>(payments(sql`p.order_id = ${orderId}`))).map(toPayment),
    capturePayment: async (authorized) => {
      await database.run(
        sql`update sandbox_payment set status = 'captured' where id = ${authorized.id} and status = 'authorized'`,
      );
      return (await findPayment(authorized.id)) ?? authorized;
    },
    readEvent: (event) => readEvent([webhookSecret], event),

    pay: async (orderId, outcome) => {
      const paymentId = newId('pay');
      const known = await database.row(sql`select 1 from sandbox_order where id = ${orderId}`);
      if (!known) throw new Problem(404, 'not_found', messages.thisOrderWasNotFound);
      const paid = await database.run(sql`
        insert into sandbox_payment (id, order_id, status, created_at)
        select ${paymentId}, ${orderId}, ${statusAfter[outcome]}, ${now()} where not exists (select 1 from sandbox_payment where order_id = ${orderId} and status <> 'failed')
        on conflict do nothing`);
      if (!paid) throw new Problem(409, 'already_paid', messages.thisOrderIsAlreadyPaid);
      const signed = outcome === 'failure' ? `${paymentId}|declined` : paymentId;
      return { orderId, paymentId, signature: signProof(keySecret, { orderId, paymentId: signed }) };
    },

    refund: async (paymentId, amountInPaise) => {
      const refunded = await database.run(sql`
        update sandbox_payment p set refunded_in_paise = refunded_in_paise + coalesce(${amountInPaise ?? null}::bigint, o.amount_in_paise - refunded_in_paise),
          status = case when refunded_in_paise + coalesce(${amountInPaise ?? null}::bigint, o.amount_in_paise - refunded_in_paise) = o.amount_in_paise then 'refunded' else 'captured' end
        from sandbox_order o where o.id = p.order_id and p.id = ${paymentId} and p.status = 'captured' and refunded_in_paise + coalesce(${amountInPaise ?? null}::bigint, 0) <= o.amount_in_paise`);
      if (!refunded) throw paymentNotFound();
    },

    release: async (paymentId) => {
      const released = await database.run(
        sql`update sandbox_payment set status = 'failed' where id = ${paymentId} and status = 'authorized'`,
      );
      if (!released) throw paymentNotFound();
    },

    event: async (paymentId, status) => {
      const found = await findPayment(paymentId);
      if (!found) throw paymentNotFound();
      const reported = status ?? found.status;
      const refundedInPaise = reported === 'refunded' ? found.amountInPaise : status ? 0 : found.refundedInPaise;
      return writeEvent(webhookSecret, newId('evt'), { ...found, status: reported, refundedInPaise });
    },
  };
}
