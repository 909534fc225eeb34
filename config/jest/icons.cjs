// The icons as the build makes them (config/webpack/iconLoader.cjs), so that tests see what visitors do.
const { readFileSync } = require('node:fs');
const path = require('node:path');
// by a path that the tools' type check does not follow into the app
const { createIcon } = require(path.resolve(__dirname, '../../src/app/ui/createIcon'));
const { iconPath } = require('../webpack/iconPaths.cjs');

const folder = path.resolve(__dirname, '../../node_modules/lucide-react/dist/esm');
const index = readFileSync(path.join(folder, 'lucide-react.mjs'), 'utf8');

/** The path of the icon in this module, or in the one it names. */
function pathIn(file) {
  const source = readFileSync(path.join(folder, file), 'utf8');
  return iconPath(source) ?? pathIn(path.join('icons', /from '\.\/(.+?)'/.exec(source)?.[1] ?? ''));
}

/** The file that the index names for this export. */
const fileOf = (name) => new RegExp(`\\bdefault as ${name}\\b[^}]*\\} from '\\./(.+?)'`).exec(index)?.[1] ?? '';
const made = new Map();

module.exports = new Proxy(
  {},
  {
    get(_target, name) {
      if (typeof name !== 'string' || !/^[A-Z]/.test(name)) return undefined;
      if (!made.has(name)) made.set(name, createIcon(pathIn(fileOf(name))));
      return made.get(name);
    },
  },
);
