import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const { findFaults } = jest.requireActual<{ findFaults: (server: string) => string[] }>(
  '../../config/boundaries/serverFloors.cjs',
);

describe('the floors of the server', () => {
  it('are imported downwards only, also types, and no two folders import each other', () => {
    expect(findFaults(path.resolve(__dirname, '../../src/server'))).toEqual([]);
  });

  /** The faults of a server that consists of these files. */
  function faultsOf(files: Readonly<Record<string, string>>): string[] {
    const server = mkdtempSync(path.join(os.tmpdir(), 'aangan-floors-'));
    try {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(server, file)), { recursive: true });
        writeFileSync(path.join(server, file), text);
      }
      return findFaults(server);
    } finally {
      rmSync(server, { recursive: true, force: true });
    }
  }

  it.each([
    ['an import', "import { run } from '../payments/ledger/run';"],
    ['a type', "import type { Run } from '../payments/ledger/run';"],
    ['an export', "export { run } from '../payments/ledger/run';"],
    ['a type inside of a type', "type Run = import('../payments/ledger/run').Run;"],
    ['an import by alias', "import { run } from '@server/payments/ledger/run';"],
    ['an import when it is needed', "const run = () => import('../payments/ledger/run');"],
  ])('refuse %s that goes up', (_what, text) => {
    expect(faultsOf({ 'media/a.ts': text, 'payments/ledger/run.ts': '' })).toEqual([
      'media > payments goes up (media/a.ts)',
    ]);
  });

  it('refuse two folders of a floor that import each other, also by different files', () => {
    expect(
      faultsOf({
        'audit/a.ts': "import { b } from '../media/b';",
        'audit/c.ts': '',
        'media/b.ts': '',
        'media/d.ts': "import type { C } from '../audit/c';",
      }),
    ).toEqual(['audit and media import each other (audit/a.ts)']);
  });

  it('refuse two folders inside of a floor that import each other', () => {
    expect(
      faultsOf({
        'payments/invoices/a.ts': "import type { B } from '../ledger/b';",
        'payments/ledger/b.ts': "import { a } from '../invoices/a';",
        'payments/deps.ts': "import type { B } from './ledger/b';",
      }),
    ).toEqual(['payments/invoices and payments/ledger import each other (payments/invoices/a.ts)']);
  });

  it('refuse a folder and a loose file that are on none', () => {
    expect(faultsOf({ 'other/a.ts': '', 'loose.ts': '', 'lib/a.ts': '', 'tsconfig.json': '' }).sort()).toEqual([
      'loose is on no floor',
      'other is on no floor',
    ]);
  });
});
