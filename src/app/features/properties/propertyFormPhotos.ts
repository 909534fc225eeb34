import { limits } from '@contract/limits';

const { bytes, perListing } = limits.picture;
const megabytes = bytes / 1024 / 1024;

/** Formats of a picture that a browser may not name a type for. */
const pictureName = /\.(jpe?g|png|webp|heic|heif|avif)$/i;
const isPicture = ({ type, name }: File) => type.startsWith('image/') || (type === '' && pictureName.test(name));
const isSame = (one: File, other: File) => one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * The photos after some were added: each once, pictures only, none too large, no more than a listing may have beside the `kept` ones.
 * What is left out is told in words.
 */
export function addPhotos(chosen: readonly File[], added: readonly File[], kept: number): { photos: readonly File[]; refused: readonly string[] } {
  const photos = [...chosen];
  const refused: string[] = [];
  let over = 0;
  for (const file of added) {
    if (photos.some((photo) => isSame(photo, file))) continue;
    if (!isPicture(file)) refused.push(`${file.name} is no picture. Choose a JPEG, PNG or WebP file.`);
    else if (file.size > bytes) refused.push(`${file.name} has more than ${megabytes} MB. Make it smaller and choose it again.`);
    else if (photos.length + kept >= perListing) over += 1;
    else photos.push(file);
  }
  if (over > 0) refused.push(`A listing may have ${perListing} photos: ${over} ${over === 1 ? 'was' : 'were'} left out.`);
  return { photos, refused };
}

/** "640 kB", "3.2 MB". */
export function sizeWords(size: number): string {
  return size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} kB` : `${(size / 1024 / 1024).toFixed(1)} MB`;
}
