/*
 * What this run covers, by AANGAN_SCOPE:
 * - `quick`, the default (`npm test`): each suite on one database, quick counts, the same random examples every time;
 * - `all` (`npm run test:all`): every suite on both databases, quick counts, new random examples;
 * - `full` (`npm run test:resilience`): the same with the promised counts.
 * AANGAN_SLICE is the slice of `all` that a quick run takes along.
 */
import path from 'node:path';
import type { Database } from '@server/db/database';
import { sliceOfSuite } from '../../scripts/slices.cjs';

type Kind = Database['kind'];

const scope = process.env.AANGAN_SCOPE ?? 'quick';
if (!['quick', 'all', 'full'].includes(scope)) throw new Error(`AANGAN_SCOPE is quick, all or full, not ${scope}`);

export const isFull = scope === 'full';
export const isQuick = scope === 'quick';

const bothDatabases: readonly Kind[] = ['embedded', 'postgres'];
const root = path.resolve(__dirname, '../..');

/**
 * Suites that a quick run tries on the embedded database, because that is where they can fail: what is stored and
 * migrated (databaseImage.test.ts runs every migration; what each does to older rows is the same SQL on both), the plans
 * of searches, the ledger, and what happens to its folder when a start is killed or the disk is full. All others run on
 * PostgreSQL, which takes a third of the time.
 */
const onEmbedded = [
  /^src\/server\/db\/(?!migrations\/laterMigrations\.)/,
  /^src\/server\/modules\/properties\/search\/property(Candidates|TypeScan)\./,
  /^src\/server\/payments\/ledger\/ledger\./,
  /^test\/resilience\/(fullDisk|killedStart)\./,
];

const suiteOf = (): string => path.relative(root, expect.getState().testPath ?? '').replaceAll(path.sep, '/');

/** Whether a suite runs with all its databases and tests: in `all`, and if it is in the slice of a quick run. */
const runsWhole = (suite: string) => !isQuick || process.env.AANGAN_SLICE === String(sliceOfSuite(suite));

/** The databases on which the suite that asks runs in this scope. */
export function databasesOfSuite(suite = suiteOf()): readonly Kind[] {
  if (runsWhole(suite)) return bothDatabases;
  return [onEmbedded.some((pattern) => pattern.test(suite)) ? 'embedded' : 'postgres'];
}

/** Of things that are checked alike, the third that a quick run checks: another one with the next slice. */
export const thirdOf = <T>(all: readonly T[]): readonly T[] =>
  all.filter((_one, at) => at % 3 === Number(process.env.AANGAN_SLICE ?? '') % 3);

/** All of them, or in a quick run a third, unless the suite is in its slice. */
export const sweepOf = <T>(all: readonly T[], suite = suiteOf()): readonly T[] =>
  runsWhole(suite) ? all : thirdOf(all);

/** `describe` and `it` of what runs only in `all`, because a quick run has a faster proof; there it is reported as skipped. */
export const inAll = (suite = suiteOf()): { describe: jest.Describe; it: jest.It } =>
  runsWhole(suite) ? { describe, it } : { describe: describe.skip, it: it.skip };
