import type { OfficeSetup } from '@contract/office';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { companyPlaceholders } from '../../lib/siteSettings';
import { officeSetupRoutes } from './officeSetupRoutes';

describeOnBoth('the set-up of an agency', (database) => {
  let server: FastifyInstance;
  let admin: TestAccount;
  beforeAll(async () => {
    admin = await makeAccount(database(), { superuser: true });
    server = await buildTestServer(database(), [officeSetupRoutes], {
      settings: { company: { ...companyPlaceholders, phone: '+91 731 400 0000' }, demo: false },
    });
  });
  afterAll(() => server.close());
  beforeEach(() => database().run(sql`update office_settings set saved = null`));

  const read = async () =>
    (await server.inject({ url: '/api/office/setup/', headers: admin.headers })).json<OfficeSetup>();
  const waiting = async () => (await read()).steps.filter(({ done }) => !done).map(({ id }) => id);
  const save = (company: object) =>
    database().run(sql`update office_settings set saved = ${JSON.stringify(company)}::jsonb where id = 1`);

  it('names each company detail that visitors still see as a placeholder', async () => {
    const { phone: _, ...others } = companyPlaceholders;
    expect((await read()).placeholders).toEqual(others);
    await save({ whatsapp: '917314000000', email: 'hello@agency.example', gstin: '23BBBBB1111B1ZV' });
    expect((await read()).placeholders).toEqual({ address: companyPlaceholders.address });
  });

  it('is done step by step', async () => {
    expect(await waiting()).toEqual(['company', 'hours', 'legal', 'listing', 'staff', 'email', 'payments']);
    await save({
      whatsapp: '917314000000',
      email: 'hello@agency.example',
      gstin: '23BBBBB1111B1ZV',
      address: '7 Palasia, Indore',
    });
    expect(await waiting()).toEqual(['legal', 'listing', 'staff', 'email', 'payments']);
    await makeListing(database(), { lifecycle: 'draft' });
    expect(await waiting()).toContain('listing');
    await makeListing(database());
    await makeAccount(database(), { roles: ['agent'] });
    expect(await waiting()).toEqual(['legal', 'email', 'payments']);
    for (const page of ['privacy-policy', 'terms-and-conditions', 'disclaimer']) {
      expect(await waiting()).toContain('legal');
      await database().run(sql`
        with page as (insert into static_page (page, title, content) values (${page}, 'A text', 'Words.')
          on conflict (page) do update set title = 'A text' returning id)
        insert into content_revision (subject_type, subject_id, number, fields, saved_by, saved_name, saved_at)
        select 'page', id, 1, '{}', ${admin.id}, '', now() from page`);
    }
    expect(await waiting()).toEqual(['email', 'payments']);
  });
});
