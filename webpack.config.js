const browser = require('./config/webpack/browser.cjs');
const server = require('./config/webpack/server.cjs');

/**
 * Two bundles of one application: what runs in the browser, and the server that renders the same screens.
 *
 * @returns {any[]} webpack configurations
 */
module.exports = (env = {}) => [browser({ dev: Boolean(env.dev) }), server({ dev: Boolean(env.dev) })];
