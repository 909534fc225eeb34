import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeListing, makePicture } from '../../../../test/support/factories';

describeOnBoth('the search of listings', (database) => {
  it('weighs the words of a listing, folds accents and adds its facets', async () => {
    const { id, cityId, typeId } = await makeListing(database(), {
      title: 'Café Courtyard',
      description: 'Quiet lane',
      location: 'Palasia',
      city: 'Indore',
      type: 'Villa',
      purpose: 'rent',
    });
    const words = await database().row<{ search: string }>(sql`select search::text from property where id = ${id}`);
    for (const part of [
      "'cafe':1A",
      "'courtyard':2A",
      "'palasia'",
      "'indore'",
      "'villa'",
      "'quiet'",
      `'~c${cityId}'`,
      `'~t${typeId}'`,
      "'~prent'",
    ])
      expect(words?.search).toContain(part);
    const found = await database().rows<{ id: number }>(
      sql`select id from property where search @@ ${`'courtyard' & '~c${cityId}'`}::tsquery`,
    );
    expect(found).toContainEqual({ id });
  });

  it('stores each word once with every spelling that lacks a letter, but no facets', async () => {
    await makeListing(database(), { title: 'Zebu barn' });
    await makeListing(database(), { title: 'Zebu barn again' });
    const variants = await database().rows<{ variant: string }>(
      sql`select variant from search_variant where word = 'zebu' order by variant collate "C"`,
    );
    expect(variants.map(({ variant }) => variant)).toEqual(['ebu', 'zbu', 'zeb', 'zebu', 'zeu']);
    expect(await database().rows(sql`select word from search_word where word like '~%'`)).toEqual([]);
  });

  it('stores the words of concurrent listings in any order', async () => {
    const { ownerId } = await makeListing(database());
    const words = Array.from(
      { length: 60 },
      (_, index) => `novelword${String.fromCharCode(97 + (index % 26))}${index}`,
    );
    const orders = Array.from({ length: 24 }, (_, index) =>
      [...words.slice(index * 2), ...words.slice(0, index * 2)].join(' '),
    );
    await Promise.all(orders.map((description) => makeListing(database(), { ownerId, description })));
    expect(await database().row(sql`select count(*) as known from search_word where word like 'novelword%'`)).toEqual({
      known: 60,
    });
  });

  it('is updated when a listing changes', async () => {
    const { id } = await makeListing(database(), { title: 'Before' });
    await database().run(sql`update property set title = 'Afterwards' where id = ${id}`);
    expect(
      await database().rows(
        sql`select id from property where search @@ 'afterwards'::tsquery and not search @@ 'before'::tsquery`,
      ),
    ).toEqual([{ id }]);
    expect(await database().rows(sql`select word from search_word where word = 'afterwards'`)).toHaveLength(1);
  });
});

describeOnBoth('a change of content', (database) => {
  it('notifies listeners once per statement', async () => {
    const received: string[] = [];
    const stop = await database().listen('content_changed', (table) => {
      if (table.startsWith('property') && table !== 'property_type') received.push(table);
    });
    const { ownerId } = await makeListing(database());
    await makeListing(database(), { ownerId });
    await database().run(sql`update property set featured = true where owner_id = ${ownerId}`);
    await until(() => received.length >= 3);
    expect(received).toEqual(['property', 'property', 'property']);
    await stop();
  });

  it('does not notify about drafts or their pictures until they are published', async () => {
    const { id, ownerId } = await makeListing(database(), { lifecycle: 'draft' });
    const picture = await makePicture(database());
    const received: string[] = [];
    const stop = await database().listen('content_changed', (table) => {
      if (table.startsWith('property') && table !== 'property_type') received.push(table);
    });
    const addPicture = () =>
      database().run(
        sql`insert into property_image (property_id, media_id, position) values (${id}, ${picture.id}, 0)`,
      );
    const { id: other } = await makeListing(database(), { ownerId, lifecycle: 'draft' });
    await database().run(sql`update property set title = 'Half a tit' where id = ${id}`);
    await addPicture();
    await database().run(sql`update property_image set position = 1 where property_id = ${id}`);
    await database().run(sql`delete from property_image where property_id = ${id}`);
    await database().run(sql`delete from property where id = ${other}`);
    await database().run(sql`update property set lifecycle = 'published' where id = ${id}`);
    await addPicture();
    await database().run(sql`update property_image set position = 1 where property_id = ${id}`);
    await database().run(sql`delete from property_image where property_id = ${id}`);
    await database().run(sql`delete from property where id = ${id}`);
    // the first picture and the last one also change the listing: whether it has pictures
    const promised = [
      'property',
      'property_image',
      'property',
      'property_image',
      'property_image',
      'property',
      'property',
    ];
    await until(() => received.length >= promised.length);
    expect(received).toEqual(promised);
    await stop();
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
