import { expect, open, test } from './support/journey';
import { ofChunk } from './support/ofChunk';

test(
  'a listing’s navigation leads to its parts by keyboard and marks where the reader is',
  { tag: '@bothScreens' },
  async ({ page }) => {
    await open(page, '/properties/45');
    const nav = page.getByRole('navigation', { name: 'On this page' });
    const current = nav.locator('[aria-current="location"]');
    for (const [link, heading] of [
      ['Papers', 'Papers and register'],
      ['Facts', 'Facts'],
    ] as const) {
      await nav.getByRole('link', { name: link, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(current).toHaveText(link);
      const title = page.getByRole('heading', { name: heading, exact: true });
      await expect(title).toBeInViewport({ ratio: 1 });
      // the bar and the navigation cover nothing of it
      const [bar, found] = [await nav.boundingBox(), await title.boundingBox()];
      expect(found?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }
  },
);

test('a listing’s navigation works before its code has loaded', async ({ page }) => {
  const chunks: (() => void)[] = [];
  await page.route(ofChunk('listing'), async (route) => {
    await new Promise<void>((resolve) => chunks.push(resolve));
    await route.continue();
  });
  await open(page, '/properties/45');
  await expect.poll(() => chunks.length).toBeGreaterThan(0);
  const papers = page.getByRole('heading', { name: 'Papers and register' });
  await page.getByRole('link', { name: 'Papers', exact: true }).click();
  await expect(papers).toBeInViewport({ ratio: 1 });
  chunks.forEach((go) => go());
  await expect(page.locator('[aria-current="location"]').filter({ hasText: 'Papers' })).toBeVisible();
  await expect(papers).toBeInViewport({ ratio: 1 });
});
