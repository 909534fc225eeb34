import * as messages from '@messages/server/payments';
import { createHmac, randomBytes } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { PaymentsDeps } from '../../paymentsDeps';
import { Problem } from '../../../lib/problem';
import type { Queryable } from '../../../db/database';
import type {
  IncomingEvent,
  OrderRequest,
  PaymentGateway,
  PaymentProof,
  ProviderPayment,
  ProviderRefund,
  RefundRequest,
} from '../gateway';
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
  /** The signed event about a refund. @throws Problem 404 */
  refundEvent(refundId: string): Promise<IncomingEvent>;
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
interface RefundRow {
  id: string;
  payment_id: string;
  reference: string | null;
  amount_in_paise: number;
}
const refunds = (where: Sql) =>
  sql`select id, payment_id, reference, amount_in_paise from sandbox_refund where ${where} order by created_at, id`;
const toRefund = ({ id, payment_id, reference, amount_in_paise }: RefundRow): ProviderRefund => ({
  id,
  paymentId: payment_id,
  reference,
  status: 'succeeded',
  amountInPaise: amount_in_paise,
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
}: Pick<PaymentsDeps, 'database' | 'secret' | 'now'>): SandboxGateway {
  const derive = (purpose: string) => createHmac('sha256', secret).update(`sandbox gateway: ${purpose}`).digest('hex');
  const keySecret = derive('payments');
  const webhookSecret = derive('events');

  async function findPayment(paymentId: string): Promise<ProviderPayment | null> {
    const row = await database.row<PaymentRow>(payments(sql`p.id = ${paymentId}`));
    return row ? toPayment(row) : null;
  }

  /** Refunds an amount, or the rest without one, if the payment has so much left. */
  async function refund(
    tx: Queryable,
    paymentId: string,
    amountInPaise: number | undefined,
    reference: string | null,
  ): Promise<ProviderRefund | undefined> {
    const payment = await tx.row<PaymentRow>(sql`${payments(sql`p.id = ${paymentId}`)} for update of p`);
    if (payment?.status !== 'captured') return undefined;
    const left = payment.amount_in_paise - payment.refunded_in_paise;
    const amount = amountInPaise ?? left;
    if (amount > left || amount < 1) return undefined;
    await tx.run(sql`
      update sandbox_payment set refunded_in_paise = refunded_in_paise + ${amount}, status = ${amount === left ? 'refunded' : 'captured'}
      where id = ${paymentId}`);
    const made = await tx.row<RefundRow>(sql`
      insert into sandbox_refund (id, payment_id, reference, amount_in_paise, created_at)
      values (${newId('rfnd')}, ${paymentId}, ${reference}, ${amount}, ${now()}) returning id, payment_id, reference, amount_in_paise`);
    return made && toRefund(made);
  }

  function refundOnce({ paymentId, amountInPaise, reference }: RefundRequest): Promise<ProviderRefund | undefined> {
    return database.transaction(async (tx) => {
      await tx.run(sql`select 1 from sandbox_payment where id = ${paymentId} for update`);
      const made = await tx.row<RefundRow>(refunds(sql`reference = ${reference}`));
      return made ? toRefund(made) : refund(tx, paymentId, amountInPaise, reference);
    });
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
    refundPayment: async (request) =>
      (await refundOnce(request)) ?? { status: 'refused', why: messages.thisPaymentHasLessLeft },
    findRefunds: async (paymentId) =>
      (await database.rows<RefundRow>(refunds(sql`payment_id = ${paymentId}`))).map(toRefund),
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
      const made = await database.transaction((tx) => refund(tx, paymentId, amountInPaise, null));
      if (!made) throw paymentNotFound();
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

    refundEvent: async (refundId) => {
      const row = await database.row<RefundRow>(refunds(sql`id = ${refundId}`));
      const payment = row && (await findPayment(row.payment_id));
      if (!payment) throw paymentNotFound();
      return writeEvent(webhookSecret, newId('evt'), payment, toRefund(row));
    },
  };
}
