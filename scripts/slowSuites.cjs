const { sliceOfSuite } = require('./slices.cjs');

/**
 * Suites that `npm test` leaves to `test:all`, and to the commits whose slice they belong to, each with what covers its
 * promises in `npm test`.
 *
 * @type {Readonly<Record<string, string>>}
 */
const slowSuites = {
  'src/server/cli/checkSettings.test.ts': 'R4 settingsChecks.test.ts and demoAccounts.test.ts',
  'src/server/cli/copyStorage.test.ts': 'sharedFiles.test.ts uses both stores',
  'src/server/db/databaseImage.test.ts': 'each suite on the embedded database starts from the image',
  'src/server/db/migrations/laterMigrations.test.ts': 'a migration never changes; migrate.test.ts runs all',
  'src/server/db/migrations/migrations.test.ts': 'a migration never changes; migrate.test.ts runs all',
  'src/server/db/migrations/moneyMigrations.test.ts': 'a migration never changes; migrate.test.ts runs all',
  'src/server/db/migrations/officeWorkMigrations.test.ts': 'a migration never changes; migrate.test.ts runs all',
  'src/server/files/s3Store.test.ts': 'R52 sharedFiles.test.ts and problems.test.ts',
  'src/server/media/documents/documentFiles.test.ts': 'R14 R50 uploadDecoder.test.ts, R34 mediaLibrary.test.ts',
  'src/server/media/pictureProcesses.test.ts': 'R14 R45 incoming.test.ts, officeArticles.test.ts, toursRoutes.test.ts',
  'src/server/seed/generate.test.ts': 'generateEnquiries.test.ts and generatePayments.test.ts',
  'src/server/seed/loadDemo.test.ts': 'every browser test uses the loaded demonstration',
  'test/resilience/backup.test.ts': 'R6 storedBackup.test.ts backs up and restores, files in S3 too',
  'test/resilience/frozenDatabase.test.ts': 'R33 unreachableDatabase.test.ts',
  'test/resilience/fullDisk.test.ts': 'R34 diskSpace.test.ts, mediaLibrary.test.ts, open.test.ts',
  'test/resilience/killedStart.test.ts': 'R2 embedded.test.ts',
  'test/resilience/paymentHistories.test.ts': 'R12 manyEvents.test.ts and payments.test.ts',
  'test/resilience/plantedFaults.test.ts': 'faults are planted in test:all only',
  'test/resilience/shutdown.test.ts': 'R32 deliver.test.ts and liveStreams.test.ts',
  'test/resilience/twoProcesses.test.ts': 'R8 R24 R29 by the routes’ own suites, in one process',
  'test/resilience/uploads.test.ts': 'R5 R14 R15 R16 R17 sweepJob.test.ts, incoming.test.ts, propertyImages.test.ts',
  'test/server/dump.test.ts': 'R28 sessionsRoutes.test.ts, identify.test.ts, deliver.test.ts',
  'test/server/erasedAfterRestore.test.ts': 'R43 privacy.test.ts',
};
exports.slowSuites = slowSuites;

/** The suites that a run leaves out; without a scope, as a developer starts a suite, none. */
exports.leftOut = (/** @type {{ scope?: string, slice?: string }} */ { scope, slice }) =>
  scope === 'quick' ? Object.keys(slowSuites).filter((suite) => String(sliceOfSuite(suite)) !== slice) : [];
