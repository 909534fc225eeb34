import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { ProviderEvent, ProviderPayment } from '../gateway';

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

const EventBody = z.object({
  event: z.string().check(z.regex(/^[\w.]{1,80}$/)),
  payload: z.optional(z.object({ payment: z.optional(z.object({ entity: z.unknown() })) })),
});

/** Proof of a payment, as the provider's sheet hands it to the page. https://razorpay.com/docs/payments/server-integration/nodejs/integration-steps/#15-verify-payment-signature */
export function signatureOfPayment(keySecret: string, orderId: string, paymentId: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');
}

/** What `X-Razorpay-Signature` holds. https://razorpay.com/docs/webhooks/validate-test/ */
export function signatureOfEvent(webhookSecret: string, rawBody: Buffer): string {
  return createHmac('sha256', webhookSecret).update(rawBody).digest('hex');
}

/** Compares signatures in a time that tells nothing of where they differ. */
export function sameSignature(expected: string, given: string): boolean {
  const [one, other] = [expected, given.toLowerCase()].map((text) => createHash('sha256').update(text).digest()) as [
    Buffer,
    Buffer,
  ];
  return timingSafeEqual(one, other);
}

function cardOf(card: z.output<typeof PaymentEntity>['card']): Pick<ProviderPayment, 'card'> {
  if (!card?.last4) return {};
  const expiry =
    card.expiry_month && card.expiry_year
      ? `${String(card.expiry_month).padStart(2, '0')}/${String(card.expiry_year).slice(-2)}`
      : '';
  return { card: { network: card.network || 'Card', last4: card.last4, expiry } };
}

/** Reads a payment entity; null for one that is not of an order, or cannot be understood. Money in another currency counts as none. */
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

/** Reads a webhook signed with any of the secrets (several while one is being replaced); null when the signature is nobody's or the body no event. */
export function readEvent(
  webhookSecrets: readonly string[],
  rawBody: Buffer,
  signature: string,
  eventId: string,
): ProviderEvent | null {
  const genuine = webhookSecrets
    .map((secret) => sameSignature(signatureOfEvent(secret, rawBody), signature))
    .includes(true);
  if (!genuine) return null;
  const read = EventBody.safeParse(jsonOf(rawBody));
  if (!read.success) return null;
  const id = /^[\w.:-]{1,100}$/.test(eventId)
    ? eventId
    : `sha256:${createHash('sha256').update(rawBody).digest('hex')}`;
  return { id, kind: read.data.event, payment: readPayment(read.data.payload?.payment?.entity) };
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
