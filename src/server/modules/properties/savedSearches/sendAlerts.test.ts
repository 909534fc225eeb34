import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { alertsOn } from '../../../../../test/support/alerts';
import { describeOnBoth } from '../../../../../test/support/databases';
import { untilSurvived } from '../../../../../test/support/dyingDatabase';
import { type TestAccount, makeAccount, makeListing, makePicture } from '../../../../../test/support/factories';
import { testDeps } from '../../../../../test/support/testServer';

describeOnBoth('alerts of the job send-alerts', (database) => {
  let at = new Date('2026-11-25T03:00:00Z');
  let alerts: ReturnType<typeof alertsOn>;
  let remove: () => void;
  let seller: TestAccount;
  let reader: TestAccount;

  beforeAll(async () => {
    const made = testDeps(database(), {
      secret: randomBytes(32),
      settings: { publicUrl: 'https://aangan.test' },
      now: () => at,
    });
    ({ remove } = made);
    alerts = alertsOn(made.deps);
    seller = await makeAccount(database());
    reader = await makeAccount(database(), { email: 'asha@people.example' });
    await makeListing(database(), { ownerId: seller.id, city: 'Indore' });
  });
  afterAll(() => remove());
  beforeEach(async () => {
    at = new Date('2026-11-25T03:00:00Z');
    for (const table of [sql`mail`, sql`saved_search`, sql`search_subscriber`, sql`property`, sql`alert_event`])
      await database().run(sql`delete from ${table}`);
  });

  const publish = (given: Parameters<typeof makeListing>[1] = {}) =>
    makeListing(database(), { ownerId: seller.id, priceInPaise: 1_45_00_000_00, ...given });
  const setPrice = (id: number, paise: number | null) =>
    database().run(sql`update property set price_in_paise = ${paise} where id = ${id}`);
  const setLife = (id: number, lifecycle: string) =>
    database().run(sql`update property set lifecycle = ${lifecycle} where id = ${id}`);
  const subjects = async () => (await alerts.emails()).map(({ to, subject }) => `${to}: ${subject}`);

  it('tell of a new listing, with its picture, price and place, and how to change and end them', async () => {
    await alerts.save({ account: reader.id }, 'city=indore&max_price=20000000', { name: 'Indore up to 2 Cr' });
    const { id } = await publish({ title: 'House <of> Tulsi', sizeInSqft: 1_850 });
    const { id: media, hash } = await makePicture(database());
    await database().run(sql`insert into property_image (property_id, media_id, position) values (${id}, ${media}, 0)`);
    expect(await alerts.run()).toEqual({ listings: 1, alerts: 1, sent: 1, asked: 0, paused: 0 });
    const [email] = await alerts.emails();
    expect(email).toMatchObject({ to: 'asha@people.example', subject: 'A new property: Indore up to 2 Cr' });
    for (const part of [
      'House <of> Tulsi',
      '₹1.45 Cr',
      '1,850 sq ft',
      'Vijay Nagar, Indore',
      `https://aangan.test/properties/${id}`,
      'https://aangan.test/properties?city=indore&max_price=20000000',
      'https://aangan.test/saved-searches',
      'https://aangan.test/saved-searches/stop#token=',
    ])
      expect(email?.body).toContain(part);
    expect(email?.html).toContain('House &lt;of&gt; Tulsi');
    expect(email?.html).not.toContain('<of>');
    expect(email?.html).toContain(`src="https://aangan.test/media/${hash}-480.jpg"`);
    expect(email?.unsubscribe).toMatch(
      /^https:\/\/aangan\.test\/api\/saved-searches\/one-click\/\?token=\d+\.[\w-]{43}$/,
    );
  });

  it('tell of a price that fell, also into the search, and not of one that rose', async () => {
    const { id } = await publish();
    const { id: other } = await publish({ priceInPaise: 1_00_00_000_00 });
    await alerts.save({ account: reader.id }, 'max_price=14000000', { name: 'Up to 1.4 Cr' });
    await setPrice(id, 1_35_00_000_00);
    await setPrice(other, 1_10_00_000_00);
    await alerts.run();
    const emails = await alerts.emails();
    expect(emails.map(({ subject }) => subject)).toEqual(['A price fell: Up to 1.4 Cr']);
    expect(emails[0]?.body).toContain('₹1.45 Cr → ₹1.35 Cr');
    expect(emails[0]?.body).not.toContain(`/properties/${other}`);
  });

  it('tell each listing and each fall of its price once, whatever happens to it', async () => {
    await alerts.save({ account: reader.id }, '', { name: 'All' });
    const { id } = await publish();
    await alerts.run();
    for (const lifecycle of ['sold', 'published', 'archived', 'published']) await setLife(id, lifecycle);
    await alerts.run();
    expect(await subjects()).toEqual(['asha@people.example: A new property: All']);
    await setPrice(id, 1_40_00_000_00);
    await alerts.run();
    await alerts.run();
    await setPrice(id, 1_30_00_000_00);
    await alerts.run();
    expect((await alerts.emails()).slice(1).map(({ body }) => /₹[\d.]+ Cr → ₹[\d.]+ Cr/.exec(body)?.[0])).toEqual([
      '₹1.45 Cr → ₹1.4 Cr',
      '₹1.4 Cr → ₹1.3 Cr',
    ]);
  });

  it('tell of a listing that returns from draft or sold, if they have not told of it before', async () => {
    const { id: draft } = await publish({ lifecycle: 'draft' });
    const { id: sold } = await publish({ lifecycle: 'sold' });
    await alerts.save({ account: reader.id }, '', { name: 'All' });
    await setLife(draft, 'published');
    await setLife(sold, 'published');
    await alerts.run();
    expect(await subjects()).toEqual(['asha@people.example: 2 new properties: All']);
  });

  it('never tell what was gone, sold or dearer again before they were sent', async () => {
    await alerts.save({ account: reader.id }, '', { frequency: 'daily', name: 'All' });
    const [sold, deleted, risen] = [await publish(), await publish(), await publish()];
    await alerts.run();
    await database().run(sql`update search_alert set told_at = now() where property_id = ${risen.id}`);
    await setPrice(risen.id, 1_00_00_000_00);
    await alerts.run();
    await setLife(sold.id, 'sold');
    await database().run(sql`delete from property where id = ${deleted.id}`);
    await setPrice(risen.id, 1_45_00_000_00);
    at = new Date(at.getTime() + dayInMs);
    await alerts.run();
    expect(await subjects()).toEqual([]);
  });

  it('never tell a reader of their own listings, nor a visitor with the owner’s address', async () => {
    await alerts.save({ account: seller.id }, '');
    await alerts.save(await alerts.visitor(`${seller.username}@people.example`), '');
    await publish();
    await alerts.run();
    expect(await alerts.emails()).toEqual([]);
  });

  it('wait until an account has confirmed its address', async () => {
    const unsure = await makeAccount(database(), { email: 'unsure@people.example', unverified: true });
    await alerts.save({ account: unsure.id }, '', { name: 'All' });
    await publish();
    await alerts.run();
    expect(await subjects()).toEqual([]);
    await database().run(sql`update account set email_verified_at = now() where id = ${unsure.id}`);
    await alerts.run();
    expect(await subjects()).toEqual(['unsure@people.example: A new property: All']);
  });

  it('are grouped, and come daily and on Mondays at 8:00 of the reader’s clocks, also where the clocks change', async () => {
    // in New York clocks go back on 1 November 2026, a Sunday
    at = new Date('2026-10-31T20:00:00Z');
    const zones = { frequency: 'daily', timezone: 'America/New_York', name: 'Daily' } as const;
    await alerts.save({ account: reader.id }, 'city=indore', zones);
    await alerts.save({ account: reader.id }, '', { ...zones, frequency: 'weekly', name: 'Weekly' });
    await publish();
    await alerts.run();
    await publish();
    const sentAt = async (until: string) => {
      const times: string[] = [];
      for (; at < new Date(until); at = new Date(at.getTime() + 15 * minuteInMs)) {
        const { sent } = await alerts.run();
        if (sent > 0) times.push(at.toISOString());
      }
      return times;
    };
    expect(await sentAt('2026-11-03T00:00:00Z')).toEqual(['2026-11-01T13:00:00.000Z', '2026-11-02T13:00:00.000Z']);
    expect((await subjects()).map((line) => line.split(': ').slice(1).join(': '))).toEqual([
      '2 new properties: Daily',
      '2 new properties: Weekly',
    ]);
  }, 180_000);

  it('R41 come once with a death between any two steps, and with two processes', async () => {
    for (const name of ['One', 'Two', 'Three']) await alerts.save({ account: reader.id }, `search=${name}`, { name });
    await alerts.save({ account: reader.id }, 'city=indore', { name: 'City' });
    const { id } = await publish({ title: 'One Two Three' });
    const deaths = await untilSurvived(database(), (dying) => alerts.run(dying));
    expect(deaths).toBeGreaterThan(15);
    await setPrice(id, 1_20_00_000_00);
    await Promise.all([alerts.run(), alerts.run()]);
    await alerts.run();
    const sent = await subjects();
    expect(sent.sort()).toEqual(
      ['One', 'Two', 'Three', 'City']
        .flatMap((name) => [
          `asha@people.example: A new property: ${name}`,
          `asha@people.example: A price fell: ${name}`,
        ])
        .sort(),
    );
  }, 360_000);

  it('R41 come once where the clock jumps ahead and back, and at 8:00 again afterwards', async () => {
    await alerts.save({ account: reader.id }, '', { frequency: 'daily', name: 'All' });
    at = new Date('2027-03-01T00:00:00Z');
    await publish();
    await alerts.run();
    at = new Date('2026-11-25T03:00:00Z');
    await alerts.run();
    expect(await subjects()).toEqual([]);
    // 8:00 in India
    at = new Date('2026-11-26T02:30:00Z');
    await alerts.run();
    expect(await subjects()).toHaveLength(1);
    for (const jump of [-3 * dayInMs, 40 * dayInMs, 0]) {
      at = new Date(Date.parse('2026-11-26T02:30:00Z') + jump);
      await alerts.run();
    }
    expect(await subjects()).toHaveLength(1);
  });

  it('R41 ask “Still looking?” once after eight weeks without a sign, and pause two weeks later', async () => {
    const start = at.getTime();
    await alerts.save({ account: reader.id }, '', { name: 'All' });
    const weeks = async (many: number, ahead = 0) => {
      at = new Date(start + many * 7 * dayInMs + ahead);
      await publish();
      return untilSurvived(database(), (dying) => alerts.run(dying));
    };
    await weeks(0);
    await weeks(8, -hourInMs);
    expect((await subjects()).filter((line) => line.includes('Still looking?'))).toEqual([]);
    for (const ahead of [0, hourInMs, dayInMs]) await weeks(8, ahead);
    expect((await subjects()).filter((line) => line.includes('Still looking?'))).toEqual([
      'asha@people.example: Still looking? All',
    ]);
    await weeks(10, -hourInMs);
    const before = (await subjects()).length;
    await weeks(10, hourInMs);
    await weeks(11);
    const rows = await database().rows(sql`select paused from saved_search`);
    expect([rows, (await subjects()).length - before]).toEqual([[{ paused: 'no_answer' }], 1]);
  }, 360_000);
});
