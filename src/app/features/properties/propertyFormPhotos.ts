import { limits } from '@contract/limits';
import { roomFor } from './propertyFormSections';

const { bytes, perListing } = limits.picture;
const megabytes = bytes / 1024 / 1024;

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
 * told in words.
 */
export function photosToAdd(known: readonly Known[], added: readonly File[]): { photos: readonly File[]; refused: readonly string[] } {
  const photos: File[] = [];
  const refused: string[] = [];
  let over = 0;
  for (const file of added) {
    if ([...known, ...photos].some((photo) => isSame(photo, file))) continue;
    if (!isPicture(file)) refused.push(`${file.name} is no picture. Choose a JPEG, PNG or WebP file.`);
    else if (file.size > bytes) refused.push(`${file.name} has more than ${megabytes} MB. Make it smaller and choose it again.`);
    else if (roomFor(known.length + photos.length) === 0) over += 1;
    else photos.push(file);
  }
  if (over > 0) refused.push(`A listing may have ${perListing} photos: ${over} ${over === 1 ? 'was' : 'were'} left out.`);
  return { photos, refused };
}

/** "640 kB", "3.2 MB". */
export function sizeWords(size: number): string {
  return size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} kB` : `${(size / 1024 / 1024).toFixed(1)} MB`;
}
