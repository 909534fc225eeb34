import fs from 'node:fs';
import path from 'node:path';
import { minuteInMs } from '@contract/durations';
import { limits } from '@contract/limits';
import type { Database } from '@server/db/database';
import { openDatabase } from '@server/db/open';
import { openDataFolder } from '@server/files/dataFolder';
import { openMediaLibrary } from '@server/media/mediaLibrary';
import { sweepUploads } from '@server/files/scratch';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { measured, times } from '../support/counts';
import { databasesOfSuite, inAll } from '../support/scope';
import { filesIn } from '../support/files';
import { drawPicture, notPictures, plainPicture } from '../support/pictures';
import { type UploadTarget, type Uploads, newTarget, startUploads } from './support/uploading';

const rounds = times(25, 1);
const megabyte = 1024 * 1024;
const halfHour = 30 * minuteInMs;

/** The JPEG with a comment: the same pixels in another file. */
const withComment = (jpeg: Buffer, number: number) =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 3, number]), jpeg.subarray(2)]);

describe('R5 uploads interrupted by kill -9', () => {
  /** Sends pictures until the server is killed. @returns the ids of acknowledged ones */
  async function killedUnderUploads(
    { target, folder }: UploadTarget,
    round: number,
    pictures: readonly Buffer[],
  ): Promise<number[]> {
    const uploads = await startUploads(target, folder);
    const acknowledged: number[] = [];
    const sending = pictures.map(async (bytes, number) => {
      const { status, body } = await uploads.send(`round-${round}-${number}`, bytes);
      if (status === 201 && body.id) acknowledged.push(body.id);
    });
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 1_000)); // a real wait: the test is about the moment of the kill
    await uploads.script.kill();
    await Promise.all(sending);
    return acknowledged;
  }

  /** Checks that every row has its complete file. */
  async function checkRows(database: Database, folder: string): Promise<string[]> {
    const rows = await database.rows<{ hash: string; width: number }>(sql`select hash, width from media`);
    for (const { hash, width } of rows)
      expect(
        (await sharp(path.join(folder, 'media/originals', hash.slice(0, 2), `${hash}.jpg`)).metadata()).width,
      ).toBe(width);
    return rows.map(({ hash }) => hash);
  }

  /** Files left in the temporary folders of uploads. */
  const leftovers = (folder: string, hashes: readonly string[]) => [
    ...filesIn(path.join(folder, 'media')).filter((name) => !hashes.some((hash) => name.includes(hash))),
    ...filesIn(path.join(folder, 'uploads')),
  ];

  /** Creates the worst remains of a kill, so that every round tests their sweep. */
  function leaveOrphans(folder: string): string {
    const orphan = path.join(folder, 'media/originals/ff', `${'f'.repeat(40)}.jpg`);
    for (const file of [
      orphan,
      path.join(path.dirname(orphan), '.part-cut-off'),
      path.join(folder, 'uploads/form-cut-off/file'),
    ]) {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, 'half');
    }
    return orphan;
  }

  async function checkAndSweep(database: Database, folder: string, acknowledged: number[]): Promise<void> {
    const rows = await database.rows<{ id: number }>(
      sql`select i.id from property_image i join media m on m.id = i.media_id where i.id = any(${acknowledged}::int[])`,
    );
    expect(rows.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
    await checkRows(database, folder);
    const orphan = leaveOrphans(folder);
    const sweepAt = async (later: number) => {
      const now = () => new Date(Date.now() + later);
      await openMediaLibrary(openDataFolder(folder), { now }).sweep(database);
      await sweepUploads(path.join(folder, 'uploads'), now());
    };
    await sweepAt(halfHour - minuteInMs);
    expect(fs.existsSync(orphan)).toBe(true);
    await sweepAt(halfHour + minuteInMs);
    const shown = (
      await database.rows<{ hash: string }>(
        sql`select distinct hash from property_image join media on media.id = media_id`,
      )
    ).map(({ hash }) => hash);
    expect((await checkRows(database, folder)).sort()).toEqual(shown.sort());
    expect(leftovers(folder, shown)).toEqual([]);
  }

  it.each(databasesOfSuite())(
    'leave no row without its file on %s, lose no acknowledged one, and are swept within an hour',
    async (kind) => {
      const target = await newTarget(kind);
      const { folder } = target;
      for (let round = 0; round < rounds; round += 1) {
        const pictures = await Promise.all(
          [1, 2, 3, 4, 5, 6].map((seed) => drawPicture({ width: 1_200, height: 800, seed: round * 10 + seed })),
        );
        const acknowledged = await killedUnderUploads(target, round, pictures);
        const database = await openDatabase({
          databaseUrl: target.target === folder ? undefined : target.target,
          dataDir: folder,
        });
        try {
          await checkAndSweep(database, folder, acknowledged);
        } finally {
          await database.close();
        }
      }
      await target.end();
    },
    rounds * 120_000,
  );
});

describe.each(databasesOfSuite())('a real server under uploads (%s)', (kind) => {
  let place: UploadTarget;
  let folder: string;
  let uploads: Uploads;
  beforeAll(async () => {
    place = await newTarget(kind);
    folder = place.folder;
    uploads = await startUploads(place.target, folder);
    // memory loaded with the first picture is not growth by later ones
    expect((await uploads.send('the-very-first', await drawPicture({ width: 2_000, height: 1_500 }))).status).toBe(201);
  }, 600_000);
  afterAll(async () => {
    await uploads?.script.kill();
    await place?.end();
  });
  // a listing has room for twenty pictures
  beforeEach(() => uploads.beginDraft());
  const stored = () => filesIn(path.join(folder, 'media'));

  it('R14 rejects concurrent pictures over 50 megapixels, or AVIF over 24, and grows by less than 300 MB', async () => {
    const bombs = (['7100x7100.jpg', '7100x7100.png', '7100x7100.webp', '6100x4000.avif'] as const).map(plainPicture);
    const before = stored();
    await uploads.grownBy();
    const answers = await Promise.all(
      [...bombs, ...bombs].map((bytes, number) => uploads.send(`too-many-pixels-${number}`, bytes)),
    );
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [413, 'too_many_pixels']));
    expect(await uploads.grownBy()).toBeLessThan(300 * megabyte);
    expect(stored()).toEqual(before);
  }, 600_000);

  const manyLarge = times(10, 5);
  it(`R16 limits concurrent decoding: ${manyLarge} pictures of 24 megapixels grow it by less than 300 MB`, async () => {
    const large = plainPicture('6000x4000.jpg');
    await uploads.grownBy();
    const answers = await Promise.all(
      Array.from({ length: manyLarge }, (_, number) => uploads.send(`large-one-${number}`, withComment(large, number))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await uploads.grownBy()).toBeLessThan(300 * megabyte);
  }, 600_000);

  const reds = [40, 90, 140, 190].slice(0, times(4, 2));
  inAll().it(
    `R14 accepts ${reds.length} concurrent AVIFs of 23 megapixels and grows by less than 300 MB`,
    async () => {
      const large = await Promise.all(
        reds.map((r) =>
          sharp({ create: { width: 5_750, height: 4_000, channels: 3, background: { r, g: 120, b: 60 } } })
            .avif({ effort: 0 })
            .toBuffer(),
        ),
      );
      await uploads.grownBy();
      const answers = await Promise.all(large.map((bytes, number) => uploads.send(`large-avif-${number}`, bytes)));
      expect(answers.map(({ status }) => status)).toEqual(reds.map(() => 201));
      const growth = await uploads.grownBy();
      expect(growth).toBeLessThan(300 * megabyte);
      measured('R14', `${reds.length} AVIFs of 23 megapixels: the server grew by ${Math.round(growth / megabyte)} MB`);
    },
    600_000,
  );

  it('R15 rejects over 200 files that are not complete pictures or contain more, whatever their names, and stores nothing', async () => {
    const before = stored();
    const all = [...(await notPictures())];
    expect(all.length).toBeGreaterThanOrEqual(200);
    // of one format, files cut off at different places differ little
    const cutOff = all.filter(([what]) => / % of a /.test(what));
    const some = new Set(cutOff.filter((_file, at) => at % times(1, 7) === 0));
    const files = all.filter((file) => !cutOff.includes(file) || some.has(file));
    const accepted: string[] = [];
    for (const [number, [what, bytes]] of files.entries()) {
      const { status } = await uploads.send(
        `no-picture-${number}`,
        bytes,
        ['image/jpeg', 'image/png', 'image/svg+xml', 'text/html'][number % 4],
      );
      if (status < 400 || status >= 500) accepted.push(`${what}: ${status}`);
    }
    expect(accepted).toEqual([]);
    expect(stored()).toEqual(before);
    // a form's files are deleted after the response
    while (filesIn(path.join(folder, 'uploads')).length > 0) await new Promise(setImmediate);
  }, 600_000);

  it.each([
    ['a byte less than', -1, 201],
    ['exactly', 0, 201],
    ['a byte more than', 1, 413],
  ])(
    'R17 a picture of %s 10 MB',
    async (words, more, status) => {
      const picture = await drawPicture({ seed: 50 + more });
      const padded = Buffer.concat([picture, Buffer.alloc(limits.picture.bytes + more - picture.length)]);
      expect(padded).toHaveLength(10 * megabyte + more);
      const before = stored().length;
      const answer = await uploads.send(`boundary-${words.replace(/\W/g, '-')}`, padded);
      expect([answer.status, answer.body.code]).toEqual([status, status === 413 ? 'too_large' : undefined]);
      expect(stored().length - before).toBe(status === 201 ? 1 : 0);
    },
    180_000,
  );

  it('R16 serves re-encoded pictures without metadata from cameras or editors', async () => {
    const metadata = await sharp(await drawPicture({ width: 1_200, height: 800, seed: 99 }))
      .withExif({
        IFD0: { Copyright: 'SECRET-OWNER' },
        IFD3: { GPSLatitude: '22/1 43/1 0/1', GPSLongitude: '75/1 51/1 0/1' },
      })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">SECRET-NOTE</rdf:RDF></x:xmpmeta>',
      )
      .toBuffer();
    const { status, body } = await uploads.send('with-a-secret', Buffer.concat([metadata, Buffer.from('SECRET-TAIL')]));
    expect(status).toBe(201);
    const { srcset } = body as unknown as { srcset: Record<string, string> };
    const addresses = Object.values(srcset).flatMap((set) => set.split(', ').map((each) => each.split(' ')[0] ?? ''));
    expect(addresses.length).toBeGreaterThanOrEqual(6);
    for (const address of addresses) {
      const bytes = Buffer.from(await (await fetch(uploads.address + address)).arrayBuffer());
      const { exif, xmp, icc, iptc } = await sharp(bytes).metadata();
      expect({ address, exif, xmp, icc, iptc }).toEqual({ address });
    }
    for (const file of stored())
      expect(fs.readFileSync(path.join(folder, 'media', file)).includes('SECRET')).toBe(false);
  }, 600_000);

  // in a quick run, R17 of propertyImages.test.ts
  inAll().it(
    'R17 accepts exactly twenty pictures, however many arrive at once',
    async () => {
      const pictures = await Promise.all(
        Array.from({ length: 30 }, (_, seed) => drawPicture({ width: 90, height: 60, seed: 200 + seed })),
      );
      const before = (await (
        await fetch(`${uploads.address}/api/properties/${uploads.listing}/`, {
          headers: { authorization: uploads.authorization },
        })
      ).json()) as { images: unknown[] };
      const answers = await Promise.all(pictures.map((bytes, number) => uploads.send(`of-thirty-${number}`, bytes)));
      const room = limits.picture.perListing - before.images.length;
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(room);
      expect(new Set(answers.filter(({ status }) => status !== 201).map(({ status }) => status))).toEqual(
        new Set([400]),
      );
      const after = (await (
        await fetch(`${uploads.address}/api/properties/${uploads.listing}/`, {
          headers: { authorization: uploads.authorization },
        })
      ).json()) as { images: unknown[] };
      expect(after.images).toHaveLength(limits.picture.perListing);
    },
    600_000,
  );
});
