// The same seed gives the same examples: that of the run, or the usual one, so that a failure means a change. The full
// counts of `npm run test:resilience` take new ones.
const path = require('node:path');

const fastCheck = require(path.resolve(__dirname, '../../node_modules/fast-check/lib/cjs/fast-check.js'));
const seed = process.env.AANGAN_SEED ?? (process.env.AANGAN_SCOPE === 'full' ? undefined : 20_261_121);
if (seed !== undefined) fastCheck.configureGlobal({ ...fastCheck.readConfigureGlobal(), seed: Number(seed) });
module.exports = fastCheck;
