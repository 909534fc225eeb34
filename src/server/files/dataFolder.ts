import type { FileStore } from './fileStore';
import { openFolderStore } from './folderStore';

/** Begins the keys of everything that people upload, and of what is made of it. */
export const mediaPlace = 'media/';

/** Begins the keys of the pages of documents. */
export const documentsPlace = `${mediaPlace}documents/`;

/** Begins the keys of files that data is brought in from. */
export const importsPlace = 'imports/';

/** The list of erased accounts, which a restore leaves in place: it knows who must not come back. */
export const erasuresKey = 'erasures.jsonl';

/** Where our files are: the first names of their keys. */
export const ourPlaces: readonly string[] = ['media', 'imports', erasuresKey];

/** The files of an installation, beside its database, lock, key, outbox and uploads, which are not ours. */
export const openDataFolder = (dataDir: string): FileStore =>
  openFolderStore(dataDir, { places: ourPlaces, secret: [documentsPlace, importsPlace, erasuresKey] });
