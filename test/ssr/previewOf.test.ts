import os from 'node:os';
import path from 'node:path';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { linkPreview } from '@app/root/routes/previewOf';
import { toPicture, widthsOf } from '@server/media/media';
import { makeVariants } from '@server/media/variants';

it.each([
  [300, 200],
  [479, 300],
  [700, 467],
  [960, 640],
  [1_100, 1_101],
  [1_200, 800],
  [1_919, 1_081],
  [4_000, 2_667],
])('names the file of a picture of %d × %d with that file’s dimensions', async (width, height) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-preview-'));
  try {
    const original = path.join(folder, 'original.png');
    writeFileSync(
      original,
      await sharp({ create: { width, height, channels: 3, background: '#c8b8a0' } })
        .png()
        .toBuffer(),
    );
    const picture = toPicture({ hash: 'a'.repeat(40), width, height, placeholder: '' }, 'A court');
    const preview = linkPreview(picture).image;
    expect(preview).toMatchObject({ path: picture.image, alt: 'A court' });
    const made = Number(/-(\d+)\.jpg$/.exec(picture.image)?.[1]);
    expect(widthsOf(width)).toContain(made);
    for await (const { bytes } of makeVariants(original, [{ width: made, format: 'jpeg' }])) {
      const real = await sharp(bytes).metadata();
      expect([preview?.width, preview?.height]).toEqual([real.width, real.height]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('is empty without a picture', () => {
  expect([linkPreview(null), linkPreview(undefined)]).toEqual([{}, {}]);
});
