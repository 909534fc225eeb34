const { existsSync, mkdirSync, symlinkSync } = require('node:fs');
const path = require('node:path');
const { root } = require('./root.cjs');

/** The folder of the picture variants of earlier runs. Their names are content hashes. */
const sharedPictures = () => {
  const folder = path.join(root, 'node_modules/.cache/aangan-pictures/variants');
  mkdirSync(folder, { recursive: true });
  return folder;
};
exports.sharedPictures = sharedPictures;

/**
 * Lets the product in this data folder use the picture variants of earlier runs, because making all of the demonstration's takes a
 * processor for a minute and a half.
 */
exports.sharePictures = function sharePictures(dataFolder) {
  const own = path.join(dataFolder, 'media/variants');
  mkdirSync(path.dirname(own), { recursive: true });
  if (!existsSync(own)) symlinkSync(sharedPictures(), own);
};
