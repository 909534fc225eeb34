import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../../test/support/databases';
import { makeListing, makePicture } from '../../../../../../test/support/factories';

describeOnBoth('what filters compare and the database makes', (database) => {
  const rowOf = async (id: number) =>
    (await database().row<{ has: string[]; search: string; version: number; floor_marks: string[] | null }>(
      sql`select has, search::text, version, floor_marks from property where id = ${id}`,
    )) ?? { has: [], search: '', version: 0, floor_marks: null };

  it.each([
    [0, 4, ['0', 'ground', 'low']],
    [1, 4, ['1', 'low']],
    [2, 4, ['2', 'middle']],
    [3, 4, ['3', 'high']],
    [4, 4, ['4', 'high', 'top']],
    [0, 0, ['0', 'ground']],
    [7, null, ['7']],
    [9, 4, ['9']],
    [null, 4, null],
  ])('floor %s of %s is %j', async (floor, floors, marks) => {
    const { id } = await makeListing(database());
    await database().run(sql`update property set floor = ${floor}, floors = ${floors} where id = ${id}`);
    expect((await rowOf(id)).floor_marks).toEqual(marks);
  });

  it('possession by a month finds what is ready and what will be, but not what says nothing', async () => {
    const [ready, soon, later, unknown] = await Promise.all(
      Array.from({ length: 4 }, async () => (await makeListing(database())).id),
    );
    await database().run(
      sql`update property set possession = 'ready', possession_month = '2030-01' where id = ${ready}`,
    );
    await database().run(sql`update property set possession_month = '2027-03' where id = ${soon}`);
    await database().run(sql`update property set possession_month = '2027-04' where id = ${later}`);
    const found = await database().rows<{ id: number }>(
      sql`select id from property where possession_from <= '2027-03' and id = any(${[ready, soon, later, unknown]}::int[]) order by id`,
    );
    expect(found.map(({ id }) => id).sort()).toEqual([ready, soon].sort());
  });

  it('facets follow the column, whatever else changes', async () => {
    const { id } = await makeListing(database(), { title: 'Quiet house' });
    await database().run(
      sql`update property set parking_spaces = 2, facing = 'east', title = 'Loud house' where id = ${id}`,
    );
    const facets = (text: string) => [...text.matchAll(/'(~[kf][a-z\d_]+)'/g)].map(([, facet]) => facet).sort();
    expect(facets((await rowOf(id)).search)).toEqual(['~feast', '~k1', '~k2']);
    await database().run(sql`update property set parking_spaces = 1, facing = null where id = ${id}`);
    expect(facets((await rowOf(id)).search)).toEqual(['~k1']);
    await database().run(sql`update property set description = 'Words alone.' where id = ${id}`);
    expect(facets((await rowOf(id)).search)).toEqual(['~k1']);
  });

  it('knows photos, a plan, a tour, a video and a lower price, and lets go of them, without a new version', async () => {
    const { id } = await makeListing(database(), { priceInPaise: 9_000_000_000 });
    const add = async (kind: string) => {
      const { id: media } = await makePicture(database());
      await database().run(
        sql`insert into property_image (property_id, media_id, kind, position) values (${id}, ${media}, ${kind}, ${media})`,
      );
    };
    for (let at = 0; at < 3; at += 1) await add('photo');
    const { version } = await rowOf(id);
    expect((await rowOf(id)).has).toEqual([]);
    await add('photo');
    expect(await rowOf(id)).toMatchObject({ has: ['photos'], version });
    await add('floor_plan');
    expect((await rowOf(id)).has).toEqual(['photos', 'floor_plan']);
    expect((await rowOf(id)).search).toContain("'~bfloor_plan'");
    await database().run(sql`delete from property_image where property_id = ${id}`);
    expect((await rowOf(id)).has).toEqual([]);
    await database().run(sql`update property set video = 'https://videos.example/home' where id = ${id}`);
    expect(await rowOf(id)).toMatchObject({ has: ['video'], search: expect.stringContaining("'~bvideo'") as string });
    await database().run(sql`update property set price_in_paise = 8000000000, video = null where id = ${id}`);
    expect((await rowOf(id)).has).toEqual(['price_cut']);
    await database().run(sql`update property set price_in_paise = 8500000000 where id = ${id}`);
    expect(await rowOf(id)).toMatchObject({ has: [] });
    expect((await rowOf(id)).search).not.toContain('~b');
  });
});
