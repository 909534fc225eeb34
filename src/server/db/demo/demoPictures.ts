import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ShippedPictures } from '../../media/media';
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

const place = path.join('src', 'server', 'db', 'demo', 'pictures');

/** The folder of the demonstration pictures, whether the server runs from its source or as one built file, started from wherever. */
export function demoPictureFolder(): string {
  for (const start of [__dirname, process.cwd()]) {
    for (let folder = start; ; folder = path.dirname(folder)) {
      const found = path.join(folder, place);
      if (existsSync(path.join(found, 'pictures.json'))) return found;
      if (folder === path.dirname(folder)) break;
    }
  }
  throw new Error(`The demonstration pictures are not there: ${place} is missing beside the built server.`);
}

/** The demonstration pictures as the media library reads them where they lie. */
export function shippedPictures(): ShippedPictures {
  return { folder: demoPictureFolder(), byHash: new Map(Object.entries(demoPictures).map(([name, { hash }]) => [hash, `${name}.jpg`])) };
}
