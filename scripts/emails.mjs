// npm run emails -- preview [FOLDER]: writes one email of every kind, as it is sent, into FOLDER (test-results/emails), as
// HTML and as text. The samples are those of the test that checks them.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './root.cjs';

const [command, folder = 'test-results/emails'] = process.argv.slice(2);
if (command !== 'preview') throw new Error('npm run emails -- preview [FOLDER]');
const target = path.resolve(folder);
const { status } = spawnSync(
  'npx',
  ['jest', '-c', 'config/jest/jest.config.cjs', '--silent', 'test/server/emailKinds.test.ts', '-t', 'H33'],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, AANGAN_EMAILS: target } },
);
if (status === 0) console.log(`One email of every kind is in ${target}.`);
process.exit(status ?? 1);
