import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.cjs';

const file = path.join(root, 'node_modules/.cache/aangan-proof.json');

const isClean = () =>
  execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim().length === 0;

/**
 * Notes which part of `npm run test:all` ran on which commit, because its parts may run in different sittings, and
 * prints what is known of that commit.
 */
export function recordProof(commit, part, shard, { passed, failed }, seconds) {
  const all = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const name = `${commit}${isClean() ? '' : ' with changes'}`;
  const own = (all[name] ??= {});
  own[shard ? `${part} ${shard}` : part] = { passed, failed, seconds: Math.round(seconds) };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(all, null, 2));
  console.log(
    `\ncommit ${name}: ${Object.entries(own)
      .map(([each, result]) => `${each} ${result.failed === 0 ? 'passed' : 'FAILED'} (${result.passed})`)
      .join(', ')}`,
  );
}
