const browser = require('./config/webpack/browser.cjs');
const server = require('./config/webpack/server.cjs');

/** Two bundles of one application: what runs in the browser, and the server that draws the same screens. */
module.exports = (env = {}) => [browser({ dev: Boolean(env.dev) }), server({ dev: Boolean(env.dev) })];
