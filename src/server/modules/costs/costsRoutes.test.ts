import type { CostRegion, OfficeCostRegion } from '@contract/costs';
import { costRateNames, ratesOf } from '@contract/costRates';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { costsRoutes } from './costsRoutes';

describeOnBoth('rates of costs', (database) => {
  // 00:30 on the 26th in India
  const now = () => new Date('2026-11-25T19:00:00Z');
  const source = 'Gazette of 20 November 2026';
  let server: FastifyInstance;
  let admin: TestAccount;
  beforeAll(async () => {
    server = await buildTestServer(database(), [costsRoutes], { now });
    admin = await makeAccount(database(), { superuser: true, now: now() });
  });
  afterAll(() => server.close());
  afterEach(() =>
    database().run(sql`delete from cost_rate where effective_from > '2026-11-25' or source = 'out of the table'`),
  );

  const region = async (code: string) => {
    const rows = (await server.inject({ url: '/api/office/cost-rates/', headers: admin.headers })).json<
      OfficeCostRegion[]
    >();
    return rows.find((one) => one.code === code) as OfficeCostRegion;
  };
  const change = async (code: string, payload: object) => {
    const { id, version } = await region(code);
    const url = `/api/office/cost-rates/${id}/`;
    const answer = await server.inject({
      method: 'PATCH',
      url,
      payload: { version, ...payload },
      headers: admin.headers,
    });
    return { status: answer.statusCode, body: answer.json<OfficeCostRegion & Record<string, unknown>>() };
  };
  const rate = { name: 'stamp_duty', value: 600, effective_from: '2027-04-01', source };

  it('visitors get every region with every version, and no more', async () => {
    const answer = await server.inject({ url: '/api/cost-rates/' });
    const regions = answer.json<CostRegion[]>();
    expect(regions.map(({ code }) => code)).toEqual(['MP', 'MH', 'IN']);
    expect(Object.keys(regions[0] ?? {})).toEqual(['id', 'code', 'name', 'rates']);
  });

  it('a new database has a rate in force of every name', async () => {
    const regions = (await server.inject({ url: '/api/cost-rates/' })).json<CostRegion[]>();
    for (const { code, rates } of regions) expect(rates.map(({ name }) => name)).toEqual(ratesOf(code));
    expect(costRateNames).toHaveLength(22);
  });

  it('a rate that begins later is added beside the one in force, and recorded', async () => {
    const { status, body } = await change('MH', { rate });
    expect(status).toBe(200);
    expect(body.rates.filter(({ name }) => name === 'stamp_duty')).toMatchObject([
      { value: 600, effective_from: '2027-04-01', source },
      { value: 500, effective_from: '2022-04-01' },
    ]);
    const { entries } = await listAudit(database(), { action: 'cost_rates.update' }, { limit: 10, offset: 0 });
    expect(entries[0]).toMatchObject({ action: 'cost_rates.update', subject_type: 'cost_region' });
  });

  it('a rate may begin today in India, not yesterday', async () => {
    expect((await change('MH', { rate: { ...rate, effective_from: '2026-11-26' } })).status).toBe(200);
    const { status, body } = await change('MH', { rate: { ...rate, effective_from: '2026-11-25' } });
    expect([status, Object.keys(body)]).toEqual([400, ['effective_from', 'code']]);
  });

  it('two rates of one name cannot begin on one day', async () => {
    await change('MH', { rate });
    expect(await change('MH', { rate })).toMatchObject({ status: 400, body: { effective_from: expect.anything() } });
  });

  it.each([
    ['a rate of India in a state', { ...rate, name: 'gst_home' }, 'name'],
    ['more than the whole', { ...rate, value: 10_001 }, 'value'],
    ['no such name', { ...rate, name: 'octroi' }, 'rate'],
    ['no such day', { ...rate, effective_from: '2027-02-30' }, 'rate'],
  ])('refuses %s', async (_, given, field) => {
    const { status, body } = await change('MH', { rate: given });
    expect([status, Object.keys(body).some((name) => name.startsWith(field))]).toEqual([400, true]);
  });

  it('only a rate that has not begun can be removed', async () => {
    const { body } = await change('MP', { rate });
    const [coming, current] = body.rates.filter(({ name }) => name === 'stamp_duty');
    expect(await change('MP', { withdraw: current?.id })).toMatchObject({
      status: 409,
      body: { code: 'already_begun' },
    });
    const { status, body: after } = await change('MP', { withdraw: coming?.id });
    expect([status, after.rates.some(({ id }) => id === coming?.id)]).toEqual([200, false]);
  });

  it('a rate of another state cannot be removed through this one', async () => {
    const { body } = await change('MP', { rate });
    const coming = body.rates.find(({ effective_from: from }) => from === '2027-04-01');
    expect((await change('MH', { withdraw: coming?.id })).status).toBe(409);
  });

  it('who read an older version gets the current one and changes nothing', async () => {
    await change('MH', { rate });
    const answer = await change('MH', { version: 1, rate: { ...rate, effective_from: '2028-04-01' } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'stale', current: { code: 'MH' } } });
    expect((await region('MH')).rates.some(({ effective_from: from }) => from === '2028-04-01')).toBe(false);
  });
});
