import type { Picture } from '@contract/shared';
import type { Head } from '../head';

/**
 * The JPEG of a picture for link previews, with that file's dimensions, which its `srcset` gives. Needed on the server
 * only.
 */
export function linkPreview(picture: Picture | null | undefined): Pick<Head, 'image'> {
  if (__BROWSER__ || !picture) return {};
  const { image: path, alt, srcset } = picture;
  const file = srcset.jpeg.split(', ').find((candidate) => candidate.startsWith(`${path} `));
  const width = Number(/ (\d+)w$/.exec(file ?? '')?.[1] ?? picture.width);
  return { image: { path, width, height: Math.round((picture.height * width) / picture.width), alt } };
}
