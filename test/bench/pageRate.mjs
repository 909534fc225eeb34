import { readdirSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { root } from '../../scripts/root.cjs';
import { alternate, compareRates, load } from './load.mjs';

const headers = { 'accept-encoding': 'br', accept: 'text/html' };
const assets = path.join(root, 'dist/public/assets');

/** The compressed script or style closest to this size, for a fair comparison. */
function assetOfSize(bytes) {
  const compressed = readdirSync(assets)
    .filter((name) => /\.(js|css)\.br$/.test(name))
    .map((name) => ({ name: name.slice(0, -3), size: statSync(path.join(assets, name)).size }));
  return compressed.reduce((best, one) => (Math.abs(one.size - bytes) < Math.abs(best.size - bytes) ? one : best));
}

/** Bytes of the compressed body. */
function compressedLength(url) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers, agent: false }, (answer) => {
        let bytes = 0;
        if (answer.headers['content-encoding'] !== 'br') reject(new Error(`${url} is not compressed`));
        answer.on('data', (chunk) => (bytes += chunk.length)).on('end', () => resolve(bytes));
      })
      .on('error', reject);
  });
}

/** How many pages React has rendered so far and for how long, from the server's metrics. */
async function renderMetrics(address) {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const of = (name) => Number(new RegExp(`^page_render_seconds_${name} (.+)$`, 'm').exec(metrics)?.[1]);
  return { count: of('count'), seconds: of('sum') };
}

/**
 * Explains why an uncached page has less than `share` of the file's rate if React alone takes longer than that rate
 * allows, else undefined.
 */
function whySlow(before, after, fileMicros, share) {
  const ours = ((after.seconds - before.seconds) / (after.count - before.count)) * 1e3;
  const left = fileMicros / share / 1e3;
  return ours > left
    ? `React alone took ${ours.toFixed(1)} ms for each of ${after.count - before.count} pages, and ${share} of the file's rate allows ${left.toFixed(1)} ms in total; most visitors get cached pages`
    : undefined;
}

/**
 * S8: cached and uncached pages (every address is new), compared with a compressed static file of the same length from
 * the same process.
 */
export async function pageRate({ address, pid }, { rounds, seconds }) {
  const figures = [];
  for (const page of ['/', '/properties', '/properties/45']) {
    const bytes = await compressedLength(address + page);
    const file = assetOfSize(bytes);
    const options = { headers, pids: [pid] };
    const before = await renderMetrics(address);
    const results = await alternate(rounds, {
      file: () => load([`${address}/assets/${file.name}`], seconds, options),
      cached: () => load([address + page], seconds, options),
      uncached: () => load([address], seconds, { ...options, numberedAfter: `${page}?from=` }),
    });
    const after = await renderMetrics(address);
    const name = `a static file of ${(file.size / 1000).toFixed(1)} kB`;
    figures.push({
      line: 'S8',
      what: `${page} (${(bytes / 1000).toFixed(1)} kB) cached`,
      figure: compareRates(results.cached, results.file, name),
      holds: results.cached.rate / results.file.rate >= 0.5,
    });
    figures.push({
      line: 'S8',
      what: `${page} uncached`,
      figure: compareRates(results.uncached, results.file, name),
      holds: results.uncached.rate / results.file.rate >= 0.12,
      why: whySlow(before, after, results.file.micros, 0.12),
    });
  }
  return figures;
}
