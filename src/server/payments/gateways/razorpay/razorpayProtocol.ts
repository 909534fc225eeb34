import * as messages from '@messages/server/payments';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { IncomingEvent, PaymentProof, ProviderEvent, ProviderPayment, ProviderRefund } from '../gateway';

const Key = z.string().check(z.regex(/^[\w-]{1,64}$/));
const Word = z.catch(z.string().check(z.regex(/^[\w .&-]{0,40}$/)), '');
const Number16 = z.union([z.string(), z.number()]);

/** Razorpay's payment entity, as far as we read it. https://razorpay.com/docs/api/payments/entity/ */
const PaymentEntity = z.object({
  id: Key,
  order_id: Key,
  status: z.enum(['created', 'authorized', 'captured', 'failed', 'refunded']),
  amount: z.pipe(Number16, z.transform(Number)).check(z.int(), z.gte(0)),
  amount_refunded: z.catch(z.pipe(z.nullish(Number16), z.transform(Number)).check(z.int(), z.gte(0)), 0),
  currency: z.string(),
  /** Seconds since 1970. */
  created_at: z.catch(z.nullish(z.int().check(z.gt(0))), null),
  captured: z.nullish(z.boolean()),
  method: Word,
  card: z.nullish(
    z.object({
      network: Word,
      last4: z.catch(z.string().check(z.regex(/^\d{4}$/)), ''),
      expiry_month: z.nullish(Number16),
      expiry_year: z.nullish(Number16),
    }),
  ),
});

/** Razorpay's refund entity, as far as we read it. https://razorpay.com/docs/api/refunds/entity/ */
const RefundEntity = z.object({
  id: Key,
  payment_id: Key,
  status: z.enum(['pending', 'processed', 'failed']),
  amount: z.pipe(Number16, z.transform(Number)).check(z.int(), z.gte(1)),
  currency: z.literal('INR'),
  receipt: z.catch(z.nullish(Key), null),
});

const Wrapped = z.optional(z.object({ entity: z.unknown() }));
const EventBody = z.object({
  event: z.string().check(z.regex(/^[\w.]{1,80}$/)),
  payload: z.optional(z.object({ payment: Wrapped, refund: Wrapped })),
});

const hmac = (secret: string, signed: string | Buffer) => createHmac('sha256', secret).update(signed).digest('hex');

/** Signs a proof as the sheet does. https://razorpay.com/docs/payments/server-integration/nodejs/integration-steps/#15-verify-payment-signature */
export const signProof = (keySecret: string, { orderId, paymentId }: Omit<PaymentProof, 'signature'>): string =>
  hmac(keySecret, `${orderId}|${paymentId}`);

/** Whether a proof carries the signature that Razorpay's sheet would give it. */
export const verifyProof = (keySecret: string, proof: PaymentProof): boolean =>
  isSameSignature(signProof(keySecret, proof), proof.signature);

/** Compares in constant time. */
function isSameSignature(expected: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(given.toLowerCase()));
}

function cardOf(card: z.output<typeof PaymentEntity>['card']): Pick<ProviderPayment, 'card'> {
  if (!card?.last4) return {};
  const expiry =
    card.expiry_month && card.expiry_year
      ? `${String(card.expiry_month).padStart(2, '0')}/${String(card.expiry_year).slice(-2)}`
      : '';
  return { card: { network: card.network || messages.card, last4: card.last4, expiry } };
}

/** Reads a payment entity; null if it belongs to no order or cannot be understood. Money in another currency counts as zero. */
export function readPayment(entity: unknown): ProviderPayment | null {
  const read = PaymentEntity.safeParse(entity);
  if (!read.success) return null;
  const { id, order_id, status, amount, amount_refunded, currency, created_at, captured, method, card } = read.data;
  const released = status === 'refunded' && captured === false;
  const inPaise = (money: number) => (currency === 'INR' ? money : 0);
  return {
    id,
    orderId: order_id,
    status: released ? 'failed' : status,
    amountInPaise: inPaise(amount),
    refundedInPaise: status === 'refunded' ? inPaise(released ? 0 : amount) : inPaise(amount_refunded),
    createdAt: created_at ? new Date(created_at * 1000) : null,
    method,
    ...cardOf(card),
  };
}

const refundStatus = { pending: 'pending', processed: 'succeeded', failed: 'failed' } as const;
const refundWord = { pending: 'pending', succeeded: 'processed', failed: 'failed' } as const;

/** Reads a refund entity; null if it cannot be understood. Our reference is its receipt. */
export function readRefund(entity: unknown): ProviderRefund | null {
  const read = RefundEntity.safeParse(entity);
  if (!read.success) return null;
  const { id, payment_id, status, amount, receipt } = read.data;
  return {
    id,
    paymentId: payment_id,
    reference: receipt ?? null,
    status: refundStatus[status],
    amountInPaise: amount,
  };
}

const SIGNATURE = 'x-razorpay-signature';
const EVENT_ID = 'x-razorpay-event-id';

/** Reads a webhook request signed with any of the secrets; null if none signed it or the body is not an event. https://razorpay.com/docs/webhooks/validate-test/ */
export function readEvent(
  webhookSecrets: readonly string[],
  { rawBody, headers }: IncomingEvent,
): ProviderEvent | null {
  const signature = String(headers[SIGNATURE] ?? '');
  const eventId = String(headers[EVENT_ID] ?? '');
  // every secret is tried, so that the time does not tell which one fits
  const genuine = webhookSecrets.map((secret) => isSameSignature(hmac(secret, rawBody), signature)).includes(true);
  if (!genuine) return null;
  const read = EventBody.safeParse(parseJson(rawBody));
  if (!read.success) return null;
  const id = /^[\w.:-]{1,100}$/.test(eventId)
    ? eventId
    : `sha256:${createHash('sha256').update(rawBody).digest('hex')}`;
  const { payment, refund } = read.data.payload ?? {};
  return {
    id,
    kind: read.data.event,
    payment: readPayment(payment?.entity),
    refund: readRefund(refund?.entity),
  };
}

/** Writes and signs the event that Razorpay would send about a payment in this state, or about one of its refunds. */
export function writeEvent(
  webhookSecret: string,
  eventId: string,
  payment: ProviderPayment,
  refund?: ProviderRefund,
): IncomingEvent {
  const { status, card, createdAt } = payment;
  const [month, year] = (card?.expiry ?? '').split('/').map(Number);
  const rawBody = Buffer.from(
    JSON.stringify({
      entity: 'event',
      event: payment.refundedInPaise > 0 ? 'refund.processed' : `payment.${status}`,
      payload: {
        payment: {
          entity: {
            id: payment.id,
            order_id: payment.orderId,
            status,
            amount: payment.amountInPaise,
            amount_refunded: payment.refundedInPaise,
            currency: 'INR',
            created_at: createdAt && Math.floor(createdAt.getTime() / 1000),
            captured: status === 'captured' || status === 'refunded',
            method: payment.method,
            ...(card && {
              card: { network: card.network, last4: card.last4, expiry_month: month, expiry_year: 2000 + (year ?? 0) },
            }),
          },
        },
        ...(refund && {
          refund: {
            entity: {
              id: refund.id,
              payment_id: refund.paymentId,
              receipt: refund.reference,
              status: refundWord[refund.status],
              amount: refund.amountInPaise,
              currency: 'INR',
            },
          },
        }),
      },
    }),
  );
  return { rawBody, headers: { [SIGNATURE]: hmac(webhookSecret, rawBody), [EVENT_ID]: eventId } };
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
