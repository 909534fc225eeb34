import { expect, open, test } from './support/journey';
import { follow } from './support/reading';

/** Each screen with the requests that are delayed while it loads. */
const loads = [
  ['/properties', '**/api/properties/**'],
  ['/about', '**/api/static-pages/**'],
  ['/construction', '**/api/construction-services/**'],
  ['/reviews', '**/api/{reviews,site-images}/**'],
  ['/blog', '**/api/blogs/**'],
] as const;

for (const [to, calls] of loads) {
  test(
    `H4 placeholders on ${to} have the size of the content: nothing shifts`,
    { tag: '@bothScreens' },
    async ({ page }) => {
      await open(page, '/packages');
      await page.evaluate(() => {
        const measured = window as unknown as { shift: number };
        measured.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) measured.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: false });
      });
      let release = () => {};
      const held = new Promise<void>((go) => {
        release = go;
      });
      await page.route(calls, async (route) => {
        await held;
        await route.continue();
      });
      await follow(page, to);
      await expect(page).toHaveURL(new RegExp(`${to}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // shifts within half a second of the click belong to the change of page
      await page.waitForTimeout(600);
      const before = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      const arrived = page.waitForResponse((answer) => answer.url().includes('/api/'));
      release();
      await arrived;
      await expect(page.locator('main img').first()).toBeVisible();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect(
        await page.evaluate((already) => (window as unknown as { shift: number }).shift - already, before),
      ).toBeLessThanOrEqual(0.02);
    },
  );
}
