const path = require('node:path');

// a process that the code under test starts runs our TypeScript as it lies
process.execArgv.push('--no-warnings', '-r', path.resolve(__dirname, '../../test/support/runTypeScript.cjs'));
