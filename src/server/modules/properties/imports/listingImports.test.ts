import { randomBytes } from 'node:crypto';
import type { OfficeImport, OfficeImportRow } from '@contract/officeImports';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeListing } from '../../../../../test/support/factories';
import { type Importing, openImporting } from '../../../../../test/support/importing';
import { deleteAll } from '../../../files/fileStore';
import type { ImportsDeps } from '../../../imports/importSteps';
import { runImports, runImportsJob, startImports } from '../../../imports/runImports';

/** A file as an agency keeps one: a title, headings in two languages, sums and areas in words, a heading that we do not know. */
const stock = [
  'Stock of June,,,,,,,,',
  'Code,Project,प्रकार,Config,Area (sq m),Price in lakhs,Locality,City,Key with',
  'A-1,Rosewood Villa,Bungalow,4 BHK,300,"250",Vijay Nagar,Indore,Ramesh',
  'A-2,Lake View,Flat,3 BHK,120,₹ 95 L (neg.),Baner,Pune,Suresh',
  'A-3,,Flat,2BHK,85,on request,Aundh,Pune,',
  'A-4,Cheap Corner,Flat,two,85,40,Aundh,Pune,',
  'A-2,Lake View again,Flat,3 BHK,120,95,Baner,Pune,',
].join('\n');

describeOnBoth('listings from a file', (database) => {
  let office: Importing;
  let deps: ImportsDeps;
  let boss: TestAccount;
  let files: Importing['files'];
  beforeAll(async () => {
    office = await openImporting(database(), 'listings');
    ({ deps, boss, files } = office);
    await makeListing(database(), { city: 'Indore', type: 'Villa' });
    await makeListing(database(), { city: 'Pune', type: 'Apartment' });
  });
  afterAll(() => office.close());

  const listings = () =>
    database().rows<{ reference: string; id: number; title: string; price: number | null; size: number | null }>(sql`
      select i.reference, p.id, p.title, p.price_in_paise::float8 as price, p.size_in_sqft as size from imported_listing i join property p on p.id = i.property_id order by 1`);
  beforeEach(async () => {
    await database().run(sql`delete from property where id in (select property_id from imported_listing)`);
    await database().run(sql`delete from data_import`);
    await deleteAll(files, 'imports/');
  });

  it('reads a file as agencies make them: the headings below a title, their language, units and values', async () => {
    const detail = await office.read(stock);
    expect(detail).toMatchObject({ state: 'mapping', header_row: 2, encoding: 'utf-8', rows: { total: 5 } });
    expect(detail.columns.map(({ heading, field }) => [heading, field])).toEqual([
      ['Code', 'reference'],
      ['Project', 'title'],
      ['प्रकार', 'property_type'],
      ['Config', 'bedrooms'],
      ['Area (sq m)', 'size'],
      ['Price in lakhs', 'price'],
      ['Locality', 'location'],
      ['City', 'city'],
      ['Key with', null],
    ]);
    const types = detail.fields.find(({ name }) => name === 'property_type')?.choices;
    const named = (label: string) => types?.find((choice) => choice.label === label)?.value;
    expect(detail.values.filter(({ field }) => field === 'property_type')).toEqual([
      { field: 'property_type', value: 'Flat', rows: 4, meaning: named('Apartment') },
      { field: 'property_type', value: 'Bungalow', rows: 1, meaning: named('Villa') },
    ]);
  });

  it('takes serial numbers for no reference: those of another file belong to other rows', async () => {
    const { columns } = await office.read('Sr. No.,S No,क्रमांक,Project\n1,1,1,Rosewood');
    expect(columns.map(({ field }) => field)).toEqual([null, null, null, 'title']);
  });

  it('says everything that is wrong, with the row’s own number, column and value', async () => {
    const { id, version } = await office.read(stock);
    await office.ask('PATCH', `${id}/`, { version, check: true });
    await runImports(deps);
    expect((await office.get(id)).rows).toMatchObject({ total: 5, good: 3, bad: 2 });
    expect((await office.rowsOf(id, 'bad')).map(({ id: number, errors }) => [number, errors])).toEqual([
      [6, [{ column: 'Config', value: 'two', message: expect.stringContaining('whole number') }]],
      [7, [{ column: null, value: 'A-2', message: expect.stringContaining('row 4') }]],
    ]);
  });

  it('R54 brings in each row whole or not at all, as drafts of the agency, and leaves out what is wrong', async () => {
    const done = await office.bringIn(stock);
    expect(done).toMatchObject({ state: 'done', rows: { total: 5, done: 3, bad: 2 } });
    expect(await listings()).toEqual([
      expect.objectContaining({ reference: 'A-1', title: 'Rosewood Villa', price: 2_500_000_000, size: 3229 }),
      expect.objectContaining({ reference: 'A-2', title: 'Lake View', price: 950_000_000, size: 1292 }),
      expect.objectContaining({ reference: 'A-3', title: '2 BHK apartment in Aundh', price: null }),
    ]);
    const row = await database().row(sql`
      select count(*)::int as many, bool_and(p.lifecycle = 'draft') as drafts, bool_and(p.owner_id = ${boss.id}) as ours from imported_listing i join property p on p.id = i.property_id`);
    expect(row).toEqual({ many: 3, drafts: true, ours: true });
  });

  it('rows with errors are a file that says what is wrong, and that can be brought in once it is corrected', async () => {
    const { id } = await office.check(`${stock}\nA-9,"=Villa, ""old""",Flat,none of it,,,Aundh,Pune,`);
    const { status, text } = await office.download(`${id}/errors.csv`);
    expect([status, text.slice(1).split('\r\n')]).toEqual([
      200,
      [
        expect.stringContaining('"Row in the file","What is wrong","Code","Project","प्रकार","Config"'),
        expect.stringMatching(/^"6","Config: .*whole number.*","A-4","Cheap Corner"/),
        expect.stringMatching(/^"7",".*row 4.*","A-2"/),
        expect.stringMatching(/^"8",".*","A-9","'=Villa, ""old"""/),
        '',
      ],
    ]);
    const again = await office.bringIn(text.replace('"two"', '"2 BHK"'));
    expect(again.rows).toMatchObject({ total: 3, done: 2, bad: 1 });
    expect((await listings()).map(({ reference }) => reference)).toEqual(['A-2', 'A-4']);
  });

  it('mends a cell, which is checked at once, and brings in only what is left', async () => {
    const done = await office.bringIn(stock);
    const mended = await office.ask<OfficeImportRow>('PATCH', `${done.id}/rows/6/`, { cells: { Config: '2 BHK' } });
    expect(mended.body).toMatchObject({ state: 'good', cells: { Config: '2 BHK', Project: 'Cheap Corner' } });
    await office.ask('POST', `${done.id}/run/`, { version: done.version });
    await runImports(deps);
    expect((await office.get(done.id)).rows).toMatchObject({ done: 4, bad: 1 });
    expect((await office.ask('PATCH', `${done.id}/rows/6/`, { cells: { Config: '3' } })).status).toBe(409);
  });

  it('R59 the same file again makes nothing twice, and changes what differs', async () => {
    await office.bringIn(stock);
    const before = await listings();
    const again = await office.bringIn(stock.replace('"250"', '"260"'));
    expect((await office.rowsOf(again.id, 'done')).map(({ outcome }) => outcome)).toEqual(['changed', 'same', 'same']);
    expect(await listings()).toEqual([{ ...before[0], price: 2_600_000_000 }, ...before.slice(1)]);
    const withoutCodes = stock
      .split('\n')
      .map((line) => line.replace(/^[^,]*,/, ','))
      .join('\n');
    await office.bringIn(withoutCodes);
    const many = (await listings()).length;
    await office.bringIn(withoutCodes);
    expect((await listings()).length).toBe(many);
  });

  it('R59 an upload whose answer was lost is stored once', async () => {
    const clientId = randomBytes(8).toString('hex');
    const [one, other] = [await office.send(stock, clientId), await office.send(stock, clientId)];
    expect([one.statusCode, other.statusCode]).toEqual([202, 202]);
    expect(other.json<OfficeImport>().id).toBe(one.json<OfficeImport>().id);
    expect(await database().row(sql`select count(*)::int as many from data_import`)).toEqual({ many: 1 });
  });

  it('is silent: published homes and lower prices tell nobody', async () => {
    const published = 'Code,Title,Description,Type,City,Price,Published\nB-1,House,A house.,Villa,Indore,2 Cr,yes';
    await database().run(sql`delete from alert_event`);
    await office.bringIn(published);
    await office.bringIn(published.replace('2 Cr', '1 Cr'));
    const told = await database().row(sql`
      select (select count(*)::int from alert_event) as alerts, (select count(*)::int from mail) as emails,
        (select lifecycle from property where id = (select property_id from imported_listing)) as lifecycle`);
    expect(told).toEqual({ alerts: 0, emails: 0, lifecycle: 'published' });
  });

  it('R54 an undo deletes what was made, restores every field, and says why it keeps something', async () => {
    const first = await office.bringIn(stock);
    const before = await database().rows(
      sql`select to_jsonb(p) - array['version', 'changed_at'] as row from property p order by id`,
    );
    const second = await office.bringIn(
      stock.replace('"250"', '"260"').replace('Baner,Pune,Suresh', 'Wakad,Pune,Suresh'),
    );
    expect((await office.undo(second)).rows).toMatchObject({ reversed: 3, kept: 0 });
    const restored = await database().rows(
      sql`select to_jsonb(p) - array['version', 'changed_at'] as row from property p order by id`,
    );
    expect(restored).toEqual(before);
    const [asked, changed] = await listings();
    await database().run(sql`
      insert into enquiry (client_id, kind, property_id, name, email, phone, message) values ('enquiry-of-asha', 'property', ${asked?.id}, 'Asha', 'asha@people.example', '', 'Free?')`);
    await database().run(sql`update property set title = 'Better' where id = ${changed?.id}`);
    expect((await office.undo(await office.get(first.id))).rows).toMatchObject({ reversed: 1, kept: 2 });
    expect((await office.rowsOf(first.id, 'kept')).map(({ reason }) => reason)).toEqual([
      expect.stringContaining('has enquiries'),
      expect.stringContaining('changed'),
    ]);
    expect((await listings()).map(({ title }) => title)).toEqual(['Rosewood Villa', 'Better']);
  });

  it('R54 an undo leaves alone what somebody changed after a file had changed it', async () => {
    await office.bringIn(stock);
    const second = await office.bringIn(stock.replace('"250"', '"260"'));
    await database().run(sql`
      update property set price_in_paise = 270000000 where id = (select property_id from imported_listing where reference = 'A-1')`);
    expect((await office.undo(second)).rows).toMatchObject({ reversed: 2, kept: 1 });
    expect((await office.rowsOf(second.id, 'kept')).map(({ reason }) => reason)).toEqual([
      expect.stringContaining('changed'),
    ]);
    expect((await listings())[0]).toMatchObject({ reference: 'A-1', price: 270_000_000 });
  });

  it('reads days with the month first where another row of the column can only be read so', async () => {
    const possession = async (first: string) => {
      await office.bringIn(['Code,Possession date', `D-1,${first}`, 'D-2,4/5/27'].join('\n'));
      const row = await database().row<{ month: string }>(sql`
        select possession_month as month from property where id = (select property_id from imported_listing where reference = 'D-2')`);
      return row?.month;
    };
    expect([await possession('3/25/27'), await possession('25/3/27')]).toEqual(['2027-04', '2027-05']);
  });

  it('two rows that say the same are two homes, each time that the file comes', async () => {
    const equal = ['Type,City,Config,Area', 'Flat,Pune,2 BHK,900', 'Flat,Pune,2 BHK,900'].join('\n');
    await office.bringIn(equal);
    const before = await listings();
    await office.bringIn(equal);
    expect([before.length, await listings()]).toEqual([2, before]);
  });

  it('a title that was made for a row replaces none that somebody has written', async () => {
    await office.bringIn(stock);
    await database().run(sql`
      update property set title = 'A quiet flat' where id = (select property_id from imported_listing where reference = 'A-3')`);
    const again = await office.bringIn(stock);
    expect((await office.rowsOf(again.id, 'done')).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same']);
    expect((await listings()).map(({ title }) => title)).toContain('A quiet flat');
  });

  it('R54 a process that dies between any two steps is gone on from, and each row is brought in once', async () => {
    const many = ['Code,Project,City', ...Array.from({ length: 70 }, (_, at) => `C-${at},House ${at},Pune`)].join('\n');
    const { id } = (await office.send(many)).json<OfficeImport>();
    let version = 0;
    for (let runs = 0; runs < 60; runs += 1) {
      // ends after one step
      let left = 2;
      await runImports(deps, async () => (left -= 1) > 0);
      const { state, version: now } = await office.get(id);
      version = now;
      if (state === 'mapping') await office.ask('PATCH', `${id}/`, { version, check: true });
      else if (state === 'ready') await office.ask('POST', `${id}/run/`, { version });
      else if (state === 'done') break;
    }
    expect((await office.get(id)).rows).toMatchObject({ total: 70, done: 70 });
    expect((await listings()).length).toBe(70);
  });

  it('run-imports goes on with what a process has left, in one process at a time', async () => {
    const { id } = (await office.send(stock)).json<OfficeImport>();
    const [one, other] = [startImports(deps), startImports(deps)];
    await Promise.all([runImportsJob(one).run(deps, async () => true), other.wake()]);
    expect((await office.get(id)).state).toBe('mapping');
    await one.stop();
    await office.ask('PATCH', `${id}/`, { version: (await office.get(id)).version, check: true });
    await one.wake();
    expect((await office.get(id)).state).toBe('checking');
    await other.wake();
    expect((await office.get(id)).state).toBe('ready');
    await other.stop();
  });

  it('stops when who began it is no superuser any more', async () => {
    const { id, version } = await office.read(stock);
    await office.ask('PATCH', `${id}/`, { version, check: true });
    await runImports(deps);
    await office.ask('POST', `${id}/run/`, { version: (await office.get(id)).version });
    await database().run(sql`update account set is_superuser = false where id = ${boss.id}`);
    await runImports(deps);
    await database().run(sql`update account set is_superuser = true where id = ${boss.id}`);
    expect(await office.get(id)).toMatchObject({ state: 'ready', failure: expect.any(String), rows: { done: 0 } });
  });

  it('refuses two columns for one field, unknown columns and meanings, and an old version', async () => {
    const { id, version } = await office.read(stock);
    const change = (body: object) => office.ask<Record<string, unknown>>('PATCH', `${id}/`, { version, ...body });
    expect((await change({ mapping: { Code: 'title', Project: 'title' } })).body.mapping).toEqual([
      expect.stringMatching(/“Code” and “Project”/),
    ]);
    expect((await change({ mapping: { Nothing: 'title' } })).status).toBe(400);
    expect((await change({ values: { property_type: { Flat: '99999' } } })).status).toBe(400);
    expect((await change({ mapping: {}, check: true })).status).toBe(400);
    await change({ values: { property_type: { Flat: '' } } });
    expect(await change({})).toMatchObject({ status: 409, body: { code: 'stale' } });
  });

  it('remembers the columns and what values mean for the next file', async () => {
    const strange = 'Kode,Titel,Sort\nX-1,House,Chalet';
    const first = await office.read(strange);
    const types = first.fields.find(({ name }) => name === 'property_type')?.choices ?? [];
    const villa = types.find(({ label }) => label === 'Villa')?.value;
    const { id, version } = first;
    const mapping = { Kode: 'reference', Titel: 'title', Sort: 'property_type' };
    await office.ask('PATCH', `${id}/`, {
      version,
      mapping,
      values: { property_type: { Chalet: villa } },
      check: true,
    });
    await runImports(deps);
    await office.ask('POST', `${id}/run/`, { version: (await office.get(id)).version });
    await runImports(deps);
    const second = await office.read(strange);
    expect(Object.fromEntries(second.columns.map(({ heading, field }) => [heading, field]))).toEqual(mapping);
    expect(second.values).toEqual([{ field: 'property_type', value: 'Chalet', rows: 1, meaning: villa }]);
  });

  it('deletes files and rows after their time, and files whose request has died', async () => {
    await office.read(stock);
    await files.put('imports/left', Buffer.from('x'));
    const stored = async () => {
      const keys: string[] = [];
      for await (const key of files.list('imports/')) keys.push(key);
      return keys.length;
    };
    expect(await stored()).toBe(2);
    await runImports({ ...deps, now: () => new Date(Date.now() + 38 * 86_400_000) });
    expect(await stored()).toBe(0);
    expect(await database().row(sql`select count(*)::int as many from import_row`)).toEqual({ many: 0 });
  });
});
