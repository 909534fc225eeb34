// What makes a browser test fail by chance, as rules of oxlint; test/e2e/support has the helpers that the messages name.

/** Reads of a page that resolve at once, with whatever is there. */
const reads =
  '/^(evaluate|evaluateAll|count|is(Visible|Hidden|Checked|Disabled|Enabled|Editable)|getAttribute|textContent|innerText|innerHTML|allInnerTexts|allTextContents|inputValue|title|content)$/';
const readsOnce = 'This reads the page once: use an expectation that waits (expect(locator)…, expect.poll).';

/** Selectors of syntax that no browser test or helper may have, and why. */
const everywhere = {
  "Literal[value='networkidle']":
    'An idle network says nothing about what the page sends when it has time: wait for answers (answersOf).',
  "CallExpression[callee.property.name='waitForTimeout'], CallExpression[callee.name='setTimeout']":
    'Wait for what has to happen, or move the page’s own clock (page.clock).',
  [`CallExpression[callee.name='expect'] > AwaitExpression.arguments:has(CallExpression[callee.property.name=${reads}])`]:
    readsOnce,
  "CallExpression[callee.name='expect'] > AwaitExpression.arguments > CallExpression > Identifier.arguments[name=/[pP]age$/]":
    readsOnce,
  "Property[key.name='timeout'] > Literal[value<30000]":
    'What has to come is waited for as long as usual; a promise’s own time is read from a clock.',
};

/** Those that only helpers may have. */
const inSpecs = {
  'CallExpression[callee.property.name=/^(goto|reload)$/]':
    'A press before hydration may be lost: open, reload or openUnhydrated of support/journey.ts.',
  'CallExpression[callee.property.name=/^(boundingBox|getBoundingClientRect|getClientRects)$/]':
    'Fonts and pictures may still move it: boxOf, or a helper of support/places.ts.',
  "CallExpression[callee.property.name='press'] > MemberExpression.callee > CallExpression.object[callee.property.name='getByRole'][arguments.0.value='button']":
    'A disabled button takes no key: pressEnter of support/journey.ts.',
  'ImportDeclaration[source.value=/runProduct/]':
    'A product takes seconds to start: use the shared ones (address of support/journey.ts, site of support/ownSite.ts).',
};

const refuse = (/** @type {Record<string, string>} */ messages) => ({
  create: (/** @type {any} */ context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (/** @type {any} */ node) => context.report({ node, message }),
      ]),
    ),
});

export default { meta: { name: 'chance' }, rules: { everywhere: refuse(everywhere), 'in-specs': refuse(inSpecs) } };
