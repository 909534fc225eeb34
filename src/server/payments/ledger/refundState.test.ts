import fc from 'fast-check';
import type { ProviderRefund } from '../gateways/gateway';
import type { KnownPayment } from './paymentState';
import { type KnownRefund, creditedOf, divide, mergeRefunds, refundableOf, withRefunds } from './refundState';

const paid = (id: string, amountInPaise = 100_000, refundedInPaise = 0, at = 1): KnownPayment => ({
  id,
  status: refundedInPaise === amountInPaise ? 'refunded' : 'captured',
  amountInPaise,
  refundedInPaise,
  method: 'card',
  createdAt: new Date(at),
});
const requested = (amountInPaise: number, more: Partial<KnownRefund> = {}): KnownRefund => ({
  id: 1,
  paymentId: 'pay-1',
  amountInPaise,
  status: 'pending',
  reference: 'ours-1',
  providerId: null,
  failure: '',
  ...more,
});
const report = (id: string, amountInPaise: number, more: Partial<ProviderRefund> = {}): ProviderRefund => ({
  id,
  paymentId: 'pay-1',
  reference: null,
  status: 'succeeded',
  amountInPaise,
  ...more,
});
const told = (reports: ProviderRefund[], totals: KnownPayment[] = []) => ({ reports, totals, fresh: false });

describe('reports of refunds', () => {
  it('settle our own by its reference, once, however often they come', () => {
    const own = report('rfnd-1', 30_000, { reference: 'ours-1' });
    const once = mergeRefunds([requested(30_000)], [paid('pay-1')], told([own, own]));
    expect(once).toEqual([requested(30_000, { status: 'succeeded', providerId: 'rfnd-1' })]);
    expect(mergeRefunds(once, [paid('pay-1', 100_000, 30_000)], told([own], [paid('pay-1', 100_000, 30_000)]))).toEqual(
      once,
    );
  });

  it('of a refund made at the provider add it once, by entity or by the payment’s total', () => {
    const payments = [paid('pay-1', 100_000, 30_000)];
    const byTotal = mergeRefunds([], payments, told([], payments));
    expect(byTotal).toMatchObject([{ amountInPaise: 30_000, status: 'succeeded', providerId: null }]);
    expect(mergeRefunds(byTotal, payments, told([report('rfnd-1', 30_000)], payments))).toMatchObject([
      { amountInPaise: 30_000, providerId: 'rfnd-1' },
    ]);
    const together = [paid('pay-1', 100_000, 50_000)];
    const asOne = mergeRefunds([], together, told([], together));
    const each = told([report('rfnd-1', 30_000), report('rfnd-2', 20_000)], together);
    expect(mergeRefunds(asOne, together, each)).toEqual(asOne);
  });

  it('wait for the provider’s word while one of ours is under way', () => {
    const payments = [paid('pay-1', 100_000, 30_000)];
    expect(mergeRefunds([requested(30_000)], payments, told([], payments))).toEqual([requested(30_000)]);
  });

  it('that say pending, then failed, refund nothing, also if a total counted it', () => {
    const own = { reference: 'ours-1' };
    const payments = [paid('pay-1', 100_000, 30_000)];
    const held = mergeRefunds(
      [requested(30_000)],
      payments,
      told([report('r', 30_000, { ...own, status: 'pending' })]),
    );
    expect(held).toEqual([requested(30_000, { providerId: 'r' })]);
    const failed = mergeRefunds(held, payments, told([report('r', 30_000, { ...own, status: 'failed' })], payments));
    expect(failed).toEqual([requested(30_000, { providerId: 'r', status: 'failed' })]);
    expect(withRefunds(payments, failed)).toEqual([paid('pay-1')]);
    expect(refundableOf(100_000, payments, failed)).toEqual([{ paymentId: 'pay-1', leftInPaise: 100_000 }]);
  });

  it('that it was made win over a refusal', () => {
    const refused = { reports: [], totals: [], fresh: false, refused: { reference: 'ours-1', why: 'No.' } };
    const failed = mergeRefunds([requested(30_000)], [paid('pay-1')], refused);
    expect(failed).toEqual([requested(30_000, { status: 'failed', failure: 'No.' })]);
    const own = report('rfnd-1', 30_000, { reference: 'ours-1' });
    expect(mergeRefunds(failed, [paid('pay-1')], told([own]))).toMatchObject([{ status: 'succeeded', failure: '' }]);
    expect(mergeRefunds(mergeRefunds(failed, [paid('pay-1')], told([own])), [paid('pay-1')], refused)).toMatchObject([
      { status: 'succeeded' },
    ]);
  });

  it('end in the same total in any order, each any number of times', () => {
    const parts = [report('a', 10_000), report('b', 10_000), report('c', 35_000, { reference: 'ours-1' })];
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 }), { maxLength: 12 }), (order) => {
        let known: KnownRefund[] = [requested(35_000)];

        for (const which of [...order, 0, 1, 2]) {
          const part = parts[which]!;

          known = mergeRefunds(known, [paid('pay-1', 100_000, 55_000)], told([part]));
        }
        const done = known.filter(({ status }) => status === 'succeeded');
        expect(done.reduce((sum, { amountInPaise }) => sum + amountInPaise, 0)).toBe(55_000);
      }),
    );
  });
});

describe('what is refundable', () => {
  it('is captured, less what went back, less what is under way', () => {
    const refunds = [requested(30_000), requested(20_000, { id: 2, status: 'succeeded' })];
    expect(refundableOf(100_000, [paid('pay-1')], refunds)).toEqual([{ paymentId: 'pay-1', leftInPaise: 50_000 }]);
  });

  it('takes money that paid nothing first, then the newest payment', () => {
    const payments = [paid('first', 100_000, 0, 1), paid('second', 100_000, 0, 2), paid('short', 40_000, 0, 3)];
    const left = refundableOf(100_000, payments, []);
    expect(left.map(({ paymentId }) => paymentId)).toEqual(['short', 'second', 'first']);
    expect(divide(150_000, left)).toEqual([
      { paymentId: 'short', leftInPaise: 40_000 },
      { paymentId: 'second', leftInPaise: 100_000 },
      { paymentId: 'first', leftInPaise: 10_000 },
    ]);
    expect(divide(240_001, left)).toBeUndefined();
  });
});

describe('the credited part of an invoice', () => {
  it.each([
    ['nothing while one of two payments is kept', [paid('a', 100_000, 100_000), paid('b')], 0],
    ['what is missing of the price in both', [paid('a', 100_000, 100_000), paid('b', 100_000, 30_000)], 30_000],
    ['nothing for a payment of too little', [paid('a'), paid('b', 40_000, 40_000)], 0],
    ['all of it after a full refund', [paid('a', 100_000, 100_000)], 100_000],
    ['nothing while nothing was paid', [], 0],
  ])('is %s', (_what, payments, credited) => {
    expect(creditedOf(100_000, payments)).toBe(credited);
  });
});
