import { limits } from '@contract/limits';
import type { AddedPicture } from '@contract/officeImports';
import { errorMessage, statusOf } from '../../api/apiError';
import type { PhotoBatch, SentPhoto } from './importPhotosMachine';

/** Refusals of a request that concern its photos or its row, so that the others can go on. */
const concernsTheRow: readonly (number | undefined)[] = [400, 404, 413, 415];

interface SendPhotos {
  /** The chosen files by their paths. */
  filesByPath: ReadonlyMap<string, File>;
  /** Makes a photo smaller that is too large. */
  shrink: (photo: File) => Promise<File>;
  /** @throws the failed request */
  add: (row: number, photos: readonly File[]) => Promise<readonly AddedPicture[]>;
}

const refusedFor = (name: string, error: unknown): SentPhoto => ({
  name,
  outcome: 'refused',
  message: errorMessage(error),
});

/** Sends the photos of a row. A refused photo does not affect the others. @throws a request without an answer */
export async function sendPhotos({ row, files }: PhotoBatch, { filesByPath, shrink, add }: SendPhotos) {
  const refused: SentPhoto[] = [];
  const ready: { name: string; photo: File }[] = [];
  for (const { name } of files) {
    const photo = filesByPath.get(name);
    if (!photo) continue;
    try {
      ready.push({ name, photo: photo.size > limits.picture.bytes ? await shrink(photo) : photo });
    } catch (error) {
      refused.push(refusedFor(name, error));
    }
  }
  if (ready.length === 0) return refused;
  try {
    const answered = await add(
      row,
      ready.map(({ photo }) => photo),
    );
    return [
      ...refused,
      ...answered.map(({ outcome, message }, at): SentPhoto => ({ name: ready[at]?.name ?? '', outcome, message })),
    ];
  } catch (error) {
    if (!concernsTheRow.includes(statusOf(error))) throw error;
    return [...refused, ...ready.map(({ name }) => refusedFor(name, error))];
  }
}
