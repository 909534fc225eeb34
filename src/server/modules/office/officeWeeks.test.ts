import { minuteInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeListing } from '../../../../test/support/factories';
import { countByWeek, weekCounter } from './officeTodayStore';

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

  it('count this week at every request, past weeks every ten minutes, and all of them when a week begins', async () => {
    const count = weekCounter(database());
    const add = (day: string) =>
      database().run(sql`
        insert into property_day_views (day, views) values (${day}::date, 1)
        on conflict (day) do update set views = property_day_views.views + 1`);
    const after = async (minutes: number) =>
      (await count(new Date(now.getTime() + minutes * minuteInMs))).map(({ views }) => views).slice(-2);
    expect(await after(0)).toEqual([0, 0]);
    for (const day of ['2026-11-20', '2026-11-24']) await add(day);
    expect(await after(9)).toEqual([0, 1]);
    expect(await after(10)).toEqual([1, 1]);
    const lastOfWeek = (Date.parse('2026-11-29T18:29:00Z') - now.getTime()) / minuteInMs;
    expect(await after(lastOfWeek)).toEqual([1, 1]);
    expect(await after(lastOfWeek + 1)).toEqual([1, 0]);
    expect(await count(new Date('2026-11-29T18:30:00Z'))).toHaveLength(12);
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
