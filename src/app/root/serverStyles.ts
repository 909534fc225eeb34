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

/**
 * Lets styled-components go on in the server's style element. By itself it would insert each rule into an element of its own
 * and remove this one, so that the browser styles the whole page twice. Call it before any component is defined.
 */
export function adoptServerStyles(element: HTMLStyleElement): void {
  const known = readKnown(element.textContent);
  const groups = known.map(({ id }) => StyleSheet.registerId(id));
  const grouped = mainSheet.getTag();
  const tag = grouped.tag as typeof grouped.tag & { element: HTMLStyleElement; sheet: CSSStyleSheet };
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
