const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
/** @type {any} its parts are private in the types */
const { default: Runtime } = require('jest-runtime');
const { sourceMapOf } = require('../../test/support/runTypeScript.cjs');

const mapFolder = path.resolve(__dirname, '../../node_modules/.cache/aangan-source-maps');

/** Where jest finds the source maps of its own files, and of those that Node loaded: files, written when a stack needs them. */
class SourceMapFiles {
  constructor(own) {
    this.own = own;
  }

  get(file) {
    const map = this.own.has(file) ? undefined : sourceMapOf(file);
    if (map) {
      const name = path.join(mapFolder, `${process.pid}-${path.basename(file)}-${this.own.size}.map`);
      mkdirSync(mapFolder, { recursive: true });
      writeFileSync(name, map);
      this.own.set(file, name);
    }
    return this.own.get(file);
  }

  [Symbol.iterator]() {
    return this.own[Symbol.iterator]();
  }
}

/**
 * Loads what suites import once per worker, by Node itself, instead of compiling hundreds of modules for each suite;
 * only the suite's own file belongs to jest. So a module's state outlives its suite: no module may keep state that
 * another suite can see. Suites that replace modules (`jest.mock`, spies on exports) need the usual runtime.
 */
module.exports = class SharedRuntime extends Runtime {
  constructor(/** @type {any[]} */ ...args) {
    super(...args);
    const { executor } = this;
    executor.compile = (code, filename) =>
      vm.compileFunction(code, executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
    // for helpers that use it as a global
    Object.assign(globalThis, { jest: this.jestGlobals.jestObjectFor(this._testPath) });
  }

  requireModuleOrMock(from, name) {
    const isOwn = name === '@jest/globals' || from !== this._testPath;
    return isOwn ? super.requireModuleOrMock(from, name) : this.requireActual(from, name);
  }

  requireActual(from, name) {
    return require(name.startsWith('.') ? path.resolve(path.dirname(from), name) : name);
  }

  getSourceMaps() {
    return new SourceMapFiles(super.getSourceMaps());
  }
};
