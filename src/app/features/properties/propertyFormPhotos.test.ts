import { photosToAdd, sizeWords } from './propertyFormPhotos';

const file = (name: string, { type = 'image/jpeg', size = 1_000 } = {}) => Object.defineProperty(new File(['x'], name, { type, lastModified: 1 }), 'size', { value: size });
const many = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.jpg`));
const names = (photos: readonly File[]) => photos.map(({ name }) => name);

it('H8 adds each photo once, however often it is chosen', () => {
  const { photos, refused } = photosToAdd([file('a.jpg')], [file('b.jpg'), file('a.jpg'), file('b.jpg')]);
  expect([names(photos), refused]).toEqual([['b.jpg'], []]);
});

it('refuses what is no picture, and takes a picture without a type by its name', () => {
  const { photos, refused } = photosToAdd([], [file('plan.pdf', { type: 'application/pdf' }), file('IMG_1.HEIC', { type: '' }), file('notes', { type: '' })]);
  expect(names(photos)).toEqual(['IMG_1.HEIC']);
  expect(refused).toEqual(['plan.pdf is no picture. Choose a JPEG, PNG or WebP file.', 'notes is no picture. Choose a JPEG, PNG or WebP file.']);
});

it('R17 takes a photo of 10 MB and refuses one byte more', () => {
  const limit = 10 * 1024 * 1024;
  const { photos, refused } = photosToAdd([], [file('just.jpg', { size: limit }), file('over.jpg', { size: limit + 1 })]);
  expect([names(photos), refused]).toEqual([['just.jpg'], ['over.jpg has more than 10 MB. Make it smaller and choose it again.']]);
});

it('R17 takes twenty photos a listing, those that are there counted', () => {
  expect(photosToAdd([], many(20))).toMatchObject({ photos: { length: 20 }, refused: [] });
  expect(photosToAdd([file('there.jpg')], many(20))).toMatchObject({ photos: { length: 19 }, refused: ['A listing may have 20 photos: 1 was left out.'] });
  expect(photosToAdd(many(18).map(({ name }) => ({ name: `there-${name}`, size: 0 })), many(5))).toMatchObject({ photos: { length: 2 }, refused: ['A listing may have 20 photos: 3 were left out.'] });
});

it('tells a size as people do', () => {
  expect([10, 655_360, 3_355_443].map(sizeWords)).toEqual(['1 kB', '640 kB', '3.2 MB']);
});
