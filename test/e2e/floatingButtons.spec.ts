import type { Page } from '@playwright/test';
import { isQuick } from '../support/scope';
import { logInAccount, newAccount } from './support/accounts';
import { barsAtEnd, barsOver, coveredAlong } from './support/floating';
import { expect, open, test } from './support/journey';
import { boxOf } from './support/places';
import { sweepOf } from './support/sweep';

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
const otherPages = ['/favourites', '/compare', '/blog', '/nowhere'];
const widths = isQuick ? [390] : [390, 768, 1024, 1280, 1440];
/** A window at 400 %, and a phone on its side. */
const shortScreens = [
  [320, 256],
  [844, 390],
] as const;
const withBarBelow = ['/', '/properties', '/properties/45', '/about'];
const barBelow = 900;

async function expectButtons(page: Page, path: string): Promise<void> {
  for (const [name, own] of [
    ['Post A Property', '/property-form'],
    ['Rate Us', '/reviews'],
  ] as const)
    if (path !== own) await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
}

test.describe('the floating buttons', () => {
  test('Post A Property and Rate Us are on each page, cover no text, no control and no card from the top of each page to its end, 390 to 1440 px wide, and end narrow pages; no bar stays over a page lower than 500 px', async ({
    page,
  }) => {
    test.setTimeout(480_000);
    const covered: Record<string, string[]> = {};
    for (const path of sweepOf(pages))
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, path);
        await expectButtons(page, path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          const words = await coveredAlong(page);
          if (words.length > 0) covered[`${path}, ${width} px`] = words;
          if (width === 390 && withBarBelow.includes(path))
            await expect
              .poll(() => barsAtEnd(page), `the bar below the end of ${path}`)
              .toEqual({ count: 1, toWindow: 0, toPage: 0 });
        }
        for (const [width, height] of shortScreens) {
          await page.setViewportSize({ width, height });
          await expect.poll(() => barsOver(page), `bars over ${path} at ${width} × ${height}`).toEqual([]);
        }
      });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of sweepOf(otherPages)) {
      await open(page, path);
      await expectButtons(page, path);
    }
    expect(covered).toEqual({});
  });

  test('are hidden on the page that they link to, and move nothing while Rate Us shrinks and expands', async ({
    page,
    request,
    address,
  }) => {
    await logInAccount(page, request, address, await newAccount(request, address));
    const floating = page.getByTestId('floating');
    for (const [path, visible, hidden] of [
      ['/rate-us', 'Post A Property', 'Rate Us'],
      ['/reviews', 'Post A Property', 'Rate Us'],
      ['/property-form', 'Rate Us', 'Post A Property'],
    ] as const) {
      await open(page, path);
      await expect(floating.getByRole('link', { name: visible })).toBeVisible();
      await expect(floating.getByRole('link', { name: hidden })).toHaveCount(0);
    }

    await page.setViewportSize({ width: barBelow + 100, height: 844 });
    await open(page, '/properties');
    const places = async () => [
      await boxOf(floating.getByRole('link', { name: 'Post A Property' })),
      await boxOf(page.getByRole('article').first()),
    ];
    const before = await places();
    await floating.getByRole('link', { name: 'Rate Us' }).focus();
    expect(await places()).toEqual(before);
  });
});
