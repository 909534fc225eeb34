import type { OfficeImport } from '@contract/officeImports';
import type { ListingBulk } from '@contract/officeProperties';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../../test/support/factories';
import { type Importing, openImporting } from '../../../../../test/support/importing';
import { listAudit } from '../../../audit/auditStore';
import { officePropertiesRoutes } from '../officePropertiesRoutes';

describeOnBoth('a change of many listings', (database) => {
  let office: Importing;
  let agent: TestAccount;
  let sent = 0;
  beforeAll(async () => {
    office = await openImporting(database(), 'listing_changes', [officePropertiesRoutes]);
    agent = await makeAccount(database(), { roles: ['agent'], name: 'Nisha' });
  });
  afterAll(() => office.close());
  beforeEach(async () => {
    for (const table of [sql`data_import`, sql`property`, sql`alert_event`, sql`mail`])
      await database().run(sql`delete from ${table}`);
  });

  const listing = async (title: string, price: number | null, given: object = {}) => {
    const { id } = await makeListing(database(), { title, ...given });
    await database().run(
      sql`update property set price_in_paise = ${price === null ? null : price * 100}, agent_id = null where id = ${id}`,
    );
    return id;
  };
  const ask = async (body: Omit<ListingBulk, 'client_id'> & { client_id?: string }) => {
    const answer = await office.server.inject({
      method: 'POST',
      url: '/api/office/properties/bulk/',
      headers: office.boss.headers,
      payload: { client_id: `bulk-change-${(sent += 1)}`, ...body },
    });
    return { status: answer.statusCode, body: answer.json<OfficeImport & Record<string, unknown>>() };
  };
  /** Prepared and checked. */
  const prepare = async (body: Omit<ListingBulk, 'client_id'>) => {
    const { body: prepared } = await ask(body);
    await office.run();
    return office.get(prepared.id);
  };
  const run = async ({ id, version }: { id: number; version: number }) => {
    await office.ask('POST', `${id}/run/`, { version });
    await office.run();
    return office.get(id);
  };
  const stored = (id: number) =>
    database().row<{ price: number | null; lifecycle: string; agent: number | null; featured: boolean }>(
      sql`select price_in_paise::float8 / 100 as price, lifecycle, agent_id as agent, featured from property where id = ${id}`,
    );

  it('H37 shows each listing before and after; changes them quietly once it is run, and gives all back', async () => {
    const [villa, flat] = [await listing('Tulsi villa', 12_500_000), await listing('Neem flat', 87_345)];
    const other = await listing('Another', 5_000_000);
    await database().run(sql`delete from alert_event`);
    const ready = await prepare({ ids: [villa, flat], change: { price_percent: 4.5 } });
    expect(ready).toMatchObject({ state: 'ready', file_name: 'Price +4.5%: 2 listings', rows: { total: 2, good: 2 } });
    expect((await office.rowsOf(ready.id)).map(({ cells }) => cells)).toEqual([
      { Title: 'Neem flat', 'Price now': '87,345', 'New price': '91,276', 'Listing number': String(flat) },
      { Title: 'Tulsi villa', 'Price now': '1,25,00,000', 'New price': '1,30,63,000', 'Listing number': String(villa) },
    ]);
    expect((await stored(villa))?.price).toBe(12_500_000);
    const done = await run(ready);
    expect(done).toMatchObject({ state: 'done', rows: { done: 2 }, outcomes: { changed: 2 } });
    const prices = async () => [
      (await stored(villa))?.price,
      (await stored(flat))?.price,
      (await stored(other))?.price,
    ];
    expect(await prices()).toEqual([13_063_000, 91_276, 5_000_000]);
    const told = await database().row(
      sql`select (select count(*)::int from alert_event) + (select count(*)::int from mail) as many`,
    );
    expect(told).toEqual({ many: 0 });
    const changes = await database().rows(
      sql`select distinct actor_id from property_change where property_id = ${villa} and actor_id is not null`,
    );
    expect(changes).toEqual([{ actor_id: office.boss.id }]);
    expect(await office.undo(done)).toMatchObject({ state: 'undone', rows: { reversed: 2 } });
    expect(await prices()).toEqual([12_500_000, 87_345, 5_000_000]);
  });

  it('takes all that a filter finds; what may not be published stays a draft, and its row says why', async () => {
    const whole = await listing('Whole', 9_000_000, { lifecycle: 'draft' });
    const bare = await listing('Bare', 9_000_000, { lifecycle: 'draft' });
    await database().run(sql`update property set description = '' where id = ${bare}`);
    const shown = await listing('Shown already', 9_000_000);
    await database().run(sql`delete from alert_event`);
    const done = await run(await prepare({ filter: { lifecycle: 'draft' }, change: { lifecycle: 'published' } }));
    expect(done).toMatchObject({ file_name: 'Live: 2 listings', rows: { total: 2, done: 1, bad: 1 } });
    expect((await office.rowsOf(done.id, 'bad')).map(({ cells, errors }) => [cells.Title, errors.length])).toEqual([
      ['Bare', 1],
    ]);
    expect(await database().row(sql`select count(*)::int as many from alert_event`)).toEqual({ many: 0 });
    const lives = async () => [(await stored(whole))?.lifecycle, (await stored(bare))?.lifecycle];
    expect(await lives()).toEqual(['published', 'draft']);
    await office.undo(done);
    expect(await lives()).toEqual(['draft', 'draft']);
    expect((await stored(shown))?.lifecycle).toBe('published');
  });

  it('gives listings to a colleague and features them; what has changed since is kept by the undo', async () => {
    const [one, two] = [await listing('One', 9_000_000), await listing('Two', 9_000_000)];
    const ready = await prepare({ ids: [one, two], change: { agent: agent.id, featured: true } });
    expect((await office.rowsOf(ready.id))[0]?.cells).toMatchObject({
      'Agent now': 'Nobody',
      'New agent': `Nisha #${agent.id}`,
      'Featured now': 'No',
      'New featured status': 'Yes',
    });
    const done = await run(ready);
    expect(await stored(one)).toMatchObject({ agent: agent.id, featured: true });
    await database().run(sql`update property set featured = false where id = ${two}`);
    expect(await office.undo(done)).toMatchObject({ rows: { reversed: 1, kept: 1 } });
    expect([await stored(one), await stored(two)]).toMatchObject([
      { agent: null, featured: false },
      { agent: agent.id, featured: false },
    ]);
    await database().run(sql`update property set featured = true where id = ${two}`);
    const back = await run(await prepare({ ids: [two], change: { agent: null, featured: false } }));
    expect([back.rows.done, await stored(two)]).toMatchObject([1, { agent: null, featured: false }]);
  });

  it('leaves a price alone that somebody changed meanwhile, and one on request', async () => {
    const [moved, asked] = [await listing('Moved', 9_000_000), await listing('On request', null)];
    const ready = await prepare({ ids: [moved, asked], change: { price_percent: -10 } });
    expect(ready.rows).toMatchObject({ good: 1, bad: 1 });
    await database().run(sql`update property set price_in_paise = 950000000 where id = ${moved}`);
    const done = await run(ready);
    expect(done.rows).toMatchObject({ done: 0, bad: 2 });
    const words = (await office.rowsOf(done.id, 'bad')).flatMap(({ errors }) => errors.map(({ message }) => message));
    expect(words).toEqual([
      expect.stringContaining('this home’s price is on request'),
      'The price has changed since. It is now ₹95,00,000.',
    ]);
    expect((await stored(moved))?.price).toBe(9_500_000);
  });

  it.each([
    ['without a listing that fits', { ids: [999_999_999], change: { featured: true } }, 'ids'],
    ['by a filter that finds none', { filter: { search: 'nothing like it' }, change: { featured: true } }, 'filter'],
    ['without a change', { ids: [1], change: {} }, 'change'],
    ['to less than a tenth', { ids: [1], change: { price_percent: -95 } }, 'change'],
  ] as const)('%s is refused at its field', async (_what, body, field) => {
    const { status, body: refusal } = await ask(body as unknown as ListingBulk);
    expect([status, Object.keys(refusal).some((name) => name.startsWith(field))]).toEqual([400, true]);
  });

  it('for a colleague who answers nothing is refused', async () => {
    const id = await listing('One', 9_000_000);
    const { status, body } = await ask({ ids: [id], change: { agent: 999_999_999 } });
    expect([status, body.change]).toEqual([400, ['Choose one of the agents.']]);
  });

  it('R59 is prepared once when its answer was lost, with one entry in the audit', async () => {
    const id = await listing('One', 9_000_000);
    const before = await listAudit(database(), {}, { limit: 1, offset: 0 });
    const twice = { client_id: 'bulk-twice', ids: [id], change: { featured: true } };
    const [one, other] = [await ask(twice), await ask(twice)];
    expect([other.status, other.body.id]).toEqual([201, one.body.id]);
    const after = await listAudit(database(), {}, { limit: 1, offset: 0 });
    expect(after.total).toBe(before.total + 1);
    expect(after.entries[0]).toMatchObject({
      action: 'property.bulk',
      after: { changes: 'Featured: 1 listing', listings: 1 },
    });
  });
});
