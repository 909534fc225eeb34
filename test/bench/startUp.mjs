import { readFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import { runProduct } from '../../config/tasks/runProduct.cjs';

/** Resident memory of a process, in MB; Linux only. */
function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** S9: how long a built tree takes to answer on a database that exists, and what it holds at rest. */
export async function startUp(settings, database, mostMemory) {
  // the first start makes the database and its pictures, and is not counted
  const first = await runProduct(settings);
  await prepared(first);
  await first.stop();
  const times = [];
  let memory = 0;
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    const product = await runProduct(settings);
    await fetch(`${product.address}/readyz`);
    times.push(performance.now() - began);
    await prepared(product);
    for (const path of ['/', '/properties', '/properties/45']) await (await fetch(product.address + path)).text();
    await rest(3_000);
    memory = memoryOf(product.pid);
    await product.stop();
  }
  const seconds = [...times].sort((a, b) => a - b)[1] / 1000;
  return [
    { line: 'S9', what: `start on an existing database, ${database}, median of 3`, figure: `${seconds.toFixed(2)} s until /readyz answers`, holds: seconds <= 3 },
    { line: 'S9', what: `memory at rest, ${database}`, figure: `${memory.toFixed(0)} MB of ${mostMemory}`, holds: memory <= mostMemory },
  ];
}

async function prepared(product) {
  for (let waited = 0; waited < 240; waited += 1) {
    const told = /Preparing pictures: (\d+) of \1\n/.test(product.lines.join(''));
    if (told) return;
    await rest(500);
  }
}
