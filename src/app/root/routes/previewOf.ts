import type { Picture } from '@contract/shared';
import type { Head } from '../head';

/** The picture of a preview, for a head: its JPEG, with the measures of that file, which its set of widths tells. Only the server needs it. */
export function linkPreview(picture: Picture | null | undefined): Pick<Head, 'image'> {
  if (__BROWSER__ || !picture) return {};
  const { image: path, alt, srcset } = picture;
  const file = srcset.jpeg.split(', ').find((candidate) => candidate.startsWith(`${path} `));
  const width = Number(/ (\d+)w$/.exec(file ?? '')?.[1] ?? picture.width);
  return { image: { path, width, height: Math.round((picture.height * width) / picture.width), alt } };
}
