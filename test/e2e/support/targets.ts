import type { Page } from '@playwright/test';
import { settled } from './places';

/**
 * What can be pressed and is smaller than this, in pixels.
 * @param inText which elements may be smaller within a text: links, or buttons, too
 */
export async function smallTargets(page: Page, least: number, inText: 'a' | 'a, button' = 'a'): Promise<string[]> {
  await settled(page);
  return page.evaluate(
    ([needed, exempt]) => {
      const covering = (element: Element) =>
        getComputedStyle(element, '::after').position === 'absolute' &&
        getComputedStyle(element, '::after').content !== 'none';
      const isInText = (element: Element) =>
        element.matches(exempt) &&
        ((element.tagName === 'A' && getComputedStyle(element).display === 'inline') ||
          (element.tagName === 'BUTTON' &&
            [...(element.parentNode?.childNodes ?? [])].some((one) => one.nodeType === 3 && one.textContent?.trim())));
      return [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input:not([type=hidden]), select, textarea, summary',
        ),
      ]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && !isInText(element) && !covering(element),
        )
        .map((element) => ({ target: element.closest('label') ?? element, words: element.outerHTML.slice(0, 120) }))
        .filter(({ target }) => {
          const { width, height, bottom } = target.getBoundingClientRect();
          // half a pixel for rounding; a skip link is outside the screen
          return height > 0 && (width < needed - 0.5 || height < needed - 0.5) && bottom > 0;
        })
        .map(({ words }) => words);
    },
    [least, inText] as const,
  );
}
