import { beginningOf } from '@contract/beginningOf';
import Razorpay from 'razorpay';
import type {
  OrderRequest,
  PaymentGateway,
  ProviderOrder,
  ProviderPayment,
  ProviderRefund,
  RefundRequest,
  RefusedRefund,
} from '../gateway';
import { paymentsUnavailable } from '../paymentsUnavailable';
import { type RazorpayAccount, isLiveKey } from './razorpayAccount';
import { readEvent, readPayment, readRefund, verifyProof } from './razorpayProtocol';

/** Razorpay's error; both fields are missing if no response arrived. */
interface RazorpayError {
  statusCode?: number;
  error?: { code?: string; description?: string };
}

const AUTOMATIC_CAPTURE = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 7_200, manual_expiry_period: 7_200, refund_speed: 'normal' },
} as const;

const REFUNDS_PER_PAGE = 100;

const statusCodeOf = (failure: unknown) => Number((failure as RazorpayError | null)?.statusCode);

/** A failure without its request: that one carries the secret key. */
function unavailable(failure: unknown) {
  const { statusCode, error } = (failure ?? {}) as RazorpayError;
  return paymentsUnavailable(
    statusCode
      ? `the provider answered ${statusCode}: ${error?.code ?? ''} ${error?.description ?? ''}`
      : 'the provider did not answer',
  );
}

/** The client inside the SDK, which sends headers that the SDK itself cannot. */
interface Sender {
  defaults: object;
  post(url: string, body: object, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}
const senderOf = (razorpay: Razorpay) => (razorpay.api as unknown as { rq: Sender }).rq;

/** The official SDK. It has no options for host and timeout, and would follow redirects with the key. */
function connect({ keyId, keySecret, apiBase }: RazorpayAccount, timeoutInMs: number): Razorpay {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const rq = senderOf(razorpay);
  Object.assign(rq.defaults, {
    baseURL: apiBase,
    timeout: timeoutInMs,
    proxy: false,
    maxRedirects: 0,
    maxContentLength: 1_000_000,
  });
  return razorpay;
}

/** Razorpay through its own SDK, which throws a TypeError of its own after a timeout or a lost connection. */
export function createRazorpayGateway(account: RazorpayAccount, { timeoutInMs = 10_000 } = {}): PaymentGateway {
  const razorpay = connect(account, timeoutInMs);

  async function findOrder({ receipt, amountInPaise }: OrderRequest): Promise<ProviderOrder | undefined> {
    const { items } = await razorpay.orders.all({ receipt, count: 100 });
    const ours = items
      .filter((order) => order.receipt === receipt && Number(order.amount) === amountInPaise)
      .sort((one, other) => one.created_at - other.created_at);
    return ours[0] && { id: ours[0].id, amountInPaise };
  }

  async function createNewOrder(order: OrderRequest): Promise<ProviderOrder> {
    const created = await razorpay.orders.create({
      amount: order.amountInPaise,
      currency: 'INR',
      receipt: order.receipt,
      notes: { ...order.notes },
      payment: AUTOMATIC_CAPTURE,
    });
    if (typeof created.id !== 'string' || Number(created.amount) !== order.amountInPaise)
      throw new TypeError('the provider created a different order than requested');
    return { id: created.id, amountInPaise: order.amountInPaise };
  }

  /** Razorpay does not promise idempotent orders, so after a lost response we look for the order before we create another. */
  async function createOrder(order: OrderRequest): Promise<ProviderOrder> {
    try {
      const existing = order.isRetry ? await findOrder(order) : undefined;
      return existing ?? (await createNewOrder(order));
    } catch (failure) {
      const refused = statusCodeOf(failure) < 500;
      const found = refused ? undefined : await findOrder(order).catch(() => undefined);
      if (!found) throw unavailable(failure);
      return found;
    }
  }

  async function findPayment(paymentId: string): Promise<ProviderPayment | null> {
    try {
      return readPayment(
        await razorpay.api.get({ url: `/payments/${encodeURIComponent(paymentId)}`, data: { 'expand[]': 'card' } }),
      );
    } catch (failure) {
      if ([400, 404].includes(statusCodeOf(failure))) return null;
      throw unavailable(failure);
    }
  }

  async function findRefunds(paymentId: string): Promise<ProviderRefund[]> {
    const all: ProviderRefund[] = [];
    for (let skip = 0; ; skip += REFUNDS_PER_PAGE) {
      const { items } = (await razorpay.api
        .get({
          url: `/payments/${encodeURIComponent(paymentId)}/refunds`,
          data: { count: REFUNDS_PER_PAGE, skip },
        })
        .catch((failure: unknown) => {
          throw unavailable(failure);
        })) as { items: unknown[] };
      all.push(...items.map(readRefund).filter((refund) => refund !== null));
      if (items.length < REFUNDS_PER_PAGE) return all;
    }
  }

  /**
   * The idempotency key makes a repeated request safe.
   * https://razorpay.com/docs/api/refunds/normal-refunds-idempotent/
   */
  async function refundPayment(request: RefundRequest): Promise<ProviderRefund | RefusedRefund> {
    const { paymentId, amountInPaise, reference } = request;
    const url = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
    const body = { amount: amountInPaise, speed: 'normal', receipt: reference };
    try {
      const { data } = await senderOf(razorpay).post(url, body, { headers: { 'X-Refund-Idempotency': reference } });
      const refund = readRefund(data);
      if (refund?.amountInPaise !== amountInPaise) throw new TypeError('the provider made a different refund');
      return refund;
    } catch (failure) {
      // it was made if an earlier request arrived whose response was lost
      const made = (await findRefunds(paymentId)).find((refund) => refund.reference === reference);
      if (made) return made;
      const { status = 0, data } = (failure as { response?: { status?: number; data?: RazorpayError } }).response ?? {};
      if (![400, 404].includes(status)) throw unavailable(status ? { statusCode: status, ...data } : undefined);
      return { status: 'refused', why: beginningOf(data?.error?.description ?? '', 200) };
    }
  }

  return {
    id: 'razorpay',
    live: isLiveKey(account.keyId),
    publicKey: account.keyId,
    createOrder,
    findPayment,
    findRefunds,
    refundPayment,
    verifyProof: (proof) => verifyProof(account.keySecret, proof),
    findPayments: async (orderId) => {
      const { items } = await razorpay.orders.fetchPayments(orderId).catch((failure: unknown) => {
        throw unavailable(failure);
      });
      return items.map(readPayment).filter((payment) => payment !== null);
    },
    capturePayment: async (authorized) => {
      const captured = await razorpay.payments
        .capture(authorized.id, authorized.amountInPaise, 'INR')
        .then(readPayment, () => findPayment(authorized.id));
      if (!captured) throw unavailable(undefined);
      return captured;
    },
    readEvent: (event) => readEvent(account.webhookSecrets, event),
  };
}
