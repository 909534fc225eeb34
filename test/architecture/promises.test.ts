import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { longRests, sliceCount, sliceOfSuite } from '../../scripts/slices.cjs';
import { leftOut, slowSuites } from '../../scripts/slowSuites.cjs';
import { allPromises, benchmarks, jobsIn } from '../promises/allPromises';
import {
  type ProductPromise,
  type Proofs,
  browserTestsOf,
  holdsWord,
  uncovered,
  unitTestsOf,
} from '../promises/uncovered';

const proofs: Proofs = { benchmarks: new Set(['S6']), scripts: new Set(['test']) };
const promise = (name: string, more: Partial<ProductPromise> = {}): ProductPromise => ({
  kind: 'number',
  name,
  words: [name],
  ...more,
});
const namesOf = (found: readonly ProductPromise[]) => found.map(({ name }) => name);

describe('P3 the promises that no test covers', () => {
  it('are those whose words are in no name', () => {
    const [one, twelve] = [promise('R1'), promise('R12')];
    expect(namesOf(uncovered([one, twelve], ['orders R12 end in the same state'], proofs))).toEqual(['R1']);
    expect(namesOf(uncovered([one, twelve], ['R12 R1 both'], proofs))).toEqual([]);
    expect(namesOf(uncovered([one, twelve], [], proofs))).toEqual(['R1', 'R12']);
  });

  it('are not those that one of several words covers', () => {
    const screen = promise('/blog/:id', { kind: 'screen', words: ['/blog/:id', '/blog/1'] });
    const endpoint = promise('blogs.detail', { kind: 'endpoint', words: ['blogs.detail', 'GET /api/blogs/:id/'] });
    expect(
      uncovered([screen, endpoint], ['axe finds nothing on /blog/1 on a phone', 'R18 blogs.detail'], proofs),
    ).toEqual([]);
    expect(uncovered([endpoint], ['GET /api/blogs/:id/ gives 404'], proofs)).toEqual([]);
    expect(namesOf(uncovered([screen, endpoint], ['/blog', 'GET /api/blogs/'], proofs))).toEqual([
      '/blog/:id',
      'blogs.detail',
    ]);
  });

  it('are not those that a benchmark or a command proves, as long as there is one', () => {
    const measured = promise('S6', { proof: 'npm run bench' });
    const command = promise('P1', { proof: 'npm test' });
    expect(uncovered([measured, command], [], proofs)).toEqual([]);
    expect(namesOf(uncovered([measured, command], [], { benchmarks: new Set(['S66']), scripts: new Set() }))).toEqual([
      'S6',
      'P1',
    ]);
  });
});

// words that are no promises, because the names of these tests are read too
it.each([
  ['Q12 events', 'Q12'],
  ['orders (Q12): events', 'Q12'],
  ['both Q14–Q12.', 'Q12'],
  ['in /attic, 45 kB', '/attic'],
  ['/attic?view=map as admin', '/attic'],
  ['the page “/attic”', '/attic'],
  ['/attic; /attic/:id', '/attic'],
  ['lofts.endTours of the owner', 'lofts.endTours'],
  ['loftMachine: opens', 'loftMachine'],
  ['by end-tours, once', 'end-tours'],
  ['Q123 and Q12', 'Q12'],
])('“%s” holds %s', (name, word) => {
  expect(holdsWord(name, word)).toBe(true);
});

it('the shortest address is a word by itself only', () => {
  expect([holdsWord('45 kB on /, 35 elsewhere', '/'), holdsWord('on / as admin', '/')]).toEqual([true, true]);
  expect([holdsWord('/attic', '/'), holdsWord('and/or', '/')]).toEqual([false, false]);
});

it.each([
  ['Q123 events', 'Q12'],
  ['XQ12', 'Q12'],
  ['/attic/45', '/attic'],
  ['/house/attic', '/attic'],
  ['/attic/:id', '/attic'],
  ['/attic/*', '/attic'],
  ['GET /api/lofts/:id/', 'GET /api/lofts/'],
  ['lofts.login.again', 'lofts.login'],
  ['lofts.loginTwice', 'lofts.login'],
  ['useLoftMachine', 'LoftMachine'],
  ['re-end-tours', 'end-tours'],
  ['end-tours-early', 'end-tours'],
])('“%s” does not hold %s', (name, word) => {
  expect(holdsWord(name, word)).toBe(false);
});

it('a test that was skipped covers nothing; one that failed is reported by the run itself', () => {
  const statuses = ['passed', 'failed', 'pending', 'todo', 'skipped', 'disabled'];
  const assertionResults = statuses.map((status) => ({ fullName: status, status }));
  expect(unitTestsOf({ testResults: [{ assertionResults }, { assertionResults: [] }] })).toEqual(['passed', 'failed']);
});

it('a browser test ran if it did on one screen', () => {
  const spec = (title: string, ...tests: string[]) => ({ title, tests: tests.map((status) => ({ status })) });
  expect(
    browserTestsOf([
      spec('both', 'expected', 'expected'),
      spec('phone', 'unexpected', 'skipped'),
      spec('none', 'skipped', 'skipped'),
      spec('not selected'),
    ]),
  ).toEqual(['both', 'phone']);
});

it('a browser test covers what its steps are named after, too', () => {
  const steps = [{ title: '/office', steps: [{ title: 'inner' }] }];
  expect(browserTestsOf([{ title: 'round', tests: [{ status: 'expected', results: [{ steps }] }] }])).toEqual([
    'round',
    '/office',
    'inner',
  ]);
});

describe('the promises', () => {
  const names = (kind: ProductPromise['kind']) => namesOf(allPromises.filter((each) => each.kind === kind));
  const read = (file: string) => readFileSync(path.resolve(__dirname, '../..', file), 'utf8');

  it('are each named once', () => {
    const all = allPromises.map(({ kind, name }) => `${kind} ${name}`);
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });

  it('hold every numbered one, each screen of the office, every call, machine and job', () => {
    expect(names('number')).toEqual(expect.arrayContaining(['S1', 'S16', 'H1', 'H30', 'R1', 'R45', 'P3']));
    expect(names('screen')).toEqual(
      expect.arrayContaining(['/', '/properties/:id', '/office', '/office/leads', '/no/such/place']),
    );
    expect(names('endpoint')).toEqual(expect.arrayContaining(['auth.login', 'officeVisits.list']));
    expect(names('machine')).toEqual(expect.arrayContaining(['checkoutMachine', 'heroMachine', 'photoMachine']));
    const started = /const serverJobs = \[([^\]]*)\]/.exec(read('src/server/bootstrap.ts'))?.[1]?.match(/\w+Job\b/g);
    // and the delivery of emails and the imports, which are started with them
    expect(names('job')).toHaveLength((started?.length ?? 0) + 2);
  });

  it('are measured where they say so', () => {
    expect(allPromises.filter(({ name, proof }) => proof === 'npm run bench' && !benchmarks.has(name))).toEqual([]);
    expect(benchmarks).toContain('S6');
  });
});

it('finds the jobs of a source, and none that hides its name', () => {
  expect(jobsIn('a.ts', "defineJob({\n  name: 'sweep-a' });\nreturn defineJob({ name: 'sweep-b', every })")).toEqual([
    'sweep-a',
    'sweep-b',
  ]);
  expect(jobsIn('defineJob.ts', 'export function defineJob<Deps>(job: Job)')).toEqual([]);
  expect(() => jobsIn('b.ts', 'defineJob({ every, name: nameOf(b) })')).toThrow('b.ts');
});

describe('P1 the suites that npm test leaves to test:all', () => {
  const root = path.resolve(__dirname, '../..');

  it('suites with a long rest exist, and are spread over the slices of `test:all`', () => {
    expect(Object.keys(longRests).filter((suite) => !existsSync(path.join(root, suite)))).toEqual([]);
    const slices = Array.from({ length: sliceCount }, (_, at) =>
      Object.entries(longRests).filter(([suite]) => sliceOfSuite(suite) === at + 1),
    );
    expect(slices.filter((suites) => suites.length === 0)).toEqual([]);
    const most = Math.max(...Object.values(longRests));
    const seconds = slices.map((suites) => suites.reduce((sum, [, rest]) => sum + rest, 0));
    expect(Math.max(...seconds)).toBe(most);
  });

  it('exist, as do those that cover their promises', () => {
    const names = ['src', 'test'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.basename(file)),
    );
    const covering = Object.values(slowSuites).flatMap((reason) => reason.match(/\w+\.test\.ts/g) ?? []);
    expect(covering.filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(slowSuites).filter((suite) => !existsSync(path.join(root, suite)))).toEqual([]);
  });

  it('run in test:all, in the commits of their slice, and when a developer starts them', () => {
    const all = Object.keys(slowSuites);
    expect([leftOut({}), leftOut({ scope: 'all' })]).toEqual([[], []]);
    const slices = Array.from({ length: 24 }, (_, at) => leftOut({ scope: 'quick', slice: String(at + 1) }));
    expect(slices.flatMap((left) => all.filter((suite) => !left.includes(suite))).sort()).toEqual(all.sort());
  });
});
