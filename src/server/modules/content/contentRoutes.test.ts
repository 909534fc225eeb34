import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makePicture } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { contentRoutes } from './contentRoutes';

describeOnBoth('content', (database) => {
  let server: FastifyInstance;
  let picture: { id: number; hash: string };
  const get = async (url: string) => (await server.inject({ url })).json();

  beforeAll(async () => {
    server = await buildTestServer(database(), [contentRoutes], {
      settings: {
        company: {
          whatsapp: '911234567890',
          phone: '+91 12345 67890',
          email: 'desk@aangan.test',
          gstin: 'SECRET',
          address: 'SECRET',
        },
      },
    });
    picture = await makePicture(database());
    await database().run(sql`insert into site_image (name, media_id, alt, title, subtitle, description, position) values
      ('hero', ${picture.id}, 'A second house.', 'Second', '', '', 2), ('hero', ${picture.id}, 'A first house.', 'First', 'Sub', 'Words', 1), ('logo', ${picture.id}, '', 'Logo', '', '', 0)`);
    await database().run(
      sql`insert into static_page (page, title, media_id, alt, content) values ('about', 'About', ${picture.id}, 'An office.', '## Story'), ('contact', 'Contact', null, '', 'Write.')`,
    );
    await database()
      .run(sql`insert into construction_service (icon, title, description, features, media_id, alt, position) values
      ('paint', 'Later', 'd', '{}', null, '', 2), ('home', 'Sooner', 'd', ${['one, two', 'three "four"']}, ${picture.id}, 'A site.', 1)`);
  });
  afterAll(() => server.close());

  it('returns the hero slides in order, with the dimensions of their pictures', async () => {
    const slides = await get('/api/site-images/?name=hero');
    expect(slides.map(({ title }: { title: string }) => title)).toEqual(['First', 'Second']);
    expect(slides[0]).toMatchObject({
      name: 'hero',
      subtitle: 'Sub',
      description: 'Words',
      image: `/media/${picture.hash}-960.jpg`,
      picture: { width: 1200, height: 800, alt: 'A first house.' },
    });
    expect(slides[0].picture.srcset.avif).toBe(
      [480, 960, 1200].map((width) => `/media/${picture.hash}-${width}.avif ${width}w`).join(', '),
    );
    expect(await get('/api/site-images/')).toHaveLength(3);
    expect(await get('/api/site-images/?name=nobody')).toEqual([]);
  });

  it('returns the requested page, with or without a picture', async () => {
    expect(await get('/api/static-pages/?page=about')).toEqual([
      expect.objectContaining({
        page: 'about',
        title: 'About',
        content: '## Story',
        image: `/media/${picture.hash}-960.jpg`,
      }),
    ]);
    expect(await get('/api/static-pages/?page=contact')).toEqual([
      expect.objectContaining({ page: 'contact', image: null, picture: null }),
    ]);
    expect(await get('/api/static-pages/')).toHaveLength(2);
  });

  it('returns the services in order with all features', async () => {
    expect(await get('/api/construction-services/')).toEqual([
      expect.objectContaining({
        icon: 'home',
        title: 'Sooner',
        features: ['one, two', 'three "four"'],
        picture: expect.objectContaining({ alt: 'A site.' }),
      }),
      expect.objectContaining({ icon: 'paint', title: 'Later', features: [], picture: null }),
    ]);
  });

  it('returns the stored font only if the product ships it', async () => {
    expect(await get('/api/google-font/')).toEqual({ font: 'Roboto' });
    await database().run(sql`insert into setting (name, value) values ('font', 'Inter')`);
    expect(await get('/api/google-font/')).toEqual({ font: 'Inter' });
    await database().run(sql`update setting set value = 'Comic Sans'`);
    expect(await get('/api/google-font/')).toEqual({ font: 'Roboto' });
  });

  it('returns only the company’s contact details and hours', async () => {
    expect(await get('/api/company/')).toEqual({
      whatsapp: '911234567890',
      phone: '+91 12345 67890',
      email: 'desk@aangan.test',
      site: 'http://aangan.test',
      demo: false,
      rera_agents: [],
      social: [],
      hours: { opens: '10:00', closes: '18:00', open_days: [1, 2, 3, 4, 5, 6] },
    });
  });

  it('is revalidated by browsers each time', async () => {
    expect((await server.inject({ url: '/api/company/' })).headers['cache-control']).toBe('no-cache');
  });
});
