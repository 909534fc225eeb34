import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../scripts/root.cjs';
import { runProduct } from '../../scripts/runProduct.cjs';

const pictures = path.join(root, 'node_modules/.cache/aangan-pictures');

/**
 * Runs the built product with pictures cached between runs (their names are content hashes), and waits until all exist,
 * because making them would distort the figures.
 */
export async function runPrepared(settings) {
  mkdirSync(pictures, { recursive: true });
  mkdirSync(settings.DATA_DIR, { recursive: true });
  const media = path.join(settings.DATA_DIR, 'media');
  if (!existsSync(media)) symlinkSync(pictures, media);
  const product = await runProduct(settings);
  for (let waited = 0; waited < 1_200; waited += 1) {
    if (/Preparing pictures: (\d+) of \1\n/.test(product.lines.join(''))) return product;
    await delay(500);
  }
  await product.stop();
  throw new Error('the pictures were not ready within ten minutes');
}
