import type { Picture } from '@contract/shared';
import * as messages from '@messages/app/properties';

/** Our drawing of a house, shown for listings without pictures. */
export const placeholderPicture: Picture = {
  image: '/placeholders/front.svg',
  width: 1200,
  height: 800,
  alt: messages.drawnHouse,
  srcset: { avif: '', webp: '', jpeg: '' },
  placeholder: '',
};
