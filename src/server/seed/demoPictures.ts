import path from 'node:path';
import type { ShippedPictures } from '../media/media';
import { shippedFolder } from '../db/shippedFolder';
import told from './pictures/pictures.json';

/** What a media row of a demonstration picture holds, and the words for who cannot see it. */
export interface DemoPicture {
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  alt: string;
}

/** The demonstration pictures by their file name without its ending. */
export const demoPictures: Readonly<Record<string, DemoPicture>> = told;

const place = path.join('src', 'server', 'seed', 'pictures');

/** The folder of the demonstration pictures. */
export const demoPictureFolder = (): string => shippedFolder(place, 'pictures.json');

/** The demonstration pictures as the media library reads them where they lie. */
export function shippedPictures(): ShippedPictures {
  return {
    folder: demoPictureFolder(),
    byHash: new Map(Object.entries(demoPictures).map(([name, { hash }]) => [hash, `${name}.jpg`])),
  };
}
