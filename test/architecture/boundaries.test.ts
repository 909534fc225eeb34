import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** A forbidden import for each rule: the rule that must report it, the importing file, the imported file. */
const violations: readonly (readonly [rule: string, file: string, other: string])[] = [
  ['features-are-independent', 'src/app/features/one/independent.ts', 'src/app/features/two/b.ts'],
  ['app-never-imports-server', 'src/app/features/one/browser.ts', 'src/server/b.ts'],
  ['ui-is-presentational', 'src/app/ui/presentational.ts', 'src/app/api/b.ts'],
  ['feature-parts-are-private', 'src/app/pages/page.ts', 'src/app/features/one/parts/b.ts'],
  ['machines-are-pure', 'src/app/features/one/aMachine.ts', 'src/app/platform/b.ts'],
  ['modules-are-independent', 'src/server/modules/one/independent.ts', 'src/server/modules/two/b.ts'],
  [
    'search-plan-imports-go-down',
    'src/server/modules/properties/search/plan/upwards.ts',
    'src/server/modules/properties/search/map/b.ts',
  ],
  ['server-imports-go-down', 'src/server/media/upwards.ts', 'src/server/payments/b.ts'],
  ['server-imports-app-entry-only', 'src/server/entry.ts', 'src/app/root/b.ts'],
  ['no-schemas-in-app', 'src/app/features/one/schemas.ts', 'src/contract/b.ts'],
  ['staff-write-in-one-way', 'src/server/modules/one/officeRoutes.ts', 'src/server/audit/writeAudit.ts'],
  ['src-never-imports-test', 'src/app/root/tested.ts', 'test/b.ts'],
  ['no-cycles', 'src/app/root/cycleOne.ts', 'src/app/root/cycleTwo.ts'],
];

/** What the check says about a project with all these violations; the check takes seconds to start. */
function checkViolations(): { stdout: string; status: number | null } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-boundaries-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  try {
    write('tsconfig.base.json', '{}');
    const writeImport = (file: string, other: string) => {
      const imported = path
        .relative(path.dirname(file), other)
        .replace(/\.ts$/, '')
        .replace(/^(?!\.)/, './');
      write(file, `import { b as other } from '${imported}';\nexport const b = () => other;`);
    };
    for (const [rule, file, other] of violations) {
      writeImport(file, other);
      if (rule === 'no-cycles') writeImport(other, file);
      else write(other, 'export const b = 1;');
    }
    return spawnSync(
      process.execPath,
      [
        path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        path.join(root, 'config/boundaries/dependencyRules.cjs'),
        'src',
        'test',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the boundary check', () => {
  let checked: ReturnType<typeof checkViolations>;
  beforeAll(() => {
    checked = checkViolations();
  }, 120_000);

  it.each(violations)('reports a planted violation of %s by %s', (rule, file, other) => {
    expect(checked.status).not.toBe(0);
    expect(checked.stdout.replace(/\s+/g, ' ')).toContain(`error ${rule}: ${file} → ${other}`);
  });
});
