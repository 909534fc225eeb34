const { createHash } = require('node:crypto');

/** In how many slices `npm test` takes what only `npm run test:all` runs: one slice each time. */
exports.sliceCount = 24;

/** The slice that a name (of a browser test, of a commit) belongs to, from 1 on. */
exports.sliceOf = (name) => (createHash('sha256').update(name).digest().readUInt32BE() % exports.sliceCount) + 1;

/**
 * Suites of which `test:all` runs far more than `npm test`, and how many seconds more it took on two busy cores. They are
 * spread over the slices, so that none takes much longer than the others.
 *
 * @type {Readonly<Record<string, number>>}
 */
const longRests = {
  'src/server/db/migrations/laterMigrations.test.ts': 50,
  'src/server/media/documents/documentFiles.test.ts': 70,
  'src/server/media/mediaLibrary.test.ts': 40,
  'src/server/media/pictureProcesses.test.ts': 30,
  'src/server/modules/accounts/guessing.test.ts': 20,
  'src/server/modules/accounts/secondFactor/secondFactor.test.ts': 30,
  'src/server/modules/accounts/sessionsRoutes.test.ts': 20,
  'src/server/modules/blogs/officeArticles.test.ts': 30,
  'src/server/modules/content/officeOrdered.test.ts': 40,
  'src/server/modules/documents/documents.test.ts': 90,
  'src/server/modules/enquiries/imports/leadImports.test.ts': 30,
  'src/server/modules/meetings/meetingChanges.test.ts': 30,
  'src/server/modules/properties/search/countListings.test.ts': 20,
  'src/server/modules/properties/search/map/listingMap.test.ts': 70,
  'src/server/modules/properties/search/listProperties.test.ts': 170,
  'src/server/modules/properties/search/words/requiredWords.test.ts': 50,
  'src/server/payments/http/payments.test.ts': 40,
  'src/server/payments/ledger/credits.test.ts': 20,
  'src/server/privacy/privacy.test.ts': 30,
  'src/server/seed/generate.test.ts': 80,
  'src/server/seed/loadDemo.test.ts': 210,
  'test/resilience/backup.test.ts': 100,
  'test/resilience/frozenDatabase.test.ts': 30,
  'test/resilience/fullDisk.test.ts': 40,
  'test/resilience/generatedRequests.test.ts': 70,
  'test/resilience/hostileUploads.test.ts': 40,
  'test/resilience/killedStart.test.ts': 30,
  'test/resilience/oversizedRequests.test.ts': 30,
  'test/resilience/payments.test.ts': 20,
  'test/resilience/plantedFaults.test.ts': 110,
  'test/resilience/redirectsAndPaths.test.ts': 20,
  'test/resilience/shutdown.test.ts': 70,
  'test/resilience/twoProcesses.test.ts': 40,
  'test/resilience/uploads.test.ts': 130,
  'test/server/dump.test.ts': 30,
  'test/server/erasedAfterRestore.test.ts': 70,
  'test/server/headers.test.ts': 190,
  'test/server/massAssignment.test.ts': 70,
  'test/server/officeWrites.test.ts': 40,
  'test/server/permissions.test.ts': 200,
  'test/server/sharedFiles.test.ts': 30,
  'test/server/storedBackup.test.ts': 30,
  'test/ssr/pages.test.ts': 70,
};

/** The longest first, each in the slice that is the shortest so far. */
const spread = new Map();
const seconds = Array.from({ length: exports.sliceCount }, () => 0);
for (const [suite, rest] of Object.entries(longRests).sort(([, one], [, other]) => other - one)) {
  const shortest = seconds.indexOf(Math.min(...seconds));
  seconds[shortest] += rest;
  spread.set(suite, shortest + 1);
}

exports.longRests = longRests;

/** The slice that a suite belongs to, by its path. */
exports.sliceOfSuite = (/** @type {string} */ suite) => spread.get(suite) ?? exports.sliceOf(suite);
