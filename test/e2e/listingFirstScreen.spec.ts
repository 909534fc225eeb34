import type { Page } from '@playwright/test';
import { expect, open, test } from './support/journey';
import { boxOf } from './support/places';

/** Photograph, price, title, three facts and the first way to reach us: whole, and above what is fixed at the screen's end. */
async function expectFirstScreen(page: Page, height: number): Promise<void> {
  const dock = page.locator('[data-dock]');
  const isBar = await dock.evaluate((element) => getComputedStyle(element).position === 'fixed');
  const end = isBar ? (await boxOf(dock)).y : height;
  for (const part of [
    page.locator('main picture').first(),
    page.getByRole('complementary', { name: 'Price and enquiry' }).getByText(/^₹/).first(),
    page.getByRole('heading', { level: 1 }),
    page.locator('main ul:has(> [data-fact])').first(),
  ]) {
    const { y, height: tall } = await boxOf(part);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + tall).toBeLessThanOrEqual(end);
  }
}

test.describe('the first screen of a listing', { tag: '@desktop' }, () => {
  test('S17 shows photographs, price, title and facts, on a laptop and on a phone, where bars cover at most 120 px', async ({
    page,
  }) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, '/properties/45');
      await page.evaluate(() => document.fonts.ready);
      await expectFirstScreen(page, height);
    }
    const [bar, dock] = [await boxOf(page.getByTestId('bar')), await boxOf(page.locator('[data-dock]'))];
    expect(bar.height + dock.height).toBeLessThanOrEqual(120);
    const floating = await boxOf(page.getByTestId('floating'));
    expect(floating.height).toBeLessThanOrEqual(48);
    expect(floating.y + floating.height).toBeLessThanOrEqual(dock.y);
  });

  test(
    'its ways to reach us come before its sections in the order of the keyboard, and it is at most 6,500 px long',
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, '/properties/45');
      const firstAction = page.locator('[data-dock] a').first();
      await expect
        .poll(() =>
          firstAction.evaluate((action) =>
            [...document.querySelectorAll('#facts, #enquire')].every(
              (section) => action.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING,
            ),
          ),
        )
        .toBe(true);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_500);
    },
  );
});
