/** Storage that may be full, forbidden or absent: then reads return null, writes return false, and nothing throws. */
function open(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window[kind];
  } catch {
    return null;
  }
}

function storeIn(kind: 'localStorage' | 'sessionStorage') {
  return {
    read(key: string): string | null {
      try {
        return open(kind)?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(key: string, value: string): boolean {
      try {
        open(kind)?.setItem(key, value);
        return open(kind) !== null;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        open(kind)?.removeItem(key);
      } catch {
        // nothing was stored, so there is nothing to remove
      }
    },
  };
}

/** Outlives the tab. */
export const localStore = storeIn('localStorage');
/** Ends with the tab. */
export const sessionStore = storeIn('sessionStorage');
