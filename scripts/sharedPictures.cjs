const { existsSync, mkdirSync, symlinkSync } = require('node:fs');
const path = require('node:path');
const { root } = require('./root.cjs');

/**
 * Lets the product in this data folder use the picture variants of earlier runs, because making all of the demonstration's takes a
 * processor for half a minute. Their names are content hashes.
 */
exports.sharePictures = function sharePictures(dataFolder) {
  const shared = path.join(root, 'node_modules/.cache/aangan-pictures/variants');
  const own = path.join(dataFolder, 'media/variants');
  mkdirSync(shared, { recursive: true });
  mkdirSync(path.dirname(own), { recursive: true });
  if (!existsSync(own)) symlinkSync(shared, own);
};
