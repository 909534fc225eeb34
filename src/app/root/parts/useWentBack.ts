import { useEffect } from 'react';

/**
 * Calls back when the visitor goes back or forward. A menu closes on this and on its own links, not on every change of
 * the address: that of a page that was followed before may come when the menu is already open.
 */
export function useWentBack(onWentBack: () => void): void {
  useEffect(() => {
    window.addEventListener('popstate', onWentBack);
    return () => window.removeEventListener('popstate', onWentBack);
  }, [onWentBack]);
}
