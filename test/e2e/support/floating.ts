import type { Page } from '@playwright/test';
import { settled } from './places';

/** What the floating buttons cover now: text, controls, cards, and a listing's price card. */
function coveredNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll('[data-testid=floating] a')].map((button) =>
      button.getBoundingClientRect(),
    );
    const isMine = (element: Element) =>
      element.closest('[data-testid=floating], [data-testid=bar], [aria-hidden=true], head, script') !== null;
    const bar = document.querySelector('[data-testid=floating]')?.getBoundingClientRect();
    // a full-width bar is the end of the screen; nothing is visible below a page's own bar
    const isUnderBar = (box: DOMRect) => bar !== undefined && bar.width === innerWidth && box.bottom > bar.top;
    const dock = document.querySelector('[data-dock]');
    const isDock = dock !== null && getComputedStyle(dock).position === 'fixed';
    const covered: string[] = [];
    const look = (element: Element, box: DOMRect, words: string) => {
      if (isMine(element) || isUnderBar(box) || (isDock && !dock.contains(element))) return;
      for (const button of buttons) {
        const [left, right] = [Math.max(box.left, button.left), Math.min(box.right, button.right)];
        const [top, bottom] = [Math.max(box.top, button.top), Math.min(box.bottom, button.bottom)];
        if (right - left < 1 || bottom - top < 1) continue;
        if (document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(element))
          covered.push(words.slice(0, 60));
      }
    };
    for (const element of document.querySelectorAll(
      'a, button, input, select, textarea, summary, li article, [data-dock]',
    )) {
      // if a bar contains the buttons, its own text and controls are checked
      if (!(isDock && element === dock))
        look(element, element.getBoundingClientRect(), `<${element.tagName.toLowerCase()}> ${element.textContent}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) look(parent, box, node.textContent);
    }
    return [...new Set(covered)];
  });
}

/** What the floating buttons cover anywhere between the top of the page and its end. */
export async function coveredAlong(page: Page): Promise<string[]> {
  const covered = new Set<string>();
  const scrollTo = (to: number) =>
    page.evaluate((top) => {
      window.scrollTo({ top, behavior: 'instant' });
      return document.documentElement.scrollHeight;
    }, to);
  // lazy content makes the page longer
  for (let at = 0, height = 1; at < height; at = at === 0 ? 90 : at + 700) {
    height = await scrollTo(at);
    await settled(page);
    for (const words of await coveredNow(page)) covered.add(words);
  }
  return [...covered];
}

/** At the end of the page: how many bars are at its width, how far below the first one ends the window and the page. */
export async function barsAtEnd(page: Page): Promise<{ count: number; toWindow: number; toPage: number }> {
  await settled(page);
  return page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const bars = [...document.querySelectorAll('[data-testid=floating], [data-dock]')]
      .map((bar) => bar.getBoundingClientRect())
      .filter((bar) => bar.width === innerWidth);
    const end = [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect().bottom ?? 0;
    return {
      count: bars.length,
      toWindow: innerHeight - (bars[0]?.bottom ?? 0),
      toPage: Math.abs(Math.round((bars[0]?.top ?? 0) - end)),
    };
  });
}

/** What stays over the page while it is scrolled and is as wide as most of it, with its height in pixels. */
export const barsOver = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isBar = (element: HTMLElement) => {
      const { position, visibility } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isPinned = position === 'fixed' || position === 'sticky';
      return isPinned && visibility === 'visible' && height > 4 && width > window.innerWidth * 0.6;
    };
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(isBar)
      .map((bar) => `${bar.tagName} ${bar.getAttribute('aria-label') ?? ''} ${Math.round(bar.offsetHeight)}`);
  });
