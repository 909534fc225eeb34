import { type ComponentType, type ReactNode, Suspense, lazy, memo } from 'react';
import { useHydrated } from './useHydrated';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** Loads code. If that fails, it tries again when the connection is back. */
function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(
    () => new Promise((resolve) => window.addEventListener('online', () => resolve(patiently(load)), { once: true })),
  );
}

/**
 * A component whose code loads after hydration. Until then, and on the server, `waiting` is rendered in its place; it
 * must have the same size and make sense on its own.
 */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  waiting: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await patiently(load) }));
  return function Later(props: Props) {
    const alive = useHydrated();
    return alive ? (
      <Suspense fallback={waiting(props)}>
        <Part {...props} />
      </Suspense>
    ) : (
      <>{waiting(props)}</>
    );
  };
}

/**
 * A component that the server renders with the page and whose code loads after the page's; until then the server's
 * HTML stays. Its props must stay the same between renders. The page's loader awaits `ready` on the server before
 * rendering. If the browser renders the page itself, `waiting` takes its place.
 */
export function lazyRendered<Props extends object>(
  load: Load<Props>,
  waiting: ReactNode = null,
): ComponentType<Props> & { ready: () => Promise<void> } {
  let rendered: ComponentType<Props> | undefined;
  const Part = lazy(async () => ({ default: await patiently(load) }));
  // a new render before the code has loaded would discard the server's HTML, so `memo` skips renders with equal props
  const Ahead = memo((props: Props) => {
    const Shown = rendered ?? Part;
    return (
      <Suspense fallback={waiting}>
        <Shown {...props} />
      </Suspense>
    );
  });
  const ready = async () => {
    const loaded = await load();
    // in the browser, switching to the loaded component would remount it
    if (!__BROWSER__) rendered = loaded;
  };
  return Object.assign(Ahead as unknown as ComponentType<Props>, { ready });
}
