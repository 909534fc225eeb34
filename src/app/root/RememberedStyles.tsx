import { type ReactNode, useContext, useMemo } from 'react';
import { StyleSheetContext } from 'styled-components';

type Compile = React.ContextType<typeof StyleSheetContext>['stylis'];

/** Enough for all styles of the site; those that depend on data must not fill the memory. */
const most = 5_000;
const compiled = new Map<string, string[]>();

/** Compiles each text of styles once per process instead of once per page. */
function remembered(compile: Compile): Compile {
  const recall = (css: string, selector = '', prefix = '', componentId = '&') => {
    const key = `${selector}\n${prefix}\n${componentId}\n${css}`;
    const known = compiled.get(key);
    if (known) return known;
    const rules = compile(css, selector, prefix, componentId);
    if (compiled.size >= most) compiled.clear();
    compiled.set(key, rules);
    return rules;
  };
  return Object.assign(recall, { hash: compile.hash });
}

/** Within a style sheet of the server: its components' styles are compiled once for all pages. */
export function RememberedStyles({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  const value = useMemo(() => ({ ...context, stylis: remembered(context.stylis) }), [context]);
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
}
