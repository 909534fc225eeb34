import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Plausible faults, each with the check that must find it. */
const faults: readonly (readonly [
  what: string,
  file: string,
  from: string,
  to: string,
  seenBy: string,
  line: string,
])[] = [
  [
    'demonstration accounts in production',
    'src/server/settingsChecks.ts',
    'settings.demo && messages',
    'false && messages',
    'src/server/settingsChecks.test.ts',
    'R4',
  ],
  [
    'common passwords taken',
    'src/server/modules/accounts/accountsRules.ts',
    'if (common.has(password.normalize',
    'if (common.has(owner.username.normalize',
    'src/server/modules/accounts/accountsRules.test.ts',
    'R27',
  ],
];

describe('the checks themselves', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(path.join(os.tmpdir(), 'aangan-faulty-'));
    for (const name of ['src', 'test', 'config', 'public', 'tsconfig.json', 'package.json'])
      cpSync(path.join(root, name), path.join(copy, name), {
        recursive: true,
        filter: (file) => !file.endsWith('.jpg'),
      });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    for (const [what, file, from, to] of faults) {
      const text = readFileSync(path.join(copy, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${what} cannot be planted: ${file} reads otherwise.`);
      writeFileSync(path.join(copy, file), text.replace(from, to));
    }
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('find two planted faults', () => {
    const report = path.join(copy, 'report.json');
    spawnSync(
      process.execPath,
      [
        path.join(root, 'node_modules/jest/bin/jest.js'),
        '-c',
        'config/jest/jest.config.cjs',
        '--selectProjects',
        'node',
        '--runTestsByPath',
        ...faults.map(([, , , , seenBy]) => seenBy),
        '--json',
        `--outputFile=${report}`,
        '--maxWorkers=1',
        '-t',
        'DEMO|R27 is none of',
      ],
      { cwd: copy, encoding: 'utf8' },
    );
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
    };
    for (const [what, , , , seenBy, line] of faults) {
      const failed = testResults
        .filter(({ name }) => name.endsWith(seenBy))
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status, fullName }) => status === 'failed' && fullName.includes(line));
      expect([what, failed.length > 0]).toEqual([what, true]);
    }
  }, 600_000);
});
