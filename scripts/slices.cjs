const { createHash } = require('node:crypto');

/** In how many slices `npm test` takes what only `npm run test:all` runs: one slice each time. */
exports.sliceCount = 24;

/** The slice that a name (of a suite's file, of a browser test, of a commit) belongs to, from 1 on. */
exports.sliceOf = (name) => (createHash('sha256').update(name).digest().readUInt32BE() % exports.sliceCount) + 1;
