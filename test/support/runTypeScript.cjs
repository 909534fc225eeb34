/* node -r test/support/runTypeScript.cjs file.ts: runs TypeScript from source, for tests that need a second process. */
const fs = require('node:fs');
/** @type {any} the types lack the resolver */
const Module = require('node:module');
const path = require('node:path');
const { transformSync } = require('@swc/core');

const root = path.resolve(__dirname, '../..');
const resolve = Module._resolveFilename;

Module._resolveFilename = (name, ...rest) =>
  resolve(
    name.replace(/^@messages\//, `${root}/src/messages/en/`).replace(/^@(contract|app|server)\//, `${root}/src/$1/`),
    ...rest,
  );

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(fs.readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  /** @type {any} */ (module)._compile(code, filename);
};
