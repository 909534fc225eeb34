import { makeHeic } from '../../../../test/support/heic';
import { isTooLarge, photosToAdd, sizeLabel, withinPixels } from './propertyFormPhotos';

const file = (name: string, { type = 'image/jpeg', size = 1_000 } = {}) =>
  Object.defineProperty(new File(['x'], name, { type, lastModified: 1 }), 'size', { value: size });
const many = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.jpg`));
const names = (photos: readonly File[]) => photos.map(({ name }) => name);

it('H8 adds each photo once, however often it is chosen', () => {
  const { photos, refused } = photosToAdd([file('a.jpg')], [file('b.jpg'), file('a.jpg'), file('b.jpg')]);
  expect([names(photos), refused]).toEqual([['b.jpg'], []]);
});

it('rejects other files than pictures, and recognises a picture without a type by its name', () => {
  const { photos, refused } = photosToAdd(
    [],
    [file('plan.pdf', { type: 'application/pdf' }), file('IMG_1.HEIC', { type: '' }), file('notes', { type: '' })],
  );
  expect(names(photos)).toEqual(['IMG_1.HEIC']);
  expect(refused).toEqual([
    'plan.pdf is not a picture. Choose a JPEG, PNG, WebP or HEIC file.',
    'notes is not a picture. Choose a JPEG, PNG, WebP or HEIC file.',
  ]);
});

it('R17 uploads a photo of 10 MB unchanged, and has one with one byte more resized', () => {
  const limit = 10 * 1024 * 1024;
  const [just, over] = [file('just.jpg', { size: limit }), file('over.jpg', { size: limit + 1 })];
  expect(photosToAdd([], [just, over])).toMatchObject({ photos: { length: 2 }, refused: [] });
  expect([isTooLarge(just), isTooLarge(over)]).toEqual([false, true]);
});

it('rejects a file too large for a browser to open', () => {
  const { photos, refused } = photosToAdd(
    [],
    [file('all.jpg', { size: 100 * 1024 * 1024 }), file('more.jpg', { size: 100 * 1024 * 1024 + 1 })],
  );
  expect([names(photos), refused]).toEqual([['all.jpg'], ['more.jpg is larger than 100 MB. Choose a smaller copy.']]);
});

it('R14 rejects a photo with more pixels than the server accepts, however small its file, and says so', async () => {
  const jpeg = (name: string, width: number, height: number) => {
    const bytes = Buffer.alloc(64);
    bytes.write('ffd8ffe00004000000', 'hex');
    bytes.write('ffc0001108', 8, 'hex');
    bytes.writeUInt16BE(height, 13);
    bytes.writeUInt16BE(width, 15);
    return new File([bytes], name);
  };
  const { photos, refused } = await withinPixels([jpeg('more.jpg', 8_192, 6_144), jpeg('most.jpg', 8_160, 6_120)]);
  expect([names(photos), refused]).toEqual([['most.jpg'], ['more.jpg has over 50 megapixels. Choose a smaller copy.']]);
  const heic = (name: string, rows: number) =>
    new File([new Uint8Array(makeHeic({ columns: 7, rows }))], name, { type: 'image/heic' });
  const phones = await withinPixels([heic('more.heic', 8), heic('most.heic', 7)]);
  expect([names(phones.photos), phones.refused]).toEqual([
    ['most.heic'],
    ['more.heic has over 50 megapixels. Choose a smaller copy.'],
  ]);
});

it('R17 accepts twenty photos per listing, including existing ones', () => {
  expect(photosToAdd([], many(20))).toMatchObject({ photos: { length: 20 }, refused: [] });
  expect(photosToAdd([file('there.jpg')], many(20))).toMatchObject({
    photos: { length: 19 },
    refused: ['A listing can have up to 20 photos: 1 was left out.'],
  });
  expect(
    photosToAdd(
      many(18).map(({ name }) => ({ name: `there-${name}`, size: 0 })),
      many(5),
    ),
  ).toMatchObject({ photos: { length: 2 }, refused: ['A listing can have up to 20 photos: 3 were left out.'] });
});

it('formats a file size', () => {
  expect([10, 655_360, 3_355_443].map(sizeLabel)).toEqual(['1 kB', '640 kB', '3.2 MB']);
});
