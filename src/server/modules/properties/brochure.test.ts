import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mapSketch } from '@app/root/mapSketch';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { filesIn } from '../../../../test/support/files';
import { drawPicture } from '../../../../test/support/pictures';
import { readPdf } from '../../../../test/support/readPdf';
import { buildTestServer } from '../../../../test/support/testServer';
import { inAll } from '../../../../test/support/scope';
import { openDataFolder } from '../../files/dataFolder';
import { openMediaLibrary } from '../../media/mediaLibrary';
import type { Media } from '../../media/media';
import { brochureRoutes } from './brochureRoutes';

describeOnBoth('what is drawn of a listing', (database) => {
  let server: FastifyInstance;
  let media: Media;
  let owner: TestAccount;
  let folder: string;
  let id: number;
  const pictures: number[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aangan-drawn-'));
    media = openMediaLibrary(openDataFolder(folder));
    server = await buildTestServer(database(), [brochureRoutes], {
      media,
      mapSketch,
      settings: { publicUrl: 'https://aangan.example' },
    });
    owner = await makeAccount(database());
    for (const seed of [1, 2]) {
      const file = path.join(folder, `upload-${seed}`);
      await writeFile(file, await drawPicture({ width: 300, height: 200, seed }));
      pictures.push((await media.take(database(), file)).id);
    }
    await database().run(sql`insert into city (name, slug) values ('Pune', 'pune') on conflict do nothing`);
    await database().run(sql`insert into property_type (name, slug) values ('Villa', 'villa') on conflict do nothing`);
    await database().run(sql`insert into amenity (name) values ('Lift'), ('Terrace') on conflict do nothing`);
    await database().run(
      sql`update office_settings set saved = '{"rera_agents": [{"state": "MH", "number": "A52100000000"}]}' where id = 1`,
    );
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    const row = await database().row<{ id: number }>(sql`
      insert into property (owner_id, title, description, lifecycle, purpose, property_type_id, city_id, location, price_in_paise, bedrooms,
        size_in_sqft, latitude, longitude, rera_status, rera_number)
      values (${owner.id}, 'Row house with a mango tree नमस्ते', 'Two floors around a courtyard.', 'published', 'sale',
        (select id from property_type where name = 'Villa'), (select id from city where name = 'Pune'), 'Baner', 1350000000, 3, 1450,
        18.559, 73.789, 'registered', 'P52100012345') returning id`);
    id = row?.id ?? 0;
    await database().run(
      sql`update property set amenity_ids = array(select id from amenity where name in ('Lift', 'Terrace')) where id = ${id}`,
    );
    for (const [at, picture] of pictures.entries())
      await database().run(
        sql`insert into property_image (property_id, media_id, position, alt) values (${id}, ${picture}, ${at + 1}, ${`Room ${at + 1}`})`,
      );
  });

  const brochure = (headers: Record<string, string> = {}) =>
    server.inject({ url: `/api/properties/${id}/brochure.pdf`, headers });
  const map = () => server.inject({ url: `/api/properties/${id}/map.svg` });
  const card = () => server.inject({ url: `/api/properties/${id}/card.jpg?v=1` });
  const drawn = async (kind: string) =>
    filesIn(path.join(folder, 'media/drawn')).filter((name) => name.startsWith(`${id}-${kind}-`));

  it('a brochure has two tagged A4 pages whose text, pictures and code can be read back', async () => {
    const answer = await brochure();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''Aangan%20%E2%80%93%20Baner%20villa.pdf");
    const { title, language, tagged, pages } = await readPdf(answer.rawPayload);
    expect([title, language, tagged]).toEqual(['Row house with a mango tree नमस्ते', 'en-IN', true]);
    expect(pages.map(({ size }) => size)).toEqual([
      [595, 842],
      [595, 842],
    ]);
    const [front, back] = pages;
    for (const text of ['Row house with a mango tree', 'Baner, Pune', '1,35,00,000', '1,450 sq ft (135 sq m)', 'Villa'])
      expect(front?.text).toContain(text);
    expect(front?.text).toContain('Lift · Terrace');
    expect(front?.code).toBe('https://maharera.maharashtra.gov.in/#P52100012345');
    // 7 % of duty and taxes on the price, as its page has it
    expect(back?.text).toContain('9,45,000');
    expect(front?.text).toContain('MahaRERA registration P52100012345');
    expect(front?.text).toContain('agent registered with MahaRERA: A52100000000');
    expect(front?.pictures).toEqual([
      'Room 1',
      'Scan to check the MahaRERA register: https://maharera.maharashtra.gov.in/',
    ]);
    expect(front?.roles).toEqual(expect.arrayContaining(['Document', 'H1', 'P', 'Figure']));
    expect(back?.text).toContain('Two floors around a courtyard.');
    expect(back?.text).toContain('Balewadi');
    expect(back?.pictures).toEqual([
      'Room 2',
      expect.stringContaining('Map sketch around Baner, Pune'),
      expect.stringContaining(`https://aangan.example/properties/${id}`),
    ]);
    expect(back?.code).toBe(`https://aangan.example/properties/${id}`);
  }, 180_000);

  inAll().it(
    'shows the plan of the tour with its rooms, else the picture that is marked as one, never among the photographs',
    async () => {
      await database().run(
        sql`update property_image set kind = 'floor_plan', alt = 'Ground floor' where property_id = ${id} and position = 1`,
      );
      const [front, back] = (await readPdf((await brochure()).rawPayload)).pages;
      expect(front?.pictures[0]).toBe('Room 2');
      expect(back?.text).toContain('Floor plan');
      expect(back?.pictures[0]).toBe('Ground floor');
      const drawing = {
        walls: [
          {
            points: [
              [0, 0],
              [9, 0],
              [9, 6],
              [0, 6],
              [0, 0],
            ],
            thickness: 0.2,
          },
        ],
        openings: [{ kind: 'door', from: [2, 0], to: [3, 0], thickness: 0.2, hinge: [2, 0], swing_deg: 90 }],
        rooms: [
          {
            name: 'Hall',
            polygon: [
              [0, 0],
              [9, 0],
              [9, 6],
              [0, 6],
            ],
            area_m2: 54,
            outdoor: false,
          },
        ],
        water: [{ name: 'Pond', from: [1, 1], to: [3, 2] }],
        furniture: [{ x: 5, y: 3, rotation_deg: 30, width: 2, depth: 1, shape: 'rect' }],
      };
      await database().run(
        sql`insert into tour (property_id, title, plan, changed_at) values (${id}, 'Walk', ${JSON.stringify({ name: 'Ground floor', image: null, drawing })}, now())`,
      );
      const [, drawn] = (await readPdf((await brochure()).rawPayload)).pages;
      expect(drawn?.pictures[0]).toBe('Floor plan with Hall');
      expect(drawn?.text).toContain('Hall');
    },
    180_000,
  );

  it('is made once, and again when the listing changes; the older file goes', async () => {
    const [one, other] = await Promise.all([brochure(), brochure()]);
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
    expect(await drawn('brochure')).toHaveLength(1);
    const tag = String(one.headers.etag);
    const [before] = await drawn('brochure');
    expect((await brochure({ 'if-none-match': tag })).statusCode).toBe(304);
    await database().run(sql`update property set price_in_paise = 1250000000 where id = ${id}`);
    const changed = await brochure({ 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect((await readPdf(changed.rawPayload)).pages[0]?.text).toContain('1,25,00,000');
    expect(await drawn('brochure')).toHaveLength(1);
    expect(await drawn('brochure')).not.toEqual([before]);
  }, 180_000);

  it('only those who may see a listing get what is drawn of it', async () => {
    await database().run(sql`update property set lifecycle = 'draft' where id = ${id}`);
    const answers = [await brochure(), await card(), await map()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await brochure(owner.headers)).statusCode).toBe(200);
  }, 180_000);

  it('a map is an SVG with the names of places around, where the listing has a place', async () => {
    const answer = await map();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const picture = answer.payload;
    expect(picture).toContain('>Balewadi</text>');
    expect(await sharp(Buffer.from(picture)).metadata()).toMatchObject({ width: 467, height: 304 });
    // its owner gave no exact place: a circle without a point
    expect(picture.match(/<circle /g)).toHaveLength(1);
    await database().run(
      sql`update property set latitude = null, longitude = null, location = 'Nowhere' where id = ${id}`,
    );
    expect((await map()).statusCode).toBe(404);
  });

  it('a card is a JPEG of 1200 × 630, with and without a photograph', async () => {
    const answer = await card();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const [photo, stats] = [await sharp(answer.rawPayload).metadata(), await sharp(answer.rawPayload).stats()];
    expect([photo.format, photo.width, photo.height]).toEqual(['jpeg', 1200, 630]);
    await database().run(sql`delete from property_image where property_id = ${id}`);
    const plain = (await card()).rawPayload;
    expect(await sharp(plain).metadata()).toMatchObject({ width: 1200, height: 630 });
    // the words are there, in ivory on ink
    expect((await sharp(plain).stats()).channels[0]?.max).toBeGreaterThan(200);
    expect((await sharp(plain).stats()).channels[0]?.mean).toBeLessThan(stats.channels[0]?.mean ?? 0);
  }, 180_000);

  it('what was drawn of a listing goes when visitors no longer see it', async () => {
    await card();
    expect(await drawn('card')).toHaveLength(1);
    await media.sweep(database());
    expect(await drawn('card')).toHaveLength(1);
    await database().run(sql`delete from property where id = ${id}`);
    await media.forget(database(), []);
    expect(await drawn('card')).toEqual([]);
  }, 180_000);

  it('what is asked for while its listing is deleted is 404, and while it changes is the new one', async () => {
    const draw = media.draw.bind(media);
    const during = (change: () => Promise<unknown>) =>
      jest.spyOn(media, 'draw').mockImplementationOnce(async (...asked) => {
        const made = await draw(...asked);
        await change();
        return made;
      });
    during(async () => {
      await database().run(sql`update property set title = 'Changed meanwhile' where id = ${id}`);
      await rm(path.join(folder, 'media/drawn'), { recursive: true });
    });
    expect((await card()).statusCode).toBe(200);
    during(async () => {
      await database().run(sql`delete from property where id = ${id}`);
      await media.forget(database(), []);
    });
    expect((await card()).statusCode).toBe(404);
  }, 180_000);

  inAll().it(
    'answers 503 when more than twelve wait, and makes the others',
    async () => {
      await media.sweep(database());
      const content = { title: 'x', lead: '', foot: '', pictures: [] };
      const all = await Promise.allSettled(
        Array.from({ length: 16 }, (_, at) =>
          media.draw(id, { kind: 'card', content: { ...content, title: `${at}` } }),
        ),
      );
      const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as { status: number }] : []));
      expect([refused.length, new Set(refused.map(({ status }) => status))]).toEqual([3, new Set([503])]);
    },
    180_000,
  );
});
