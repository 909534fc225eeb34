import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { openDataFolder } from '@server/files/dataFolder';
import { allWidthsOf, type Format, formats, variantName } from '@server/media/media';
import { PictureFiles } from '@server/media/pictureFiles';
import { makeVariants } from '@server/media/variants';
import { type DemoPicture, demoPictures, shippedPictures } from '@server/seed/demoPictures';
import { sharePictures, sharedPictures } from '../../../scripts/sharedPictures.cjs';

/**
 * Makes the variants of the demonstration's pictures that are missing in the folder which all products of a run share.
 * Otherwise each of them would make all, in the background of the tests: in a new clone that is a minute and a half of
 * a processor each.
 */
export async function makeDemoVariants(): Promise<void> {
  const folder = path.dirname(sharedPictures());
  sharePictures(folder);
  const files = new PictureFiles(openDataFolder(folder), () => new Date(), shippedPictures());
  const waiting = Object.values(demoPictures);
  const work = async () => {
    for (let picture = waiting.pop(); picture; picture = waiting.pop()) await makeMissing(files, picture);
  };
  await Promise.all([work(), work()]);
}

/** As the product makes them, but in half of the time: the browser asks for AVIF, and others are only there. */
const encode: Readonly<Record<Exclude<Format, 'avif'>, (picture: Sharp) => Sharp>> = {
  webp: (picture) => picture.webp({ effort: 0 }),
  jpeg: (picture) => picture.jpeg(),
};

async function makeMissing(files: PictureFiles, { hash, width, height }: DemoPicture): Promise<void> {
  const nameOf = (variant: { width: number; format: (typeof formats)[number] }) =>
    variantName(hash, variant.width, variant.format);
  const all = allWidthsOf({ width, height }).flatMap((wide) => formats.map((format) => ({ width: wide, format })));
  const there = await Promise.all(all.map((variant) => files.hasVariant(nameOf(variant))));
  const missing = all.filter((_, at) => !there[at]);
  if (missing.length === 0) return;
  await files.withOriginal(hash, async (original) => {
    const asked = missing.filter(({ format }) => format === 'avif');
    for await (const { bytes, ...variant } of makeVariants(original, asked))
      await files.storeVariant(nameOf(variant), bytes);
    for (const { width: wide, format } of missing)
      if (format !== 'avif') {
        const picture = sharp(original).resize({ width: wide, withoutEnlargement: true }).toColourspace('srgb');
        await files.storeVariant(nameOf({ width: wide, format }), await encode[format](picture).toBuffer());
      }
  });
}
