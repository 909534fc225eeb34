// Builds the browser's and the server's bundles while checking types, compresses served files, checks the size budgets.
import { execFile, spawn } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { recordBuildSeconds } from './buildTime.mjs';
import { root, sourceStamp } from './sources.mjs';
import { overBudget, report, weigh } from './weigh.mjs';

const require = createRequire(import.meta.url);
const began = Date.now();
const tell = (line) => console.log(`[build ${((Date.now() - began) / 1000).toFixed(1)} s] ${line}`);

function checkTypes() {
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const checker = spawn(process.execPath, ['node_modules/typescript7/bin/tsc', '--build'], {
        cwd: root,
        stdio: 'inherit',
      });
      checker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('types do not agree'))));
    })
  );
}

function bundle() {
  const webpack = require('webpack');
  const compiler = webpack(require(path.join(root, 'webpack.config.js'))({}));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      compiler.close((closing) => (closing ? reject(closing) : resolve(stats)));
    });
  });
}

/** The database that a first start copies; see src/server/db/databaseImage.ts. */
async function makeDatabaseImage(folder) {
  const maker = path.join(folder, 'databaseImage.cjs');
  await promisify(execFile)(process.execPath, [maker, folder]);
  for (const file of [maker, `${maker}.map`]) rmSync(file, { force: true });
}

/** Stores brotli and gzip versions, so that no request waits for compression. */
async function compress(folder) {
  const worth = readdirSync(folder).filter((name) => /\.(m?js|css|svg|json)$/.test(name));
  await Promise.all(
    worth.map(async (name) => {
      const bytes = readFileSync(path.join(folder, name));
      const [small, gzipped] = await Promise.all([
        promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(bytes, { level: 9 }),
      ]);
      writeFileSync(path.join(folder, `${name}.br`), small);
      writeFileSync(path.join(folder, `${name}.gz`), gzipped);
    }),
  );
}

try {
  rmSync(path.join(root, 'dist/stamp'), { force: true });
  const stamp = sourceStamp();
  tell('types and bundles …');
  await Promise.all([checkTypes(), bundle()]);
  tell('compressing, and the image of an empty database …');
  await Promise.all([
    compress(path.join(root, 'dist/public/assets')),
    makeDatabaseImage(path.join(root, 'dist/server')),
  ]);
  const weights = weigh();
  writeFileSync(path.join(root, 'dist/report.json'), JSON.stringify(weights, null, 2));
  console.log(report(weights));
  const over = overBudget(weights);
  if (over.length > 0) throw new Error(`S1: too heavy: ${over.join('; ')}`);
  recordBuildSeconds((Date.now() - began) / 1000);
  writeFileSync(path.join(root, 'dist/stamp'), stamp);
  tell('done');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
