import type { Picture } from '@contract/shared';
import * as messages from '@messages/app/properties';

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
  drawing('front', messages.drawnHouse),
  drawing('courtyard', messages.drawnCourtyard),
  drawing('room', messages.drawnRoom),
];
