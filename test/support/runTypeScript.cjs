/*
 * node -r test/support/runTypeScript.cjs file.ts: runs TypeScript from source, for tests that need a second process. What a
 * file compiles to is kept in node_modules/.cache: compiling takes most of such a process's start.
 */
const { createHash } = require('node:crypto');
const fs = require('node:fs');
/** @type {any} the types lack the resolver */
const Module = require('node:module');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/aangan-typescript');
const resolve = Module._resolveFilename;

Module._resolveFilename = (name, ...rest) =>
  resolve(
    name.replace(/^@messages\//, `${root}/src/messages/en/`).replace(/^@(contract|app|server)\//, `${root}/src/$1/`),
    ...rest,
  );

/** @type {import('@swc/core').Options} */
const options = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
};
const compiler = JSON.stringify([options, require('@swc/core/package.json').version]);
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
  const { code } = require('@swc/core').transformSync(source, { ...options, filename });
  fs.mkdirSync(cache, { recursive: true });
  // renamed when complete, because another process may read it
  fs.writeFileSync(`${entry}.${process.pid}`, key + code);
  fs.renameSync(`${entry}.${process.pid}`, entry);
  return code;
}

require.extensions['.ts'] = (module, filename) => {
  /** @type {any} */ (module)._compile(compiled(filename), filename);
};
