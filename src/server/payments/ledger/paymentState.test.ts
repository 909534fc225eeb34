import fc from 'fast-check';
import { exampleCount } from '../../../../test/support/counts';
import {
  type KnownPayment,
  type OrderFacts,
  type PaymentStatus,
  effectsOf,
  mergePayment,
  orderStateOf,
} from './paymentState';

const price = 299_900;

/**
 * The provider's records of an order: each payment's steps. Every step causes an event with the payment's state at that
 * time.
 */
interface Books {
  final: KnownPayment[];
  events: KnownPayment[];
}

type Path =
  | 'failed'
  | 'reserved'
  | 'released'
  | 'captured'
  | 'part_refunded'
  | 'refunded'
  | 'refunded_in_two'
  | 'short';

const step = (
  id: string,
  status: KnownPayment['status'],
  amountInPaise = price,
  refundedInPaise = 0,
): KnownPayment => ({
  id,
  status,
  amountInPaise,
  refundedInPaise,
  method: 'card',
  createdAt: new Date(1_700_000_000_000 + Number(id.slice(1)) * 1_000),
});

const stepsOf: Record<Path, (id: string) => KnownPayment[]> = {
  failed: (id) => [step(id, 'created'), step(id, 'failed')],
  reserved: (id) => [step(id, 'created'), step(id, 'authorized')],
  released: (id) => [step(id, 'authorized'), step(id, 'failed')],
  captured: (id) => [step(id, 'authorized'), step(id, 'captured')],
  part_refunded: (id) => [step(id, 'authorized'), step(id, 'captured'), step(id, 'captured', price, 50_000)],
  refunded: (id) => [step(id, 'captured'), step(id, 'refunded', price, price)],
  refunded_in_two: (id) => [
    step(id, 'captured'),
    step(id, 'captured', price, 50_000),
    step(id, 'refunded', price, price),
  ],
  short: (id) => [step(id, 'captured', price - 1)],
};

function recordsOf(paths: readonly Path[]): Books {
  const steps = paths.map((path, at) => stepsOf[path](`p${at}`));
  return { final: steps.flatMap((all) => all.slice(-1)), events: steps.flat() };
}

/** The model uses the provider's final records, not the order of events. */
function modelOf({ final }: Books): { status: PaymentStatus; keptInPaise: number } {
  const taken = final.filter(({ status }) => status === 'captured' || status === 'refunded');
  const kept = taken.map(({ amountInPaise, refundedInPaise }) => amountInPaise - refundedInPaise);
  const whole = taken.filter(({ amountInPaise }) => amountInPaise >= price);
  const pays = whole.some(({ amountInPaise, refundedInPaise }) => refundedInPaise < amountInPaise);
  const unpaid = final.some(({ status }) => status === 'authorized')
    ? 'pending'
    : final.some(({ status }) => status === 'failed')
      ? 'failed'
      : 'pending';
  return {
    status: pays ? 'completed' : whole.length > 0 ? 'refunded' : unpaid,
    keptInPaise: kept.reduce((sum, one) => sum + one, 0),
  };
}

function learn(known: ReadonlyMap<string, KnownPayment>, delivered: KnownPayment): Map<string, KnownPayment> {
  const before = known.get(delivered.id);
  return new Map(known).set(delivered.id, before ? mergePayment(before, delivered) : delivered);
}

const stateOf = (known: ReadonlyMap<string, KnownPayment>, lapsed = false) =>
  orderStateOf({ priceInPaise: price, payments: [...known.values()], lapsed });
const summary = (known: ReadonlyMap<string, KnownPayment>) => {
  const { status, paidInPaise, refundedInPaise } = stateOf(known);
  return { status, keptInPaise: paidInPaise - refundedInPaise };
};

/**
 * Visits every sequence of every subset of the events: each node is a permutation whose later events are lost.
 * Invariants at each node: the same events in another order give the same state; repeated events change nothing;
 * nothing is granted without a capture; and once the provider is queried, the state equals the model's, whatever was
 * lost.
 */
function visitAll(books: Books): number {
  const promised = modelOf(books);
  const seen = new Map<number, string>();
  let nodes = 0;
  const visit = (known: ReadonlyMap<string, KnownPayment>, mask: number): void => {
    nodes += 1;
    const state = JSON.stringify(stateOf(known));
    const other = seen.get(mask);
    if (other !== undefined && other !== state)
      throw new Error(`The order of events ${mask.toString(2)} matters: ${other}, ${state}`);
    if (other === undefined) {
      seen.set(mask, state);
      checkNode(books, known, mask, promised);
    }
    books.events.forEach((event, at) => {
      if (!(mask & (1 << at))) visit(learn(known, event), mask | (1 << at));
    });
  };
  visit(new Map(), 0);
  expect(JSON.parse(seen.get((1 << books.events.length) - 1) ?? '{}')).toMatchObject({ status: promised.status });
  return nodes;
}

function checkNode(
  books: Books,
  known: ReadonlyMap<string, KnownPayment>,
  mask: number,
  promised: ReturnType<typeof modelOf>,
): void {
  const delivered = books.events.filter((_event, at) => mask & (1 << at));
  expect(summary(delivered.reduce(learn, known))).toEqual(summary(known));
  if (summary(known).status === 'completed')
    expect(delivered.some(({ status, amountInPaise }) => status === 'captured' && amountInPaise >= price)).toBe(true);
  expect(summary(books.final.reduce(learn, known))).toEqual(promised);
}

const paths: Path[] = [
  'failed',
  'reserved',
  'released',
  'captured',
  'part_refunded',
  'refunded',
  'refunded_in_two',
  'short',
];

describe('R12 the state of an order', () => {
  it('equals the provider’s final records for all permutations, with duplicates and losses, of up to eight events of one to three payments', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...paths), { minLength: 1, maxLength: 3 }), (chosen) => {
        const books = recordsOf(chosen);
        fc.pre(books.events.length <= 8);
        expect(visitAll(books)).toBeGreaterThan(1);
      }),
      { numRuns: 25 },
    );
  });

  it.each<[string, Path[], PaymentStatus]>([
    ['captured twice and once refunded', ['refunded', 'captured'], 'completed'],
    ['captured twice, the other one refunded', ['captured', 'refunded'], 'completed'],
    ['captured twice and both refunded', ['refunded', 'refunded_in_two'], 'refunded'],
    ['refunded in part, then the rest', ['refunded_in_two'], 'refunded'],
    ['refunded in part', ['part_refunded'], 'completed'],
    ['a late failure of another attempt', ['captured', 'failed'], 'completed'],
    ['reserved and returned uncaptured', ['released'], 'failed'],
    ['one refunded in part beside one captured and one failed', ['part_refunded', 'captured', 'failed'], 'completed'],
    ['one in two refunds beside one in part', ['refunded_in_two', 'part_refunded', 'released'], 'completed'],
  ])('%s, in every order of events', (_what, chosen, status) => {
    const books = recordsOf(chosen);
    visitAll(books);
    expect(summary(new Map(books.final.map((payment) => [payment.id, payment]))).status).toBe(status);
  });

  const anyPayment = fc.record({
    id: fc.constant('p1'),
    status: fc.constantFrom(
      'created' as const,
      'authorized' as const,
      'failed' as const,
      'captured' as const,
      'refunded' as const,
    ),
    amountInPaise: fc.constantFrom(0, price - 1, price),
    refundedInPaise: fc.constantFrom(0, 50_000, price),
    method: fc.constantFrom('', 'card', 'upi'),
    createdAt: fc.constantFrom(null, new Date(1), new Date(2)),
  });

  it('merges reports of a payment as a semilattice: associative, commutative, idempotent', () => {
    fc.assert(
      fc.property(anyPayment, anyPayment, anyPayment, (one, other, third) => {
        expect(mergePayment(one, other)).toEqual(mergePayment(other, one));
        expect(mergePayment(one, mergePayment(other, third))).toEqual(mergePayment(mergePayment(one, other), third));
        expect(mergePayment(one, one)).toEqual(one);
      }),
      { numRuns: exampleCount(2_000) },
    );
  });

  const facts = (payments: KnownPayment[], lapsed = false): OrderFacts => ({ priceInPaise: price, payments, lapsed });

  it('waits for the capture of authorised money, also after a failure and after expiry', () => {
    expect(orderStateOf(facts([step('p0', 'failed'), step('p1', 'authorized', 0)], true))).toMatchObject({
      status: 'pending',
      underWay: true,
      settledBy: null,
      paidInPaise: 0,
    });
    expect(orderStateOf(facts([step('p0', 'failed')], true))).toMatchObject({ status: 'failed', underWay: false });
    expect(orderStateOf(facts([step('p0', 'created')], true))).toMatchObject({ status: 'expired', underWay: true });
    expect(orderStateOf(facts([], true))).toMatchObject({ status: 'expired' });
  });

  it('identifies the oldest sufficient payment, surplus payments, and payments that are too small', () => {
    const [first, second, small] = [step('p1', 'captured'), step('p2', 'captured'), step('p3', 'captured', price - 1)];
    for (const payments of [
      [first, second, small],
      [small, second, first],
    ]) {
      expect(orderStateOf(facts(payments))).toMatchObject({
        settledBy: 'p1',
        duplicates: ['p2'],
        tooSmall: ['p3'],
        paidInPaise: 3 * price - 1,
      });
    }
    expect(orderStateOf(facts([{ ...first, status: 'refunded' }, second]))).toMatchObject({
      settledBy: 'p2',
      duplicates: [],
      refundedInPaise: price,
    });
    expect(orderStateOf(facts([{ ...small, refundedInPaise: price - 1 }]))).toMatchObject({
      status: 'pending',
      tooSmall: [],
    });
    expect(orderStateOf(facts([{ ...first, amountInPaise: price + 1 }]))).toMatchObject({ status: 'completed' });
  });
});

describe('the effects of an order’s change', () => {
  const after = (status: PaymentStatus, refundedInPaise = 0) => ({
    ...orderStateOf({ priceInPaise: price, payments: [], lapsed: false }),
    status,
    refundedInPaise,
  });
  const before = (
    status: PaymentStatus,
    everCompleted = status === 'completed' || status === 'refunded',
    refundedInPaise = 0,
  ) => ({ status, everCompleted, refundedInPaise });

  it.each([
    ['completes once', before('pending'), after('completed'), ['complete']],
    ['changes nothing where nothing changed', before('completed'), after('completed'), []],
    [
      'completes and refunds where the refund is told first',
      before('failed'),
      after('refunded', price),
      ['complete', 'refund'],
    ],
    ['takes back what is refunded', before('completed'), after('refunded', price), ['refund']],
    ['restores what a second payment pays after all', before('refunded'), after('completed'), ['restore']],
    ['takes back what was never captured', before('completed'), after('failed'), ['revoke']],
    ['restores it when it is paid again', before('failed', true), after('completed'), ['restore']],
    ['tells of a part that is given back', before('completed'), after('completed', 50_000), ['part_refund']],
    ['tells of it once', before('completed', true, 50_000), after('completed', 50_000), []],
    ['tells the buyer of a failure', before('pending'), after('failed'), ['fail']],
    ['says nothing of a second failure', before('failed'), after('failed'), []],
  ] as const)('%s', (_what, from, to, effects) => {
    expect(effectsOf(from, to)).toEqual(effects);
  });
});
