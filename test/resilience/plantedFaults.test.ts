import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { allPromises } from '../promises/allPromises';
import { type Breach, breaches } from '../promises/breaches';
import { type ProductPromise, type UnitReport, holdsWord, uncovered } from '../promises/uncovered';
import { isQuick } from '../support/scope';

const root = path.resolve(__dirname, '../..');
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
const kinds = ['number', 'screen', 'endpoint', 'machine', 'job'] as const;

/** What the draw depends on; printed in the names of the tests. */
const seed = process.env.AANGAN_SEED ?? (isQuick ? 'quick' : `${Date.now()}`);
const drawnOf = (kind: ProductPromise['kind']): Breach | undefined => {
  const those = breaches.filter((breach) => breach.kind === kind);
  return those[createHash('sha256').update(`${seed} ${kind}`).digest().readUInt32BE() % those.length];
};
/** Milliseconds for two runs of Jest that start with nothing compiled. */
const longest = 1_800_000;
const wordsOf = ({ kind, promise }: Breach) =>
  allPromises.find((each) => each.kind === kind && each.name === promise)?.words ?? [];

describe('the table of planted faults', () => {
  it.each(breaches.map((breach) => [breach.what, breach] as const))('can be planted: %s', (_what, breach) => {
    expect(read(root, breach.file).split(breach.from)).toHaveLength(2);
    expect(wordsOf(breach)).toContain(breach.promise);
  });

  it('has three of each kind, and covers no promise in its own names', () => {
    const counts = kinds.map((kind) => breaches.filter((breach) => breach.kind === kind).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    const names = breaches.map(({ what }) => what);
    const nothing = { benchmarks: new Set<string>(), scripts: new Set<string>() };
    expect(uncovered(allPromises, names, nothing)).toHaveLength(allPromises.length);
  });
});

describe(`the tests themselves, with AANGAN_SEED=${seed}`, () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(path.join(os.tmpdir(), 'aangan-faulty-'));
    for (const name of ['src', 'test', 'config', 'scripts', 'public', 'tsconfig.base.json', 'package.json'])
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  /** Runs the tests of the copy that cover the promise. */
  function outcomesOf(breach: Breach): string[] {
    const words = wordsOf(breach);
    const report = path.join(copy, 'report.json');
    rmSync(report, { force: true });
    const { stderr } = spawnSync(
      process.execPath,
      [
        path.join(root, 'node_modules/jest/bin/jest.js'),
        ...['-c', 'config/jest/jest.config.cjs', '--maxWorkers=1'],
        ...['--runTestsByPath', breach.seenBy, '--json', `--outputFile=${report}`],
        ...['-t', words.map((word) => word.replace(/[.*/?$|()]/g, '\\$&')).join('|')],
      ],
      { cwd: copy, encoding: 'utf8', env: { ...process.env, AANGAN_SCOPE: 'quick' } },
    );
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as UnitReport;
    const outcomes = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName }) => words.some((word) => holdsWord(fullName, word)))
      .map(({ status }) => status)
      .filter((status) => status === 'passed' || status === 'failed');
    if (outcomes.length === 0) throw new Error(`No test of ${breach.seenBy} ran.\n${stderr.slice(-2_000)}`);
    return outcomes;
  }

  function finds(breach: Breach): void {
    expect([...new Set(outcomesOf(breach))]).toEqual(['passed']);
    const file = path.join(copy, breach.file);
    const text = read(copy, breach.file);
    writeFileSync(
      file,
      text.replace(breach.from, () => breach.to),
    );
    const outcomes = outcomesOf(breach);
    writeFileSync(file, text);
    expect(outcomes).toContain('failed');
  }
  const named = (those: readonly Breach[]) => those.map((breach) => [breach.what, breach] as const);

  it.each(named(breaches.slice(0, 1)))(
    'find a fault, and pass without it: %s',
    (_what, breach) => finds(breach),
    longest,
  );

  // a fault that only a database shows takes minutes
  (isQuick ? it.skip : it).each(named(kinds.flatMap((kind) => drawnOf(kind) ?? [])))(
    'find a fault of each kind beyond quick runs, drawn by the seed: %s',
    (_what, breach) => finds(breach),
    longest,
  );
});
