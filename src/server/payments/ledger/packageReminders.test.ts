import { dayInMs, hourInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount, makeListing } from '../../../../test/support/factories';
import { makePriceList } from '../../../../test/support/priceList';
import { testDeps } from '../../../../test/support/testServer';
import { applyEvent } from './ledger';
import { createLease } from '../../jobs/lease';
import { runJob, startJob } from '../../jobs/scheduler';
import { expireFeaturedJob } from '../../modules/properties/expireFeatured';
import { openOrder } from './orders';
import { remindPackageEndingsJob, sendEndingReminders } from './packageReminders';

describeOnBoth('package reminders', (database) => {
  let clock = 0;
  let deps: ReturnType<typeof testDeps>['deps'];
  let remove: () => void;
  let ids: Record<string, number>;
  let count = 0;
  beforeAll(async () => {
    ({ deps, remove } = testDeps(database(), { now: () => new Date(clock) }));
    ids = await makePriceList(database());
  });
  afterAll(() => remove());
  beforeEach(() => {
    clock = Date.parse('2026-03-01T06:00:00Z');
  });

  const buyer = async () => {
    const account = await makeAccount(database(), { name: 'Meera Joshi' });
    return { ...account, email: `${account.username}@people.example` };
  };
  const buy = async (accountId: number) => {
    const { id } = await openOrder(deps, {
      accountId,
      receipt: `receipt-${++count}`,
      lines: [{ kind: 'package', id: ids['Basic']!, name: 'Basic', amountInPaise: 299_900 }],
    });
    const payment = {
      id: `pay-${id}`,
      orderId: id,
      status: 'captured' as const,
      amountInPaise: 299_900,
      refundedInPaise: 0,
      createdAt: null,
      method: 'card',
    };
    await applyEvent(deps, id, { cause: 'webhook', event: { kind: 'reported', payment } });
  };
  const letters = async (email: string) =>
    (
      await database().rows<{ subject: string }>(
        sql`select subject from mail where recipient = ${email} and subject like '%package ends%' order by id`,
      )
    ).map(({ subject }) => subject);

  const expireFeatured = () => expireFeaturedJob.run(deps, async () => true);

  it('email a buyer 7 days, 3 days and 1 day before a package ends, once each', async () => {
    const { id, email } = await buyer();
    await buy(id);
    const reminders: [day: number, letters: number][] = [];
    const bought = clock;
    for (const hours of [0, ...Array.from({ length: 45 }, (_, at) => 20 * 24 + 6 * at)]) {
      clock = bought + hours * hourInMs;
      await Promise.all([sendEndingReminders(deps), sendEndingReminders(deps)]);
      const sent = (await letters(email)).length;
      if (sent !== (reminders.at(-1)?.[1] ?? 0)) reminders.push([hours / 24, sent]);
    }
    expect(reminders).toEqual([
      [23, 1],
      [27, 2],
      [29, 3],
    ]);
    expect(await letters(email)).toEqual([
      'Your Basic package ends within 7 days',
      'Your Basic package ends within 3 days',
      'Your Basic package ends within a day',
    ]);
    const first = await database().row<{ body: string }>(
      sql`select body from mail where recipient = ${email} and subject like '%7 days'`,
    );
    expect(first?.body).toMatch(
      /^Dear Meera Joshi,\n\nYour Basic package ends on 31 March 2026\.[\s\S]*Buyer contacts left: 50\nRenewal price: ₹2,999\.00[\s\S]*http:\/\/aangan\.test\/packages\?package=\d+\n/,
    );
  });

  it('offer other packages for one that is no longer on sale', async () => {
    const { id, email } = await buyer();
    await buy(id);
    clock += 28 * dayInMs;
    await database().run(sql`update package set retired_at = now() where name = 'Basic'`);
    await sendEndingReminders(deps);
    await database().run(sql`update package set retired_at = null where name = 'Basic'`);
    const mail = await database().row<{ body: string }>(
      sql`select body from mail where recipient = ${email} and subject like '%ends within%'`,
    );
    expect(mail?.body).toContain('Basic is no longer on sale.');
    expect(mail?.body).not.toContain('Renewal price');
  });

  it('send only the latest one if delayed', async () => {
    const { id, email } = await buyer();
    await buy(id);
    clock += 28 * dayInMs;
    await sendEndingReminders(deps);
    await sendEndingReminders(deps);
    expect(await letters(email)).toEqual(['Your Basic package ends within 3 days']);
  });

  it('are not sent for a renewed or an ended package', async () => {
    const { id, email } = await buyer();
    await buy(id);
    clock += 5 * dayInMs;
    await buy(id);
    clock += 24 * dayInMs;
    await sendEndingReminders(deps);
    expect(await letters(email)).toEqual([]);
    clock += 31 * dayInMs;
    await sendEndingReminders(deps);
    expect(await letters(email)).toEqual([]);
  });

  it('expire-featured-listings ends paid featuring after its term, but not featuring by the office', async () => {
    const [paid, offices, longer] = [
      await makeListing(database()),
      await makeListing(database(), { featured: true }),
      await makeListing(database()),
    ];
    await database().run(
      sql`update property set featured = true, featured_until = ${new Date(clock + dayInMs)} where id = ${paid.id}`,
    );
    await database().run(
      sql`update property set featured = true, featured_until = ${new Date(clock + 2 * dayInMs)} where id = ${longer.id}`,
    );
    const featured = async () =>
      (
        await database().rows<{ id: number }>(
          sql`select id from property where featured and id in (${paid.id}, ${offices.id}, ${longer.id}) order by id`,
        )
      ).map(({ id }) => id);
    expect(await expireFeatured()).toEqual({ expired: 0 });
    clock += dayInMs;
    expect(await expireFeatured()).toEqual({ expired: 1 });
    expect(await featured()).toEqual([offices.id, longer.id]);
  });

  it('respect the office, which can feature without a term and unfeature at once', async () => {
    const { id } = await makeListing(database());
    const until = () => database().row(sql`select featured, featured_until from property where id = ${id}`);
    await database().run(
      sql`update property set featured = true, featured_until = ${new Date(clock + dayInMs)} where id = ${id}`,
    );
    await database().run(
      sql`update property set featured = true, title = 'Saved with the star as it was' where id = ${id}`,
    );
    expect(await until()).toEqual({ featured: true, featured_until: new Date(clock + dayInMs) });
    await database().run(sql`update property set featured = false where id = ${id}`);
    expect(await until()).toEqual({ featured: false, featured_until: null });
    await database().run(sql`update property set featured = true where id = ${id}`);
    clock += 40 * dayInMs;
    await expireFeatured();
    expect(await until()).toEqual({ featured: true, featured_until: null });
  });

  it('are sent by remind-package-endings in one process at a time, from the start until stopped', async () => {
    const { id, email } = await buyer();
    await buy(id);
    clock += 24 * dayInMs;
    const other = createLease(database(), remindPackageEndingsJob.name, 60);
    await other.take();
    expect((await runJob(remindPackageEndingsJob, deps)) !== undefined).toBe(false);
    expect(await letters(email)).toEqual([]);
    await other.release();
    const running = startJob({ ...remindPackageEndingsJob, every: 5 }, deps);
    while ((await letters(email)).length === 0) await new Promise(setImmediate);
    await running.stop();
    clock += 3 * dayInMs;
    await running.stop();
    expect(await letters(email)).toHaveLength(1);
    expect(await database().rows(sql`select 1 from lease`)).toEqual([]);
  });
});
