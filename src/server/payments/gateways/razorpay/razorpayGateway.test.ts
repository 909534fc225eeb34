import { type GatewayFault, describeGateway } from '../../../../../test/support/gatewayConformance';
import { type Fault, type StandInEvent, startRazorpayStandIn } from '../../../../../test/support/razorpayStandIn';
import type { IncomingEvent } from '../gateway';
import { readProof } from '../../http/wireProof';
import { createRazorpayGateway } from './razorpayGateway';

const order = { receipt: '0f4f6a55-6c55-4a4e-9b5e-3f0a1b2c3d4e', amountInPaise: 299_900, notes: { purchase: '7' } };
const received = ({ rawBody, signature, eventId }: StandInEvent): IncomingEvent => ({
  rawBody,
  headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId },
});
const unavailable = expect.objectContaining({ status: 503, code: 'payments_unavailable', retryAfter: 30 });

describe('the Razorpay gateway', () => {
  let provider: Awaited<ReturnType<typeof startRazorpayStandIn>>;
  const gateway = (timeoutInMs = 5_000) => createRazorpayGateway(provider.account, { timeoutInMs });
  beforeEach(async () => {
    provider = await startRazorpayStandIn();
  });
  afterEach(() => provider.close());

  it('creates an order with one request', async () => {
    const made = await gateway().createOrder(order);
    expect(made).toEqual({ id: provider.orders[0]?.id, amountInPaise: 299_900 });
    expect(provider.orders[0]).toMatchObject({
      amount: 299_900,
      currency: 'INR',
      receipt: order.receipt,
      notes: { purchase: '7' },
    });
    expect(provider.requests).toEqual(['POST /v1/orders']);
  });

  it('R9 finds an order whose response was dropped, and creates no second one', async () => {
    provider.plan('drop');
    const made = await gateway().createOrder(order);
    expect(made).toEqual({ id: provider.orders[0]?.id, amountInPaise: 299_900 });
    expect(provider.orders).toHaveLength(1);
  });

  it('R9 finds it at the next attempt if the lookup was dropped too', async () => {
    provider.plan('drop', 'drop');
    await expect(gateway().createOrder(order)).rejects.toEqual(unavailable);
    await expect(gateway().createOrder({ ...order, isRetry: true })).resolves.toMatchObject({
      id: provider.orders[0]?.id,
    });
    expect(provider.orders).toHaveLength(1);
  });

  it('R9 creates no second order if the first response is late', async () => {
    provider.plan('hold');
    const made = await gateway(200).createOrder(order);
    expect(made).toEqual({ id: provider.orders[0]?.id, amountInPaise: 299_900 });
    expect(provider.orders).toHaveLength(1);
  });

  it('does not accept an order of another amount', async () => {
    await gateway().createOrder(order);
    await gateway().createOrder({ ...order, amountInPaise: 599_900, isRetry: true });
    expect(provider.orders.map(({ amount }) => amount)).toEqual([299_900, 599_900]);
  });

  it.each(['cut', 'down', 'refuse'] as const)('answers 503 without the secret if the provider is %s', async (fault) => {
    provider.plan(fault, fault);
    const problem = await gateway()
      .createOrder(order)
      .catch((thrown: unknown) => thrown);
    expect(problem).toEqual(unavailable);
    expect(JSON.stringify([problem, String((problem as Error).cause)])).not.toContain(provider.account.keySecret);
    expect(provider.orders).toHaveLength(0);
  });

  it('answers 503 if the key is refused', async () => {
    const stranger = createRazorpayGateway({ ...provider.account, keySecret: 'another' });
    await expect(stranger.createOrder(order)).rejects.toEqual(unavailable);
    await expect(stranger.findPayment('pay_1')).rejects.toEqual(unavailable);
    await expect(stranger.findPayments('order_1')).rejects.toEqual(unavailable);
  });

  it('returns a payment’s status and card, or null for an unknown one', async () => {
    const { id } = await gateway().createOrder(order);
    const paid = provider.pay(id, 'captured', {
      method: 'card',
      card: { network: 'Visa', last4: '4242', expiry_month: 3, expiry_year: 2031 },
    });
    await expect(gateway().findPayment(paid.id)).resolves.toEqual({
      id: paid.id,
      orderId: id,
      status: 'captured',
      amountInPaise: 299_900,
      refundedInPaise: 0,
      createdAt: expect.any(Date),
      method: 'card',
      card: { network: 'Visa', last4: '4242', expiry: '03/31' },
    });
    await expect(gateway().findPayment('pay_nobody')).resolves.toBeNull();
    await expect(gateway().findPayments(id)).resolves.toEqual([
      expect.objectContaining({ id: paid.id, status: 'captured' }),
    ]);
  });

  it('treats a released authorisation as failed, and money in another currency as none', async () => {
    const { id } = await gateway().createOrder(order);
    await expect(gateway().findPayment(provider.pay(id, 'refunded', { captured: false }).id)).resolves.toMatchObject({
      status: 'failed',
    });
    await expect(gateway().findPayment(provider.pay(id, 'refunded', { captured: true }).id)).resolves.toMatchObject({
      status: 'refunded',
    });
    await expect(gateway().findPayment(provider.pay(id, 'captured', { currency: 'USD' }).id)).resolves.toMatchObject({
      amountInPaise: 0,
    });
  });

  it('captures authorised money, also if it was captured meanwhile', async () => {
    const { id } = await gateway().createOrder(order);
    const reserved = (await gateway().findPayment(provider.pay(id, 'authorized').id))!;
    await expect(gateway().capturePayment(reserved)).resolves.toMatchObject({ id: reserved.id, status: 'captured' });
    await expect(gateway().capturePayment(reserved)).resolves.toMatchObject({ id: reserved.id, status: 'captured' });
  });

  it('rejects every altered proof', async () => {
    const { id } = await gateway().createOrder(order);
    const proof = provider.proofOf(provider.pay(id));
    const proves = (orderId: string, paymentId: string, signature: string) =>
      gateway().verifyProof({ orderId, paymentId, signature });
    expect(proves(id, proof.razorpay_payment_id, proof.razorpay_signature)).toBe(true);
    expect(proves(id, proof.razorpay_payment_id, proof.razorpay_signature.toUpperCase())).toBe(true);
    for (const [orderId, paymentId, signature] of [
      [`${id}x`, proof.razorpay_payment_id, proof.razorpay_signature],
      [id, 'pay_other', proof.razorpay_signature],
      [id, proof.razorpay_payment_id, ''],
      [id, proof.razorpay_payment_id, '0'.repeat(64)],
    ] as const) {
      expect(proves(orderId, paymentId, signature)).toBe(false);
    }
  });

  it('R11 accepts events signed with either secret during a rotation, and no altered one', async () => {
    const { id } = await gateway().createOrder(order);
    const paid = provider.pay(id);
    for (const secret of provider.account.webhookSecrets) {
      const event = provider.eventOf(paid, 'payment.captured', secret);
      expect(gateway().readEvent(received(event))).toMatchObject({
        id: event.eventId,
        kind: 'payment.captured',
        payment: { id: paid.id, orderId: id, status: 'captured' },
      });
    }
    const { rawBody, signature, eventId } = provider.eventOf(paid);
    let accepted = 0;
    for (let at = 0; at < rawBody.length; at += 1) {
      const altered = Buffer.from(rawBody);
      altered[at] = (altered[at] ?? 0) ^ 1;
      if (gateway().readEvent(received({ rawBody: altered, signature, eventId }))) accepted += 1;
    }
    for (const forged of [
      '',
      'x',
      '0'.repeat(64),
      provider.eventOf(paid, 'payment.captured', 'whsec-guessed').signature,
    ])
      if (gateway().readEvent(received({ rawBody, signature: forged, eventId }))) accepted += 1;
    expect(accepted).toBe(0);
    expect(
      createRazorpayGateway({ ...provider.account, webhookSecrets: [] }).readEvent(
        received({ rawBody, signature: provider.eventOf(paid, 'x', '').signature, eventId }),
      ),
    ).toBeNull();
  });
});

const faults: Readonly<Record<GatewayFault, Fault>> = { requestLost: 'cut', responseLost: 'drop', refused: 'refuse' };

describeGateway('Razorpay', { usesNetwork: true }, async () => {
  const provider = await startRazorpayStandIn();
  const otherAccount = { ...provider.account, keySecret: 'another', webhookSecrets: ['another'] };
  const find = (paymentId: string) => provider.payments.find(({ id }) => id === paymentId)!;
  return {
    gateway: createRazorpayGateway(provider.account),
    otherAccount: createRazorpayGateway(otherAccount),
    countOrders: async (receipt) => provider.orders.filter((order) => order.receipt === receipt).length,
    pay: async (orderId, outcome) => readProof(provider.proofOf(provider.pay(orderId, outcome))),
    refund: async (paymentId, amountInPaise) => void provider.refund(find(paymentId), amountInPaise),
    release: async (paymentId) => provider.change(find(paymentId), 'refunded'),
    event: async (paymentId) => received(provider.eventOf(find(paymentId))),
    refundEvent: async (refundId) =>
      received(provider.refundEventOf(provider.refunds.find(({ id }) => id === refundId)!)),
    fail: (...planned) => {
      provider.calm();
      provider.plan(...planned.map((fault) => faults[fault]));
    },
    close: () => provider.close(),
  };
});
