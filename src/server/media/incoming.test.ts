import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { makeHeic, phoneHeic } from '../../../test/support/heic';
import { drawPicture, jpegWith, notPictures, spellingPng } from '../../../test/support/pictures';
import { inAll } from '../../../test/support/scope';
import { Problem } from '../lib/problem';
import { readIncoming } from './incoming';

const refusal = (bytes: Buffer) =>
  readIncoming(bytes).then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? { status: error.status, code: error.code } : error),
  );

async function hugePng(): Promise<Buffer> {
  return sharp({
    create: { width: 10_000, height: 6_000, channels: 3, background: '#336699' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A PNG with an additional chunk after its header. */
async function pngWith(type: string, data: Buffer): Promise<Buffer> {
  const png = await drawPicture({ format: 'png', width: 60, height: 40 });
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), data])];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([png.subarray(0, 33), length, named, sum, png.subarray(33)]);
}

/** Where the only scan of a JPEG of three components begins: after its marker and length, 10 bytes of parameters. */
const scanOf = (jpeg: Buffer) => jpeg.indexOf(Buffer.from('ffda000c03', 'hex'));

const keyword = (...more: number[]) => Buffer.concat([Buffer.from('Comment'), Buffer.from([0, ...more])]);

describe('incoming pictures', () => {
  it('R15 rejects animated WebP and PNG', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
    const webp = await sharp([await frame('#aa3300'), await frame('#0033aa')], { join: { animated: true } })
      .webp()
      .toBuffer();
    const png = await pngWith('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
    for (const bytes of [webp, png]) {
      await expect(readIncoming(bytes)).rejects.toMatchObject({
        status: 415,
        message: expect.stringContaining('animated'),
      });
    }
  });

  inAll().it(
    'R15 rejects a PNG whose compressed text expands to 200 MB, and accepts one with an editor’s comment',
    async () => {
      const packed = deflateSync(Buffer.alloc(200 * 1024 * 1024, 'a'));
      const before = process.memoryUsage().rss;
      for (const bomb of [
        await pngWith('zTXt', Buffer.concat([keyword(0), packed])),
        await pngWith('iTXt', Buffer.concat([keyword(1, 0, 0, 0), packed])),
      ]) {
        expect(bomb.length).toBeLessThan(1024 * 1024);
        await expect(readIncoming(bomb)).rejects.toMatchObject({
          status: 415,
          message: expect.stringContaining('too much embedded text'),
        });
      }
      expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
      const note = await pngWith('zTXt', Buffer.concat([keyword(0), deflateSync(Buffer.from('A note'))]));
      expect(await readIncoming(note)).toMatchObject({ width: 60, height: 40 });
    },
  );

  it('R16 keeps only the first of two JPEGs in one file, as phones write them', async () => {
    const [first, second] = [
      await drawPicture({ width: 300, height: 200 }),
      await drawPicture({ width: 90, height: 60, seed: 9 }),
    ];
    const both = await readIncoming(Buffer.concat([first, second]));
    expect(both).toEqual(await readIncoming(first));
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts a %s and keeps its size', async (format) => {
    const { jpeg, ...size } = await readIncoming(await drawPicture({ format }));
    expect(size).toEqual({ width: 640, height: 400 });
    expect((await sharp(jpeg).metadata()).format).toBe('jpeg');
  });

  it('rejects incomplete pictures and those with other content (R15)', async () => {
    const files = await notPictures();
    const accepted: string[] = [];
    for (const [what, bytes] of files)
      if (JSON.stringify(await refusal(bytes)) !== '{"status":415,"code":"wrong_type"}') accepted.push(what);
    expect(accepted).toEqual([]);
    expect(files.size).toBeGreaterThanOrEqual(200);
  }, 180_000);

  const words = ['<svg ', '<html>', '<script>', '%PDF-', '%PDF-1.7', 'PK\u0005\u0006'];

  it.each(words)('R15 takes a picture whose pixels, comment or metadata spell %j', async (word) => {
    const webp = await sharp(await drawPicture({ width: 60, height: 40 }))
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${word.replace('\u0005\u0006', '')} </x:xmpmeta>`)
      .webp()
      .toBuffer();
    const pictures = [
      spellingPng(word),
      spellingPng(word, 0),
      await jpegWith(0xfe, Buffer.from(`So ${word} said`)),
      webp,
    ];
    expect(pictures.slice(0, 3).every((bytes) => bytes.includes(word, 0, 'latin1'))).toBe(true);
    expect(await Promise.all(pictures.map(refusal))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('R15 takes a picture with others and a film behind it that spell a page, as phones write them', async () => {
    const [first, second] = [await drawPicture(), await jpegWith(0xfe, Buffer.from('<html>'))];
    const film = Buffer.concat([
      Buffer.from([0, 0, 0, 16]),
      Buffer.from('ftypmp42\0\0\0\0'),
      Buffer.from([0, 0, 0, 20]),
      Buffer.from('mdat <html> words', 'latin1').subarray(0, 16),
    ]);
    expect(await refusal(Buffer.concat([first, Buffer.alloc(40), second, Buffer.from('MotionPhoto_Data'), film]))).toBe(
      undefined,
    );
  });

  it('R15 rejects a document in the first bytes of a picture, and an archive in its last metadata', async () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
    const entry = Buffer.concat([Buffer.from('504b0102', 'hex'), Buffer.alloc(42)]);
    const end = Buffer.from('504b050600000000010001002e0000000000000000000000', 'hex').subarray(0, 22);
    const rejected = { status: 415, code: 'wrong_type' };
    expect(await refusal(await jpegWith(0xfe, pdf))).toEqual(rejected);
    expect(await refusal(spellingPng('%PDF-', 0, ' 1 0 obj'))).toEqual(rejected);
    expect(await refusal(await jpegWith(0xfe, Buffer.concat([entry, end])))).toEqual(rejected);
    const free = Buffer.concat([Buffer.from([0, 0, 0, 64]), Buffer.from('free<html> '), Buffer.alloc(49)]);
    expect(await refusal(Buffer.concat([await drawPicture({ format: 'avif' }), free]))).toEqual(rejected);
  });

  it('takes a JPEG whose scan has the parameters 0, 0, 0, or stray bytes before its end, as some phones write them', async () => {
    const jpeg = await drawPicture({ width: 320, height: 200 });
    const parameters = Buffer.from(jpeg);
    parameters.set([0, 0, 0], scanOf(parameters) + 11);
    const stray = Buffer.concat([jpeg.subarray(0, -2), Buffer.from([1, 2, 3, 4]), jpeg.subarray(-2)]);
    for (const bytes of [parameters, stray])
      expect(await readIncoming(bytes)).toMatchObject({ width: 320, height: 200 });
  });

  it('rejects over 50 megapixels without allocating memory for them (R14)', async () => {
    const png = await hugePng();
    const before = process.memoryUsage().rss;
    expect(await refusal(png)).toEqual({ status: 413, code: 'too_many_pixels' });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  inAll().it('rejects an AVIF over 24 megapixels, whose decoding needs too much memory', async () => {
    const avif = await sharp({ create: { width: 6_100, height: 4_000, channels: 3, background: '#336699' } })
      .avif({ effort: 0 })
      .toBuffer();
    expect(await refusal(avif)).toEqual({ status: 413, code: 'too_many_pixels' });
  });

  inAll().it('accepts 49 megapixels and scales them down to a width of 2560 pixels', async () => {
    const png = await sharp({ create: { width: 8_600, height: 5_700, channels: 3, background: '#336699' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { width, height } = await readIncoming(png);
    expect({ width, height }).toEqual({ width: 2560, height: 1697 });
  });

  it('removes the camera’s metadata: location, owner, profile, trailing data (R16)', async () => {
    const withMetadata = await sharp(await drawPicture())
      .withExif({
        IFD0: { Copyright: 'SECRET-OWNER', Make: 'SECRET-CAMERA' },
        IFD3: { GPSLatitude: '22/1 43/1 0/1', GPSLongitude: '75/1 51/1 0/1' },
      })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">SECRET-NOTE</rdf:RDF></x:xmpmeta>',
      )
      .withIccProfile('p3')
      .toBuffer();
    expect((await sharp(withMetadata).metadata()).exif).toBeDefined();
    const { jpeg } = await readIncoming(Buffer.concat([withMetadata, Buffer.from('SECRET-TAIL')]));
    const { exif, xmp, icc, iptc, orientation } = await sharp(jpeg).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(jpeg.includes('SECRET')).toBe(false);
    expect(jpeg.subarray(-2).toString('hex')).toBe('ffd9');
  });

  it('rotates a picture before it removes the orientation', async () => {
    const lying = await sharp(await drawPicture({ width: 300, height: 200 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height } = await readIncoming(lying);
    expect({ width, height }).toEqual({ width: 200, height: 300 });
  });

  it('preserves colours: transparency becomes white, greys and wide gamuts become sRGB', async () => {
    const clear = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const grey = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#808080' } })
      .toColourspace('b-w')
      .png()
      .toBuffer();
    expect(
      (await sharp((await readIncoming(clear)).jpeg).stats()).channels.map(({ mean }) => Math.round(mean)),
    ).toEqual([255, 255, 255]);
    expect((await sharp((await readIncoming(grey)).jpeg).stats()).channels.map(({ mean }) => Math.round(mean))).toEqual(
      [128, 128, 128],
    );
  });

  describe('HEIC, as phones keep photographs', () => {
    const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    const meansOf = async (jpeg: Buffer) => (await sharp(jpeg).stats()).channels.map(({ mean }) => Math.round(mean));

    it('R15 is taken, also divided into parts, and in every shape', async () => {
      expect(await readIncoming(phoneHeic())).toMatchObject({ width: 1_200, height: 800 });
      expect(await readIncoming(makeHeic({ columns: 3, rows: 2 }))).toMatchObject({ width: 2_560, height: 1_138 });
      expect(await readIncoming(phoneHeic(), { square: 256 })).toMatchObject({ width: 256, height: 256 });
      const panorama = makeHeic({ columns: 4, rows: 3 });
      expect(await readIncoming(panorama, { panorama: true })).toMatchObject({ width: 4_096, height: 2_048 });
      await expect(readIncoming(phoneHeic(), { panorama: true })).rejects.toMatchObject({ code: 'wrong_shape' });
    });

    it('R16 is stored upright, in our colours, and without what the camera wrote', async () => {
      const upright = await readIncoming(makeHeic());
      const turned = await readIncoming(makeHeic({ turns: 1, exif: 'SECRET-OWNER' }));
      expect(turned).toMatchObject({ width: 800, height: 1_200 });
      const back = await pixelsOf(await sharp(turned.jpeg).rotate(90).toBuffer());
      const difference = (await pixelsOf(upright.jpeg)).reduce(
        (sum, value, at) => sum + Math.abs(value - (back[at] ?? 0)),
        0,
      );
      expect(difference / back.length).toBeLessThan(3);
      const { exif, icc, xmp, format } = await sharp(turned.jpeg).metadata();
      expect([format, exif, icc, xmp, turned.jpeg.includes('SECRET')]).toEqual([
        'jpeg',
        undefined,
        undefined,
        undefined,
        false,
      ]);
      const wide = sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } }).withIccProfile('p3');
      const profile = (await sharp(await wide.jpeg().toBuffer()).metadata()).icc;
      expect(profile).toBeDefined();
      const [plain, vivid] = [
        await meansOf(upright.jpeg),
        await meansOf((await readIncoming(makeHeic({ ...(profile && { profile }) }))).jpeg),
      ];
      // the same numbers mean a stronger red in the colours of a phone
      expect((vivid[0] ?? 0) - (plain[0] ?? 0)).toBeGreaterThan(2);
    });

    it('R15 is refused when it is cut off anywhere, or is a film', async () => {
      const whole = makeHeic({ columns: 2, profile: Buffer.alloc(40) });
      const taken: number[] = [];
      for (let length = 0; length < whole.length; length += 3)
        if ((await refusal(whole.subarray(0, length))) === undefined) taken.push(length);
      expect(taken).toEqual([]);
      const film = Buffer.from(makeHeic());
      film.write('hevc', 8, 'latin1');
      await expect(readIncoming(film)).rejects.toMatchObject({ code: 'wrong_type' });
    });

    it('R14 is refused over 50 megapixels by its head alone, and taken below', async () => {
      const over = makeHeic({ columns: 7, rows: 8 });
      expect(await refusal(over)).toEqual({ status: 413, code: 'too_many_pixels' });
      expect(await readIncoming(makeHeic({ columns: 7, rows: 7 }))).toMatchObject({ width: 2_560, height: 1_707 });
    });

    it('R14 is refused when its parts have other sizes than its head says', async () => {
      const lying = Buffer.from(makeHeic({ columns: 4, rows: 4 }));
      const size = lying.lastIndexOf('ispe');
      lying.writeUInt32BE(40, size + 8);
      lying.writeUInt32BE(40, size + 12);
      expect(await refusal(lying)).toEqual({ status: 415, code: 'wrong_type' });
    });
  });
});
