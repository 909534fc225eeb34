import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** A forbidden import for each rule: the rule that must report it, the importing file, the imported file. */
const violations: readonly (readonly [rule: string, file: string, text: string, other: string, otherText: string])[] = [
  [
    'features-are-independent',
    'src/app/features/one/a.ts',
    "import { b } from '../two/b';\nexport const a = b;",
    'src/app/features/two/b.ts',
    'export const b = 1;',
  ],
  [
    'app-never-imports-server',
    'src/app/features/one/a.ts',
    "import { b } from '../../../server/b';\nexport const a = b;",
    'src/server/b.ts',
    'export const b = 1;',
  ],
  [
    'ui-is-presentational',
    'src/app/ui/a.ts',
    "import { b } from '../api/b';\nexport const a = b;",
    'src/app/api/b.ts',
    'export const b = 1;',
  ],
  [
    'feature-parts-are-private',
    'src/app/pages/a.ts',
    "import { b } from '../features/one/parts/b';\nexport const a = b;",
    'src/app/features/one/parts/b.ts',
    'export const b = 1;',
  ],
  [
    'machines-are-pure',
    'src/app/features/one/aMachine.ts',
    "import { b } from '../../platform/b';\nexport const a = b;",
    'src/app/platform/b.ts',
    'export const b = 1;',
  ],
  [
    'modules-are-independent',
    'src/server/modules/one/a.ts',
    "import { b } from '../two/b';\nexport const a = b;",
    'src/server/modules/two/b.ts',
    'export const b = 1;',
  ],
  [
    'server-imports-app-entry-only',
    'src/server/a.ts',
    "import { b } from '../app/root/b';\nexport const a = b;",
    'src/app/root/b.ts',
    'export const b = 1;',
  ],
  [
    'no-schemas-in-app',
    'src/app/features/one/a.ts',
    "import { b } from '../../../contract/b';\nexport const a = b;",
    'src/contract/b.ts',
    'export const b = 1;',
  ],
  [
    'src-never-imports-test',
    'src/app/root/a.ts',
    "import { b } from '../../../test/b';\nexport const a = b;",
    'test/b.ts',
    'export const b = 1;',
  ],
  [
    'no-cycles',
    'src/app/root/a.ts',
    "import { b } from './b';\nexport const a = () => b;",
    'src/app/root/b.ts',
    "import { a } from './a';\nexport const b = () => a;",
  ],
];

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

it.each(violations)('the boundary check reports a planted violation of %s', (rule, file, text, other, otherText) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-boundaries-'));
  try {
    write(folder, 'tsconfig.base.json', '{}');
    write(folder, file, text);
    write(folder, other, otherText);
    const folders = ['src', ...(other.startsWith('test/') ? ['test'] : [])];
    const { stdout, status } = spawnSync(
      process.execPath,
      [
        path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        path.join(root, 'config/boundaries/dependencyRules.cjs'),
        ...folders,
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(status).not.toBe(0);
    expect(stdout).toContain(`error ${rule}:`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
