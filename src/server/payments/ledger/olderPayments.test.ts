import { dayInMs, minuteInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import { describeOnBothEmpty } from '../../../../test/support/databases';
import { startRazorpayStandIn } from '../../../../test/support/razorpayStandIn';
import { testDeps } from '../../../../test/support/testServer';
import type { Database } from '../../db/database';
import { migrate } from '../../db/migrate';
import { migrations } from '../../db/migrations/migrations';
import { createRazorpayGateway } from '../gateways/razorpay/razorpayGateway';
import { reconcile } from '../../../../test/support/reconcile';

/** A purchase as stored by an older version, and its real state at the provider. */
interface Older {
  name: string;
  status: 'completed' | 'refunded' | 'failed';
  method: string;
  at: string[];
  reported?: [id: string, status: string][];
}

const price = 299_900;
const purchases: Older[] = [
  { name: 'captured', status: 'completed', method: 'upi', at: ['captured'] },
  { name: 'proved-then-failed', status: 'completed', method: '', at: ['failed'] },
  { name: 'proved-then-returned', status: 'completed', method: '', at: ['returned'], reported: [['0', 'failed']] },
  { name: 'proved-and-captured', status: 'completed', method: '', at: ['captured'] },
  {
    name: 'twice-first-refunded',
    status: 'refunded',
    method: 'upi',
    at: ['refunded', 'captured'],
    reported: [
      ['0', 'captured'],
      ['1', 'captured'],
      ['0', 'refunded'],
    ],
  },
  { name: 'refunded', status: 'refunded', method: 'upi', at: ['refunded'] },
  { name: 'part-refunded', status: 'completed', method: 'upi', at: ['part'] },
  { name: 'failed', status: 'failed', method: '', at: ['failed'], reported: [['0', 'failed']] },
];

describeOnBothEmpty('payments of an older version', (database) => {
  let clock = Date.now();
  let provider: Awaited<ReturnType<typeof startRazorpayStandIn>>;
  let world: ReturnType<typeof testDeps>;
  beforeAll(async () => {
    provider = await startRazorpayStandIn();
    await migrate(
      database(),
      migrations.filter(({ id }) => id < '0021'),
    );
    await fill(database());
    await migrate(database(), migrations);
    world = testDeps(database(), { gateway: createRazorpayGateway(provider.account), now: () => new Date(clock) });
  }, 360_000);
  afterAll(async () => {
    world.remove();
    await provider.close();
  });

  async function fill(older: Database): Promise<void> {
    const ids = {
      Basic: (
        await older.row<{ id: number }>(sql`
          insert into package (name, price_in_paise, duration_in_days, slots, contacts, description, features, colour, icon)
          values ('Basic', ${price}, 30, 2, 50, 'For owners.', '{}', 'leaf', 'home') returning id`)
      )?.id,
    };
    for (const [number, purchase] of purchases.entries()) {
      const { id: account } = (await older.row<{ id: number }>(sql`
        insert into account (username, email, password_hash) values (${purchase.name}, ${`${purchase.name}@people.example`}, 'none') returning id`))!;
      provider.orders.push({
        id: `order-${purchase.name}`,
        entity: 'order',
        amount: price,
        currency: 'INR',
        receipt: purchase.name,
        status: 'paid',
        notes: {},
        created_at: 1,
      });
      const paid = purchase.at.map((end, at) => {
        const status = end === 'returned' ? 'refunded' : end === 'part' ? 'captured' : end;
        return provider.pay(`order-${purchase.name}`, status, {
          id: `pay-${purchase.name}-${at}`,
          captured: end !== 'failed' && end !== 'returned',
          ...(end === 'part' && { amount_refunded: 50_000 }),
        });
      });
      const settled = purchase.status !== 'failed';
      const row = await older.row<{ id: number }>(sql`
        insert into payment (account_id, receipt, gateway, provider_order_id, provider_payment_id, amount_in_paise, description, package_id, status, method, created_at, completed_at)
        values (${account}, ${purchase.name}, 'razorpay', ${`order-${purchase.name}`}, ${settled ? paid[0]?.id : null}, ${price}, 'Basic package', ${ids['Basic']}, ${purchase.status}, ${purchase.method},
          now() - interval '20 days', ${settled ? new Date(clock - 20 * dayInMs) : null}) returning id`);
      for (const [at, status] of purchase.reported ?? []) {
        await older.run(sql`
          insert into payment_event (payment_id, cause, provider_event_id, body) values (${row?.id}, 'webhook', ${`evt-${purchase.name}-${at}-${status}`},
            ${JSON.stringify({ kind: 'told', payment: { id: `pay-${purchase.name}-${at}`, orderId: 'x', status, amountInPaise: price, method: 'upi' } })}::jsonb)`);
      }
      if (!settled) continue;
      await older.run(
        sql`insert into invoice (series, number, payment_id, billed_to) values ('AE', ${number + 1}, ${row?.id}, '{}')`,
      );
      await older.run(sql`
        insert into package_grant (account_id, payment_id, package_id, slots, starts_at, expires_at)
        values (${account}, ${row?.id}, ${ids['Basic']}, 2, now() - interval '20 days', ${purchase.status === 'refunded' ? sql`now() - interval '19 days'` : sql`now() + interval '10 days'`})`);
    }
  }

  const storedPurchases = () =>
    database().rows(sql`
    select receipt as name, status, provider_payment_id as paid_by, paid_in_paise as paid, refunded_in_paise as refunded,
      (select count(*)::int from package_grant g where g.payment_id = p.id and g.expires_at > ${new Date(clock)}) as running, (select count(*)::int from invoice i where i.payment_id = p.id) as invoices
    from payment p order by id`);
  const book = (name: string, status: string, by: string | null, paid: number, refunded: number, running: number) => ({
    name,
    status,
    paid_by: by,
    paid,
    refunded,
    running,
    invoices: status === 'failed' && name === 'failed' ? 0 : 1,
  });

  it('R12 R13 stay granted until the provider is queried, and are corrected by a query: unpaid ones are revoked, lost ones restored, refunds found, the office notified', async () => {
    expect(await storedPurchases()).toEqual([
      book('captured', 'completed', 'pay-captured-0', price, 0, 1),
      book('proved-then-failed', 'completed', 'pay-proved-then-failed-0', price, 0, 1),
      book('proved-then-returned', 'completed', 'pay-proved-then-returned-0', price, 0, 1),
      book('proved-and-captured', 'completed', 'pay-proved-and-captured-0', price, 0, 1),
      book('twice-first-refunded', 'refunded', 'pay-twice-first-refunded-0', 2 * price, price, 0),
      book('refunded', 'refunded', 'pay-refunded-0', price, price, 0),
      book('part-refunded', 'completed', 'pay-part-refunded-0', price, 0, 1),
      book('failed', 'failed', null, 0, 0, 0),
    ]);
    const states = await database().rows(
      sql`select provider_payment_id as id, status from provider_payment where provider_payment_id like 'pay-%returned%' or provider_payment_id like 'pay-proved%' order by 1`,
    );
    expect(states).toEqual([
      { id: 'pay-proved-and-captured-0', status: 'authorized' },
      { id: 'pay-proved-then-failed-0', status: 'authorized' },
      { id: 'pay-proved-then-returned-0', status: 'failed' },
    ]);

    clock += minuteInMs;
    while ((await reconcile({ ...world.deps })) > 0) await Promise.resolve();
    expect(await storedPurchases()).toEqual([
      book('captured', 'completed', 'pay-captured-0', price, 0, 1),
      book('proved-then-failed', 'failed', null, 0, 0, 0),
      book('proved-then-returned', 'failed', null, 0, 0, 0),
      book('proved-and-captured', 'completed', 'pay-proved-and-captured-0', price, 0, 1),
      book('twice-first-refunded', 'completed', 'pay-twice-first-refunded-1', 2 * price, price, 1),
      book('refunded', 'refunded', 'pay-refunded-0', price, price, 0),
      book('part-refunded', 'completed', 'pay-part-refunded-0', price, 50_000, 1),
      book('failed', 'failed', null, 0, 0, 0),
    ]);
    const office = await database().rows<{ subject: string }>(
      sql`select subject from mail where recipient = ${world.deps.settings.company.email} order by subject`,
    );
    expect(office.map(({ subject }) => subject.replace(/ payment \d+.*/, ''))).toEqual([
      'Partly refunded:',
      'Payment not captured:',
      'Payment not captured:',
      'Purchase restored:',
    ]);
    const buyers = await database().rows(
      sql`select subject from mail m join account a on a.email = m.recipient where a.username like 'proved-then%'`,
    );
    expect(buyers).toEqual([
      { subject: 'Your payment of ₹2,999.00 did not reach us' },
      { subject: 'Your payment of ₹2,999.00 did not reach us' },
    ]);
  });
});
