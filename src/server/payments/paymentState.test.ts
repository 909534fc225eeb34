import type { ProviderPayment } from './gateway';
import { type PaymentEvent, type PaymentState, advance } from './paymentState';

const price = 299_900;
const told = (id: string, status: ProviderPayment['status'], amountInPaise = price): PaymentEvent => ({ kind: 'told', payment: { id, orderId: 'order_1', status, amountInPaise, method: 'card' } });
const proved = (paymentId: string): PaymentEvent => ({ kind: 'proved', paymentId });
const lapsed: PaymentEvent = { kind: 'lapsed' };
const rank = ['pending', 'expired', 'failed', 'completed', 'refunded'];

function walk(events: readonly PaymentEvent[]) {
  let state: PaymentState = { status: 'pending', settledBy: null };
  const effects: string[] = [];
  let backwards = false;
  for (const event of events) {
    const step = advance(state, event, price);
    backwards ||= rank.indexOf(step.state.status) < rank.indexOf(state.status);
    state = step.state;
    effects.push(...step.effects);
  }
  return { ...state, effects, backwards };
}

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) => orders(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]));
}

describe('R12 the state of a payment', () => {
  it.each([
    ['a proof and the provider’s word', [proved('p1'), told('p1', 'captured'), told('p1', 'authorized'), told('p1', 'captured')], 'completed', ['complete']],
    ['a failed try before one that succeeds', [told('p0', 'failed'), told('p1', 'created'), told('p1', 'captured'), proved('p1')], 'completed', ['complete']],
    ['waiting that ended before the success', [lapsed, told('p0', 'failed'), told('p1', 'captured'), lapsed], 'completed', ['complete']],
    ['a refund', [told('p1', 'authorized'), told('p1', 'captured'), told('p1', 'refunded'), proved('p1'), told('p0', 'failed'), lapsed], 'refunded', ['complete', 'refund']],
    ['a reservation let go beside a success', [told('p1', 'captured'), told('p2', 'authorized'), told('p2', 'failed'), proved('p1')], 'completed', ['complete']],
    ['nothing but failures', [told('p0', 'failed'), lapsed, told('p2', 'failed'), told('p3', 'authorized')], 'failed', []],
  ] as const)('ends the same in every order of %s', (_what, events, status, effects) => {
    const ends = orders(events).map(walk);
    expect(ends.length).toBeGreaterThan(20);
    expect(new Set(ends.map((end) => end.status))).toEqual(new Set([status]));
    expect(ends.filter((end) => end.backwards)).toEqual([]);
    for (const end of ends) expect(end.effects).toEqual(effects);
  });

  it('changes nothing when everything is told again', () => {
    const events = [told('p0', 'failed'), proved('p1'), told('p1', 'captured'), told('p1', 'refunded')];
    expect(walk([...events, ...events, ...events])).toEqual(walk(events));
  });

  it('keeps a completed payment when a second one of the same order is given back, and tells of the second', () => {
    expect(walk([told('p1', 'captured'), told('p2', 'captured'), told('p2', 'refunded')])).toMatchObject({ status: 'completed', settledBy: 'p1', effects: ['complete', 'paid_twice'] });
  });

  it('gives nothing for less than the price', () => {
    expect(walk([told('p1', 'captured', price - 1)])).toMatchObject({ status: 'pending', settledBy: null, effects: ['paid_short'] });
    expect(walk([told('p1', 'refunded', 0)])).toMatchObject({ status: 'pending', effects: [] });
    expect(walk([told('p1', 'captured', price + 1)])).toMatchObject({ status: 'completed' });
  });
});
