import { ourPlaces, openDataFolder } from './dataFolder';
import type { FileStore } from './fileStore';
import { uploadFolderOf } from './scratch';
import type { StoragePlace } from './storagePlace';

/** The files of an installation: in the S3 store of STORAGE_URL, or in the folder of the data. */
export async function openFiles(settings: { dataDir: string; storage?: StoragePlace | undefined }): Promise<FileStore> {
  if (!settings.storage) return openDataFolder(settings.dataDir);
  // its packages are loaded only here
  const { openS3Store } = await import('./s3Store');
  return openS3Store(settings.storage, { scratch: uploadFolderOf(settings), places: ourPlaces });
}
