import { limits } from '@contract/limits';
import * as messages from '@messages/app/listingForm';
import { pictureSize } from '../../platform/pictureSize';
import { roomFor } from './propertyFormSections';

const { bytes, megapixels, perListing } = limits.picture;
/** A larger file is hardly a photo, and too much for a browser to decode. */
const chosenMegabytes = 100;

/** Picture formats for which a browser may report no type. */
const pictureName = /\.(jpe?g|png|webp|heic|heif|avif)$/i;
const isPicture = ({ type, name }: File) => type.startsWith('image/') || (type === '' && pictureName.test(name));
interface Known {
  name: string;
  size: number;
}
const isSame = (one: Known, other: Known) => one.name === other.name && one.size === other.size;

/**
 * Which photos can be added to a form: pictures only, each once, within the size limit and the remaining number. Every
 * rejected one gets a message. Those with too many bytes for the server are resized later.
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
    if (!isPicture(file)) refused.push(messages.isNotAPicture(file.name));
    else if (file.size > chosenMegabytes * 1024 * 1024)
      refused.push(messages.isLargerThanMb(file.name, chosenMegabytes));
    else if (roomFor(known.length + photos.length) === 0) over += 1;
    else photos.push(file);
  }
  if (over > 0) refused.push(messages.aListingMayHavePhotos(perListing, over));
  return { photos, refused };
}

/** Whether a file has more bytes than the server accepts, so that it is resized first. */
export const isTooLarge = ({ size }: Blob): boolean => size > bytes;

/** The photos with no more pixels than the server accepts, as far as this can be read; every other one gets a message. */
export async function withinPixels(
  photos: readonly File[],
): Promise<{ photos: readonly File[]; refused: readonly string[] }> {
  const sizes = await Promise.all(photos.map(pictureSize));
  const isOver = (place: number) => {
    const size = sizes[place];
    return size !== undefined && size.width * size.height > megapixels * 1_000_000;
  };
  return {
    photos: photos.filter((_, place) => !isOver(place)),
    refused: photos.filter((_, place) => isOver(place)).map(({ name }) => messages.hasTooManyPixels(name, megapixels)),
  };
}

/** "640 kB", "3.2 MB". */
export function sizeLabel(size: number): string {
  return size < 1024 * 1024
    ? messages.kBValue(Math.max(1, Math.round(size / 1024)))
    : messages.mbSize((size / 1024 / 1024).toFixed(1));
}
