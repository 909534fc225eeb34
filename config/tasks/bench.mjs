// Prints the figures of S1, S2, S7, S9 and R25 of the built product, with whether each holds. npm run bench [-- --quick]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { firstLoad } from '../../test/bench/firstLoad.mjs';
import { firstPictureFigures } from '../../test/bench/firstPicture.mjs';
import { lighthouseFigures } from '../../test/bench/lighthouse.mjs';
import { listRate } from '../../test/bench/listRate.mjs';
import { loginTimes } from '../../test/bench/loginTimes.mjs';
import { startUp } from '../../test/bench/startUp.mjs';
import { runProduct } from './runProduct.mjs';
import { isBuilt, root } from './sources.mjs';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: 'S1,S2,S7,S9,R25' } } });
const wanted = new Set(values.only.split(','));
if (!isBuilt()) throw new Error('The product is not built: run "npm run build" first.');
const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-bench-'));
const figures = [];
const add = (more) => {
  for (const { line, what, figure, holds } of more) console.log(`${line}  ${holds ? 'holds      ' : 'falls short'}  ${what}: ${figure}`);
  figures.push(...more);
};
try {
  if (wanted.has('S1')) add(firstLoad());
  if (wanted.has('S9')) {
    add(await startUp({ DATA_DIR: path.join(folder, 'embedded') }, 'embedded', 450));
    if (process.env.TEST_DATABASE_URL) add(await startUp({ DATA_DIR: path.join(folder, 'postgres'), DATABASE_URL: process.env.TEST_DATABASE_URL, DEMO: 'on' }, 'PostgreSQL', 200));
  }
  if (wanted.has('R25')) {
    const product = await runProduct({ DATA_DIR: path.join(folder, 'logins'), TRUST_PROXY: 'on' });
    try {
      add(await loginTimes(product.address, values.quick ? 60 : 200));
    } finally {
      await product.stop();
    }
  }
  if (wanted.has('S7') || wanted.has('S2')) {
    const product = await runProduct({ DATA_DIR: path.join(folder, 'embedded') });
    try {
      if (wanted.has('S7')) add(await listRate(product.address, 'embedded', values.quick ? 2 : 5));
      if (wanted.has('S2')) {
        add(await firstPictureFigures(product.address, values.quick ? 1 : 5));
        add(await lighthouseFigures(product.address, values.quick ? 1 : 5));
      }
    } finally {
      await product.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
writeFileSync(path.join(root, 'dist/bench.json'), JSON.stringify(figures, null, 2));
console.log(`${figures.filter(({ holds }) => holds).length} hold, ${figures.filter(({ holds }) => !holds).length} fall short`);
