import { sharpSizeOf, sizesOf } from './roomPictures';

const scene = {
  srcset: { avif: '', webp: '/m/a-2048.webp 2048w, /m/a-1024.webp 1024w, /m/a-4096.webp 4096w', jpeg: '' },
};
const screen = { side: 800, widest: 8_192, savesData: false };

it('a room is shown small first', () => {
  expect(sizesOf(scene).map(({ width }) => width)).toEqual([1024, 2048, 4096]);
});

it.each([
  ['sharp on a large screen', { side: 1_440 }, '/m/a-4096.webp'],
  ['no larger than a phone can show', { side: 600 }, '/m/a-2048.webp'],
  ['within the limits of the graphics card', { side: 1_440, widest: 2_048 }, '/m/a-2048.webp'],
  ['small for those who save data', { savesData: true }, '/m/a-1024.webp'],
])('then it is %s', (_what, more, url) => {
  expect(sharpSizeOf(scene, { ...screen, ...more })).toBe(url);
});
