// `npm test` uses the same examples every time, so that a failure means a change; wider scopes use new ones.
const path = require('node:path');

const fastCheck = require(path.resolve(__dirname, '../../node_modules/fast-check/lib/cjs/fast-check.js'));
if ((process.env.AANGAN_SCOPE ?? 'quick') === 'quick')
  fastCheck.configureGlobal({ ...fastCheck.readConfigureGlobal(), seed: 20_261_121 });
module.exports = fastCheck;
