import type { Picture } from '@contract/shared';
import type { Head } from '../head';

const mostPictures = 3;

/** What link previews show of a page beside its title. Needed on the server only. */
export function linkPreview(pictures: readonly (Picture | null | undefined)[], lead?: string): Pick<Head, 'card'> {
  if (__BROWSER__) return {};
  const paths = pictures.flatMap((picture) => picture?.image ?? []).slice(0, mostPictures);
  return { card: { pictures: paths, ...(lead && { lead }) } };
}
