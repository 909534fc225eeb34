/*
 * describeGateway(name, open): the contract of every payment gateway, see `src/server/payments/gateways/gateway.ts`.
 * A new adapter's test calls it with a `GatewayUnderTest`: the adapter, and functions that play the buyer and the bank
 * at the provider.
 */
import { randomUUID } from 'node:crypto';
import type {
  IncomingEvent,
  OrderRequest,
  PaymentGateway,
  PaymentProof,
  ProviderPayment,
} from '@server/payments/gateways/gateway';

/**
 * What can happen to a request: it is lost on its way, its response is lost although the work was done, or the provider
 * refuses it.
 */
export type GatewayFault = 'requestLost' | 'responseLost' | 'refused';

export interface GatewayUnderTest {
  gateway: PaymentGateway;
  /** The same adapter with another account: nothing that is signed for `gateway` is genuine to it. */
  otherAccount: PaymentGateway;
  /** The number of orders that the provider stores under a receipt. */
  countOrders(receipt: string): Promise<number>;
  /** A buyer pays, or tries to; resolves to what the sheet hands over. */
  pay(orderId: string, outcome: 'captured' | 'authorized' | 'failed'): Promise<PaymentProof>;
  /** Refunds a captured payment at the provider, in part if an amount is given. */
  refund(paymentId: string, amountInPaise?: number): Promise<void>;
  /** Releases an authorised payment at the provider. */
  release(paymentId: string): Promise<void>;
  /** The signed webhook request about the payment's current state. */
  event(paymentId: string): Promise<IncomingEvent>;
  /** The signed webhook request about a refund. */
  refundEvent(refundId: string): Promise<IncomingEvent>;
  /**
   * Plans the faults of the next requests; none: the provider works again. Missing where the adapter sends no requests.
   */
  fail?: (...faults: GatewayFault[]) => void;
  close(): Promise<void>;
}

const AMOUNT = 299_900;
const unavailable = expect.objectContaining({ status: 503, code: 'payments_unavailable', retryAfter: 30 });

/** What every report of a payment must agree on, wherever it comes from. */
const essence = ({ id, orderId, status, amountInPaise, refundedInPaise }: ProviderPayment) => ({
  id,
  orderId,
  status,
  amountInPaise,
  refundedInPaise,
});

/** Defines the tests of one gateway; the tests of faults only if it reaches its provider by network. */
export function describeGateway(
  name: string,
  { usesNetwork }: { usesNetwork: boolean },
  open: () => Promise<GatewayUnderTest>,
): void {
  describe(`${name} as a payment gateway`, () => {
    let provider: GatewayUnderTest;
    let gateway: PaymentGateway;
    beforeEach(async () => {
      provider = await open();
      ({ gateway } = provider);
    });
    afterEach(() => provider.close());

    const request = (fields: Partial<OrderRequest> = {}): OrderRequest => ({
      receipt: randomUUID(),
      amountInPaise: AMOUNT,
      notes: { purchase: '7' },
      ...fields,
    });
    /** An order with one payment. */
    const payNew = async (outcome: 'captured' | 'authorized' | 'failed') => {
      const order = await gateway.createOrder(request());
      return { order, proof: await provider.pay(order.id, outcome) };
    };
    /** The payment's state, which every way to read it must agree on. */
    const stateOf = async ({ orderId, paymentId }: PaymentProof) => {
      const found = await gateway.findPayment(paymentId);
      const listed = (await gateway.findPayments(orderId)).find(({ id }) => id === paymentId);
      const reported = gateway.readEvent(await provider.event(paymentId))?.payment;
      expect(found).not.toBeNull();
      expect(listed && essence(listed)).toEqual(found && essence(found));
      expect(reported && essence(reported)).toEqual(found && essence(found));
      return found;
    };

    it('moves no real money in tests and has a public key', () => {
      expect(gateway.live).toBe(false);
      expect(gateway.publicKey).not.toBe('');
    });

    describe('an order', () => {
      it('has its own id and the requested amount', async () => {
        const [first, second] = [await gateway.createOrder(request()), await gateway.createOrder(request())];
        expect(first).toEqual({ id: expect.stringMatching(/./), amountInPaise: AMOUNT });
        expect(second).toEqual({ id: expect.stringMatching(/./), amountInPaise: AMOUNT });
        expect(second.id).not.toBe(first.id);
      });

      it('is found again when it is requested again', async () => {
        const order = request();
        const first = await gateway.createOrder(order);
        await expect(gateway.createOrder({ ...order, isRetry: true })).resolves.toEqual(first);
        expect(await provider.countOrders(order.receipt)).toBe(1);
      });

      it('is created by a retry if the first request never arrived', async () => {
        const order = request({ isRetry: true });
        await expect(gateway.createOrder(order)).resolves.toMatchObject({ amountInPaise: AMOUNT });
        expect(await provider.countOrders(order.receipt)).toBe(1);
      });

      it('never stands in for an order of another amount', async () => {
        const order = request();
        const first = await gateway.createOrder(order);
        const second = await gateway
          .createOrder({ ...order, amountInPaise: AMOUNT * 2, isRetry: true })
          .catch((problem: unknown) => problem);
        if (second instanceof Error) expect(second).toEqual(unavailable);
        else expect(second).toEqual({ id: expect.not.stringMatching(first.id), amountInPaise: AMOUNT * 2 });
      });
    });

    describe('a proof', () => {
      it.each(['captured', 'authorized'] as const)('of a payment that is %s verifies', async (outcome) => {
        const { order, proof } = await payNew(outcome);
        expect(proof.orderId).toBe(order.id);
        expect(gateway.verifyProof(proof)).toBe(true);
      });

      it('does not verify with another order, payment or signature, or for another account', async () => {
        const { proof } = await payNew('captured');
        const { proof: other } = await payNew('captured');
        for (const altered of [
          { ...proof, orderId: other.orderId },
          { ...proof, paymentId: other.paymentId },
          { ...proof, signature: other.signature },
          { ...proof, signature: '' },
          { ...proof, signature: '0'.repeat(proof.signature.length) },
          { ...proof, signature: `${proof.signature}0` },
          { ...proof, signature: proof.signature.slice(1) },
        ])
          expect(gateway.verifyProof(altered)).toBe(false);
        expect(provider.otherAccount.verifyProof(proof)).toBe(false);
      });
    });

    describe('a payment', () => {
      it.each(['captured', 'authorized', 'failed'] as const)('that is %s is reported as such', async (outcome) => {
        const { order, proof } = await payNew(outcome);
        expect(await stateOf(proof)).toMatchObject({
          id: proof.paymentId,
          orderId: order.id,
          status: outcome,
          amountInPaise: AMOUNT,
          refundedInPaise: 0,
          createdAt: expect.any(Date),
          method: expect.any(String),
        });
      });

      it('that the provider does not know is null', async () => {
        await expect(gateway.findPayment('pay_unknown')).resolves.toBeNull();
      });

      it('is listed with every other attempt at its order', async () => {
        const order = await gateway.createOrder(request());
        await expect(gateway.findPayments(order.id)).resolves.toEqual([]);
        const attempts = [await provider.pay(order.id, 'failed'), await provider.pay(order.id, 'captured')];
        await payNew('captured');
        const listed = await gateway.findPayments(order.id);
        expect(listed.map(({ id }) => id).sort()).toEqual(attempts.map(({ paymentId }) => paymentId).sort());
        expect(listed.map(({ status }) => status).sort()).toEqual(['captured', 'failed']);
      });

      it('that is authorised is captured, and capturing it again changes nothing', async () => {
        const { proof } = await payNew('authorized');
        const authorized = (await stateOf(proof))!;
        for (let time = 0; time < 2; time += 1) {
          const captured = await gateway.capturePayment(authorized);
          expect(essence(captured)).toEqual({ ...essence(authorized), status: 'captured' });
        }
        expect(await stateOf(proof)).toMatchObject({ status: 'captured', amountInPaise: AMOUNT });
      });

      it('stays captured after a partial refund and is refunded after the rest', async () => {
        const { proof } = await payNew('captured');
        await provider.refund(proof.paymentId, 50_000);
        expect(await stateOf(proof)).toMatchObject({ status: 'captured', refundedInPaise: 50_000 });
        await provider.refund(proof.paymentId);
        expect(await stateOf(proof)).toMatchObject({ status: 'refunded', refundedInPaise: AMOUNT });
      });

      it('whose authorisation was released failed, without a refund', async () => {
        const { proof } = await payNew('authorized');
        await provider.release(proof.paymentId);
        expect(await stateOf(proof)).toMatchObject({ status: 'failed', refundedInPaise: 0 });
      });
    });

    describe('a refund', () => {
      const part = (paymentId: string, amountInPaise = 50_000) => ({
        paymentId,
        amountInPaise,
        reference: randomUUID(),
      });
      const refundedOf = async (paymentId: string) => (await gateway.findPayment(paymentId))?.refundedInPaise;

      it('of a part, then of the rest, leaves the payment captured, then refunded', async () => {
        const { proof } = await payNew('captured');
        const first = part(proof.paymentId);
        await expect(gateway.refundPayment(first)).resolves.toEqual({
          id: expect.stringMatching(/./),
          paymentId: proof.paymentId,
          reference: first.reference,
          status: 'succeeded',
          amountInPaise: 50_000,
        });
        expect(await stateOf(proof)).toMatchObject({ status: 'captured', refundedInPaise: 50_000 });
        await gateway.refundPayment(part(proof.paymentId, AMOUNT - 50_000));
        expect(await stateOf(proof)).toMatchObject({ status: 'refunded', refundedInPaise: AMOUNT });
      });

      it('is made once for a reference, also when requested concurrently', async () => {
        const { proof } = await payNew('captured');
        const once = part(proof.paymentId);
        const made = await Promise.all(Array.from({ length: 5 }, () => gateway.refundPayment(once)));
        expect(new Set(made.map((refund) => 'id' in refund && refund.id)).size).toBe(1);
        expect(await refundedOf(proof.paymentId)).toBe(50_000);
        await expect(gateway.findRefunds(proof.paymentId)).resolves.toEqual([made[0]]);
      });

      it('of more than is left, or of money that is not captured, is refused', async () => {
        const [{ proof }, { proof: reserved }] = [await payNew('captured'), await payNew('authorized')];
        await gateway.refundPayment(part(proof.paymentId));
        const refused = { status: 'refused', why: expect.any(String) };
        await expect(gateway.refundPayment(part(proof.paymentId, AMOUNT - 49_999))).resolves.toEqual(refused);
        await expect(gateway.refundPayment(part(reserved.paymentId))).resolves.toEqual(refused);
        expect(await refundedOf(proof.paymentId)).toBe(50_000);
      });

      it('that was made at the provider is listed without a reference', async () => {
        const { proof } = await payNew('captured');
        await provider.refund(proof.paymentId, 70_000);
        await expect(gateway.findRefunds(proof.paymentId)).resolves.toEqual([
          expect.objectContaining({ reference: null, amountInPaise: 70_000, status: 'succeeded' }),
        ]);
      });

      it('has an event of its own, which names its payment', async () => {
        const { proof } = await payNew('captured');
        const made = await gateway.refundPayment(part(proof.paymentId));
        if (!('id' in made)) throw new Error(made.why);
        const event = gateway.readEvent(await provider.refundEvent(made.id));
        expect(event).toMatchObject({ payment: { id: proof.paymentId, refundedInPaise: 50_000 }, refund: made });
        expect(gateway.readEvent(await provider.event(proof.paymentId))?.refund).toBeNull();
      });
    });

    describe('an event', () => {
      it('keeps its id when it is delivered again, and shares it with no other', async () => {
        const { proof } = await payNew('captured');
        const [event, other] = [await provider.event(proof.paymentId), await provider.event(proof.paymentId)];
        const read = gateway.readEvent(event);
        expect(read).toMatchObject({ id: expect.stringMatching(/./), kind: expect.stringMatching(/./) });
        expect(gateway.readEvent(event)?.id).toBe(read?.id);
        expect(gateway.readEvent(other)?.id).not.toBe(read?.id);
      });

      it('is refused when altered, unsigned or signed for another account', async () => {
        const { proof } = await payNew('captured');
        const event = await provider.event(proof.paymentId);
        expect(gateway.readEvent(event)).not.toBeNull();
        expect(provider.otherAccount.readEvent(event)).toBeNull();
        expect(gateway.readEvent({ ...event, headers: {} })).toBeNull();
        expect(gateway.readEvent({ ...event, rawBody: Buffer.alloc(0) })).toBeNull();
        expect(gateway.readEvent({ ...event, rawBody: Buffer.concat([event.rawBody, Buffer.from(' ')]) })).toBeNull();
        const accepted = event.rawBody.filter((_byte, at) => {
          const rawBody = Buffer.from(event.rawBody);
          rawBody[at] = (rawBody[at] ?? 0) ^ 1;
          return gateway.readEvent({ ...event, rawBody }) !== null;
        });
        expect(accepted).toHaveLength(0);
      });
    });

    if (!usesNetwork) return;

    describe('at a provider that fails', () => {
      it('an order is created once when responses are lost', async () => {
        const order = request();
        provider.fail?.('responseLost', 'responseLost');
        const first = await gateway.createOrder(order).catch((problem: unknown) => problem);
        if (first instanceof Error) expect(first).toEqual(unavailable);
        await expect(gateway.createOrder({ ...order, isRetry: true })).resolves.toMatchObject({
          amountInPaise: AMOUNT,
        });
        expect(await provider.countOrders(order.receipt)).toBe(1);
      });

      it.each([1, 2, 3])('a refund is made once when %s responses are lost', async (lost) => {
        const { proof } = await payNew('captured');
        const once = { paymentId: proof.paymentId, amountInPaise: 50_000, reference: randomUUID() };
        provider.fail?.(...Array.from({ length: lost }, () => 'responseLost' as const));
        const first = await gateway.refundPayment(once).catch((problem: unknown) => problem);
        if (first instanceof Error) expect(first).toEqual(unavailable);
        provider.fail?.();
        await expect(gateway.refundPayment(once)).resolves.toMatchObject({ status: 'succeeded' });
        expect(await gateway.findRefunds(proof.paymentId)).toHaveLength(1);
      });

      it('a refund whose request is lost is not made, and throws 503', async () => {
        const { proof } = await payNew('captured');
        const once = { paymentId: proof.paymentId, amountInPaise: 50_000, reference: randomUUID() };
        provider.fail?.('requestLost');
        await expect(gateway.refundPayment(once)).rejects.toEqual(unavailable);
        provider.fail?.();
        expect(await gateway.findRefunds(proof.paymentId)).toEqual([]);
      });

      it('a refund that the provider refuses is refused, not unknown', async () => {
        const { proof } = await payNew('captured');
        provider.fail?.('refused');
        await expect(
          gateway.refundPayment({ paymentId: proof.paymentId, amountInPaise: 50_000, reference: randomUUID() }),
        ).resolves.toEqual({ status: 'refused', why: expect.stringMatching(/./) });
        expect(await gateway.findRefunds(proof.paymentId)).toEqual([]);
      });

      it.each(['requestLost', 'refused'] as const)(
        'no order is created and the calls throw 503 with a retry time (%s)',
        async (fault) => {
          const { order, proof } = await payNew('authorized');
          const payment = (await gateway.findPayment(proof.paymentId))!;
          const another = request();
          const calls = [
            () => gateway.createOrder(another),
            () => gateway.findPayments(order.id),
            // a provider may also refuse to show a payment because it does not know it
            ...(fault === 'requestLost'
              ? [() => gateway.findPayment(proof.paymentId), () => gateway.capturePayment(payment)]
              : []),
          ];
          for (const call of calls) {
            provider.fail?.(fault, fault);
            await expect(call()).rejects.toEqual(unavailable);
            provider.fail?.();
          }
          expect(await provider.countOrders(another.receipt)).toBe(0);
        },
      );
    });
  });
}
