import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../test/support/databases';
import { filesIn } from '../../../test/support/files';
import { drawPicture, notPictures } from '../../../test/support/pictures';
import type { Queryable } from '../db/database';
import { openDataFolder } from '../files/dataFolder';
import { type StoredPicture, variantName, variantUrl, widthsOf } from './media';
import { openMediaLibrary } from './mediaLibrary';
import { hashOf } from './pictureHash';

describeOnBoth('the media library', (database) => {
  let folder: string;
  const inFolder = (...parts: string[]) => path.join(folder, ...parts);
  const filesOf = (kind: string) => filesIn(inFolder('media', kind));
  const library = () => openMediaLibrary(openDataFolder(folder));
  const upload = async (bytes: Buffer, name = 'upload') => {
    await writeFile(inFolder(name), bytes);
    return inFolder(name);
  };
  const grownOld = async (hash: string) => {
    const then = new Date(Date.now() - 2 * 3_600_000);
    await utimes(inFolder('media', 'originals', hash.slice(0, 2), `${hash}.jpg`), then, then);
    await database().run(sql`update media set created_at = now() - interval '2 hours' where hash = ${hash}`);
  };
  const bytesOf = async (picture: StoredPicture | null) => {
    const opened = await picture?.open();
    return opened ? buffer(opened.stream) : Buffer.alloc(0);
  };
  const rows = async () => (await database().row<{ many: number }>(sql`select count(*)::int many from media`))?.many;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'aangan-media-'));
    await database().run(sql`delete from media`);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('stores a picture as a file and a row, and duplicates once', async () => {
    const file = await upload(await drawPicture({ width: 600, height: 400 }));
    const media = library();
    const [once, again] = await Promise.all([media.take(database(), file), media.take(database(), file)]);
    expect(again).toEqual(once);
    expect(await openMediaLibrary(openDataFolder(folder)).take(database(), file)).toEqual(once);
    expect(once).toMatchObject({ width: 600, height: 400, hash: hashOf(await readFile(file)) });
    expect(filesOf('originals')).toEqual([path.join(once.hash.slice(0, 2), `${once.hash}.jpg`)]);
    expect(await rows()).toBe(1);
  });

  it('stores nothing of a rejected file (R15)', async () => {
    const media = library();
    for (const bytes of (await notPictures()).values())
      await expect(media.take(database(), await upload(bytes))).rejects.toMatchObject({ status: 415 });
    expect([filesOf('originals'), filesOf('variants'), await rows()]).toEqual([[], [], 0]);
  }, 180_000);

  it('R34 a picture that the disk has no room for is refused with 507 and has no row', async () => {
    const store = openDataFolder(folder);
    const noSpace = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const full = jest.spyOn(store, 'put').mockRejectedValue(noSpace);
    const file = await upload(await drawPicture());
    const media = openMediaLibrary(store);
    await expect(media.take(database(), file)).rejects.toMatchObject({ status: 507, code: 'no_room' });
    expect([filesOf('originals'), await rows()]).toEqual([[], 0]);
    full.mockRestore();
    await media.take(database(), file);
    expect([filesOf('originals').length, await rows()]).toEqual([1, 1]);
  });

  it('has a placeholder with the right colours in under 300 characters', async () => {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a0522d' } })
      .jpeg()
      .toBuffer();
    const { placeholder } = await library().take(database(), await upload(bytes));
    expect(placeholder.length).toBeLessThan(300);
    const { channels } = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64')).stats();
    channels.forEach(({ mean }, channel) =>
      expect(Math.abs(mean - ([0xa0, 0x52, 0x2d][channel] ?? 0))).toBeLessThan(6),
    );
  });

  it('creates every width in every format, never wider than the picture (S5)', async () => {
    const media = library();
    const { hash, width } = await media.take(database(), await upload(await drawPicture({ width: 1300, height: 700 })));
    expect(widthsOf(width)).toEqual([480, 960, 1300]);
    for (const [format, read] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
      ['jpeg', 'jpeg'],
    ] as const) {
      for (const each of widthsOf(width)) {
        const made = await media.variant(variantName(hash, each, format));
        expect(made?.type).toBe(`image/${format}`);
        expect(await sharp(await bytesOf(made)).metadata()).toMatchObject({
          width: each,
          height: Math.round((each * 700) / 1300),
          format: read,
        });
      }
    }
  });

  it('creates no unknown variant, none of an unknown picture, and none at another path', async () => {
    const media = library();
    const { hash } = await media.take(database(), await upload(await drawPicture({ width: 600, height: 400 })));
    const strangers = [
      variantName(hash, 960, 'webp'),
      variantName(hash, 599, 'webp'),
      variantName('0'.repeat(40), 480, 'webp'),
      `${hash}.jpg`,
      `${hash}-480.gif`,
      `${hash}-480.svg`,
      `${hash}-0480.jpg`,
      `${hash}-480.jpeg`,
      `${hash}-480.JPG`,
      `../originals/${hash.slice(0, 2)}/${hash}-480.jpg`,
      `${hash}-480.jpg/../x`,
      `..%2f${hash}-480.jpg`,
      `${hash.toUpperCase()}-480.jpg`,
      ` ${hash}-480.jpg`,
      `${hash}-480.jpg\n`,
      `${hash}-480.jpg\0.png`,
      `${hash}--480.jpg`,
      '',
      '.',
      '..',
    ];
    expect(await Promise.all(strangers.map((name) => media.variant(name)))).toEqual(strangers.map(() => null));
    expect(filesOf('variants')).toEqual([]);
  });

  it('has no variant of a picture that is deleted while it is made, and leaves none behind', async () => {
    const media = library();
    const { hash } = await media.take(database(), await upload(await drawPicture({ width: 600, height: 400 })));
    const original = inFolder('media', 'originals', hash.slice(0, 2), `${hash}.jpg`);
    const making = media.variant(variantName(hash, 480, 'avif'));
    await rm(original);
    expect(await making).toBeNull();
    expect(filesOf('variants')).toEqual([]);
  });

  it('creates a variant once for concurrent requests', async () => {
    const media = library();
    const { hash } = await media.take(database(), await upload(await drawPicture()));
    const variants = await Promise.all(Array.from({ length: 20 }, () => media.variant(variantName(hash, 480, 'avif'))));
    const [file] = filesOf('variants');
    const stored = await readFile(inFolder('media', 'variants', file ?? ''));
    expect(await Promise.all(variants.map(bytesOf))).toEqual(variants.map(() => stored));
  });

  it('prepares missing variants, reports progress, and can be stopped', async () => {
    const media = library();
    const hashes = [];
    for (const seed of [1, 2, 3])
      hashes.push(
        (await media.take(database(), await upload(await drawPicture({ seed, width: 700, height: 300 })))).hash,
      );
    const lines: string[] = [];
    const stop = new AbortController();
    await media.prepare(
      [...hashes, 'f'.repeat(40)],
      (done, of) => {
        lines.push(`${done}/${of}`);
        if (done === 2) stop.abort();
      },
      stop.signal,
    );
    expect(lines).toEqual(['1/4', '2/4']);
    expect(filesOf('variants')).toHaveLength(2 * 2 * 3);
    await media.prepare([...hashes, 'f'.repeat(40)], () => undefined, new AbortController().signal);
    expect(filesOf('variants')).toHaveLength(3 * 2 * 3);
  });

  it('reads shipped pictures from their folder', async () => {
    const bytes = await drawPicture({ width: 700, height: 500 });
    await upload(bytes, 'house.jpg');
    const media = openMediaLibrary(openDataFolder(folder), {
      shipped: { folder, byHash: new Map([[hashOf(bytes), 'house.jpg']]) },
    });
    expect((await media.variant(variantName(hashOf(bytes), 480, 'webp')))?.type).toBe('image/webp');
    expect(filesOf('originals')).toEqual([]);
    expect(await readFile(inFolder('house.jpg'))).toEqual(bytes);
  });

  it('sweeps only pictures that were unused for half an hour', async () => {
    const media = library();
    const take = async (seed: number) => {
      const row = await media.take(database(), await upload(await drawPicture({ seed })));
      await media.variant(variantName(row.hash, 480, 'jpeg'));
      return row;
    };
    const [shown, unused, fresh, rowless] = [await take(1), await take(2), await take(3), await take(4)];
    await database().run(
      sql`insert into site_image (name, media_id, alt, title, subtitle, description, position) values ('hero', ${shown.id}, '', '', '', '', 0)`,
    );
    for (const { hash } of [shown, unused, rowless]) await grownOld(hash);
    await database().run(sql`delete from media where id = ${rowless.id}`);
    expect(await media.sweep(database())).toBe(1);
    const files = filesOf('originals')
      .map((name) => path.basename(name, '.jpg'))
      .sort();
    expect(files).toEqual([shown.hash, fresh.hash].sort());
    expect(filesOf('variants')).toHaveLength(2);
    expect(await rows()).toBe(2);
    await database().run(sql`delete from site_image`);
  });

  it('keeps the file of a picture that is uploaded again while it is being swept', async () => {
    const media = library();
    const file = await upload(await drawPicture());
    const { hash } = await media.take(database(), file);
    await grownOld(hash);
    const sweptAfterTheFirstLook: Queryable = {
      rows: (query) => database().rows(query),
      run: (query) => database().run(query),
      row: async (query) => {
        const found = await database().row(query);
        await media.sweep(database());
        return found as never;
      },
    };
    await media.take(sweptAfterTheFirstLook, file);
    expect([await rows(), filesOf('originals').length]).toEqual([1, 1]);
  });

  it('keeps an unused picture that gets a new owner', async () => {
    const media = library();
    const file = await upload(await drawPicture());
    const { hash } = await media.take(database(), file);
    await database().run(sql`update media set created_at = now() - interval '2 hours'`);
    await media.take(database(), file);
    expect(await media.sweep(database())).toBe(0);
    expect(filesOf('originals')).toEqual([path.join(hash.slice(0, 2), `${hash}.jpg`)]);
  });
});

it('gives variants stable addresses for cached pages', () => {
  expect(variantUrl('ab', 480, 'jpeg')).toBe('/media/ab-480.jpg');
  expect([100, 480, 481, 1920, 4000].map(widthsOf)).toEqual([
    [100],
    [480],
    [481],
    [480, 960, 1440, 1920],
    [480, 960, 1440, 1920],
  ]);
});
