import type { ExchangeRate, OfficeExchangeRate } from '@contract/rates';
import type { PropertyCard, ReadSentence } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { propertiesRoutes } from '../properties/propertiesRoutes';
import { ratesRoutes } from './ratesRoutes';

describeOnBoth('exchange rates', (database) => {
  let server: FastifyInstance;
  let admin: TestAccount;

  beforeAll(async () => {
    server = await buildTestServer(database(), [ratesRoutes, propertiesRoutes]);
    admin = await makeAccount(database(), { superuser: true });
  });
  afterAll(() => server.close());

  const office = (method: 'GET' | 'POST' | 'PATCH', path = '', payload?: object) =>
    server.inject({
      method,
      url: `/api/office/rates/${path}`,
      headers: admin.headers,
      ...(payload && { payload }),
    });
  const get = async <Body>(url: string) => (await server.inject(url)).json<Body>();
  const usd = { currency: 'USD', rupees_per_unit: '90', day: '2026-11-20', source: 'FBIL' };

  it('are there from the start for five currencies, each with its day and source', async () => {
    const rates = await get<ExchangeRate[]>('/api/rates/');
    expect(rates.map(({ currency }) => currency)).toEqual(['INR', 'USD', 'AED', 'GBP', 'EUR']);
    expect(rates[0]).toEqual({
      currency: 'INR',
      rupees_per_unit: '1.0000',
      day: '2025-03-28',
      source: 'By definition',
    });
    for (const { day, source } of rates)
      expect([day, source]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), expect.stringMatching(/\w/)]);
  });

  it('read a search in dollars as rupees by the latest rate, and the chip says the rate and its day', async () => {
    const cheap = await makeListing(database(), { title: 'Neem house', type: 'Villa', priceInPaise: 4_00_00_000_00 });
    await makeListing(database(), { title: 'Grand house', type: 'Villa', priceInPaise: 5_00_00_000_00 });
    expect((await office('POST', '', usd)).statusCode).toBe(201);
    await office('POST', '', { ...usd, rupees_per_unit: 70, day: '2026-01-01' });
    const { filters, chips, unread } = await get<ReadSentence>(
      `/api/properties/parse/?q=${encodeURIComponent('villa under $500k')}`,
    );
    expect([filters, unread]).toEqual([{ type: ['villa'], max_price: 45_000_000 }, '']);
    expect(chips.map(({ label, start, end }) => [label, start, end])).toEqual([
      ['Villa', 0, 5],
      ['Up to ₹4.5 Cr ($1 = ₹90.00, 20 Nov 2026)', 6, 17],
    ]);
    const answer = await server.inject(`/api/properties/?search=${encodeURIComponent('villa under $500k')}`);
    expect(answer.json<PropertyCard[]>().map(({ id }) => id)).toEqual([cheap.id]);
    expect(answer.headers['x-search-implied']).toBe('purpose=sale,invest&max_price=45000000');
  });

  it('are corrected by superusers with the version that they read, each change in the audit', async () => {
    const { id, version } = (await office('POST', '', { ...usd, currency: 'EUR' })).json<OfficeExchangeRate>();
    const corrected = await office('PATCH', `${id}/`, { version, rupees_per_unit: '₹ 101.5', source: 'ECB' });
    expect(corrected.json()).toEqual({
      id,
      version: version + 1,
      ...usd,
      currency: 'EUR',
      rupees_per_unit: '101.5000',
      source: 'ECB',
    });
    expect((await office('PATCH', `${id}/`, { version, source: 'Late' })).json()).toMatchObject({ code: 'stale' });
    const audit = await database().rows<{ action: string }>(
      sql`select action from audit_entry where subject_type = 'exchange_rate' and subject_id = ${String(id)} order by id`,
    );
    expect(audit.map(({ action }) => action)).toEqual(['exchange_rate.add', 'exchange_rate.update']);
  });

  it.each([
    ['day', { day: '2999-01-01' }],
    ['rupees_per_unit', { rupees_per_unit: '0' }],
    ['rupees_per_unit', { rupees_per_unit: '1e3' }],
    ['currency', { currency: 'INR' }],
    ['source', { source: ' ' }],
  ])('are refused with a wrong %s', async (field, wrong) => {
    const answer = await office('POST', '', { ...usd, currency: 'GBP', ...wrong });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, expect.arrayContaining([field])]);
  });

  it('have one value a day for each currency', async () => {
    expect((await office('POST', '', { ...usd, currency: 'AED' })).statusCode).toBe(201);
    const { id } = (
      await office('POST', '', { ...usd, currency: 'AED', day: '2026-11-19' })
    ).json<OfficeExchangeRate>();
    expect((await office('POST', '', { ...usd, currency: 'AED' })).json()).toMatchObject({ day: [expect.any(String)] });
    expect((await office('PATCH', `${id}/`, { version: 1, day: usd.day })).json()).toMatchObject({
      day: [expect.any(String)],
    });
  });
});
