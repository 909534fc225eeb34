import { dayInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount } from '../../../../test/support/factories';
import { makePriceList } from '../../../../test/support/priceList';
import { testDeps } from '../../../../test/support/testServer';
import { applyEvent } from './ledger';
import { openOrder } from './orders';

const prices: Readonly<Record<string, number>> = { Basic: 299_900, Premium: 599_900 };

describeOnBoth('the grant of a package', (database) => {
  let clock = Date.parse('2026-03-01T06:00:00Z');
  let deps: ReturnType<typeof testDeps>['deps'];
  let remove: () => void;
  let ids: Record<string, number>;
  let accountId: number;
  let count = 0;
  beforeAll(async () => {
    ({ deps, remove } = testDeps(database(), { now: () => new Date(clock) }));
    ids = await makePriceList(database());
  });
  afterAll(() => remove());
  beforeEach(async () => {
    accountId = (await makeAccount(database())).id;
  });

  const order = async (name: 'Basic' | 'Premium') =>
    (
      await openOrder(deps, {
        accountId,
        receipt: `receipt-${++count}`,
        lines: [{ kind: 'package', id: ids[name]!, name, amountInPaise: prices[name]! }],
      })
    ).id;
  const settle = async (orderId: string, status: 'captured' | 'refunded') =>
    applyEvent(deps, orderId, {
      cause: 'webhook',
      event: {
        kind: 'reported',
        payment: {
          id: `pay-${orderId}`,
          orderId,
          status,
          amountInPaise: 599_900,
          refundedInPaise: 0,
          createdAt: null,
          method: 'upi',
        },
      },
    });
  const buy = async (name: 'Basic' | 'Premium' = 'Premium') => {
    const orderId = await order(name);
    await settle(orderId, 'captured');
    return orderId;
  };
  /** Each period as [first day, last day], relative to today. */
  const periods = async () => {
    const rows = await database().rows<{ starts_at: Date; expires_at: Date }>(
      sql`select starts_at, expires_at from package_grant where account_id = ${accountId} order by starts_at, id`,
    );
    return rows.map(({ starts_at, expires_at }) =>
      [starts_at, expires_at].map((at) => (at.getTime() - clock) / dayInMs),
    );
  };

  it('starts now; a renewal follows', async () => {
    await buy();
    clock += 10 * dayInMs;
    await buy();
    await buy();
    expect(await periods()).toEqual([
      [-10, 50],
      [50, 110],
      [110, 170],
    ]);
  });

  it('starts now if the package has expired', async () => {
    await buy('Basic');
    clock += 31 * dayInMs;
    await buy('Basic');
    expect(await periods()).toEqual([
      [-31, -1],
      [0, 30],
    ]);
  });

  it('runs in parallel with another package', async () => {
    await buy('Premium');
    await buy('Basic');
    expect((await periods()).sort((one, other) => one[1]! - other[1]!)).toEqual([
      [0, 30],
      [0, 60],
    ]);
  });

  it('loses no day with concurrent renewals', async () => {
    const orderIds = await Promise.all(Array.from({ length: 6 }, () => order('Basic')));
    await Promise.all(orderIds.map((orderId) => settle(orderId, 'captured')));
    expect(await periods()).toEqual([
      [0, 30],
      [30, 60],
      [60, 90],
      [90, 120],
      [120, 150],
      [150, 180],
    ]);
  });

  it('moves renewals forward when the period before them is refunded', async () => {
    const first = await buy();
    const second = await buy();
    await buy();
    clock += 20 * dayInMs;
    await settle(first, 'refunded');
    expect(await periods()).toEqual([
      [-20, 0],
      [0, 60],
      [60, 120],
    ]);
    await settle(second, 'refunded');
    expect(await periods()).toEqual([
      [-20, 0],
      [0, 0],
      [0, 60],
    ]);
    expect(
      await database().rows(
        sql`select 1 from package_grant where account_id = ${accountId} and starts_at <= ${deps.now()} and expires_at > ${deps.now()}`,
      ),
    ).toHaveLength(1);
  });

  it('does not change the current period when its renewal is refunded', async () => {
    await buy();
    const renewal = await buy();
    clock += 5 * dayInMs;
    await settle(renewal, 'refunded');
    expect(await periods()).toEqual(
      [
        [-5, 55],
        [0, 0],
      ].sort((one, other) => one[0]! - other[0]!),
    );
    await buy();
    expect(await periods()).toContainEqual([55, 115]);
  });

  it('that has expired is not changed by a refund', async () => {
    const orderId = await buy('Basic');
    clock += 40 * dayInMs;
    await settle(orderId, 'refunded');
    expect(await periods()).toEqual([[-40, -10]]);
  });
});
