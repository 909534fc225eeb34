/*
 * Lets Node load this project's TypeScript from source as the tests' transforms do: `node -r
 * test/support/runTypeScript.cjs file.ts` for a second process; config/jest/sharedRuntime.cjs for the server's suites.
 */
const fs = require('node:fs');
/** @type {any} the types lack the resolver */
const Module = require('node:module');
const path = require('node:path');
const { transformSync } = require('@swc/core');

const root = path.resolve(__dirname, '../..');
const inJest = (name) => path.join(root, 'config/jest', name);

/** What jest.config.cjs maps, too: packages that exist only as modules, and files that only a browser reads. */
const replaced = [
  [/^lucide-react$/, inJest('icons.cjs')],
  [/^fast-check$/, inJest('fastCheck.cjs')],
  [/\.css$/, inJest('style.cjs')],
  [/\.(woff2|jpg|svg|pdf)$/, inJest('file.cjs')],
];
const resolve = Module._resolveFilename;

Module._resolveFilename = (name, ...rest) =>
  replaced.find(([pattern]) => pattern.test(name))?.[1] ??
  resolve(
    name.replace(/^@messages\//, `${root}/src/messages/en/`).replace(/^@(contract|app|server)\//, `${root}/src/$1/`),
    ...rest,
  );

/** @type {Map<string, string>} the source maps of what was loaded, by file */
exports.sourceMaps = new Map();

function load(module, filename) {
  const { code, map } = transformSync(fs.readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: true,
    module: { type: 'commonjs' },
    jsc: {
      parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  });
  if (map) exports.sourceMaps.set(filename, map);
  module._compile(code, filename);
}
require.extensions['.ts'] = load;
require.extensions['.tsx'] = load;
