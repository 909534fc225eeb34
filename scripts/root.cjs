/** The project's folder. */
exports.root = require('node:path').resolve(__dirname, '..');
