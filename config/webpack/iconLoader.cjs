const path = require('node:path');
const { iconPath } = require('./iconPaths.cjs');

const createIcon = path.resolve(__dirname, '../../src/app/ui/createIcon.ts');

/**
 * A loader for the modules of lucide-react's icons: each icon becomes one path, so that a browser parses, hydrates, styles
 * and lays out two elements for it instead of up to eight, and loads less code.
 */
module.exports = function iconLoader(source) {
  const drawing = iconPath(source);
  if (drawing === undefined) return source;
  return `import { createIcon } from ${JSON.stringify(createIcon)};\nexport default createIcon(${JSON.stringify(drawing)});\n`;
};
