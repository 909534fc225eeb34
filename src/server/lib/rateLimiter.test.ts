import sql from 'sql-template-tag';
import { addressOf, countAttempt, forgetAttempts, uncountAttempt } from './rateLimiter';
import { describeOnBoth } from '../../../test/support/databases';

const limit = { what: 'a test', most: 3, withinMs: 60_000 };
const start = new Date();
const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

describeOnBoth('the rate limiter', (database) => {
  const attempt = (subject: string, address: string, seconds = 0) =>
    countAttempt(database(), limit, { subject, address }, at(seconds));

  it('accepts the allowed number, then says when to retry', async () => {
    for (const seconds of [0, 10, 20]) await attempt('asha', '192.0.2.1', seconds);
    await expect(attempt('asha', '192.0.2.1', 30)).rejects.toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      retryAfter: 30,
    });
    await expect(attempt('asha', '192.0.2.1', 60)).resolves.toEqual(expect.any(String));
    await expect(attempt('asha', '192.0.2.1', 61)).rejects.toMatchObject({ status: 429, retryAfter: 9 });
  });

  it('counts subjects, addresses and limits separately', async () => {
    for (const seconds of [0, 1, 2]) await attempt('ravi', '192.0.2.2', seconds);
    await expect(attempt('ravi', '192.0.2.3', 3)).resolves.toEqual(expect.any(String));
    await expect(attempt('meera', '192.0.2.2', 3)).resolves.toEqual(expect.any(String));
    await expect(
      countAttempt(database(), { ...limit, what: 'another' }, { subject: 'ravi', address: '192.0.2.2' }, at(3)),
    ).resolves.toEqual(expect.any(String));
  });

  it('also limits concurrent attempts', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => attempt('crowd', '192.0.2.4')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('resets on success and refunds attempts that were not made', async () => {
    const tried = { subject: 'nila', address: '192.0.2.5' };
    for (const seconds of [0, 1]) await attempt('nila', '192.0.2.5', seconds);
    await uncountAttempt(database(), await attempt('nila', '192.0.2.5', 2));
    await attempt('nila', '192.0.2.5', 3);
    await expect(attempt('nila', '192.0.2.5', 4)).rejects.toMatchObject({ status: 429 });
    await forgetAttempts(database(), limit, tried);
    for (const seconds of [5, 6, 7]) await attempt('nila', '192.0.2.5', seconds);
  });

  it('refunds concurrent attempts correctly', async () => {
    const counted = await Promise.all(Array.from({ length: 3 }, () => attempt('many', '192.0.2.8')));
    await Promise.all(counted.map((number) => uncountAttempt(database(), number)));
    for (const seconds of [1, 2, 3]) await attempt('many', '192.0.2.8', seconds);
  });

  it('stores no typed text and no rows older than a week', async () => {
    await attempt('my secret password', '192.0.2.6', -8 * 24 * 3_600);
    await attempt('somebody', '192.0.2.6');
    const rows = await database().rows<{ row: string; old: boolean }>(
      sql`select login_failure::text as row, at < now() - interval '2 days' as old from login_failure`,
    );
    expect(rows.some(({ row, old }) => old || row.includes('secret'))).toBe(false);
  });
});

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (ip, counted) => expect(addressOf({ ip })).toBe(counted));

  it.each([
    [['127.0.0.1', '203.0.113.5'], '203.0.113.5'],
    [['127.0.0.1', '203.0.113.5:61234'], '203.0.113.5'],
    [['127.0.0.1', '[2001:db8::7]:443'], '2001:db8:0:0::/64'],
    [['127.0.0.1', 'not an address'], '127.0.0.1'],
    [['127.0.0.1', '10.0.0.2', ''], '10.0.0.2'],
  ])('R24 forwarded by proxies as %j counts as %s: invalid addresses share one bucket', (ips, counted) => {
    expect(addressOf({ ip: ips.at(-1) ?? '', ips })).toBe(counted);
  });
});
