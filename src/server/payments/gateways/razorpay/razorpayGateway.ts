import Razorpay from 'razorpay';
import type { Settings } from '../../../settings';
import { Problem } from '../../../plugins/problems';
import type { OrderRequest, PaymentGateway, ProviderOrder, ProviderPayment } from '../gateway';
import { readEvent, readPayment, sameSignature, signatureOfPayment } from './razorpayProtocol';

/** What the provider refused with; undefined when its answer never came. */
interface Refusal {
  statusCode?: number;
  error?: { code?: string; description?: string };
}

const AUTOMATIC_CAPTURE = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 7_200, manual_expiry_period: 7_200, refund_speed: 'normal' },
} as const;

/** A failure without the request in it: that one carries the secret key. */
function unavailable(failure: unknown): Problem {
  const { statusCode, error } = (failure ?? {}) as Refusal;
  const problem = new Problem(
    503,
    'payments_unavailable',
    'We cannot take payments right now. You were not charged. Please try again in a moment.',
    undefined,
    30,
  );
  problem.cause = statusCode
    ? `The provider answered ${statusCode}: ${error?.code ?? ''} ${error?.description ?? ''}`
    : 'The provider did not answer.';
  return problem;
}

/** The official SDK, at the host given: it has options for neither host nor time-out, and follows redirects with the key. */
function connect({ keyId, keySecret, apiBase }: NonNullable<Settings['razorpay']>, timeoutInMs: number): Razorpay {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq } = razorpay.api as unknown as { rq: { defaults: object } };
  Object.assign(rq.defaults, {
    baseURL: apiBase,
    timeout: timeoutInMs,
    proxy: false,
    maxRedirects: 0,
    maxContentLength: 1_000_000,
  });
  return razorpay;
}

/** Razorpay through its own SDK. Every failure of it becomes a Problem 503; a time-out or a cut connection reaches us as a TypeError of the SDK's. */
export function createRazorpayGateway(
  account: NonNullable<Settings['razorpay']>,
  { timeoutInMs = 10_000 } = {},
): PaymentGateway {
  const razorpay = connect(account, timeoutInMs);

  async function madeBefore({ receipt, amountInPaise }: OrderRequest): Promise<ProviderOrder | undefined> {
    const { items } = await razorpay.orders.all({ receipt, count: 100 });
    const ours = items
      .filter((order) => order.receipt === receipt && Number(order.amount) === amountInPaise)
      .sort((one, other) => one.created_at - other.created_at);
    return ours[0] && { id: ours[0].id, amountInPaise };
  }

  async function create(order: OrderRequest): Promise<ProviderOrder> {
    const made = await razorpay.orders.create({
      amount: order.amountInPaise,
      currency: 'INR',
      receipt: order.receipt,
      notes: { ...order.notes },
      payment: AUTOMATIC_CAPTURE,
    });
    if (typeof made.id !== 'string' || Number(made.amount) !== order.amountInPaise)
      throw new TypeError('The provider made another order than was asked for.');
    return { id: made.id, amountInPaise: order.amountInPaise };
  }

  /** No idempotency is promised for orders, so one whose answer was lost is looked for before another is made. */
  async function createOrder(order: OrderRequest): Promise<ProviderOrder> {
    try {
      const before = order.askedBefore ? await madeBefore(order) : undefined;
      return before ?? (await create(order));
    } catch (failure) {
      const refused = Number((failure as Refusal | null)?.statusCode) < 500;
      const found = refused ? undefined : await madeBefore(order).catch(() => undefined);
      if (!found) throw unavailable(failure);
      return found;
    }
  }

  async function payment(paymentId: string): Promise<ProviderPayment | null> {
    try {
      return readPayment(
        await razorpay.api.get({ url: `/payments/${encodeURIComponent(paymentId)}`, data: { 'expand[]': 'card' } }),
      );
    } catch (failure) {
      if ([400, 404].includes(Number((failure as Refusal | null)?.statusCode))) return null;
      throw unavailable(failure);
    }
  }

  return {
    kind: 'razorpay',
    live: account.keyId.startsWith('rzp_live_'),
    keyId: account.keyId,
    createOrder,
    payment,
    provesPayment: (orderId, paymentId, signature) =>
      sameSignature(signatureOfPayment(account.keySecret, orderId, paymentId), signature),
    paymentsOf: async (orderId) => {
      const answered = await razorpay.orders.fetchPayments(orderId).catch((failure: unknown) => {
        throw unavailable(failure);
      });
      return answered.items.map(readPayment).filter((read) => read !== null);
    },
    capture: async (authorized) => {
      const captured = await razorpay.payments
        .capture(authorized.id, authorized.amountInPaise, 'INR')
        .then(readPayment, () => payment(authorized.id));
      if (!captured) throw unavailable(undefined);
      return captured;
    },
    readEvent: (rawBody, signature, eventId) => readEvent(account.webhookSecrets, rawBody, signature, eventId),
  };
}
