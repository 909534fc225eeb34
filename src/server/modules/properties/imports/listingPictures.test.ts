import type { PicturePlace } from '@contract/officeImports';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { makeListing } from '../../../../../test/support/factories';
import { type Importing, openImporting } from '../../../../../test/support/importing';
import { drawPicture } from '../../../../../test/support/pictures';

const stock = [
  'Code,Project,Type,City,Photos',
  'A-1,Rosewood Villa,Villa,Indore,',
  'A-2,Lake View,Apartment,Pune,"pool.jpg; Front view.jpg"',
  ',Mango Court,Villa,Indore,',
  'A-4,Cloud,Zeppelin,Indore,',
].join('\n');

describeOnBoth('photographs of listings from a file', (database) => {
  let office: Importing;
  let id: number;
  const pictures: Buffer[] = [];
  beforeAll(async () => {
    office = await openImporting(database(), 'listings');
    await makeListing(database(), { city: 'Indore', type: 'Villa' });
    await makeListing(database(), { city: 'Pune', type: 'Apartment' });
    for (const seed of [1, 2, 3]) pictures.push(await drawPicture({ width: 60, height: 40, seed }));
  });
  afterAll(() => office.close());
  beforeEach(async () => {
    await database().run(sql`delete from property where id in (select property_id from imported_listing)`);
    await database().run(sql`delete from data_import`);
    ({ id } = await office.bringIn(stock));
  });

  const picture = (at: number) => pictures[at] ?? Buffer.alloc(0);
  const places = async () => (await office.ask<PicturePlace[]>('GET', `${id}/pictures/`)).body;
  const imagesOf = (title: string) =>
    database().rows<{ id: number; position: number }>(sql`
      select i.id, i.position from property_image i join property p on p.id = i.property_id where p.title = ${title} order by i.position`);
  const undone = async () => {
    await office.undo(await office.get(id));
    return (await office.rowsOf(id)).map(({ state, reason }) => [state, reason]);
  };

  it('belong to rows that were brought in, with what their pictures may be called', async () => {
    expect(await places()).toEqual([
      { id: 2, reference: 'A-1', title: 'Rosewood Villa', files: [], pictures: 0 },
      { id: 3, reference: 'A-2', title: 'Lake View', files: ['pool.jpg', 'Front view.jpg'], pictures: 0 },
      { id: 4, reference: null, title: 'Mango Court', files: [], pictures: 0 },
    ]);
  });

  it('are added once each, in their order, and one that cannot be used keeps no other out', async () => {
    const sent = { '1.jpg': picture(0), 'deed.jpg': Buffer.from('%PDF-1.4 no picture'), '2.jpg': picture(1) };
    const first = await office.addPictures(id, 2, sent);
    expect(first.body).toEqual([
      { file_name: '1.jpg', outcome: 'added', message: null },
      { file_name: 'deed.jpg', outcome: 'refused', message: expect.stringMatching(/\w/) },
      { file_name: '2.jpg', outcome: 'added', message: null },
    ]);
    const again = await office.addPictures(id, 2, { ...sent, 'copy of 1.jpg': picture(0), '3.jpg': picture(2) });
    expect(again.body.map(({ outcome }) => outcome)).toEqual(['same', 'refused', 'same', 'same', 'added']);
    expect((await imagesOf('Rosewood Villa')).map(({ position }) => position)).toEqual([0, 1, 2]);
    expect((await places()).map((place) => place.pictures)).toEqual([3, 0, 0]);
  });

  it('are at most as many as a listing may have', async () => {
    const home = sql`(select id from property where title = 'Lake View')`;
    await office.addPictures(id, 3, { 'a.jpg': picture(0) });
    await database().run(sql`
      insert into property_image (property_id, media_id, position)
      select ${home}, media_id, n from property_image, generate_series(1, 18) n where property_id = ${home}`);
    const { body } = await office.addPictures(id, 3, { 'b.jpg': picture(1), 'c.jpg': picture(2) });
    expect(body.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['added', null],
      ['refused', 'A listing can have up to 20 pictures.'],
    ]);
  });

  it('R37 leave one entry for each request, with how many there are, and none without any', async () => {
    const entries = () =>
      database().rows(
        sql`select after from audit_entry where action = 'import.pictures' and subject_id = ${String(id)} order by id`,
      );
    await office.addPictures(id, 2, { '1.jpg': picture(0), '2.jpg': picture(1) });
    await office.addPictures(id, 2, { '1.jpg': picture(0) });
    expect(await entries()).toEqual([{ after: { row: 2, pictures: 2 } }]);
  });

  it('cannot be added to a row that was not brought in, nor before any was, nor to leads', async () => {
    expect((await office.addPictures(id, 5, { '1.jpg': picture(0) })).status).toBe(404);
    expect((await office.addPictures(id, 2, {})).status).toBe(400);
    const ready = await office.check(stock);
    expect((await office.addPictures(ready.id, 2, { '1.jpg': picture(0) })).status).toBe(409);
    expect((await office.ask('GET', `${ready.id}/pictures/`)).status).toBe(409);
    await database().run(sql`update data_import set kind = 'leads' where id = ${id}`);
    expect((await office.ask('GET', `${id}/pictures/`)).status).toBe(409);
    expect((await office.addPictures(id, 2, { '1.jpg': picture(0) })).status).toBe(409);
  });

  it('go with the listings that an undo deletes', async () => {
    await office.addPictures(id, 2, { '1.jpg': picture(0) });
    expect((await undone()).slice(0, 3)).toEqual([
      ['reversed', null],
      ['reversed', null],
      ['reversed', null],
    ]);
    expect(await imagesOf('Rosewood Villa')).toEqual([]);
    expect(await database().rows(sql`select image_id from import_picture`)).toEqual([]);
  });

  it('stay with a listing that got others since, which the undo keeps', async () => {
    await office.addPictures(id, 2, { '1.jpg': picture(0) });
    await database().run(sql`
      insert into property_image (property_id, media_id, position)
      select property_id, media_id, 1 from property_image where id = (select image_id from import_picture)`);
    expect((await undone())[0]).toEqual(['kept', expect.stringContaining('Pictures')]);
    expect(await imagesOf('Rosewood Villa')).toHaveLength(2);
  });

  it('are taken from listings that the file changed or left as they were, which keep their own', async () => {
    await office.addPictures(id, 2, { 'own.jpg': picture(0) });
    await office.addPictures(id, 3, { 'own.jpg': picture(0) });
    ({ id } = await office.bringIn(stock.replace('Rosewood Villa,Villa,Indore', 'Rosewood Villa,Villa,Pune')));
    await office.addPictures(id, 2, { 'new.jpg': picture(1) });
    await office.addPictures(id, 3, { 'new.jpg': picture(1), 'more.jpg': picture(2) });
    expect((await undone()).slice(0, 2)).toEqual([
      ['reversed', null],
      ['reversed', null],
    ]);
    expect((await imagesOf('Rosewood Villa')).map(({ position }) => position)).toEqual([0]);
    expect((await imagesOf('Lake View')).map(({ position }) => position)).toEqual([0]);
  });
});
