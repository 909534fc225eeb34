const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const { exit } = process;

/**
 * Removes what the runner of the suite before left: its tests, with all they hold in memory, and its reporters, which
 * would hear of this suite's tests, too. (A usual environment ends with its globals.)
 */
function forgetLastSuite() {
  // each runner wraps it
  process.exit = exit;
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (['JEST_STATE_SYMBOL', 'EVENT_HANDLERS'].includes(symbol.description ?? '')) delete globalThis[symbol];
}

/** The worker's own globals instead of new ones for each suite, so that suites can share modules (sharedRuntime.cjs). */
module.exports = class SharedEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    forgetLastSuite();
    Object.assign(globalThis, projectConfig.globals);
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  // jest only checks that there is one
  getVmContext() {
    return {};
  }
};
