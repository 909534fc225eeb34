// The same examples in every run of `npm test`, so that it tells of a change and not of a chance; new ones every time in the full run (AANGAN_FULL=1).
const path = require('node:path');

const fastCheck = require(path.resolve(__dirname, '../../node_modules/fast-check/lib/cjs/fast-check.js'));
if (process.env.AANGAN_FULL !== '1')
  fastCheck.configureGlobal({ ...fastCheck.readConfigureGlobal(), seed: 20_261_121 });
module.exports = fastCheck;
