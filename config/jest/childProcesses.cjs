const path = require('node:path');

// child processes of the code under test run TypeScript from source
process.execArgv.push('--no-warnings', '-r', path.resolve(__dirname, '../../test/support/runTypeScript.cjs'));
