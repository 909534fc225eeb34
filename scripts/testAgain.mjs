// npm run test:again -- FILE [FILE …] [--times 30]: runs new or changed tests 30 times before they land.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findBrowser } from '../config/playwright/findBrowser.mjs';
import { ensureBuilt } from './built.mjs';
import { root } from './root.cjs';

const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '30' } },
  allowPositionals: true,
});
const times = Number(values.times);
if (positionals.length === 0 || !Number.isInteger(times) || times < 1)
  throw new Error('npm run test:again -- FILE [FILE …] [--times 30]');
const specs = positionals.filter((file) => file.includes('.spec.'));
const suites = positionals.filter((file) => !file.includes('.spec.'));

const run = (command, args, environment = {}) =>
  spawnSync('npx', [command, ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
    .status === 0;

function runSuites() {
  for (let seed = 1; seed <= times; seed += 1) {
    console.log(`${seed} of ${times}, with as many seeds of random examples`);
    const order = ['--randomize', `--seed=${seed}`];
    if (!run('jest', ['-c', 'config/jest/jest.config.cjs', ...order, ...suites], { AANGAN_SEED: String(seed) }))
      return false;
  }
  return true;
}

async function runSpecs() {
  ensureBuilt();
  return run(
    'playwright',
    ['test', '-c', 'config/playwright/playwright.config.ts', `--repeat-each=${times}`, ...specs],
    { AANGAN_BROWSER: JSON.stringify(await findBrowser('shell')), AANGAN_SEED: '1' },
  );
}

const passed = (suites.length === 0 || runSuites()) && (specs.length === 0 || (await runSpecs()));
console.log(passed ? `passed ${times} times` : 'failed');
process.exit(passed ? 0 : 1);
