import { readdirSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { root } from '../../scripts/root.cjs';
import { beside, inTurns, load } from './load.mjs';

const headers = { 'accept-encoding': 'br', accept: 'text/html' };
const assets = path.join(root, 'dist/public/assets');

/** The packed script or style whose size is nearest to so many bytes: what is compared shall be as long. */
function assetOfSize(bytes) {
  const packed = readdirSync(assets)
    .filter((name) => /\.(js|css)\.br$/.test(name))
    .map((name) => ({ name: name.slice(0, -3), size: statSync(path.join(assets, name)).size }));
  return packed.reduce((best, one) => (Math.abs(one.size - bytes) < Math.abs(best.size - bytes) ? one : best));
}

/** Bytes of the body as it travels. */
function packedLength(url) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers, agent: false }, (answer) => {
        let bytes = 0;
        if (answer.headers['content-encoding'] !== 'br') reject(new Error(`${url} is not packed`));
        answer.on('data', (chunk) => (bytes += chunk.length)).on('end', () => resolve(bytes));
      })
      .on('error', reject);
  });
}

/** How often and for how long React has drawn a page so far, as the process tells it. */
async function drawings(address) {
  const told = await (await fetch(`${address}/metrics`)).text();
  const of = (name) => Number(new RegExp(`^page_drawing_seconds_${name} (.+)$`, 'm').exec(told)?.[1]);
  return { count: of('count'), seconds: of('sum') };
}

/** Why a page that is drawn afresh has less than `share` of the file's rate: React alone takes longer than that leaves for all of it. Nothing, where it does not. */
function whySlow(before, after, fileMicros, share) {
  const ours = ((after.seconds - before.seconds) / (after.count - before.count)) * 1e3;
  const left = fileMicros / share / 1e3;
  return ours > left
    ? `React alone took ${ours.toFixed(1)} ms for each of ${after.count - before.count} pages, and ${share} of the file's rate leaves ${left.toFixed(1)} ms for all of it; what keeps visitors quick are the pages from memory`
    : undefined;
}

/** S8: pages from memory and drawn afresh (every address a new one) beside a packed file of their length that is served as it lies, by the same process. */
export async function pageRate({ address, pid }, { rounds, seconds }) {
  const figures = [];
  for (const page of ['/', '/properties', '/properties/45']) {
    const bytes = await packedLength(address + page);
    const file = assetOfSize(bytes);
    const options = { headers, pids: [pid] };
    const before = await drawings(address);
    const taken = await inTurns(rounds, {
      file: () => load([`${address}/assets/${file.name}`], seconds, options),
      kept: () => load([address + page], seconds, options),
      fresh: () => load([address], seconds, { ...options, numberedAfter: `${page}?from=` }),
    });
    const after = await drawings(address);
    const name = `a static file of ${(file.size / 1000).toFixed(1)} kB`;
    figures.push({
      line: 'S8',
      what: `${page} (${(bytes / 1000).toFixed(1)} kB) from memory`,
      figure: beside(taken.kept, taken.file, name),
      holds: taken.kept.rate / taken.file.rate >= 0.5,
    });
    figures.push({
      line: 'S8',
      what: `${page} drawn afresh`,
      figure: beside(taken.fresh, taken.file, name),
      holds: taken.fresh.rate / taken.file.rate >= 0.12,
      why: whySlow(before, after, taken.file.micros, 0.12),
    });
  }
  return figures;
}
