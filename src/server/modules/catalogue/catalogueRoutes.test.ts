import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { buildTestServer } from '../../../../test/support/testServer';
import { catalogueRoutes } from './catalogueRoutes';

describeOnBoth('the catalogue', (database) => {
  it('lists types and cities in the order of creation, amenities by name', async () => {
    await database().run(
      sql`insert into property_type (name, slug) values ('Villa', 'villa'), ('Apartment', 'apartment')`,
    );
    await database().run(sql`insert into city (name, slug) values ('Pune', 'pune'), ('Indore', 'indore')`);
    await database().run(sql`insert into amenity (name) values ('Lift'), ('Garden')`);
    const server = await buildTestServer(database(), [catalogueRoutes]);
    const list = async (name: string): Promise<unknown> => (await server.inject(`/api/${name}/`)).json();
    expect(await list('property-types')).toEqual([
      { id: 1, name: 'Villa', slug: 'villa' },
      { id: 2, name: 'Apartment', slug: 'apartment' },
    ]);
    expect(await list('cities')).toEqual([
      { id: 1, name: 'Pune', slug: 'pune' },
      { id: 2, name: 'Indore', slug: 'indore' },
    ]);
    expect(await list('amenities')).toEqual([
      { id: 2, name: 'Garden' },
      { id: 1, name: 'Lift' },
    ]);
    await server.close();
  });
});
