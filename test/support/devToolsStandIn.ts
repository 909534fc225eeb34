import type { StoreEnhancer, StoreEnhancerStoreCreator, UnknownAction } from '@reduxjs/toolkit';

type Reduce = (state: unknown, action: UnknownAction) => unknown;

const chain =
  (...enhancers: StoreEnhancer[]) =>
  (create: StoreEnhancerStoreCreator) =>
    enhancers.reduceRight((inner, enhance) => enhance(inner), create);

type Compose = (options: object) => (...enhancers: StoreEnhancer[]) => ReturnType<typeof chain>;
let current: Compose | undefined;
// Redux Toolkit looks for the extension when it is loaded, so this file is the first that a test imports
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: object) => current?.(options) ?? chain,
});

/**
 * A stand-in of the extension: keeps every action, computes the state of any moment from them, and imports and exports
 * as the extension does (`{ payload, preloadedState }`, both JSON within the JSON).
 */
export function standInOfExtension() {
  let reduce: Reduce = (state) => state;
  let committed: unknown;
  let actions: UnknownAction[] = [];
  let skipped = new Set<number>();
  let at = 0;
  let shown: unknown;
  const listeners = new Set<() => void>();
  const compute = () => {
    let state = committed;
    actions.slice(0, at).forEach((action, index) => {
      if (!skipped.has(index)) state = reduce(state, action);
    });
    shown = state;
    listeners.forEach((listener) => listener());
  };
  const enhancer: StoreEnhancer = (create) => (reducer_, preloaded) => {
    reduce = reducer_ as unknown as Reduce;
    const store = create(reducer_, preloaded);
    committed = store.getState();
    shown = committed;
    const dispatch = (action: UnknownAction) => {
      const isLatest = at === actions.length;
      actions.push(action);
      if (isLatest) {
        at = actions.length;
        shown = reduce(shown, action);
      }
      listeners.forEach((listener) => listener());
      return action;
    };
    return {
      ...store,
      dispatch,
      getState: () => shown,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    } as never;
  };
  current =
    () =>
    (...enhancers) =>
      chain(...enhancers, enhancer);
  return {
    actions: () => actions,
    /** The actions so far; also the number to jump to. */
    count: () => actions.length,
    jump: (to: number) => {
      at = to;
      compute();
    },
    skip: (index: number) => {
      if (!skipped.delete(index)) skipped.add(index);
      compute();
    },
    exported: () => JSON.stringify({ payload: JSON.stringify(actions), preloadedState: JSON.stringify(committed) }),
    imported: (text: string) => {
      const { payload, preloadedState } = JSON.parse(text) as { payload: string; preloadedState: string };
      committed = JSON.parse(preloadedState);
      actions = JSON.parse(payload) as UnknownAction[];
      skipped = new Set();
      at = actions.length;
      compute();
    },
  };
}
