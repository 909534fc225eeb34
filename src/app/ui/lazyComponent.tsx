import { type ComponentType, type ReactNode, Suspense, lazy, memo } from 'react';
import { useHydrated } from './useHydrated';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** Loads code; where it cannot be had, when the connection is back. */
function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(
    () => new Promise((resolve) => window.addEventListener('online', () => resolve(patiently(load)), { once: true })),
  );
}

/** A part whose code comes once the page is alive. On the server and until then `waiting` stands in its place: of the same size, and true by itself. */
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
 * A part that the server draws with the page and whose code comes to the browser after the page's own: until then it reads as it was drawn.
 * Its props must stay the same from drawing to drawing. `ready` is for the page's loader: the server awaits it before it draws. Where the
 * browser draws the page itself, `waiting` stands in its place.
 */
export function lazyRendered<Props extends object>(
  load: Load<Props>,
  waiting: ReactNode = null,
): ComponentType<Props> & { ready: () => Promise<void> } {
  let drawn: ComponentType<Props> | undefined;
  const Part = lazy(async () => ({ default: await patiently(load) }));
  // changed before its code is here, it would have to be thrown away and drawn anew: so it hears of no change that is none
  const Ahead = memo((props: Props) => {
    const Shown = drawn ?? Part;
    return (
      <Suspense fallback={waiting}>
        <Shown {...props} />
      </Suspense>
    );
  });
  const ready = async () => {
    const loaded = await load();
    // a browser that changed from one to the other would begin the part anew
    if (!__BROWSER__) drawn = loaded;
  };
  return Object.assign(Ahead as unknown as ComponentType<Props>, { ready });
}
