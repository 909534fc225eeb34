/**
 * Suites and browser tests that may take far longer than their kind in `npm run test:all`, by the beginning of their
 * names, with the reason.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const slowForAReason = {
  'src/server/cli/checkSettings.test.ts': 'starts the product with each wrong setting',
  'src/server/db/migrations/laterMigrations.test.ts': 'migrates a database of each earlier state',
  'src/server/media/documents/documentFiles.test.ts': 'draws hostile documents up to their limits of time',
  'src/server/modules/accounts/sessionsRoutes.test.ts':
    'logs in dozens of times, each with a hash that is slow on purpose',
  'src/server/modules/blogs/officeArticles.test.ts': 'one story of writing and publishing, with a process for pictures',
  'src/server/modules/documents/documents.test.ts': 'draws the pages of dozens of documents',
  'src/server/modules/enquiries/imports/leadImports.test.ts':
    'imports and undoes whole files in a process that reads them',
  'src/server/modules/meetings/meetingChanges.test.ts': 'moves and pays meetings through the whole ledger',
  'src/server/modules/properties/brochure.test.ts': 'draws brochures in a process of their own',
  'src/server/modules/properties/imports/listingImports.test.ts':
    'imports and undoes whole files in a process that reads them',
  'src/server/modules/properties/imports/listingPictures.test.ts': 'decodes the photographs of imported listings',
  'src/server/modules/properties/propertyWrites.test.ts': 'decodes the pictures of dozens of listings',
  'src/server/modules/properties/search/map/listingMap.test.ts': 'compares maps with lists on a large site',
  'src/server/modules/properties/search/countListings.test.ts':
    'compares counts with lists for hundreds of random searches',
  'src/server/modules/properties/search/listProperties.test.ts':
    'compares lists with a model for hundreds of random searches',
  'src/server/modules/properties/search/words/requiredWords.test.ts':
    'types hundreds of random texts and misspelt words on both databases',
  'src/server/modules/shortlists/shortlistsRoutes.test.ts':
    'shares lists among many people on both databases, and draws them',
  'src/server/modules/tours/toursRoutes.test.ts': 'decodes panoramas of up to 40 megapixels',
  'src/server/payments/office/officePayments.test.ts': 'refunds through the whole ledger on both databases',
  'src/server/seed/generate.test.ts': 'loads a generated catalogue into both databases',
  'src/server/seed/loadDemo.test.ts': 'loads the whole demonstration into both databases, and again',
  'src/server/privacy/privacy.test.ts': 'plants a person in every table, exports and erases them',
  'test/resilience/backup.test.ts': 'backs up and restores whole products, also across databases',
  'test/resilience/fullDisk.test.ts': 'starts products on disks that fill',
  'test/resilience/generatedRequests.test.ts': 'sends random requests to every call',
  'test/resilience/hostileUploads.test.ts': 'decodes hostile files up to their limits of time and memory',
  'test/resilience/killedStart.test.ts': 'starts products that are killed at each of their steps',
  'test/resilience/oversizedRequests.test.ts': 'sends every kind of oversized request to every call',
  'test/resilience/plantedFaults.test.ts': 'runs other suites on planted faults',
  'test/resilience/refunds.test.ts': 'refunds at random with kills, and compares the books each time',
  'test/resilience/shutdown.test.ts': 'starts and stops whole products',
  'test/resilience/twoProcesses.test.ts': 'runs two products on one database',
  'test/resilience/uploads.test.ts': 'uploads large files side by side',
  'test/server/commands.test.ts': 'runs each command in a process of its own',
  'test/server/dump.test.ts': 'tries each value of the whole database as a key',
  'test/server/erasedAfterRestore.test.ts': 'backs up, erases and restores a whole product',
  'test/server/headers.test.ts': 'asks for every call and page, allowed or not',
  'test/server/massAssignment.test.ts': 'sends every field of every call that it does not take',
  'test/server/storedBackup.test.ts': 'backs up and restores all rows and files, in S3 too',
  'test/server/sharedFiles.test.ts': 'runs two servers on a store that fails and breaks off',
  'test/ssr/pages.test.ts': 'draws every screen for everybody',
  'test/server/permissions.test.ts': 'sends every call as everybody',
  'access.spec.ts › ': 'axe looks at a dozen screens in turn, which share one login',
  'addOns.spec.ts › an owner buys all four add-ons': 'one story of four purchases, each delivered by the office',
  'documents.spec.ts › an owner shares a deed with somebody who asked': 'one story of an owner and a reader',
  'floatingButtons.spec.ts › the floating buttons › Post A Property and Rate Us are on each page':
    'scrolls each page at three widths',
  'largePhotos.spec.ts › resizing a photo can be cancelled':
    'the browser makes a large photograph smaller, then the next',
  'map.spec.ts › an area is drawn': 'draws by pointer and by keyboard, and compares map and list each time',
  'paymentsOfMeetings.spec.ts › the payment of a meeting › a released meeting':
    'waits for the reconciler, which runs every 30 s',
  'problemReport.spec.ts › a report of a problem › keeps the words':
    'one story of a page, a failed send, the next document and the office',
  'rendering.spec.ts › without scripts › S3 every screen': 'reads every screen',
  'savedSearches.spec.ts › ': 'waits for the jobs of a real server that send alerts',
  'shortlists.spec.ts › shortlists › two people share a list': 'one story of two people, with the 30 s of R42',
  'visit.spec.ts › ': 'one story of a visitor, an owner and an agent, with jobs of a real server',
  'officeDay.spec.ts › ': 'one story from the first login to the evening',
};
