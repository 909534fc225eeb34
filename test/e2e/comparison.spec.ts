import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './support/journey';
import { boxOf } from './support/places';
import { scales, watchCalls } from './support/visitorTools';

/** On a narrow listing, which has a bar of its own, the tray is a small button above the price. */
async function expectFolded(page: Page, tray: Locator): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  if (width >= 900) return;
  const [folded, price] = [await boxOf(tray), await boxOf(page.locator('[data-dock]'))];
  expect(folded.height).toBeLessThanOrEqual(48);
  expect(folded.width).toBeLessThanOrEqual(width / 2);
  expect(folded.y + folded.height).toBeLessThanOrEqual(price.y);
  await expect(tray.getByRole('link', { name: 'Compare' })).toBeVisible();
}

test.describe('the comparison', () => {
  test('cards select up to four listings, a fifth shows a message, and the tray opens the comparison, which is kept without ids too', async ({
    page,
  }) => {
    await open(page, '/compare');
    await expect(page.getByRole('heading', { name: 'No listings selected yet.' })).toBeVisible();
    await open(page, '/properties');
    for (const at of [0, 1, 2]) await scales(page).nth(at).click();
    const tray = page.getByRole('complementary', { name: 'Comparison' });
    await expect(tray.getByRole('status')).toHaveText(/^3 of 4/);
    const title = await page.getByRole('article').nth(3).getByRole('heading').innerText();
    await page.getByRole('article').nth(3).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const own = page.getByRole('button', { name: `: ${title}` }).filter({ hasText: /^\s*(Compare|Comparing)$/ });
    await own.click();
    await expect(own).toHaveText('Comparing');
    await expect(tray.getByRole('status')).toHaveText(/^4 of 4/);
    await expectFolded(page, tray);
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    await scales(page).nth(4).click();
    await expect(page.getByRole('alert')).toHaveText(
      'You can compare up to 4 listings at a time. Remove one to add another.',
    );
    await expect(scales(page).nth(4)).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await tray
      .getByRole('button', { name: /^Remove .* from the comparison$/ })
      .first()
      .click();
    await expect(tray.getByRole('status')).toHaveText(/^3 of 4/);
    await expect(scales(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
    const ids = await page.evaluate(() => JSON.parse(localStorage.getItem('compared') ?? '[]') as number[]);
    const ofIds = new RegExp(`/compare\\?ids=${ids.join('(,|%2C)')}$`);
    await tray.getByRole('link', { name: 'Compare' }).click();
    await expect(page).toHaveURL(ofIds);
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expect(tray).toHaveCount(0);
    await open(page, '/compare');
    await expect(page).toHaveURL(ofIds);
    await expect(page.getByRole('columnheader')).toHaveCount(3);
  });

  test('H2 its address can be shared: the server renders it and a reload restores it, with one request for all listings', async ({
    page,
    request,
    address,
  }) => {
    const html = await (await request.get(`${address}/compare?ids=45,44`)).text();
    expect(html).toContain('Three-bedroom corner flat');
    expect(html).toContain('<th scope="row"');
    const calls = watchCalls(page);
    await open(page, '/compare?ids=45,44,2000000000');
    const table = page.getByRole('region', { name: 'Comparison' }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table.getByRole('rowheader', { name: /^Price \(differs\)/ })).toBeVisible();
    await expect(table.getByRole('columnheader').nth(2)).toContainText('No longer available');
    expect(calls.filter((call) => call.includes('/api/properties/'))).toEqual([]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('compared'))).toBeNull();

    await expect(table.getByRole('rowheader').filter({ hasNotText: '(differs)' })).not.toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    await expect(table.getByRole('rowheader').filter({ hasNotText: '(differs)' })).toHaveCount(0);
    await expect(table.getByRole('rowheader')).not.toHaveCount(0);

    await page.getByRole('button', { name: 'Remove listing 2000000000' }).click();
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await expect(page).toHaveURL(/ids=45(,|%2C)44$/);
    await page.getByRole('button', { name: /^Remove Three-bedroom/ }).click();
    await expect(table.getByRole('columnheader')).toHaveCount(1);
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByRole('heading', { name: 'No listings selected yet.' })).toBeVisible();
  });

  test(
    'on a narrow screen the table scrolls horizontally, also by keyboard, and its row names stay visible',
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/compare?ids=45,44,43,42');
      const region = page.getByRole('region', { name: 'Comparison' });
      const name = region.getByRole('rowheader').first();
      const second = region.getByRole('columnheader').nth(1);
      const before = [(await boxOf(name)).x, (await boxOf(second)).x] as const;
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await region.focus();
      for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
      await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(60);
      await expect.poll(async () => (await boxOf(second)).x).toBeLessThan(before[1] - 60);
      await expect.poll(async () => (await boxOf(name)).x).toBe(before[0]);
    },
  );
});
