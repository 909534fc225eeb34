const path = require('node:path');
const { leftOut } = require('../../scripts/slowSuites.cjs');

const { AANGAN_SCOPE: scope, AANGAN_SLICE: slice } = process.env;
const root = path.resolve(__dirname, '../..');
const tsJest = ['ts-jest', { tsconfig: path.join(root, 'config/jest/tsconfig.json'), diagnostics: false }];
const swc = path.join(__dirname, 'swc.cjs');
/** Packages that tests import and that exist only as ES modules. */
const esmOnly = ['cookie', 'sql-template-tag', 'fastify-type-provider-zod'].join('|');

const common = {
  rootDir: root,
  transform: {
    '^.+\\.tsx?$': tsJest,
    [`node_modules/(${esmOnly})/.+\\.m?js$`]: tsJest,
    'node_modules/@electric-sql/pglite/.+\\.cjs$': path.join(__dirname, 'requireImports.cjs'),
  },
  transformIgnorePatterns: [`node_modules/(?!(${esmOnly}|@electric-sql/pglite)/)`],
  moduleNameMapper: {
    '^@messages/(.*)$': '<rootDir>/src/messages/en/$1',
    '^@(contract|app|server)/(.*)$': '<rootDir>/src/$1/$2',
    '^lucide-react$': '<rootDir>/config/jest/icons.cjs',
    '^fast-check$': '<rootDir>/config/jest/fastCheck.cjs',
    '\\.css$': '<rootDir>/config/jest/style.cjs',
    '\\.(woff2|jpg|svg|pdf)$': '<rootDir>/config/jest/file.cjs',
  },
};

const serverSuites = [
  '<rootDir>/src/{contract,messages,server}/**/*.test.ts',
  '<rootDir>/test/{architecture,replays,resilience,server,ssr}/**/*.test.ts?(x)',
];
/**
 * Suites that need modules or an environment of their own: they replace modules (`jest.mock`), load a module that reads
 * its environment once, or need a document.
 */
const standingAlone = [
  'src/server/db/open.test.ts',
  'src/server/modules/accounts/sessionsRoutes.test.ts',
  'src/server/modules/blogs/atomFeed.test.ts',
  'src/server/modules/content/legalFiles.test.ts',
  'src/server/plugins/clientLeft.test.ts',
  'test/architecture/secrets.test.ts',
];

const suitesLeftOut = leftOut({ scope, slice });

/** @type {import('jest').Config} */
module.exports = {
  rootDir: root,
  // generous for a busy machine with two cores; a test that hangs still fails
  testTimeout: 60_000,
  testSequencer: path.join(__dirname, 'longestFirst.cjs'),
  globalSetup: path.join(__dirname, 'runStart.cjs'),
  globalTeardown: path.join(__dirname, 'runEnd.cjs'),
  projects: [
    {
      ...common,
      displayName: 'server',
      testEnvironment: path.join(__dirname, 'sharedEnvironment.cjs'),
      runtime: path.join(__dirname, 'sharedRuntime.cjs'),
      setupFiles: [path.join(__dirname, 'childProcesses.cjs')],
      transform: { '^.+\\.tsx?$': swc },
      testMatch: serverSuites,
      testPathIgnorePatterns: [...standingAlone, ...suitesLeftOut],
      globals: { __BROWSER__: false, __DEV__: false },
    },
    {
      ...common,
      displayName: 'alone',
      testEnvironment: 'node',
      transform: { ...common.transform, '^.+\\.tsx?$': swc, [`node_modules/(${esmOnly})/.+\\.m?js$`]: swc },
      setupFiles: [path.join(__dirname, 'childProcesses.cjs')],
      testMatch: standingAlone.map((file) => `<rootDir>/${file}`),
      globals: { __BROWSER__: false, __DEV__: false },
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/app/**/*.test.ts'],
      globals: { __BROWSER__: false, __DEV__: false },
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/config/jest/domEnvironment.cjs',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/config/jest/domSetup.ts'],
      globals: { __BROWSER__: true, __DEV__: false },
    },
  ],
};
