import { paymentSums } from '@app/features/payments/paymentLabels';
import { dayInMs, minuteInMs } from '@contract/durations';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { measured, times } from '../support/counts';
import { describeOnBoth } from '../support/databases';
import { type Booked, type Buyer, type PaymentWorld, openPaymentWorld } from './support/paymentWorld';

type Step =
  | { do: 'order' | 'ask' | 'prove' | 'refund'; which: number }
  | { do: 'part refund'; which: number; part: number }
  | { do: 'pay'; which: number; as: 'captured' | 'authorized' | 'failed' }
  | { do: 'settle'; which: number; as: 'captured' | 'failed' }
  /** Delivers an earlier event, maybe again, maybe much later. */
  | { do: 'tell'; which: number; times: number }
  | { do: 'fault'; fault: 'drop' | 'cut' | 'down' | 'refuse' | 'late' }
  | { do: 'wait'; ms: number }
  | { do: 'reconcile' };

const which = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('order' as const), which }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which,
      as: fc.constantFrom('captured' as const, 'captured' as const, 'authorized' as const, 'failed' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('tell' as const),
      which: fc.nat({ max: 30 }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('prove' as const), which: fc.nat({ max: 30 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), which: fc.nat({ max: 30 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('part refund' as const),
      which: fc.nat({ max: 30 }),
      part: fc.constantFrom(1, 50_000, 299_899),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      which: fc.nat({ max: 30 }),
      as: fc.constantFrom('captured' as const, 'failed' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ask' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      fault: fc.constantFrom('drop' as const, 'cut' as const, 'down' as const, 'refuse' as const, 'late' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(minuteInMs, 6 * minuteInMs, 61 * minuteInMs, dayInMs),
    }),
  },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'reconcile' }) },
);

async function runStep(world: PaymentWorld, buyer: Buyer, next: Step): Promise<void> {
  if (next.do === 'order') await world.order(buyer, next.which);
  if (next.do === 'pay') world.pay(buyer, next.which, next.as);
  if (next.do === 'refund') world.refund(buyer, next.which);
  if (next.do === 'part refund') world.refund(buyer, next.which, next.part);
  if (next.do === 'settle') world.settle(buyer, next.which, next.as);
  if (next.do === 'fault') world.plan(next.fault);
  if (next.do === 'reconcile') await world.reconcile();
  if (next.do === 'ask' && buyer.orders.has(next.which)) await world.paymentStatus(buyer, next.which);
  if (next.do === 'wait') {
    world.wait(next.ms);
    await world.logInAgain(buyer);
  }
  const event = next.do === 'tell' ? buyer.news[next.which % Math.max(1, buyer.news.length)] : undefined;
  if (event && next.do === 'tell')
    expect(await Promise.all(Array.from({ length: next.times }, () => world.tell(event)))).toEqual(
      Array.from({ length: next.times }, () => 200),
    );
  const payment = next.do === 'prove' ? buyer.payments[next.which % Math.max(1, buyer.payments.length)] : undefined;
  // a sheet returns a proof only for a successful payment
  if (payment && payment.status !== 'failed' && payment.status !== 'created') await world.prove(buyer, payment);
}

/** Invariants after every step, whatever was delivered or lost. */
async function checkBooks(world: PaymentWorld, buyer: Buyer, before: readonly Booked[]): Promise<Booked[]> {
  const purchases = await world.books(buyer);
  for (const book of purchases) {
    const was = before.find(({ order }) => order !== null && order === book.order);
    // no money is lost, and only received money grants anything
    if (was)
      expect([
        book.paidInPaise >= was.paidInPaise,
        book.refundedInPaise >= was.refundedInPaise,
        book.everPaid || !was.everPaid,
      ]).toEqual([true, true, true]);
    expect(book.everPaid).toBe(book.status === 'completed' || book.status === 'refunded');
    const settling = buyer.payments.find(({ id }) => id === book.settledBy);
    if (book.everPaid) expect(settling?.captured).toBe(true);
    const given = book.everPaid ? 1 : 0;
    expect({ grants: book.grants, invoices: book.invoices, receipts: book.receipts, addOns: book.addOns }).toEqual({
      grants: given,
      invoices: given,
      receipts: given,
      addOns: given * book.bought,
    });
    if (book.status === 'refunded') expect([book.running, book.openAddOns]).toEqual([0, 0]);
  }
  const { spentInPaise, pendingInPaise } = paymentSums(await world.list(buyer));
  const sumOf = (status: string, paiseOf: (book: Booked) => number) =>
    purchases
      .filter((book) => book.order !== null && book.status === status)
      .reduce((sum, book) => sum + paiseOf(book), 0);
  const keptInPaise = sumOf('completed', ({ paidInPaise, refundedInPaise }) => paidInPaise - refundedInPaise);
  expect({ spentInPaise, pendingInPaise }).toEqual({
    spentInPaise: keptInPaise,
    pendingInPaise: sumOf('pending', ({ amountInPaise, tried }) => (tried ? amountInPaise : 0)),
  });
  return purchases;
}

/** Once faults are over and time has passed, our records and the provider agree on every rupee. */
async function checkSettled(world: PaymentWorld, buyer: Buyer, before: readonly Booked[]): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    world.wait(dayInMs + minuteInMs);
    await world.logInAgain(buyer);
    while ((await world.reconcile()) > 0) await Promise.resolve();
  }
  const purchases = await checkBooks(world, buyer, before);
  const ordered = purchases.filter(({ order }) => order !== null);
  expect(new Set(ordered.map(({ order }) => order)).size).toBe(ordered.length);
  for (const book of ordered) {
    const there = buyer.payments.filter(({ order_id: order }) => order === book.order);
    const captured = there.filter(({ status }) => status === 'captured');
    const settling = there.find(({ id }) => id === book.settledBy);
    // captured money is credited once; refunded or unpaid orders grant nothing, and a part may end add-ons
    expect([book.order, book.status === 'completed']).toEqual([book.order, captured.length > 0]);
    if (captured.length === 0) expect([book.order, book.openAddOns]).toEqual([book.order, 0]);
    if (captured.length > 0 && book.refundedInPaise === 0)
      expect([book.order, book.openAddOns]).toEqual([book.order, book.bought]);
    expect([book.order, book.status === 'refunded']).toEqual([book.order, settling?.status === 'refunded']);
    const paid = there.filter(({ captured }) => captured);
    const sums = [
      paid.reduce((sum, { amount }) => sum + amount, 0),
      paid.reduce((sum, { amount_refunded: back }) => sum + back, 0),
    ];
    expect([book.order, book.paidInPaise, book.refundedInPaise]).toEqual([book.order, ...sums]);
    if (captured.length > 0) expect(settling).toBeDefined();
    // the office is notified of each surplus payment
    expect(book.twice).toBeGreaterThanOrEqual(captured.filter(({ id }) => id !== book.settledBy).length);
    expect(
      world.provider.orders.filter(
        ({ receipt }) => receipt === world.provider.orders.find(({ id }) => id === book.order)?.receipt,
      ),
    ).toHaveLength(1);
  }
}

describeOnBoth('no history of orders, payments, events, proofs, faults and delays', (database) => {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await openPaymentWorld(database());
  });
  afterAll(() => world.close());
  const runs = times(200, 12);

  it(
    'loses or doubles money or grants; displayed totals match the ledger',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 40 }), async (steps) => {
          const buyer = await world.newBuyer();
          let purchases: Booked[] = [];
          for (const next of [{ do: 'order', which: 0 } as const, ...steps]) {
            await runStep(world, buyer, next);
            purchases = await checkBooks(world, buyer, purchases);
          }
          world.provider.calm();
          await checkSettled(world, buyer, purchases);
        }),
        { numRuns: runs, interruptAfterTimeLimit: runs * 10_000 },
      );
      const numbers = (await database().rows<{ number: number }>(sql`select number from invoice order by number`)).map(
        ({ number }) => number,
      );
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers).toEqual(numbers.map((_number, at) => at + 1));
      measured(
        'R12',
        `${runs} generated histories of orders, payments, events and faults on ${database().kind}, nothing lost or doubled`,
      );
    },
    runs * 15_000,
  );
});
