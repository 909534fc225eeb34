import { createContext } from 'react';

/** What a browser needs to request a picture before it has parsed the page. */
export interface PictureHint {
  srcset: string;
  sizes: string;
  type: 'image/avif';
}

/** Receives the page's first picture during server rendering; null in the browser, which no longer needs the hint. */
export const FirstPicture = createContext<((hint: PictureHint) => void) | null>(null);
