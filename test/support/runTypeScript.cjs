/*
 * Lets Node load this project's TypeScript from source as the tests' transforms do: `node -r
 * test/support/runTypeScript.cjs file.ts` for a second process; config/jest/sharedRuntime.cjs for the server's suites.
 * What a file compiles to is kept in node_modules/.cache: compiling takes most of such a process's start.
 */
const { createHash } = require('node:crypto');
const fs = require('node:fs');
/** @type {any} the types lack the resolver */
const Module = require('node:module');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/aangan-typescript');
const inJest = (name) => path.join(root, 'config/jest', name);

/**
 * What jest.config.cjs maps, too: packages that exist only as modules, and files that only a browser reads.
 *
 * @type {readonly [RegExp, string][]}
 */
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

/** @type {(filename: string) => import('@swc/core').Options} */
const optionsFor = (filename) => ({
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
});
const compiler = JSON.stringify([optionsFor(''), require('@swc/core/package.json').version]);
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** One entry a file: the hash of all that its code depends on, and the code. */
function compiled(filename) {
  const source = fs.readFileSync(filename, 'utf8');
  const key = hashOf(compiler + source);
  const entry = path.join(cache, `${hashOf(filename)}.js`);
  try {
    const kept = fs.readFileSync(entry, 'utf8');
    if (kept.startsWith(key)) return kept.slice(key.length);
  } catch {
    // not compiled yet
  }
  // loaded only here: the compiler is large
  const { code } = require('@swc/core').transformSync(source, { ...optionsFor(filename), filename });
  fs.mkdirSync(cache, { recursive: true });
  // renamed when complete, because another process may read it
  fs.writeFileSync(`${entry}.${process.pid}`, key + code);
  fs.renameSync(`${entry}.${process.pid}`, entry);
  return code;
}

/** @type {Map<string, string>} the code of what was loaded, by file; it ends with its source map */
const loaded = new Map();

/** The source map of a file that was loaded, as JSON. */
exports.sourceMapOf = (/** @type {string} */ filename) => {
  const [, map] =
    /sourceMappingURL=data:application\/json;[^,]*base64,(\S+)\s*$/.exec(loaded.get(filename) ?? '') ?? [];
  return map && Buffer.from(map, 'base64').toString('utf8');
};

const load = (module, filename) => {
  const code = compiled(filename);
  loaded.set(filename, code);
  module._compile(code, filename);
};
require.extensions['.ts'] = load;
require.extensions['.tsx'] = load;
