import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const htmlAsText = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Draw elements: text that is set as HTML may hold a script.',
};

/** Reads of a page that resolve at once, with whatever is there. */
const reads =
  '/^(evaluate|evaluateAll|count|is(Visible|Hidden|Checked|Disabled|Enabled|Editable)|getAttribute|textContent|innerText|innerHTML|allInnerTexts|allTextContents|inputValue|title|content)$/';

/** What makes a browser test fail by chance; test/e2e/support has the helpers that the messages name. */
const chance = [
  {
    selector: "Literal[value='networkidle']",
    message: 'An idle network says nothing about what the page sends when it has time: wait for answers (answersOf).',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout'], CallExpression[callee.name='setTimeout']",
    message: 'Wait for what has to happen, or move the page’s own clock (page.clock).',
  },
  {
    selector: `CallExpression[callee.name='expect'] > AwaitExpression.arguments:has(CallExpression[callee.property.name=${reads}])`,
    message: 'This reads the page once: use an expectation that waits (expect(locator)…, expect.poll).',
  },
  {
    selector:
      "CallExpression[callee.name='expect'] > AwaitExpression.arguments > CallExpression > Identifier.arguments[name=/[pP]age$/]",
    message: 'This reads the page once: use an expectation that waits (expect(locator)…, expect.poll).',
  },
  {
    selector: "Property[key.name='timeout'] > Literal[value<30000]",
    message: 'What has to come is waited for as long as usual; a promise’s own time is read from a clock.',
  },
];
const ofHelpers = [
  {
    selector: 'CallExpression[callee.property.name=/^(goto|reload)$/]',
    message: 'A press before hydration may be lost: open, reload or openUnhydrated of support/journey.ts.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(boundingBox|getBoundingClientRect|getClientRects)$/]',
    message: 'Fonts and pictures may still move it: boxOf, or a helper of support/places.ts.',
  },
  {
    selector: 'ImportDeclaration[source.value=/runProduct/]',
    message:
      'A product takes seconds to start: use the shared ones (address of support/journey.ts, site of support/ownSite.ts).',
  },
];

/** What the type checker does not see: forgotten promises, broken rules of hooks, dead values. */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'shots/**', 'data/**', 'backups/**', '.dev/**', 'test-results/**'] },
  {
    files: ['src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          ignoreRestSiblings: true,
          destructuredArrayIgnorePattern: '^_',
        },
      ],
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-syntax': ['error', htmlAsText],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          ignoreRestSiblings: true,
          destructuredArrayIgnorePattern: '^_',
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['**/*.{js,cjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['src/app/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['test/e2e/support/*.ts'], rules: { 'no-restricted-syntax': ['error', ...chance] } },
  { files: ['test/e2e/*.spec.ts'], rules: { 'no-restricted-syntax': ['error', ...chance, ...ofHelpers] } },
  // what a bundler or a test runner wants under this name
  { files: ['src/app/global.d.ts', 'test/e2e/support/globalSetup.ts'], rules: { 'no-restricted-exports': 'off' } },
);
