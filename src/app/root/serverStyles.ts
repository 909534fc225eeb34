import { __PRIVATE__ } from 'styled-components';

const { StyleSheet, mainSheet } = __PRIVATE__;
const attribute = 'data-styled';
/** Ends each rule, and after the rules of a component the one that names the component and its classes. */
const ruleEnd = '/*!sc*/';
const marker = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"/;

interface Known {
  id: string;
  classes: readonly string[];
  rules: number;
}

/** The components in the server's styles, in their order. */
function readKnown(text: string): Known[] {
  const known: Known[] = [];
  let rules = 0;
  for (const rule of text.split(ruleEnd)) {
    const [, id, classes] = marker.exec(rule.trim()) ?? [];
    if (rule.trim()) rules += 1;
    if (!id || classes === undefined) continue;
    known.push({ id, classes: classes.split(',').filter(Boolean), rules });
    rules = 0;
  }
  return known;
}

type StyleTag = ReturnType<typeof mainSheet.getTag>['tag'] & { element: HTMLStyleElement; sheet: CSSStyleSheet };

/**
 * A rule within a condition (`@media …{.a{…}.a:hover{…}}`) as a condition within a rule, which means the same. Chromium styles
 * the whole page again for an inserted rule of the first form, and only what it selects for one of the second.
 */
export function conditionInside(rule: string): string {
  const [, condition, inner] = /^(@(?:media|supports|container)[^{]*)\{([^@]*)\}$/.exec(rule) ?? [];
  const [first = ''] = /^\.[\w-]+/.exec(inner ?? '') ?? [];
  if (!condition || !inner || !first) return rule;
  const parts = [...inner.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', styles = '']) => ({
    selectors: selector.split(','),
    styles,
  }));
  // a comma in brackets separates no selectors
  const isOwn = (selector: string) =>
    selector.startsWith(first) && !/^[\w-]|\([^)]*$/.test(selector.slice(first.length));
  if (!parts.every(({ selectors }) => selectors.every(isOwn))) return rule;
  const own = parts.map(
    ({ selectors, styles }) => `${selectors.map((one) => `&${one.slice(first.length)}`).join()}{${styles}}`,
  );
  return `${first}{${condition}{${own.join('')}}}`;
}

/** Before anything is inserted. */
function insertConditionsInside(tag: StyleTag): void {
  if (!CSS.supports('selector(&)')) return;
  const insert = tag.insertRule.bind(tag);
  tag.insertRule = (index, rule) => insert(index, conditionInside(rule));
}

/**
 * Lets styled-components go on in the server's style element. By itself it would insert each rule into an element of its own
 * and remove this one, so that the browser styles the whole page twice. Call it before any component is defined.
 */
export function adoptServerStyles(element: HTMLStyleElement): void {
  const known = readKnown(element.textContent);
  const groups = known.map(({ id }) => StyleSheet.registerId(id));
  const grouped = mainSheet.getTag();
  const tag = grouped.tag as StyleTag;
  insertConditionsInside(tag);
  const own = tag.element;
  const rules = element.sheet?.cssRules.length;
  const fits = rules === known.reduce((sum, one) => sum + one.rules, 0) && Math.max(...groups) < grouped.length;
  if (!fits || !element.sheet) {
    // a browser that drops a rule it does not know
    element.setAttribute(attribute, 'true');
    return mainSheet.rehydrate();
  }
  own.remove();
  element.setAttribute(attribute, own.getAttribute(attribute) ?? '');
  Object.assign(tag, { element, sheet: element.sheet, length: rules });
  known.forEach(({ id, classes, rules: count }, at) => {
    grouped.groupSizes[groups[at] ?? 0] = count;
    for (const name of classes) mainSheet.registerName(id, name);
  });
}
