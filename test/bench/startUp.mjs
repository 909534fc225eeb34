import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { runProduct } from '../../scripts/runProduct.cjs';
import { median } from './load.mjs';
import { runPrepared } from './runPrepared.mjs';

/** Resident memory of a process, in MB; Linux only. */
function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Starts the product and measures the time until `/readyz` succeeds. */
async function timedStart(settings) {
  const began = performance.now();
  const product = await runProduct(settings);
  const { status } = await fetch(`${product.address}/readyz`);
  const took = performance.now() - began;
  if (status !== 200) throw new Error(`/readyz answered ${status}`);
  return { product, took };
}

/** S9: start time on an existing database, and resident memory at rest after a few pages. */
export async function startUp(settings, database, mostMemory) {
  // the first start creates the database and its pictures, and is not counted
  await (await runPrepared(settings)).stop();
  const [times, memories] = [[], []];
  for (let round = 0; round < 5; round += 1) {
    const { product, took } = await timedStart(settings);
    try {
      for (const path of ['/', '/properties', '/properties/45']) await (await fetch(product.address + path)).text();
      await delay(3_000);
      times.push(took);
      memories.push(memoryOf(product.pid));
    } finally {
      await product.stop();
    }
  }
  const [seconds, memory] = [median(times) / 1000, Math.max(...memories)];
  return [
    {
      line: 'S9',
      what: `start on an existing database, ${database}, median of ${times.length}`,
      figure: `${seconds.toFixed(2)} s until /readyz answers`,
      holds: seconds <= 3,
    },
    Number.isNaN(memory)
      ? { line: 'S9', what: `memory at rest, ${database}`, figure: 'not measured: there is no /proc', holds: undefined }
      : {
          line: 'S9',
          what: `memory at rest, ${database}, maximum of ${memories.length}`,
          figure: `${memory.toFixed(0)} MB of ${mostMemory}`,
          holds: memory <= mostMemory,
        },
  ];
}
