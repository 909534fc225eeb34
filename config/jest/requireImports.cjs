const crypto = require('node:crypto');

/**
 * Turns `import('x')` inside a CommonJS package into `require`, because Jest's context does not support `import()`; the
 * package may shadow `require`.
 */
module.exports = {
  getCacheKey: (source) => crypto.createHash('sha1').update(source).update('2').digest('hex'),
  process: (source) => ({
    code: `${source.replace(/\bimport\(("[a-z:/]+")\)/g, '(async () => outerRequire($1))()')}\nvar outerRequire = module.require.bind(module);`,
  }),
};
