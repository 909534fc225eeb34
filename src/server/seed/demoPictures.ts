import path from 'node:path';
import type { ShippedPictures } from '../media/media';
import { shippedFolder } from '../db/shippedFolder';
import told from './pictures/pictures.json';

/** A demonstration picture's media row and alternative text. */
export interface DemoPicture {
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  alt: string;
}

/** The demonstration pictures by file name without extension. */
export const demoPictures: Readonly<Record<string, DemoPicture>> = told;

const place = path.join('src', 'server', 'seed', 'pictures');

/** The folder of the demonstration pictures. */
export const demoPictureFolder = (): string => shippedFolder(place, 'pictures.json');

/** The demonstration pictures for the media library, which reads them from this folder. */
export function shippedPictures(): ShippedPictures {
  return {
    folder: demoPictureFolder(),
    byHash: new Map(Object.entries(demoPictures).map(([name, { hash }]) => [hash, `${name}.jpg`])),
  };
}
