import { type Locator, type Page, expect } from '@playwright/test';
import { boxOf, settled } from './places';

/** How far the page is scrolled, for expectations that poll. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls an element to the middle of the window; returns where it is then. */
export async function middleOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(locator).toBeVisible();
  await settled(locator.page());
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return boxOf(locator);
}

/** How far an element is from the top of the document, for expectations that poll. */
export const fromTop = (locator: Locator) =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));

/** How far an element is from the top of the window, for expectations that poll. */
export const inWindow = (locator: Locator) =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** The sizes of all elements of a locator, in whole pixels, for expectations that poll. */
export const sizesOf = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width: Math.round(width), height: Math.round(height) };
    }),
  );

/** The focused element if something fixed to the window covers it; null if it can be seen. */
export const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (
      !focused ||
      focused === document.body ||
      focused.closest('[data-testid=bar], [data-testid=floating], [data-dock]')
    )
      return null;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const isSeen = [
      [left + 3, top + 3],
      [right - 3, bottom - 3],
      [(left + right) / 2, (top + bottom) / 2],
    ].some(([x = 0, y = 0]) => {
      const at = document.elementFromPoint(x, y);
      return at !== null && (focused.contains(at) || at.contains(focused));
    });
    return isSeen ? null : focused.outerHTML.slice(0, 160);
  });

/** Resolves once the page does not scroll any more after a swipe. */
export const momentumEnded = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let [last, same] = [-1, 0];
        const compare = () => {
          same = scrollY === last ? same + 1 : 0;
          last = scrollY;
          if (same > 20) done();
          else requestAnimationFrame(compare);
        };
        compare();
      }),
  );
