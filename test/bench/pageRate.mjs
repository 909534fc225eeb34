import { readdirSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { root } from '../../config/tasks/root.cjs';
import { beside, inTurns, load } from './load.mjs';

const headers = { 'accept-encoding': 'br', accept: 'text/html' };
const assets = path.join(root, 'dist/public/assets');

/** The packed script or style whose size is nearest to so many bytes: what is compared shall be as long. */
function assetOfSize(bytes) {
  const packed = readdirSync(assets).filter((name) => /\.(js|css)\.br$/.test(name)).map((name) => ({ name: name.slice(0, -3), size: statSync(path.join(assets, name)).size }));
  return packed.reduce((best, one) => (Math.abs(one.size - bytes) < Math.abs(best.size - bytes) ? one : best));
}

/** Bytes of the body as it travels. */
function packedLength(url) {
  return new Promise((resolve, reject) => {
    http.get(url, { headers, agent: false }, (answer) => {
      let bytes = 0;
      if (answer.headers['content-encoding'] !== 'br') reject(new Error(`${url} is not packed`));
      answer.on('data', (chunk) => (bytes += chunk.length)).on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

const whyDrawnSlowly = "React's own drawing of a page with a dozen listings takes 9 ms of processor, a packed file a quarter of one, so 2 ms would be left for all of it: what keeps visitors quick are the pages from memory";

/** S8: pages from memory and drawn afresh (every address a new one) beside a packed file of their length that is served as it lies, by the same process. */
export async function pageRate({ address, pid }, { rounds, seconds }) {
  const figures = [];
  for (const page of ['/', '/properties', '/properties/45']) {
    const bytes = await packedLength(address + page);
    const file = assetOfSize(bytes);
    const options = { headers, pids: [pid] };
    const taken = await inTurns(rounds, {
      file: () => load([`${address}/assets/${file.name}`], seconds, options),
      kept: () => load([address + page], seconds, options),
      fresh: () => load([address], seconds, { ...options, numberedAfter: `${page}?from=` }),
    });
    const name = `a static file of ${(file.size / 1000).toFixed(1)} kB`;
    figures.push({ line: 'S8', what: `${page} (${(bytes / 1000).toFixed(1)} kB) from memory`, figure: beside(taken.kept, taken.file, name), holds: taken.kept.rate / taken.file.rate >= 0.5 });
    figures.push({ line: 'S8', what: `${page} drawn afresh`, figure: beside(taken.fresh, taken.file, name), holds: taken.fresh.rate / taken.file.rate >= 0.12, why: whyDrawnSlowly });
  }
  return figures;
}
