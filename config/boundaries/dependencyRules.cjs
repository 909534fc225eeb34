const { floorRules } = require('./serverFloors.cjs');

const app = '^src/app/';
const tests = '[.]test[.]tsx?$';

/**
 * Forbids every import from `from` except its own files, packages and the paths in `allowed`.
 *
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const onlyImports = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: {
    path: '^(src|test)/',
    pathNot: [from.replace('([^/]+)', '$1'), `${app}global[.]d[.]ts$`, '^src/messages/', ...allowed],
  },
});

const search = '^src/server/modules/properties/search/';
/** The folders of the search, from the lowest: each knows those below it, and no file that puts them together. */
const searchFolders = ['words', 'places', 'sentences', 'plan', 'map', 'near'];
/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const searchRules = searchFolders.map((folder, at) => ({
  name: `search-${folder}-imports-go-down`,
  comment: 'A part of the search is understood without those that use it.',
  severity: 'error',
  from: { path: `${search}${folder}/`, pathNot: tests },
  to: { path: search, pathNot: `${search}(${searchFolders.slice(0, at + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Merge two files that import each other, or move what they share into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    onlyImports(
      'messages-import-nothing',
      'A catalogue of sentences is data: a translator changes it without reading code.',
      '^src/messages/',
      [],
    ),
    onlyImports(
      'contract-imports-nothing',
      'Both sides import the contract, so it imports neither of them.',
      '^src/contract/',
      [],
    ),
    onlyImports(
      'platform-imports-nothing',
      'platform/ wraps browser APIs for every other folder, so it imports none of them.',
      '^src/app/platform/',
      [],
    ),
    onlyImports(
      'theme-imports-nothing',
      'Every component uses the tokens, so they import none.',
      '^src/app/theme/',
      [],
    ),
    onlyImports(
      'ui-is-presentational',
      'A component that loads data or runs a flow belongs in a feature.',
      '^src/app/ui/',
      // lists of places are chosen from, as sentences are read
      ['^src/app/theme/', '^src/app/platform/', '^src/contract/places/'],
    ),
    onlyImports(
      'api-is-below-features',
      'api/ turns the contract into typed calls and knows no screen.',
      '^src/app/api/',
      ['^src/contract/', '^src/app/platform/'],
    ),
    onlyImports('flow-is-below-features', 'Every machine uses flow/, so it imports no feature.', '^src/app/flow/', [
      '^src/contract/',
      '^src/app/platform/',
    ]),
    onlyImports(
      'session-is-below-features',
      'Every feature may read who is logged in, so session/ imports no feature.',
      '^src/app/session/',
      ['^src/contract/', '^src/app/(api|flow|ui|theme|platform)/'],
    ),
    onlyImports(
      'features-are-independent',
      'Pages combine features. Code that two features need belongs in a folder that both may import.',
      '^src/app/features/([^/]+)/',
      ['^src/contract/', '^src/app/(api|session|ui|theme|platform|flow)/'],
    ),
    {
      name: 'pages-compose-features',
      comment: 'A page combines features and is not part of another page; what it loads later is in pages/parts.',
      severity: 'error',
      from: { path: '^src/app/pages/(?:parts/)?([^/]+)$', pathNot: tests },
      to: {
        path: '^src/',
        pathNot: [
          '^src/(contract|messages)/',
          '^src/app/(features|api|session|ui|theme|platform)/',
          '^src/app/pages/parts/',
        ],
      },
    },
    {
      name: 'feature-parts-are-private',
      comment: 'Only the files at a feature’s root are its public API; parts/ is private.',
      severity: 'error',
      from: { path: '^src/app/(?!features/)' },
      to: { path: '^src/app/features/[^/]+/[^/]+/' },
    },
    {
      name: 'app-never-imports-server',
      comment: 'Server code would end up in the browser’s bundle.',
      severity: 'error',
      from: { path: app },
      to: { path: '^src/server/' },
    },
    {
      name: 'server-imports-app-entry-only',
      comment: 'entry.server is the one entry point through which the server renders the application.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: tests },
      to: { path: app, pathNot: '^src/app/entry[.]server[.]tsx$' },
    },
    {
      name: 'modules-are-independent',
      comment: 'Server modules share data through the database and through ports, not through each other.',
      severity: 'error',
      from: { path: '^src/server/modules/([^/]+)/', pathNot: tests },
      to: { path: '^src/server/modules/', pathNot: '^src/server/modules/$1/' },
    },
    ...floorRules(),
    ...searchRules,
    {
      name: 'staff-write-in-one-way',
      comment:
        'staffWrite() and its siblings lock the row, compare its version and write the entry in one transaction; nobody else writes entries.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/server/audit/staffWrite[.]ts$', tests] },
      to: { path: '^src/server/audit/writeAudit[.]ts$' },
    },
    {
      name: 'no-node-in-app',
      comment: 'The application runs in a browser, which has no Node modules.',
      severity: 'error',
      from: { path: app, pathNot: ['entry[.]server', tests] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-schemas-in-app',
      comment:
        'Schemas are large. The application imports types from the contract, and only these small files at run time; api/endpoints/ also imports endpoints, whose schemas the browser’s build leaves out.',
      severity: 'error',
      from: { path: app, pathNot: ['^src/app/api/endpoints/', tests] },
      to: {
        path: '^src/contract/',
        pathNot:
          '^src/contract/(places/[^/]+|roles|agentLanguages|limits|officeLimits|enquirySubject|findingLimits|meetingLimits|visitLimits|durations|beginningOf|brand|secrets|emailProof|passwordRules|costEstimates|costRates|currencies|states|quantities|quotedText|plainNumber|phoneText|isolated|linkPattern|monthLabel|prices|placeLabel|listingFields|listingFields/[^/]+|listingFilters|filterParams|saidFilters|searchChips|mapArea|planGeometry|tourLimits|documentLimits|importLimits|recordingLimits|reportLimits)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'machines-are-pure',
      comment: 'A machine only decides. Actors that reach the network, storage or window are provided from outside.',
      severity: 'error',
      from: { path: 'Machine[.]ts$', pathNot: '/useMachine[.]ts$' },
      to: { pathNot: ['node_modules/xstate/', '^src/(contract|messages)/', '^src/app/flow/', 'Machine[.]ts$'] },
    },
    {
      name: 'heic-decoder-in-one-file',
      comment:
        'The licence of libheif-js asks that it can be replaced, and only a picture process that meets a HEIC loads it.',
      severity: 'error',
      from: { path: '^(src|test)/', pathNot: '^src/server/media/heic[.]ts$' },
      to: { path: 'node_modules/libheif-js/' },
    },
    {
      name: 'heic-decoder-is-loaded-late',
      comment: 'See heic-decoder-in-one-file: it is imported when the first HEIC is decoded.',
      severity: 'error',
      from: { path: '^(src|test)/' },
      to: { path: '^src/server/media/heic[.]ts$', dynamic: false },
    },
    {
      name: 'src-never-imports-test',
      comment: 'Test code must not ship.',
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
