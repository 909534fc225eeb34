import { fieldSpec, fieldsWhere } from '@contract/listingFields';
import sql, { raw } from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../../test/support/factories';
import { type Importing, openImporting } from '../../../../../test/support/importing';
import { officePropertiesRoutes } from '../officePropertiesRoutes';
import { updateProperty } from '../propertyWrites';

describeOnBoth('listings as a file', (database) => {
  let office: Importing;
  let owner: TestAccount;
  beforeAll(async () => {
    office = await openImporting(database(), 'listings', [officePropertiesRoutes]);
    owner = await makeAccount(database(), { name: 'An owner' });
  });
  afterAll(() => office.close());
  const empty = async () => {
    for (const table of ['property', 'data_import']) await database().run(sql`delete from ${raw(table)}`);
  };
  beforeEach(empty);

  const download = async (query = '', who: TestAccount = office.boss) => {
    const answer = await office.server.inject({
      url: `/api/office/exports/listings.csv?${query}`,
      headers: who.headers,
    });
    return { status: answer.statusCode, text: answer.body, headers: answer.headers };
  };
  const set = (id: number, columns: Readonly<Record<string, unknown>>) =>
    updateProperty(database(), id, new Map(Object.entries(columns)));

  /** A listing with a value in every field, and what breaks files. */
  async function plantWhole(): Promise<number> {
    const { id } = await makeListing(database(), {
      ownerId: owner.id,
      title: '=HYPERLINK("x")',
      description: 'Two lines\r\n\r\nof "text", and बगीचा',
      location: '+1 विजय नगर, Indore',
      type: 'Row house',
      purpose: 'rent',
      priceInPaise: 27_500_050,
      amenities: ['Wi-Fi / LAN, fast', 'Lift', '24/7 guard'],
    });
    await set(id, {
      status: '0042',
      possession: 'under_construction',
      possession_month: '2028-03',
      latitude: 22.7533,
      longitude: 75.8937,
      location_precision: 'exact',
      bedrooms: 4,
      bathrooms: 3,
      size_in_sqft: 3_200,
      carpet_area: 2_650,
      plot_area: 4_000,
      parking: '-2 covered',
      parking_spaces: 0,
      facing: 'north_east',
      floor: 0,
      floors: 12,
      furnishing: 'semi',
      year_built: 2019,
      hoa_fees_in_paise: 450_000,
      property_tax_in_paise: 1_250_099,
      rera_status: 'exempt',
      rera_number: 'P-ADDL-18-1234',
      rera_reason: '@ completed in 2009',
      video: 'https://videos.example/tour?a=1,2',
      featured: true,
    });
    await database().run(sql`insert into imported_listing (reference, property_id) values ('0042', ${id})`);
    return id;
  }

  const empties = { bedrooms: null, bathrooms: null, size: null, priceInPaise: null } as const;
  /** Listings of each status, some with little: those of an owner, in review, and drafts that have just been begun. */
  async function plantOthers(): Promise<void> {
    for (const lifecycle of ['published', 'sold', 'archived', 'draft', 'in_review'] as const)
      await makeListing(database(), { lifecycle, title: `घर ${lifecycle}`, location: '', ...empties });
    const begun = await makeListing(database(), { lifecycle: 'draft', title: '', location: 'Rau, Indore', ...empties });
    await set(begun.id, { city_id: null, description: '' });
    const nothing = await makeListing(database(), { lifecycle: 'draft', title: '', location: '', ...empties });
    await set(nothing.id, { city_id: null, property_type_id: null, description: '' });
    for (const type of ['Plot (NA)', 'Plot']) {
      const { id } = await makeListing(database(), { title: type, type, ...empties });
      await set(id, { hoa_fees_in_paise: 0, property_tax_in_paise: 7, latitude: 22.7, longitude: 75.857123 });
    }
    const paid = await makeListing(database(), { title: 'Paid for', featured: true });
    await set(paid.id, { featured_until: new Date(Date.now() + 1e9) });
  }
  const choices = fieldsWhere(({ options }) => options !== undefined && Object.keys(options).length > 0);
  /** A draft for each choice of each field. */
  async function plantChoices(): Promise<number> {
    const all = choices.flatMap((field) =>
      Object.keys(fieldSpec(field).options ?? {}).map((value) => [fieldSpec(field).column, value] as const),
    );
    for (const [column, value] of all) {
      const { id } = await makeListing(database(), { lifecycle: 'draft', title: `${column} ${value}` });
      await set(id, { [column]: value });
    }
    return all.length;
  }
  const columns = raw(['title', 'lifecycle', ...fieldsWhere().map((field) => fieldSpec(field).column)].join(', '));
  const stored = () => database().rows(sql`select id, version, featured_until, ${columns} from property order by id`);
  const fieldsOf = (rows: readonly unknown[]) =>
    rows.map((row) => ({ ...(row as object), id: 0, version: 0, featured_until: null }));

  it('R54 export, import into an empty agency, export gives the same file, byte by byte', async () => {
    await plantWhole();
    await plantOthers();
    const total = 11 + (await plantChoices());
    const first = await download();
    const before = await stored();
    expect([first.status, first.headers['content-type'], first.headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^text\/csv/),
      'no-store',
    ]);
    await empty();
    const detail = await office.bringIn(first.text);
    expect(await office.rowsOf(detail.id, 'bad')).toEqual([]);
    expect(detail.rows).toMatchObject({ total, done: total, warned: 0 });
    expect((await download()).text).toBe(first.text);
    const after = fieldsOf(await stored());
    expect(after[0]).toEqual({ ...fieldsOf(before)[0], description: 'Two lines\n\nof "text", and बगीचा' });
    // behind those that an import completes
    expect(after.slice(11)).toEqual(fieldsOf(before).slice(11));
  });

  it('its columns are those of the template, its formulas none, and photos are left out', async () => {
    const id = await plantWhole();
    await plantOthers();
    const { text } = await download();
    const lines = text.split('\r\n');
    expect(lines[0]).toBe((await office.download('template.csv?kind=listings')).text.split('\r\n')[0]);
    const headings = lines[0]?.slice(2, -1).split('","') ?? [];
    const cells = lines[1]?.slice(1, -1).split('","') ?? [];
    expect(Object.fromEntries(headings.map((heading, at) => [heading, cells[at]]))).toMatchObject({
      'Your reference': '0042',
      'RERA status': 'Not required',
      'Listing status': 'Published',
      'Photos (file names)': '',
      Title: `'=HYPERLINK(""x"")`,
      Description: 'Two lines\n\nof ""text"", and बगीचा',
      Location: `'+1 विजय नगर, Indore`,
      Price: '275000.50',
      Purpose: 'For rent',
      Floor: '0',
      Amenities: 'Wi-Fi / LAN, fast, Lift, 24/7 guard',
      Featured: 'Yes',
      'Possession in': '2028-03',
    });
    const statuses = lines.slice(2, -1).map((line) => line.split('","')[1]);
    expect(statuses).toEqual([
      'Published',
      'Sold or let',
      'Archived',
      'Draft',
      'Draft',
      'Draft',
      'Draft',
      ...Array(3).fill('Published'),
    ]);
    expect(lines[2]).toMatch(/^"L\d+-[\da-f]{8}",/);
    expect(text).not.toContain(`"L${id}-`);
    expect(text.match(/"Yes"/g)).toHaveLength(1);
  });

  it('each column of the template is read as its own field', async () => {
    const { columns: read, fields } = await office.read((await office.download('template.csv?kind=listings')).text);
    expect(read.map(({ field }) => field)).toEqual(fields.map(({ name }) => name));
  });

  it('R59 the agency’s own file, brought in again, changes nothing', async () => {
    await plantWhole();
    await plantOthers();
    const total = 11 + (await plantChoices());
    const before = await stored();
    const { id } = await office.bringIn((await download()).text);
    const rows = await office.rowsOf(id);
    expect(rows.filter(({ outcome }) => outcome !== 'same')).toEqual([]);
    expect((await office.get(id)).rows).toMatchObject({ total, done: total });
    expect(await stored()).toEqual(before);
  });

  it('a file that says “sold” makes a sold listing, and changes none that is there', async () => {
    await makeListing(database(), { city: 'Indore', type: 'Villa' });
    const file = (status: string) => `Code,Title,Type,City,Listing status\nS-1,House,Villa,Indore,${status}`;
    await office.bringIn(file('Sold'));
    const lifecycle = async () =>
      (await database().row<{ lifecycle: string }>(sql`select lifecycle from property where title = 'House'`))
        ?.lifecycle;
    expect(await lifecycle()).toBe('sold');
    await office.bringIn(file('Archived'));
    expect(await lifecycle()).toBe('sold');
    const { id } = await office.bringIn('Code,Title,Listing status\nS-2,House,Sold');
    expect((await office.rowsOf(id, 'bad'))[0]?.errors.map(({ message }) => message)).toEqual([
      'City: Enter the city.',
      'Property type: Enter the property type.',
    ]);
  });

  it('holds the listings of the list’s filter, and more than one statement reads, each with a reference that stays', async () => {
    const { id } = await makeListing(database(), { ownerId: owner.id });
    await database().run(sql`
      insert into property (owner_id, title, description, city_id, property_type_id, lifecycle)
      select owner_id, 'Home ' || n, '', city_id, property_type_id, case when n % 2 = 0 then 'sold' else 'draft' end
      from property, generate_series(1, 1202) n where id = ${id}`);
    const count = (text: string) => text.trim().split('\r\n').length - 1;
    const sold = (await download('lifecycle=sold')).text;
    expect(count(sold)).toBe(601);
    expect(await database().row(sql`select count(*)::int as named from imported_listing`)).toEqual({ named: 601 });
    const all = (await download()).text;
    expect([count(all), new Set(all.match(/"L\d+-[\da-f]{8}"/g)).size]).toEqual([1203, 1203]);
    expect(all.split('\r\n')).toEqual(expect.arrayContaining(sold.split('\r\n')));
    expect((await download()).text).toBe(all);
  });

  it('only superusers save it', async () => {
    await makeListing(database(), { title: 'Rosewood', lifecycle: 'draft' });
    for (const role of ['agent', 'editor'] as const) {
      const { status, text } = await download('', await makeAccount(database(), { roles: [role] }));
      expect([status, text]).toEqual([403, expect.not.stringContaining('Rosewood')]);
    }
  });
});
