import type { PropertyCard, ReadSentence } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { makeAccount, makeListing } from '../../../../../test/support/factories';
import { buildTestServer } from '../../../../../test/support/testServer';
import { propertiesRoutes } from '../propertiesRoutes';

const lakh = 100_000_00;

describeOnBoth('common words in searches', (database) => {
  let server: FastifyInstance;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    const { id: ownerId } = await makeAccount(database());
    const make = async (key: string, given: Parameters<typeof makeListing>[1]) => {
      ids[key] = (
        await makeListing(database(), { ownerId, description: 'Quiet rooms.', location: 'Ring Road', ...given })
      ).id;
    };
    await make('villa', {
      title: 'Amaltas',
      type: 'Villa',
      city: 'Indore',
      purpose: 'sale',
      priceInPaise: 90 * lakh,
      amenities: ['Swimming pool'],
    });
    await make('flat', {
      title: 'Tulsi Kunj 7',
      description: 'Ten minutes outside office hours from 1 park, like a villa.',
      type: 'Apartment',
      city: 'Pune',
      location: 'Baner',
      purpose: 'rent',
      priceInPaise: lakh,
      amenities: [],
    });
    await make('dearRent', {
      title: 'Mandar',
      description: 'Bright.',
      type: 'Apartment',
      city: 'Pune',
      purpose: 'rent',
      priceInPaise: 2 * lakh,
    });
    await make('office', {
      title: 'Corner floor',
      type: 'Commercial',
      city: 'Indore',
      purpose: 'rent',
      priceInPaise: 2 * lakh,
    });
    await make('plot', {
      title: 'Riverside acre',
      type: 'Plot',
      city: 'Pune',
      purpose: 'invest',
      priceInPaise: 60 * lakh,
    });
    await make('dear', {
      title: 'Dunbai Court',
      type: 'Penthouse',
      city: 'Pune',
      purpose: 'sale',
      priceInPaise: 300 * lakh,
    });
    server = await buildTestServer(database(), [propertiesRoutes]);
  });
  afterAll(() => server.close());

  const ask = async (query: Record<string, string>) => {
    const { statusCode, headers, body } = await server.inject({
      url: `/api/properties/?${new URLSearchParams(query)}`,
    });
    expect(statusCode).toBe(200);
    const found = (JSON.parse(body) as PropertyCard[]).map(({ id }) => Object.keys(ids).find((key) => ids[key] === id));
    return {
      found: found.sort(),
      total: headers['x-total-count'],
      implied: headers['x-search-implied'],
      ignored: headers['x-search-ignored'],
    };
  };
  const found = async (search: string) => (await ask({ search, ordering: 'relevance' })).found;
  const everything = ['dear', 'dearRent', 'flat', 'office', 'plot', 'villa'];

  it.each([
    'bungalow',
    'kothi',
    'farmhouse',
    'luxury villa',
    'villas',
    'bungalows',
    'विला',
    'बंगला',
    'कोठी',
    'व्हिला',
    'bunglow',
    'a luxury bungalow in indore',
    'इंदौर में विला',
    'indor kothi',
  ])('“%s” finds the villa and nothing else', async (search) => {
    expect(await found(search)).toEqual(['villa']);
  });

  it.each([['makaan'], ['ghar'], ['घर'], ['luxury homes']])('“%s” does not filter', async (search) => {
    expect(await found(search)).toEqual(everything);
  });

  it.each([
    ['इंदौर', ['office', 'villa']],
    ['पुण्यात', ['dear', 'dearRent', 'flat', 'plot']],
    ['बाणेरमध्ये फ्लॅट', ['flat']],
    ['तुलसी कुंज', ['flat']],
    ['pool', ['villa']],
    ['zameen', ['plot']],
  ])('“%s” is understood in its script or spelling', async (search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  it.each(['office on rent', 'office for rent', 'kiraye ka office', 'offices to let'])(
    '“%s” shows offices to rent, not a home whose description says "office"',
    async (search) => {
      expect(await found(search)).toEqual(['office']);
    },
  );

  it.each([
    ['flat in mumbai', ['dearRent', 'flat'], 'mumbai'],
    ['villa unheardof', ['villa'], 'unheardof'],
    ['flat in Pune but not in Baner', ['dearRent', 'flat'], 'not baner'],
  ])(
    '“%s” is not emptied by words that no listing has, or that are negated, and names them',
    async (search, expected, ignored) => {
      expect(await ask({ search })).toMatchObject({ found: expected, ignored });
    },
  );

  it.each(['mumbai', 'zzqxjvkw', 'zzqxjvkw cheapest', 'zzqxjvkw mumbai'])(
    'S20 “%s”, which names no filter and no word that a listing has, finds nothing and says so: list, counts, map and what comes close',
    async (search) => {
      const ignored = search.replace(' cheapest', '');
      expect(await ask({ search })).toMatchObject({ found: [], total: '0', ignored });
      const body = async (path: string) =>
        (await server.inject(`/api/properties/${path}&${new URLSearchParams({ search })}`)).json<unknown>();
      expect(await body('near/?limit=3')).toEqual([]);
      expect(await body('counts/?')).toMatchObject({ exact: true, type: [], city: [] });
      expect(await body('map/?bbox=68,6,98,36&zoom=4')).toEqual({
        total: 0,
        exact: true,
        clusters: [],
        properties: [],
      });
    },
  );

  it('S20 a place where we have nothing is read, with our nearest city within 100 km', async () => {
    const elsewhere = async (q: string) =>
      (await server.inject(`/api/properties/parse/?${new URLSearchParams({ q })}`)).json<ReadSentence>().elsewhere;
    expect(await elsewhere('3 bhk flat in Wakad')).toEqual({
      place: 'Wakad',
      words: 'wakad',
      nearest: { city: 'Pune', slug: 'pune', km: 14 },
    });
    expect(await elsewhere('villa in Mumbai')).toEqual({ place: 'Mumbai', words: 'mumbai', nearest: null });
    expect(await elsewhere('bombay mein ghar')).toMatchObject({ place: 'Mumbai' });
    expect(await elsewhere('sinhagad road plot')).toMatchObject({ place: 'Sinhagad Road', nearest: { city: 'Pune' } });
    expect(await elsewhere('देवास में प्लॉट')).toMatchObject({ place: 'Dewas', nearest: { city: 'Indore' } });
    for (const q of ['villa in Baner', 'not in mumbai', 'quiet corner house', ''])
      expect(await elsewhere(q)).toBeNull();
  });

  it('S20 a place that no listing mentions means the homes of our nearest city, and says so', async () => {
    expect(await ask({ search: 'flat in Wakad' })).toMatchObject({ found: ['dearRent', 'flat'], implied: 'city=pune' });
    expect((await ask({ search: 'flat in Wakad' })).ignored).toBeUndefined();
    expect(await ask({ search: 'villa in Wakad' })).toMatchObject({ found: [], implied: 'city=pune' });
    expect(await ask({ search: 'villa in Dewas' })).toMatchObject({ found: ['villa'], implied: 'city=indore' });
    // alone, it is no dead end
    expect((await ask({ search: 'wakad' })).found.length).toBeGreaterThan(0);
    // what somebody says of places himself holds
    const places: Record<string, string>[] = [
      { city: 'indore' },
      { bbox: '75,22,76,23' },
      { search: 'villa in Wakad or Baner' },
    ];
    for (const place of places) expect((await ask({ search: 'villa in Wakad', ...place })).implied).toBeUndefined();
    // too far away
    expect(await ask({ search: 'villa in Mumbai' })).toMatchObject({ found: ['villa'], ignored: 'mumbai' });
    // once a listing mentions it, it is one of its words
    const { id: ownerId } = await makeAccount(database());
    const { id } = await makeListing(database(), { ownerId, title: 'Road to Dewas', description: '', city: 'Pune' });
    expect(await ask({ search: 'villa in Dewas' })).toMatchObject({ found: [], implied: undefined });
    await database().run(sql`delete from property where id = ${id}`);
  });

  it('counts bedrooms exactly, and at least with a plus', async () => {
    const { id: ownerId } = await makeAccount(database());
    const rooms: number[] = [];
    for (const bedrooms of [3, 4, 5])
      rooms.push((await makeListing(database(), { ownerId, title: 'Kumudini', description: '', bedrooms })).id);
    const idsFor = async (search: string) => {
      const { body } = await server.inject({
        url: `/api/properties/?${new URLSearchParams({ search, ordering: 'id' })}`,
      });
      return (JSON.parse(body) as PropertyCard[]).map(({ id }) => id).filter((id) => rooms.includes(id));
    };
    expect(await idsFor('kumudini 4 bhk')).toEqual([rooms[1]]);
    expect(await idsFor('kumudini 4+ bhk')).toEqual(rooms.slice(1));
    expect(await idsFor('kumudini less than 5 bhk')).toEqual(rooms.slice(0, 2));
    await database().run(sql`delete from property where id = any(${rooms}::int[])`);
  });

  it('finds a locality, and with "near" its neighbours', async () => {
    const { id: ownerId } = await makeAccount(database());
    const make = async (location: string, city = 'Pune') =>
      (await makeListing(database(), { ownerId, title: 'Kamalini', description: '', location, city })).id;
    const [aundh, pashan, kharadi, road, panshet] = [
      await make('Aundh'),
      await make('Off Pashan, near Baner'),
      await make('Kharadi'),
      await make('Panshet Road'),
      await make('panshet'),
    ];
    const idsFor = async (query: Record<string, string>) => {
      const { body } = await server.inject({
        url: `/api/properties/?${new URLSearchParams({ ...query, ordering: 'id' })}`,
      });
      return (JSON.parse(body) as PropertyCard[]).map(({ id }) => id);
    };
    expect(await idsFor({ search: 'kamalini in Aundh' })).toEqual([aundh]);
    expect(await idsFor({ search: 'kamalini near Aundh' })).toEqual([aundh, pashan]);
    expect(await idsFor({ locality: 'aundh,Kharadi', search: 'kamalini' })).toEqual([aundh, kharadi]);
    expect(await idsFor({ locality: 'Pashan', near: 'true', search: 'kamalini' })).toEqual([aundh, pashan]);
    expect(await idsFor({ locality: 'Panshet Road' })).toEqual([road]);
    expect(await idsFor({ locality: 'Panshet' })).toEqual([panshet]);
    expect(await idsFor({ search: 'kamalini in Aundh', locality: 'Kharadi' })).toEqual([kharadi]);
    await database().run(sql`delete from property where title = 'Kamalini'`);
  });

  it('lets a parameter override what the sentence says about the same thing, and adds amenities up', async () => {
    expect((await ask({ search: 'villa in pune', city: 'indore' })).found).toEqual(['villa']);
    expect((await ask({ search: 'villa above 2 crore', max_price: '10000000' })).found).toEqual(['villa']);
    expect((await ask({ search: 'villa with a pool', amenities: 'Swimming pool' })).found).toEqual(['villa']);
    expect((await ask({ search: 'cheapest', ordering: 'relevance' })).found).toEqual(['dear', 'plot', 'villa']);
  });

  it('does not match numbers inside descriptions', async () => {
    expect(await found('1')).toEqual([]);
    expect(await found('7')).toEqual(['flat']);
  });

  it.each([
    ['1 crore', ['plot', 'villa'], 'purpose=sale,invest&max_price=10000000'],
    ['kothi under ₹1.5 cr', ['villa'], 'purpose=sale,invest&max_price=15000000'],
    ['above 2 crore', ['dear'], 'purpose=sale,invest&min_price=20000000'],
    ['50 lakh to 70 lakh', ['plot'], 'purpose=sale,invest&min_price=5000000&max_price=7000000'],
    ['flat on rent 1.5 lakh', ['flat'], 'max_price=150000'],
  ])('“%s” is a price, and the response says how it was understood', async (search, expected, implied) => {
    expect(await ask({ search })).toMatchObject({ found: expected, implied });
  });

  it('shows prices to buy for a price filter or order without a purpose, and says so', async () => {
    const buying = 'purpose=sale,invest';
    expect(await ask({ max_price: '10000000' })).toMatchObject({
      found: ['plot', 'villa'],
      total: '2',
      implied: buying,
    });
    expect(await ask({ ordering: 'price' })).toEqual({ found: ['dear', 'plot', 'villa'], total: '3', implied: buying });
    expect(await ask({ ordering: '-price', search: 'pune' })).toEqual({
      found: ['dear', 'plot'],
      total: '2',
      implied: buying,
    });
  });

  it('shows rents if requested, and everything without a price', async () => {
    const rents = ['dearRent', 'flat', 'office'];
    for (const query of [
      { purpose: 'rent', ordering: 'price' },
      { search: 'to let', ordering: 'price' },
    ])
      expect(await ask(query)).toEqual({ found: rents, total: '3', implied: undefined });
    for (const query of [{}, { ordering: '-size' }, { min_price: '0' }])
      expect(await ask(query as Record<string, string>)).toEqual({ found: everything, total: '6', implied: undefined });
  });
});
