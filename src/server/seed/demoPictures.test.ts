import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { placeholderOf } from '../media/pictureFacts';
import { hashOf } from '../media/pictureHash';
import { demoPictureFolder, demoPictures, shippedPictures } from './demoPictures';

const read = (name: string) => readFile(path.join(demoPictureFolder(), `${name}.jpg`));
const dataOf = (url: string) => Buffer.from(url.split(',')[1] ?? '', 'base64');

describe('the demonstration pictures', () => {
  it('match the files in the folder, byte for byte', async () => {
    const files = (await readdir(demoPictureFolder()))
      .filter((file) => file.endsWith('.jpg'))
      .map((file) => file.slice(0, -4));
    expect(Object.keys(demoPictures).sort()).toEqual(files.sort());
    const wrong = [];
    for (const name of files) if (hashOf(await read(name)) !== demoPictures[name]?.hash) wrong.push(name);
    expect(wrong).toEqual([]);
  });

  it.each(['hero-1', 'villa-12', 'interior-kitchen-2', 'blog-6'])(
    '%s has the recorded size and colours',
    async (name) => {
      const { data, info } = await sharp(await read(name)).toBuffer({ resolveWithObject: true });
      const recorded = demoPictures[name];
      expect(recorded).toMatchObject({ width: info.width, height: info.height });
      const [ours, theirs] = await Promise.all(
        [dataOf(recorded?.placeholder ?? ''), dataOf(await placeholderOf(data))].map((tiny) => sharp(tiny).stats()),
      );
      ours?.channels.forEach(({ mean }, channel) =>
        expect(Math.abs(mean - (theirs?.channels[channel]?.mean ?? 0))).toBeLessThan(3),
      );
    },
  );

  it('contain no metadata', async () => {
    for (const name of Object.keys(demoPictures)) {
      const { exif, xmp, icc, iptc, format } = await sharp(await read(name)).metadata();
      expect({ name, exif, xmp, icc, iptc, format }).toEqual({ name, format: 'jpeg' });
    }
  });

  it('have the descriptions in their README', async () => {
    const readme = await readFile(path.join(demoPictureFolder(), 'README.md'), 'utf8');
    const cells = readme
      .split('\n')
      .filter((line) => /^\| \S+\.jpg /.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(Object.fromEntries(cells.map(([, file = '', , , alt]) => [file.replace('.jpg', ''), alt]))).toEqual(
      Object.fromEntries(Object.entries(demoPictures).map(([name, { alt }]) => [name, alt])),
    );
  });

  it('are found by the hash of their content', () => {
    const { byHash } = shippedPictures();
    expect(byHash.get(demoPictures['hero-1']?.hash ?? '')).toBe('hero-1.jpg');
    expect(byHash.size).toBe(Object.keys(demoPictures).length);
  });
});
