const { transformSync } = require('@swc/core');

/** `hidden.jest`, which the types lack, moves calls of jest.mock above the imports. @type {any} */
const transform = { react: { runtime: 'automatic' }, hidden: { jest: true } };

/** Compiles a suite of the server; ts-jest, which the application's suites use, takes twenty times as long. */
module.exports = {
  process: (source, filename) => {
    const { code, map = '' } = transformSync(source, {
      filename,
      swcrc: false,
      sourceMaps: true,
      module: { type: 'commonjs' },
      jsc: {
        parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
        target: 'es2022',
        transform,
      },
    });
    return { code, map: JSON.parse(map) };
  },
};
