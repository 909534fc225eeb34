import type { Page } from '@playwright/test';

/** When the connection was lost and found, and when the notice about it was shown and hidden, by the page's clock. */
export interface Noticed {
  lost: number;
  shown: number;
  found: number;
  hidden: number;
}

/** Records in the page itself when it shows a notice, because a test sees it later; call it before the page opens. */
export async function noticeTimes(page: Page, words: string): Promise<() => Promise<Noticed>> {
  await page.addInitScript((text) => {
    const noticed = { lost: NaN, shown: NaN, found: NaN, hidden: NaN };
    Object.assign(window, { noticed });
    window.addEventListener('offline', () => (noticed.lost = performance.now()));
    window.addEventListener('online', () => (noticed.found = performance.now()));
    new MutationObserver(() => {
      const isShown = [...document.querySelectorAll('[role=status]')].some((one) => one.textContent?.includes(text));
      if (isShown && !noticed.shown) noticed.shown = performance.now();
      if (!isShown && noticed.shown && !noticed.hidden) noticed.hidden = performance.now();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, words);
  return () => page.evaluate(() => (window as unknown as { noticed: Noticed }).noticed);
}
