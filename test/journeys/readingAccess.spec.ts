import AxeBuilder from '@axe-core/playwright';
import { expect, open, test } from './support/journey';

const screens = ['/blog', '/blog?category=Luxury+Living', '/blog/1', '/blog/99999', '/reviews', '/rate-us', '/about', '/construction', '/newsletter/confirm?token=x'] as const;

for (const screen of screens) {
  test(`axe finds nothing on ${screen}, in either scheme`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, screen);
      await page.evaluate(() => document.fonts.ready);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`)).toEqual([]);
    }
  });

  test(`H13 every target of ${screen} is large enough, and H19 nothing is wider than 320 px`, async ({ page }, { project }) => {
    await open(page, screen);
    const least = project.name === 'phone' ? 44 : 24;
    const small = await page.locator('main').evaluate((main, needed) => {
      const covering = (element: Element) => getComputedStyle(element, '::after').position === 'absolute' && getComputedStyle(element, '::after').content !== 'none';
      const inText = (element: Element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline';
      return [...main.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, textarea')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !inText(element) && !covering(element))
        .map((element) => ({ box: (element.closest('label') ?? element).getBoundingClientRect(), words: element.outerHTML.slice(0, 120) }))
        // half a pixel for rounding
        .filter(({ box: { width, height } }) => width < needed - 0.5 || height < needed - 0.5)
        .map(({ words }) => words);
    }, least);
    expect(small).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

for (const [from, to, calls] of [['/contact', '/about', '**/api/static-pages/**'], ['/contact', '/construction', '**/api/construction-services/**'], ['/contact', '/reviews', '**/api/{reviews,site-images}/**'], ['/contact', '/blog', '**/api/blogs/**']] as const) {
  test(`H4 what loads on ${to} has the size of what comes: nothing shifts`, async ({ page }) => {
    await open(page, from);
    await page.evaluate(() => {
      const told = window as unknown as { shift: number };
      told.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) told.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: false });
    });
    let release = () => {};
    const held = new Promise<void>((go) => { release = go; });
    await page.route(calls, async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click(), to);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // what follows a click within half a second is the change of page itself
    await page.waitForTimeout(600);
    const before = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    const arrived = page.waitForResponse((answer) => answer.url().includes('/api/'));
    release();
    await arrived;
    await expect(page.locator('main img').first()).toBeVisible();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.evaluate((already) => (window as unknown as { shift: number }).shift - already, before)).toBeLessThanOrEqual(0.02);
  });
}
