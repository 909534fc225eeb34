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

/** The links, buttons and fields of the page that are smaller than needed; links within a text may be. */
export async function smallTargets(page: Page, needed: number): Promise<string[]> {
  await settled(page);
  return page.evaluate((least) => {
    const covering = (element: Element) =>
      getComputedStyle(element, '::after').position === 'absolute' &&
      getComputedStyle(element, '::after').content !== 'none';
    const inText = (element: Element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    return [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, textarea, summary'),
    ]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !inText(element) && !covering(element),
      )
      .map((element) => ({ target: element.closest('label') ?? element, words: element.outerHTML.slice(0, 120) }))
      .filter(({ target }) => {
        const { width, height, bottom } = target.getBoundingClientRect();
        // half a pixel for rounding; a skip link is outside the screen
        return height > 0 && (width < least - 0.5 || height < least - 0.5) && bottom > 0;
      })
      .map(({ words }) => words);
  }, needed);
}

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
        const look = () => {
          same = scrollY === last ? same + 1 : 0;
          last = scrollY;
          if (same > 20) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
