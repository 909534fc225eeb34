import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True on the server and while its HTML is being hydrated, which must render the same. False at once in what the
 * browser renders by itself, where `useHydrated` is false at first.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
