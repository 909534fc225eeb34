import type { Picture } from '@contract/shared';

/** One of our drawings, shown for listings without pictures. */
const drawing = (name: string, alt: string): Picture => ({
  image: `/placeholders/${name}.svg`,
  width: 1200,
  height: 800,
  alt,
  srcset: { avif: '', webp: '', jpeg: '' },
  placeholder: '',
});

export const placeholderPictures: readonly [Picture, ...Picture[]] = [
  drawing('front', 'A drawing in place of a picture: the front of a house'),
  drawing('courtyard', 'A drawing in place of a picture: a courtyard'),
  drawing('room', 'A drawing in place of a picture: a room'),
];
