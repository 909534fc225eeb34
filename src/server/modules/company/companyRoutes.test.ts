import type { Company, Figures } from '@contract/content';
import type { OfficeSettings } from '@contract/officeSettings';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { buildTestServer, testDeps } from '../../../../test/support/testServer';
import { waitUntil } from '../../../../test/support/waitUntil';
import { listAudit } from '../../audit/auditStore';
import { contentRoutes } from '../content/contentRoutes';
import { companyRoutes } from './companyRoutes';
import { createSettingsFollower } from '../../lib/companySettings';

const empty = { value: '', counts: '' };

describeOnBoth('the settings of the office', (database) => {
  let server: FastifyInstance;
  let superuser: TestAccount;
  /** Before any test saves something. */
  let first: OfficeSettings;

  beforeAll(async () => {
    server = await buildTestServer(database(), [companyRoutes, contentRoutes]);
    superuser = await makeAccount(database(), { superuser: true });
    first = await read();
  });
  afterAll(() => server.close());

  const read = async () =>
    (await server.inject({ url: '/api/office/settings/', headers: superuser.headers })).json<OfficeSettings>();
  const save = async (change: Partial<OfficeSettings>) => {
    const answer = await server.inject({
      method: 'PUT',
      url: '/api/office/settings/',
      headers: superuser.headers,
      payload: { ...(await read()), ...change },
    });
    return {
      status: answer.statusCode,
      body: answer.json<OfficeSettings & { code?: string; current?: OfficeSettings }>(),
    };
  };
  const company = async () => (await server.inject({ url: '/api/company/' })).json<Company>();
  const audit = async () =>
    (await listAudit(database(), { subject_type: 'settings' }, { limit: 50, offset: 0 })).entries;

  it('are the environment’s until something is saved, and then what was saved, on the site at once', async () => {
    const { deps, remove } = testDeps(database());
    expect(first).toMatchObject({
      version: 1,
      phone: deps.settings.company.phone,
      opens: '10:00',
      open_days: [1, 2, 3, 4, 5, 6],
    });
    const { version } = await read();
    const { status, body } = await save({
      phone: '+91 731 400 1234',
      open_days: [5, 1, 1],
      closes: '17:30',
      holidays: [
        { date: '2027-03-22', name: 'Holi' },
        { date: '2027-01-26', name: 'Republic Day' },
      ],
    });
    expect([status, body.version, body.open_days]).toEqual([200, version + 1, [1, 5]]);
    expect((await read()).holidays.map(({ date }) => date)).toEqual(['2027-01-26', '2027-03-22']);
    expect(await company()).toMatchObject({
      phone: '+91 731 400 1234',
      hours: { opens: '10:00', closes: '17:30', open_days: [1, 5] },
    });
    remove();
  });

  it('hold our figures, the specification’s at first, each with what it counts; a cleared one may be without it', async () => {
    const shown = async () => (await server.inject({ url: '/api/figures/' })).json<Figures>();
    const first = await shown();
    expect(Object.values(first).map(({ value }) => value)).toEqual([
      '500+',
      '1000+',
      '500+',
      '25+',
      '4.9',
      '98%',
      '₹2.1 Cr',
    ]);
    expect(Object.values(first).filter(({ counts }) => counts.length < 10)).toEqual([]);
    // two figures of one label count different people
    expect(first.clients.counts).not.toBe(first.closed_clients.counts);
    const figures = { ...first, rating: { value: '4.5', counts: 'Reviews on this site' }, clients: empty };
    expect((await save({ figures })).status).toBe(200);
    expect(await shown()).toEqual(figures);
    const { status, body } = await save({ figures: { ...figures, years: { value: '30', counts: ' ' } } });
    expect([status, body.code, 'figures' in body]).toEqual([400, expect.anything(), true]);
    expect((await shown()).years.value).toBe('25+');
  });

  it('R51 take half a character and NUL, as U+FFFD', async () => {
    const { status, body } = await save({ address: 'Courtyard \ud800 \u0000' });
    expect([status, body.address]).toEqual([200, 'Courtyard \ufffd \ufffd']);
  });

  it('hold WhatsApp templates that agents read; an unknown placeholder is refused at its field', async () => {
    const agent = await makeAccount(database(), { roles: ['agent'] });
    const templates = async () =>
      (await server.inject({ url: '/api/office/whatsapp-templates/', headers: agent.headers })).json<unknown>();
    const given = [{ name: 'Price', text: 'Hello {name}, {listing} is still available. {company}' }];
    expect((await templates()) as unknown[]).toHaveLength(2);
    expect((await save({ whatsapp_templates: given })).status).toBe(200);
    expect(await templates()).toEqual(given);
    for (const wrong of [
      [...given, { name: 'Other', text: 'Hello {surname}' }],
      [...given, { name: 'Other', text: 'Hello {}' }],
      [...given, ...given],
      [{ name: ' ', text: 'Hello' }],
      [{ name: 'Empty', text: '' }],
      Array.from({ length: 6 }, (_, at) => ({ name: `Number ${at}`, text: 'Hello' })),
    ]) {
      const { status, body } = await save({ whatsapp_templates: wrong });
      expect([status, Object.keys(body)[0]?.split('.')[0]]).toEqual([400, 'whatsapp_templates']);
    }
    expect(await templates()).toEqual(given);
  });

  it('R37 leave one audit entry with what changed, and none when nothing did or the save was refused', async () => {
    const { phone } = await read();
    const before = (await audit()).length;
    await save({ phone: '+91 731 400 5678' });
    await save({});
    await save({ email: 'nonsense' });
    const entries = await audit();
    expect(entries).toHaveLength(before + 1);
    expect(entries[0]).toMatchObject({
      action: 'settings.update',
      before: { phone },
      after: { phone: '+91 731 400 5678' },
    });
  });

  it('R38 of two people who save the same version one wins, and the other gets the current settings', async () => {
    const { version } = await read();
    const [one, other] = await Promise.all([
      save({ version, address: '1 First Road' }),
      save({ version, address: '2 Second Road' }),
    ]);
    expect([one?.status, other?.status].sort()).toEqual([200, 409]);
    const refused = one?.status === 409 ? one : other;
    expect(refused?.body).toMatchObject({
      code: 'stale',
      current: { version: version + 1, address: (await read()).address },
    });
  });

  it.each<[Partial<OfficeSettings>, string]>([
    [{ email: 'nonsense' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ whatsapp: 'call me' }, 'whatsapp'],
    [{ gstin: '23AAAAA' }, 'gstin'],
    [{ opens: '10:15' }, 'opens'],
    [{ opens: '18:00', closes: '10:00' }, 'closes'],
    [{ open_days: [] }, 'open_days'],
    [{ holidays: [{ date: '2027-02-30', name: 'No such day' }] }, 'holidays'],
    [{ holidays: [{ date: '2027-01-26', name: '' }] }, 'holidays'],
    [{ holidays: [1, 2].map(() => ({ date: '2027-01-26', name: 'Twice' })) }, 'holidays'],
    [{ social: [{ network: 'x', href: 'javascript:alert(1)' }] }, 'social'],
    [{ social: [1, 2].map(() => ({ network: 'x' as const, href: 'https://x.com/aangan' })) }, 'social'],
    [{ first_response_minutes: 0 }, 'first_response_minutes'],
  ])('%j is refused at its field', async (change, field) => {
    const { version } = await read();
    const { status, body } = await save(change);
    expect([status, Object.keys(body).filter((key) => key !== 'code')]).toEqual([400, [field]]);
    expect((await read()).version).toBe(version);
  });

  it('reach every process, whichever one saved them', async () => {
    const { deps, remove } = testDeps(database());
    const follower = createSettingsFollower(deps.settings);
    await follower.start(database());
    await save({
      phone: '+91 731 400 9999',
      first_response_minutes: 60,
      holidays: [{ date: '2027-08-15', name: 'Independence Day' }],
    });
    await waitUntil(() => deps.settings.company.phone === '+91 731 400 9999');
    expect([
      deps.settings.company.phone,
      deps.settings.firstResponseMinutes,
      deps.settings.officeHours.holidays,
    ]).toEqual(['+91 731 400 9999', 60, ['2027-08-15']]);
    remove();
  });

  it('are read again after the notifications were lost', async () => {
    const { deps, remove } = testDeps(database());
    const follower = createSettingsFollower(deps.settings);
    await follower.start({
      ...database(),
      listen: async () => async () => undefined,
      rows: database().rows,
      row: database().row,
    });
    await database().run(
      sql`update office_settings set saved = coalesce(saved, '{}') || '{"phone": "+91 731 400 0007"}'`,
    );
    follower.setConnected(true);
    await waitUntil(() => deps.settings.company.phone === '+91 731 400 0007');
    remove();
  });
});
