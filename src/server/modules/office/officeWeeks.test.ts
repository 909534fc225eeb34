import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeListing } from '../../../../test/support/factories';
import { countByWeek } from './officeTodayStore';

/** A Tuesday, 10:30 in India. */
const now = new Date('2026-11-24T05:00:00Z');

describeOnBoth('the charts of the last twelve weeks', (database) => {
  const figure = async (name: 'views' | 'sales' | 'listings') =>
    (await countByWeek(database(), now)).map((week) => week[name]).slice(-3);
  const changedAt = (id: number, at: string) =>
    database().run(sql`update property_change set at = ${new Date(at)} where property_id = ${id}`);
  const becomes = (id: number, lifecycle: string) =>
    database().run(sql`update property set lifecycle = ${lifecycle} where id = ${id}`);

  beforeEach(async () => {
    await database().run(sql`delete from property_day_views`);
    await database().run(sql`delete from property`);
  });

  it('count views by the day on which they were made; the first day of a week is Monday', async () => {
    await database().run(sql`
      insert into property_day_views (day, views)
      values ('2026-11-15', 5), ('2026-11-16', 7), ('2026-11-22', 1), ('2026-11-23', 2), ('2026-11-24', 3), ('2026-08-30', 100)`);
    expect(await figure('views')).toEqual([5, 8, 5]);
    expect((await countByWeek(database(), now)).map(({ week }) => week).slice(-2)).toEqual([
      '2026-11-16',
      '2026-11-23',
    ]);
  });

  it('count a listing once as sold in the week in which it was marked, and not when that was undone', async () => {
    const { id: sold } = await makeListing(database());
    const { id: undone } = await makeListing(database());
    const { id: old } = await makeListing(database());
    await becomes(old, 'sold');
    await changedAt(old, '2026-08-30T10:00:00Z');
    for (const lifecycle of ['sold', 'published', 'sold']) await becomes(sold, lifecycle);
    for (const lifecycle of ['sold', 'published']) await becomes(undone, lifecycle);
    // Monday 00:30 in India is still Sunday in UTC
    for (const id of [sold, undone]) await changedAt(id, '2026-11-15T19:00:00Z');
    expect(await figure('sales')).toEqual([0, 1, 0]);
  });
});
