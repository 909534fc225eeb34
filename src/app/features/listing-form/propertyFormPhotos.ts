import { limits } from '@contract/limits';
import { pictureSize } from '../../platform/pictureSize';
import { roomFor } from './propertyFormSections';

const { bytes, megapixels, perListing } = limits.picture;
/** More is no photo of a house, and too much for a browser to open. */
const chosenMegabytes = 100;

/** Formats of a picture that a browser may not name a type for. */
const pictureName = /\.(jpe?g|png|webp|heic|heif|avif)$/i;
const isPicture = ({ type, name }: File) => type.startsWith('image/') || (type === '' && pictureName.test(name));
interface Known {
  name: string;
  size: number;
}
const isSame = (one: Known, other: Known) => one.name === other.name && one.size === other.size;

/**
 * The photos that join those of a form: each once, pictures only, none too large, no more than there is room for. What is left out is
 * told in words. Those that are too large for the server are made smaller later.
 */
export function photosToAdd(
  known: readonly Known[],
  added: readonly File[],
): { photos: readonly File[]; refused: readonly string[] } {
  const photos: File[] = [];
  const refused: string[] = [];
  let over = 0;
  for (const file of added) {
    if ([...known, ...photos].some((photo) => isSame(photo, file))) continue;
    if (!isPicture(file)) refused.push(`${file.name} is not a picture. Choose a JPEG, PNG or WebP file.`);
    else if (file.size > chosenMegabytes * 1024 * 1024)
      refused.push(`${file.name} is larger than ${chosenMegabytes} MB. Choose a smaller copy.`);
    else if (roomFor(known.length + photos.length) === 0) over += 1;
    else photos.push(file);
  }
  if (over > 0)
    refused.push(`A listing may have ${perListing} photos: ${over} ${over === 1 ? 'was' : 'were'} left out.`);
  return { photos, refused };
}

/** Whether the server would refuse it as it is: by its bytes, or by its pixels as far as these can be read. */
export async function isTooLarge(file: Blob): Promise<boolean> {
  if (file.size > bytes) return true;
  const size = await pictureSize(file);
  return size !== undefined && size.width * size.height > megapixels * 1_000_000;
}

/** "640 kB", "3.2 MB". */
export function sizeLabel(size: number): string {
  return size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} kB` : `${(size / 1024 / 1024).toFixed(1)} MB`;
}
