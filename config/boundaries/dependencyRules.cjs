const app = '^src/app/';
const tests = '[.]test[.]tsx?$';

/**
 * A module may import itself, packages, and the modules that are named; the message gives the reason.
 *
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const onlyImports = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: '^(src|test)/', pathNot: [from.replace('([^/]+)', '$1'), `${app}global[.]d[.]ts$`, ...allowed] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    onlyImports(
      'contract-knows-nobody',
      'The contract is read by both sides: it may lean on neither.',
      '^src/contract/',
      [],
    ),
    onlyImports(
      'platform-knows-nobody',
      'platform/ wraps the browser for everybody, so it knows nobody.',
      '^src/app/platform/',
      [],
    ),
    onlyImports('theme-knows-nobody', 'Tokens are at the bottom of everything drawn.', '^src/app/theme/', []),
    onlyImports('ui-is-dumb', 'A part that knows data or flows is a feature.', '^src/app/ui/', [
      '^src/app/theme/',
      '^src/app/platform/',
    ]),
    onlyImports('api-knows-the-wire', 'api/ speaks the contract and nothing of screens.', '^src/app/api/', [
      '^src/contract/',
      '^src/app/platform/',
    ]),
    onlyImports('flow-is-below', 'What machines share knows no feature.', '^src/app/flow/', [
      '^src/contract/',
      '^src/app/platform/',
    ]),
    onlyImports('session-below-features', 'Who is here is known before any feature.', '^src/app/session/', [
      '^src/contract/',
      '^src/app/(api|flow|ui|theme|platform)/',
    ]),
    onlyImports(
      'features-stand-alone',
      'Features meet in pages; what two of them need belongs below.',
      '^src/app/features/([^/]+)/',
      ['^src/contract/', '^src/app/(api|session|ui|theme|platform|flow)/'],
    ),
    {
      name: 'pages-compose',
      comment: 'A page arranges features; it is nobody else’s part.',
      severity: 'error',
      from: { path: '^src/app/pages/([^/]+)$', pathNot: tests },
      to: { path: '^src/', pathNot: ['^src/contract/', '^src/app/(features|api|session|ui|theme|platform)/'] },
    },
    {
      name: 'feature-back-room',
      comment: 'parts/ is private to its feature.',
      severity: 'error',
      from: { path: '^src/app/(?!features/)' },
      to: { path: '^src/app/features/[^/]+/[^/]+/' },
    },
    {
      name: 'app-never-sees-server',
      comment: 'The browser would get the server’s code.',
      severity: 'error',
      from: { path: app },
      to: { path: '^src/server/' },
    },
    {
      name: 'server-enters-app-by-one-door',
      comment: 'Only entry.server draws.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: app, pathNot: '^src/app/entry[.]server[.]tsx$' },
    },
    {
      name: 'modules-stand-alone',
      comment: 'Modules of the server meet in the database and in its ports.',
      severity: 'error',
      from: { path: '^src/server/modules/([^/]+)/', pathNot: tests },
      to: { path: '^src/server/modules/', pathNot: '^src/server/modules/$1/' },
    },
    {
      name: 'modules-lean-on-ports',
      comment:
        'A module uses contract, plugins, lib, db, audit, email, jobs, payments and media, never the process around it.',
      severity: 'error',
      from: { path: '^src/server/modules/([^/]+)/', pathNot: tests },
      to: {
        path: '^src/server/',
        pathNot: [
          '^src/server/(modules|audit|plugins|lib|db|email|jobs|payments|media)/',
          '^src/server/(deps|settings)[.]ts$',
        ],
      },
    },
    {
      name: 'ports-are-below-modules',
      comment: 'db, email, jobs, lib, payments and media know no module.',
      severity: 'error',
      from: { path: '^src/server/(db|audit|email|jobs|lib|payments|media|plugins)/', pathNot: tests },
      to: { path: '^src/server/modules/' },
    },
    {
      name: 'no-node-in-app',
      comment: 'The application runs in a browser.',
      severity: 'error',
      from: { path: app, pathNot: ['entry[.]server', tests] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-schemas-in-app',
      comment:
        'Schemas weigh; the application takes types, and the plain files: limits, the brand, secrets, words and rules that both sides share.',
      severity: 'error',
      from: { path: app, pathNot: tests },
      to: {
        path: '^src/contract/',
        pathNot:
          '^src/contract/(roles|limits|brand|secrets|emailProof|passwordRules|quantities|prices|placeLabel|listingFields|routes/[^/]+)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'routes-are-plain',
      comment: 'The browser loads the routes of the contract, so they import no schema.',
      severity: 'error',
      from: { path: '^src/contract/routes/' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'machines-are-pure',
      comment: 'A machine decides; actors that touch the world are provided from outside.',
      severity: 'error',
      from: { path: 'Machine[.]ts$', pathNot: '/useMachine[.]ts$' },
      to: { pathNot: ['node_modules/xstate/', '^src/contract/', '^src/app/flow/', 'Machine[.]ts$'] },
    },
    {
      name: 'src-never-imports-test',
      comment: 'What ships does not lean on its proof.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^test/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
