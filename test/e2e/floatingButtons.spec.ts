import type { Page } from '@playwright/test';
import { logInAccount, newAccount } from './support/accounts';
import { expect, open, test } from './support/journey';

const pages = [
  '/',
  '/properties',
  '/properties/45',
  '/property-list',
  '/blog/1',
  '/about',
  '/contact',
  '/packages',
  '/reviews',
  '/property-form',
];
const barBelow = 900;

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

/** Scrolls a page from its top to its end. */
async function coveredAlong(page: Page): Promise<string[]> {
  const covered = new Set<string>();
  const record = async () => {
    for (const words of await coveredNow(page)) covered.add(words);
  };
  await record();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  // lazy content makes the page longer
  for (let at = 90; at < (await height()); at += 700) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), at);
    await record();
  }
  return [...covered];
}

test.describe('the floating buttons', () => {
  for (const width of [390, 768, 1024, 1280, 1440]) {
    test(`cover no text, no control and no card at ${width} px, from the top of each page to its end`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 844 });
      const covered: Record<string, string[]> = {};
      for (const path of pages) {
        await open(page, path);
        await expect(page.getByTestId('floating').getByRole('link').first()).toBeVisible();
        const words = await coveredAlong(page);
        if (words.length > 0) covered[path] = words;
      }
      expect(covered).toEqual({});
    });
  }

  test('on narrow screens are in a bar below the end of the page', { tag: '@bothScreens' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/properties', '/properties/45', '/about']) {
      await open(page, path);
      const gaps = () =>
        page.evaluate(() => {
          window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
          const all = [...document.querySelectorAll('[data-testid=floating], [data-dock]')].map((bar) =>
            bar.getBoundingClientRect(),
          );
          const bars = all.filter((bar) => bar.width === innerWidth);
          const end = [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect().bottom ?? 0;
          return [bars.length, innerHeight - (bars[0]?.bottom ?? 0), Math.abs(Math.round((bars[0]?.top ?? 0) - end))];
        });
      await expect.poll(gaps).toEqual([1, 0, 0]);
    }
  });

  test('are hidden on the page that they link to', async ({ page, request, address }) => {
    const account = await newAccount(request, address);
    await logInAccount(page, request, address, account);
    for (const [path, visible, hidden] of [
      ['/rate-us', 'Post A Property', 'Rate Us'],
      ['/reviews', 'Post A Property', 'Rate Us'],
      ['/property-form', 'Rate Us', 'Post A Property'],
    ] as const) {
      await open(page, path);
      const floating = page.getByTestId('floating');
      await expect(floating.getByRole('link', { name: visible })).toBeVisible();
      await expect(floating.getByRole('link', { name: hidden })).toHaveCount(0);
    }
  });

  test('move nothing while Rate Us shrinks and expands', async ({ page }) => {
    await page.setViewportSize({ width: barBelow + 100, height: 844 });
    await open(page, '/properties');
    const post = page.getByTestId('floating').getByRole('link', { name: 'Post A Property' });
    const card = page.getByRole('article').first();
    const before = [await post.boundingBox(), await card.boundingBox()];
    await page.getByTestId('floating').getByRole('link', { name: 'Rate Us' }).focus();
    expect([await post.boundingBox(), await card.boundingBox()]).toEqual(before);
  });
});
