// Measures S1, S2, S4, S6 to S16, R25 and the relevance of searches (NDCG) of the built product and reports whether each promise holds.
// npm run bench [-- --quick] [--only S6,S7]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { alertTimes } from '../test/bench/alertTimes.mjs';
import { generatorName } from '../test/bench/loadGenerators.mjs';
import { firstLoad, laterLoads } from '../test/bench/firstLoad.mjs';
import { firstPictureFigures } from '../test/bench/firstPicture.mjs';
import { lighthouseFigures } from '../test/bench/lighthouse.mjs';
import { listRate } from '../test/bench/listRate.mjs';
import { listRateOfTwo } from '../test/bench/listRateOfTwo.mjs';
import { loginTimes } from '../test/bench/loginTimes.mjs';
import { mainThread } from '../test/bench/mainThread.mjs';
import { mapPan } from '../test/bench/mapPan.mjs';
import { mapTimes } from '../test/bench/mapTimes.mjs';
import { nearTimes } from '../test/bench/nearTimes.mjs';
import { officeOpen } from '../test/bench/officeOpen.mjs';
import { officeTimes } from '../test/bench/officeTimes.mjs';
import { pageRate } from '../test/bench/pageRate.mjs';
import { startPostgres } from '../test/bench/postgres.mjs';
import { recordingCost } from '../test/bench/recordingCost.mjs';
import { relevance } from '../test/bench/relevance.mjs';
import { routeChange } from '../test/bench/routeChange.mjs';
import { runPrepared } from '../test/bench/runPrepared.mjs';
import { writePlans } from '../test/bench/writePlans.mjs';
import { sentenceTimes } from '../test/bench/sentenceTimes.mjs';
import { searchTimes } from '../test/bench/searchTimes.mjs';
import { startUp } from '../test/bench/startUp.mjs';
import { isBuilt, root } from './sources.mjs';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: 'S1,S2,S4,S6,S7,S8,S9,S10,S11,S12,S13,S14,S15,S16,S19,R25,NDCG' },
  },
});
/** Rounds of each rate, and seconds of each round. */
const counts = values.quick ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 4 };
const wanted = new Set(values.only.split(','));
if (
  !isBuilt() &&
  spawnSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { stdio: 'inherit' }).status !== 0
)
  process.exit(1);
console.log(`Load generator: ${generatorName}.`);
const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-bench-'));
const figures = [];
/** Runs on an empty PostgreSQL database. */
async function onPostgres(work) {
  const { url, end } = await startPostgres();
  try {
    return await work(url);
  } finally {
    await end();
  }
}
/** Undefined means that there is nothing to compare with. */
const stateOf = (holds) => (holds === undefined ? 'not judged ' : holds ? 'holds      ' : 'falls short');
const add = (more) => {
  for (const { line, what, figure, holds, why } of more)
    console.log(`${line}  ${stateOf(holds)}  ${what}: ${figure}${holds === false && why ? `. Why: ${why}` : ''}`);
  figures.push(...more);
};
try {
  if (wanted.has('S1')) add(firstLoad());
  if (wanted.has('S14')) add(laterLoads());
  if (wanted.has('S11')) add(sentenceTimes(values.quick ? 5 : 50));
  if (wanted.has('S9')) {
    add(await startUp({ DATA_DIR: path.join(folder, 'embedded') }, 'embedded', 450));
    add(
      await onPostgres((url) =>
        startUp({ DATA_DIR: path.join(folder, 'postgres'), DATABASE_URL: url, DEMO: 'on' }, 'PostgreSQL', 200),
      ),
    );
  }
  if (wanted.has('S6') || wanted.has('S10')) {
    const [many, fewer, embedded, rounds] = values.quick ? [2_000, 500, 500, 5] : [1_000_000, 10_000, 100_000, 40];
    const measure = async (judged) => {
      if (wanted.has('S6')) {
        add(await searchTimes(judged, rounds));
        add(await nearTimes(judged, rounds));
        // a quick run proves nothing about plans
        if (!values.quick) for (const site of [judged.site, judged.fewer]) if (site) writePlans(site);
      }
      if (wanted.has('S10')) add(await mapTimes(judged, rounds));
    };
    const siteOf = (name, listings, url) => ({
      settings: { DATA_DIR: path.join(folder, name), ...(url && { DATABASE_URL: url, DEMO: 'on' }) },
      listings,
    });
    await measure({ site: siteOf('search', embedded), most: 40 });
    await onPostgres((fewerUrl) =>
      onPostgres((url) =>
        measure({
          site: siteOf('search-many', many, url),
          fewer: siteOf('search-fewer', fewer, fewerUrl),
          most: 25,
          typos: true,
        }),
      ),
    );
  }
  if (wanted.has('S12')) {
    const alertCounts = values.quick ? { searches: 200, listings: 50 } : { searches: 10_000, listings: 1_000 };
    add(
      await onPostgres((url) =>
        alertTimes({ DATA_DIR: path.join(folder, 'alerts'), DATABASE_URL: url, DEMO: 'on' }, alertCounts),
      ),
    );
  }
  if (wanted.has('S13')) {
    const [officeRows, rounds] = values.quick
      ? [{ enquiries: 2_000, payments: 6_000 }, 5]
      : [{ enquiries: 1_000_000, payments: 100_000 }, 40];
    add(
      await onPostgres((url) =>
        officeTimes({ DATA_DIR: path.join(folder, 'office'), DATABASE_URL: url, DEMO: 'on' }, officeRows, rounds),
      ),
    );
  }
  if (wanted.has('S7'))
    add(
      await onPostgres((url) =>
        listRateOfTwo({ DATABASE_URL: url, DEMO: 'on', DATA_DIR: path.join(folder, 'two') }, counts),
      ),
    );
  if (wanted.has('R25')) {
    const product = await runPrepared({ DATA_DIR: path.join(folder, 'logins'), TRUST_PROXY: 'on' });
    try {
      add(await loginTimes(product.address, values.quick ? 60 : 200));
    } finally {
      await product.stop();
    }
  }
  if (['S2', 'S4', 'S7', 'S8', 'S10', 'S15', 'S16', 'S19', 'NDCG'].some((line) => wanted.has(line))) {
    const product = await runPrepared({ DATA_DIR: path.join(folder, 'embedded') });
    try {
      if (wanted.has('NDCG')) add(await relevance(product.address));
      if (wanted.has('S7')) add(await listRate(product, counts));
      if (wanted.has('S8')) add(await pageRate(product, counts));
      if (wanted.has('S4')) add(await routeChange(product.address, values.quick ? 1 : 5));
      if (wanted.has('S15')) add(await recordingCost(product.address, values.quick ? 1 : 5));
      if (wanted.has('S16')) add(await mainThread(product.address, values.quick ? 1 : 5));
      if (wanted.has('S19')) add(await officeOpen(product.address, values.quick ? 1 : 7));
      if (wanted.has('S10')) add(await mapPan(product.address, values.quick ? 1 : 5));
      if (wanted.has('S2')) {
        add(await firstPictureFigures(product.address, values.quick ? 1 : 13));
        add(await lighthouseFigures(product.address, values.quick ? 1 : 5));
      }
    } finally {
      await product.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// a quick run proves nothing; `--only` keeps the stored figures of the other lines
if (!values.quick) {
  const file = path.join(root, 'dist/bench.json');
  const day = new Date().toISOString().slice(0, 10);
  const others = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).filter(({ line }) => !wanted.has(line)) : [];
  writeFileSync(
    file,
    JSON.stringify([...others, ...figures.map(({ times: _times, ...figure }) => ({ ...figure, day }))], null, 2),
  );
}
console.log(
  `${figures.filter(({ holds }) => holds).length} hold, ${figures.filter(({ holds }) => holds === false).length} fall short`,
);
