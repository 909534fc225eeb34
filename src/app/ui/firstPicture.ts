import { createContext } from 'react';

/** What a browser needs to ask for a picture before it has read the page. */
export interface PictureHint {
  srcset: string;
  sizes: string;
  type: 'image/avif';
}

/** Told, while the server draws, which picture comes first; null in the browser, which has the page by then. */
export const FirstPicture = createContext<((hint: PictureHint) => void) | null>(null);
