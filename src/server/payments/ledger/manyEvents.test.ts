import type { Order } from '@contract/payments';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { measured, times } from '../../../../test/support/counts';
import { freshPostgresUrl } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { makePriceList } from '../../../../test/support/priceList';
import { buildTestServer } from '../../../../test/support/testServer';
import type { Database } from '../../db/database';
import { lockWatch } from '../../db/lockOrder';
import { openPostgres } from '../../db/postgres';
import type { IncomingEvent } from '../gateways/gateway';
import { createSandboxGateway } from '../gateways/sandbox/sandboxGateway';
import { paymentsRoutes } from '../http/paymentsRoutes';

const secret = Buffer.alloc(32, 5);
const connections = 24;
const baskets = [
  { names: ['Basic'], amount: 299_900 },
  { names: ['Premium', 'Virtual tour', 'Featured listing'], amount: 949_700 },
  { names: ['Basic', 'Featured listing'], amount: 399_800 },
] as const;

/** Repeatable chance. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function shuffled<Item>(items: readonly Item[]): Item[] {
  let state = 20_261_128;
  const below = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const rest = [...items];
  return items.flatMap(() => rest.splice(below(rest.length), 1));
}

describe('many events at once (postgres)', () => {
  let server: FastifyInstance;
  let database: Database;
  let end: () => Promise<void>;
  let ids: Record<string, number>;
  let buyers: { account: TestAccount; listing: number }[] = [];
  beforeAll(async () => {
    const fresh = await freshPostgresUrl(true);
    database = openPostgres(fresh.url, { connections, watch: lockWatch });
    end = async () => {
      await database.close();
      await fresh.end();
    };
    server = await buildTestServer(database, [paymentsRoutes], { secret });
    ids = await makePriceList(database);
    for (const name of ['Asha', 'Meera', 'Ravi']) {
      const account = await makeAccount(database, { name });
      const { id: listing } = await makeListing(database, { ownerId: account.id });
      buyers = [...buyers, { account, listing }];
    }
  }, 180_000);
  afterAll(async () => {
    await server.close();
    await end();
  });

  const sandbox = () => createSandboxGateway({ database, secret, now: () => new Date() });
  const tell = ({ rawBody, headers }: IncomingEvent) =>
    server.inject({
      method: 'POST',
      url: '/api/razorpay-webhook/',
      payload: rawBody,
      headers: { 'content-type': 'application/json', ...headers },
    });

  /** An order with a failed attempt, a captured one and, for some, refunds: every event of it. */
  async function happen(which: number): Promise<IncomingEvent[]> {
    const { account, listing } = buyers[which % buyers.length]!;
    const { names, amount } = baskets[which % baskets.length]!;
    const [first, ...others] = names;
    const payload = {
      ...{ amount, currency: 'INR', receipt: `receipt-${which}`, package: ids[first] },
      ...(others.length > 0 && { add_ons: others.map((name) => ids[name]), property: listing }),
    };
    const made = await server.inject({
      method: 'POST',
      url: '/api/create-razorpay-order/',
      headers: account.headers,
      payload,
    });
    expect(made.json()).toMatchObject({ amount });
    const order = made.json<Order>().id;
    const gateway = sandbox();
    const failed = (await gateway.pay(order, 'failure')).paymentId;
    const paid = (await gateway.pay(order, 'success')).paymentId;
    const events = [await gateway.event(failed), await gateway.event(paid, 'authorized'), await gateway.event(paid)];
    for (const part of [[], [100_000], [100_000, amount - 100_000], [amount]][which % 4]!) {
      await gateway.refund(paid, part);
      const refunds = await gateway.findRefunds(paid);
      events.push(await gateway.refundEvent(refunds.at(-1)!.id));
    }
    return [...events, ...events.slice(0, 2)];
  }

  it('R46 shuffled events by 24 connections bring no error, and our books equal the provider’s', async () => {
    const orders = times(2_000, 24);
    const events: IncomingEvent[] = [];
    for (let which = 0; which < orders; which += 1) events.push(...(await happen(which)));
    const waiting = shuffled(events);
    const answers: number[] = [];
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) answers.push((await tell(next)).statusCode);
    };
    await Promise.all(Array.from({ length: connections }, work));
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    const wrong = await database.rows(sql`
      select y.id, y.status, y.paid_in_paise, y.refunded_in_paise, s.paid, s.refunded
      from payment y, lateral (
        select sum(o.amount_in_paise)::bigint as paid, sum(q.refunded_in_paise)::bigint as refunded
        from sandbox_payment q join sandbox_order o on o.id = q.order_id where q.order_id = y.provider_order_id and q.status <> 'failed'
      ) s
      where (y.paid_in_paise, y.refunded_in_paise) is distinct from (s.paid, s.refunded)
        or y.status <> case when s.paid = s.refunded then 'refunded' else 'completed' end`);
    expect(wrong).toEqual([]);
    const gaps = await database.rows(
      sql`select series, count(*), max(number) from (select series, number from invoice union all select series, number from credit_note) documents group by 1 having count(*) <> max(number)`,
    );
    expect(gaps).toEqual([]);
    measured('R46', `${events.length} events of ${orders} orders`);
  });
});
