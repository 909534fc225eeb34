import path from 'node:path';
import { allWidthsOf, formats, variantName } from '@server/media/media';
import { MediaFolder } from '@server/media/mediaFolder';
import { exists, writeAtomically } from '@server/media/safeFiles';
import { makeVariants } from '@server/media/variants';
import { type DemoPicture, demoPictures, shippedPictures } from '@server/seed/demoPictures';
import { sharedPictures } from '../../../scripts/sharedPictures.cjs';

/**
 * Makes the variants of the demonstration's pictures that are missing in the folder which all products of a run share.
 * Otherwise each of them would make all, in the background of the tests: in a new clone that is a minute and a half of
 * a processor each.
 */
export async function makeDemoVariants(): Promise<void> {
  const folder = new MediaFolder(path.dirname(sharedPictures()), () => new Date(), shippedPictures());
  const waiting = Object.values(demoPictures);
  const work = async () => {
    for (let picture = waiting.pop(); picture; picture = waiting.pop()) await makeMissing(folder, picture);
  };
  await Promise.all([work(), work()]);
}

async function makeMissing(folder: MediaFolder, { hash, width, height }: DemoPicture): Promise<void> {
  const fileOf = (variant: { width: number; format: (typeof formats)[number] }) =>
    folder.variantFile(variantName(hash, variant.width, variant.format));
  const all = allWidthsOf({ width, height }).flatMap((wide) => formats.map((format) => ({ width: wide, format })));
  const there = await Promise.all(all.map((variant) => exists(fileOf(variant))));
  const missing = all.filter((_, at) => !there[at]);
  const original = missing.length > 0 && (await folder.original(hash));
  if (!original) return;
  for await (const { bytes, ...variant } of makeVariants(original, missing))
    await writeAtomically(fileOf(variant), bytes);
}
