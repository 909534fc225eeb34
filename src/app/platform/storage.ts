/** Storage that may be full, forbidden or absent: then reads return null, writes return false, and nothing throws. */
function storeIn(kind: 'localStorage' | 'sessionStorage') {
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(window[kind]);
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key: string): string | null => attempt((storage) => storage.getItem(key), null),
    write: (key: string, value: string): boolean =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key: string): void => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** Outlives the tab. */
export const localStore = storeIn('localStorage');
/** Ends with the tab. */
export const sessionStore = storeIn('sessionStorage');
