import { setTimeout as delay } from 'node:timers/promises';
import { runProduct } from '../../scripts/runProduct.cjs';
import { sharePictures } from '../../scripts/sharedPictures.cjs';

/**
 * Runs the built product with pictures cached between runs (their names are content hashes), and waits until all exist,
 * because making them would distort the figures.
 */
export async function runPrepared(settings) {
  sharePictures(settings.DATA_DIR);
  const product = await runProduct(settings);
  for (let waited = 0; waited < 1_200; waited += 1) {
    if (/Preparing pictures: (\d+) of \1\n/.test(product.lines.join(''))) return product;
    await delay(500);
  }
  await product.stop();
  throw new Error('the pictures were not ready within ten minutes');
}
