import type { OfficePapers } from '@contract/papers';
import type { Property } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import jsQR from 'jsqr';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { papersRoutes } from './papersRoutes';
import { propertiesRoutes } from './propertiesRoutes';
import { reraRoutes } from './reraRoutes';

// another test of this process may have loaded the reader of uploads, which blocks SVG in all of it
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

/** What a phone reads in an SVG. */
async function readCode(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .resize(400)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describeOnBoth('papers and RERA', (database) => {
  // 00:30 on the 26th in India
  const now = () => new Date('2026-11-25T19:00:00Z');
  let server: FastifyInstance;
  let agent: TestAccount;
  let owner: TestAccount;
  let id: number;
  beforeAll(async () => {
    server = await buildTestServer(database(), [propertiesRoutes, papersRoutes, reraRoutes], { now });
    agent = await makeAccount(database(), { roles: ['agent'], now: now() });
    owner = await makeAccount(database(), { now: now() });
    await database().run(
      sql`insert into city (name, slug) values ('Indore', 'indore'), ('Pune', 'pune') on conflict do nothing`,
    );
    await database().run(sql`insert into property_type (name, slug) values ('Villa', 'villa') on conflict do nothing`);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const row = await database().row<{ id: number }>(sql`
      insert into property (owner_id, title, description, lifecycle, property_type_id, city_id, rera_status, rera_number)
      values (${owner.id}, 'Row house', 'Two floors', 'published', (select id from property_type where name = 'Villa'),
        (select id from city where name = 'Pune'), 'registered', 'P52100012345') returning id`);
    id = row?.id ?? 0;
  });

  const papers = () => `/api/office/properties/${id}/papers/`;
  const read = async () => (await server.inject({ url: papers(), headers: agent.headers })).json<OfficePapers>();
  const save = async (payload: object, who = agent) => {
    const answer = await server.inject({ method: 'PUT', url: papers(), payload, headers: who.headers });
    return { status: answer.statusCode, body: answer.json<OfficePapers & Record<string, unknown>>() };
  };
  const page = async () => (await server.inject({ url: `/api/properties/${id}/` })).json<Property>();
  const change = async (payload: object) => {
    const url = `/api/properties/${id}/`;
    const answer = await server.inject({ method: 'PATCH', url, payload, headers: owner.headers });
    return { status: answer.statusCode, body: answer.json<Property & Record<string, unknown>>() };
  };

  it('the page of a listing says of every paper whether the office saw it, and when', async () => {
    expect((await page()).papers).toHaveLength(7);
    expect((await page()).papers.every(({ seen_on: day }) => day === null)).toBe(true);
    const { status, body } = await save({
      version: 1,
      papers: [
        { paper: 'occupancy', seen_on: '2026-11-03' },
        { paper: 'title_search', seen_on: '2026-11-26' },
      ],
    });
    expect([status, body.version]).toEqual([200, 2]);
    expect((await page()).papers).toEqual((await read()).papers);
    expect((await page()).papers.filter(({ seen_on: day }) => day)).toEqual([
      { paper: 'title_search', seen_on: '2026-11-26' },
      { paper: 'occupancy', seen_on: '2026-11-03' },
    ]);
    const { entries } = await listAudit(database(), { action: 'papers.update' }, { limit: 1, offset: 0 });
    expect(entries[0]).toMatchObject({ subject_type: 'property', subject_id: String(id) });
  });

  it.each([
    ['a day after today in India', [{ paper: 'occupancy', seen_on: '2026-11-27' }]],
    ['a paper twice', [1, 2].map(() => ({ paper: 'occupancy', seen_on: '2026-11-03' }))],
    ['an unknown paper', [{ paper: 'will', seen_on: '2026-11-03' }]],
    ['no day', [{ paper: 'occupancy', seen_on: '2026-02-30' }]],
  ])('refuses %s', async (_, given) => {
    expect((await save({ version: 1, papers: given })).status).toBe(400);
    expect((await read()).version).toBe(1);
  });

  it('of two who save the same version the second gets the current papers', async () => {
    const given = { version: 1, papers: [{ paper: 'occupancy', seen_on: '2026-11-03' }] };
    await save(given);
    expect(await save({ version: 1, papers: [] })).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { version: 2 } },
    });
    expect((await save({ version: 2, papers: [] })).body.version).toBe(3);
  });

  it('an owner cannot say that we saw a paper', async () => {
    expect((await save({ version: 1, papers: [] }, owner)).status).toBe(403);
    await change({ papers: [{ paper: 'occupancy', seen_on: '2026-11-03' }] });
    expect((await read()).version).toBe(1);
  });

  it.each([
    ['registered without its number', { clear: ['rera_number'] }, 'rera_number'],
    ['exempt without a reason', { rera_status: 'exempt' }, 'rera_reason'],
    ['of no such status', { rera_status: 'pending' }, 'rera_status'],
  ])('a published listing is not %s', async (_, given, field) => {
    const { status, body } = await change(given);
    expect([status, Object.keys(body)[0]]).toEqual([400, field]);
  });

  it('an owner states that RERA is not required, and why', async () => {
    const { status, body } = await change({ rera_status: 'exempt', rera_reason: 'Completed in 2009', clear: [] });
    expect([status, body.rera_status, body.rera_reason]).toEqual([200, 'exempt', 'Completed in 2009']);
  });

  it('the code beside a number is read by a phone: the state’s register with the number', async () => {
    const answer = await server.inject({ url: `/api/properties/${id}/rera.svg` });
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(await readCode(answer.body)).toBe('https://maharera.maharashtra.gov.in/#P52100012345');
    await database().run(
      sql`update property set city_id = (select id from city where name = 'Indore') where id = ${id}`,
    );
    expect(await readCode((await server.inject({ url: `/api/properties/${id}/rera.svg` })).body)).toBe(
      'https://www.rera.mp.gov.in/#P52100012345',
    );
  });

  it('there is no code without a number, and none of a draft for visitors', async () => {
    await database().run(sql`update property set lifecycle = 'draft' where id = ${id}`);
    expect((await server.inject({ url: `/api/properties/${id}/rera.svg` })).statusCode).toBe(404);
    expect((await server.inject({ url: `/api/properties/${id}/rera.svg`, headers: owner.headers })).statusCode).toBe(
      200,
    );
    await database().run(sql`update property set rera_number = null, lifecycle = 'published' where id = ${id}`);
    expect((await server.inject({ url: `/api/properties/${id}/rera.svg` })).statusCode).toBe(404);
  });

  it('our own registration has a code once the settings name it', async () => {
    const url = '/api/rera-agents/MH/code.svg';
    expect((await server.inject({ url })).statusCode).toBe(404);
    await database().run(
      sql`update office_settings set saved = '{"rera_agents": [{"state": "MH", "number": "A52100000000"}]}' where id = 1`,
    );
    expect(await readCode((await server.inject({ url })).body)).toBe(
      'https://maharera.maharashtra.gov.in/#A52100000000',
    );
    expect((await server.inject({ url: '/api/rera-agents/GA/code.svg' })).statusCode).toBe(400);
  });
});
