import type { Proof } from './numberedPromises';

/** Something that the product promises, which a test of each run covers by having it in its name. */
export interface ProductPromise {
  kind: 'number' | 'screen' | 'endpoint' | 'machine' | 'job';
  name: string;
  /** The words of which a test's name holds one. */
  words: readonly string[];
  says?: string;
  proof?: Proof;
}

/** What is proved without tests: the numbers that benchmarks measure, and the scripts of package.json. */
export interface Proofs {
  benchmarks: ReadonlySet<string>;
  scripts: ReadonlySet<string>;
}

/** Part of a longer name: `/blog` in `/blog/:id`, `auth.login` in `auth.login.again`, `R1` in `R12`. */
const goesOn = /^(?:[\p{L}\p{N}_*-]|[/.:](?=[\p{L}\p{N}_*:]))/u;
const before = /[\p{L}\p{N}_:.-]$|[\p{L}\p{N}_]\/$/u;

/** Whether a name contains a word that is not part of a longer one. */
export function holdsWord(name: string, word: string): boolean {
  for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1))
    if (!before.test(name.slice(0, at)) && !goesOn.test(name.slice(at + word.length))) return true;
  return false;
}

function isProved({ name, proof }: ProductPromise, { benchmarks, scripts }: Proofs): boolean {
  if (proof === 'npm run bench') return benchmarks.has(name);
  return proof !== undefined && scripts.has(proof.replace(/^npm (run )?/, ''));
}

/** The promises that are in no name of a test that ran, and have no other proof. */
export const uncovered = (
  promises: readonly ProductPromise[],
  testNames: readonly string[],
  proofs: Proofs,
): ProductPromise[] =>
  promises.filter(
    (promise) =>
      !isProved(promise, proofs) && !promise.words.some((word) => testNames.some((name) => holdsWord(name, word))),
  );

/** A report of Jest, as far as it is read here. */
export interface UnitReport {
  testResults: readonly { assertionResults: readonly { fullName: string; status: string }[] }[];
}

/** The full names of Jest's tests that ran, whatever came out. */
export const unitTestsOf = ({ testResults }: UnitReport): string[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed' || status === 'failed').map(({ fullName }) => fullName),
  );

/** A step of a browser test, `test.step(title, …)`. */
export interface BrowserStep {
  title: string;
  steps?: readonly BrowserStep[];
}

/** A test of Playwright's report, with its full title, as `specsOf` gives it. */
export interface BrowserSpec {
  title: string;
  tests: readonly { status: string; results?: readonly { steps?: readonly BrowserStep[] }[] }[];
}

const titlesOf = (steps: readonly BrowserStep[] = []): string[] =>
  steps.flatMap(({ title, steps: inner }) => [title, ...titlesOf(inner)]);

/** The full titles of the browser tests that ran on at least one screen, and of their steps, whatever came out. */
export const browserTestsOf = (specs: readonly BrowserSpec[]): string[] =>
  specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .flatMap(({ title, tests }) => [
      title,
      ...tests.flatMap(({ results = [] }) => results.flatMap(({ steps }) => titlesOf(steps))),
    ]);
