import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makePicture } from '../../../../test/support/factories';
import { drawPicture } from '../../../../test/support/pictures';
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
      social: [],
      hours: { opens: '10:00', closes: '18:00', open_days: [1, 2, 3, 4, 5, 6] },
    });
  });

  describe('an advertisement', () => {
    let admin: TestAccount;
    const fields = { alt: 'A kitchen by a partner', link: 'https://partner.example/kitchens?from=aangan' };
    const put = async (
      slot: number | string,
      given: Record<string, string>,
      seed?: number,
      who: TestAccount | null = admin,
    ) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(given)) form.append(name, value);
      if (seed !== undefined)
        form.append(
          'image',
          new Blob([new Uint8Array(await drawPicture({ width: 400, height: 400, seed }))], { type: 'image/jpeg' }),
          'partner.jpg',
        );
      const sent = new Response(form);
      return server.inject({
        method: 'PUT',
        url: `/api/site-images/advertisement/${slot}/`,
        headers: { ...who?.headers, 'content-type': sent.headers.get('content-type') ?? '' },
        payload: Buffer.from(await sent.arrayBuffer()),
      });
    };
    const remove = (slot: number, who: TestAccount | null = admin) =>
      server.inject({ method: 'DELETE', url: `/api/site-images/advertisement/${slot}/`, headers: who?.headers ?? {} });
    const shown = () => get('/api/site-images/?name=advertisement');

    beforeAll(async () => {
      admin = await makeAccount(database(), { superuser: true });
    });
    beforeEach(() => database().run(sql`delete from site_image where name = 'advertisement'`));

    it('is placed by a superuser, shown to everyone, changed and removed', async () => {
      const placed = await put(2, fields, 7);
      expect([placed.statusCode, placed.json()]).toEqual([
        200,
        expect.objectContaining({
          name: 'advertisement',
          position: 2,
          link: fields.link,
          picture: expect.objectContaining({ width: 400, height: 400, alt: fields.alt }),
        }),
      ]);
      expect(await shown()).toEqual([placed.json()]);
      expect((await put(2, { ...fields, alt: 'Other words' })).json()).toMatchObject({
        image: placed.json().image,
        picture: { alt: 'Other words' },
      });
      expect((await put(2, fields, 8)).json().image).not.toBe(placed.json().image);
      await put(1, fields, 9);
      expect((await shown()).map(({ position }: { position: number }) => position)).toEqual([1, 2]);
      expect((await remove(2)).statusCode).toBe(204);
      expect((await remove(2)).statusCode).toBe(204);
      expect((await shown()).map(({ position }: { position: number }) => position)).toEqual([1]);
    });

    it.each([
      'http://partner.example/',
      'javascript:alert(1)',
      'https:',
      'https://localhost/',
      'https://user:secret@partner.example/',
      '//partner.example',
      'partner.example',
      `https://partner.example/${'x'.repeat(2_000)}`,
      '',
    ])('never links to %s', async (link) => {
      const answer = await put(1, { ...fields, link }, 1);
      expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, ['link', 'code']]);
      expect(await shown()).toEqual([]);
    });

    it('needs a picture, an alternative text, and one of the four places', async () => {
      const answers = await Promise.all([
        put(1, fields),
        put(1, { link: fields.link }, 1),
        put(0, fields, 1),
        put(5, fields, 1),
        put('hero', fields, 1),
      ]);
      expect(answers.map((answer) => [answer.statusCode, Object.keys(answer.json<object>())[0]])).toEqual([
        [400, 'image'],
        [400, 'alt'],
        [400, 'slot'],
        [400, 'slot'],
        [400, 'slot'],
      ]);
      expect(await shown()).toEqual([]);
    });

    it('can be placed and removed by superusers only', async () => {
      const owner = await makeAccount(database());
      await put(3, fields, 1);
      const refused = await Promise.all([
        put(1, fields, 1, null),
        put(1, fields, 1, owner),
        remove(3, null),
        remove(3, owner),
      ]);
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 403, 401, 403]);
      expect(await shown()).toHaveLength(1);
    });

    it('does not change slides or other images', async () => {
      await put(1, fields, 1);
      expect(await get('/api/site-images/?name=hero')).toHaveLength(2);
      expect((await get('/api/site-images/?name=hero'))[0].link).toBeNull();
    });
  });

  it('is revalidated by browsers each time', async () => {
    expect((await server.inject({ url: '/api/company/' })).headers['cache-control']).toBe('no-cache');
  });
});
