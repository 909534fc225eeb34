import type { Page } from '@playwright/test';
import { expect, open, reload, test } from './support/journey';
import { boxOf } from './support/places';
import { inWindow, scrolled } from './support/positions';
import { openFilters, searchBySentence, searchPanel } from './support/searchPanel';

const cardsOn = (page: Page) => page.locator('[data-listing] article');
const firstPicture = (page: Page) => page.locator('[data-pictures]').first();

/** The bar of quick actions at the bottom of narrow screens covers what is below its top. */
async function covered(page: Page): Promise<number> {
  const { y, width } = await boxOf(page.getByTestId('floating'));
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  return width > screen.width / 2 ? y : screen.height;
}

async function expectFirstCard(page: Page, isWhole: boolean): Promise<void> {
  const picture = await boxOf(firstPicture(page));
  expect(picture.y).toBeLessThanOrEqual(260);
  if (!isWhole) return expect(picture.y + 60).toBeLessThan(await covered(page));
  const card = await boxOf(cardsOn(page).first());
  expect(card.y + card.height).toBeLessThanOrEqual(await covered(page));
}

test('S17 the first screen of a phone has a whole home, with any filters, after a reload and a sentence, and near ones where none fits', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'the screen of a phone');
  const queries = [
    '',
    '?city=pune&type=villa&purpose=sale&min_bathrooms=2&max_price=90000000&has=photos',
    '?search=villa+with+xylobrome',
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  for (const query of queries) {
    await open(page, `/properties${query}`);
    await expectFirstCard(page, true);
    await expect(searchPanel(page)).toBeHidden();
  }
  await reload(page);
  await expectFirstCard(page, true);
  await searchBySentence(page, 'villa in Pune under 12 cr');
  await expect(page.getByRole('list', { name: 'What you search for' })).toContainText('Pune');
  await expect(page.getByText(/^\d+ listings? for “villa in Pune under 12 cr”$/)).toBeVisible();
  await expectFirstCard(page, true);
  await open(page, '/properties?search=society+flat+aundh+with+helipad');
  await expect(page.getByRole('heading', { name: 'Close matches' })).toBeVisible();
  const near = await boxOf(firstPicture(page));
  expect(near.y + near.height).toBeLessThanOrEqual(await covered(page));
  // the narrowest last: a phone's browser keeps its scale when its window grows
  await page.setViewportSize({ width: 320, height: 568 });
  for (const query of queries) {
    await open(page, `/properties${query}`);
    await expectFirstCard(page, false);
  }
});

test('S17 the first screen of a desk has the whole first row', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const query of ['', '?city=pune&type=villa&min_bathrooms=2&max_price=90000000']) {
    await open(page, `/properties${query}`);
    const picture = await boxOf(firstPicture(page));
    expect(picture.y).toBeLessThanOrEqual(320);
    const card = await boxOf(cardsOn(page).first());
    expect(card.y + card.height).toBeLessThanOrEqual(900);
  }
});

test('H31 after a filter, a sort, a reload and Back the results are where they were, the first card in view', async ({
  page,
}) => {
  await open(page, '/properties');
  const top = (await boxOf(firstPicture(page))).y;
  const expectSame = async () => {
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect.poll(() => inWindow(firstPicture(page))).toBe(Math.round(top));
  };
  await openFilters(page);
  await page.getByLabel('Type').selectOption('villa');
  await expect(page).toHaveURL(/type=villa/);
  await page.keyboard.press('Escape');
  await expectSame();
  await page.getByLabel('Sort by').selectOption('price');
  await expect(page).toHaveURL(/ordering=price/);
  await expectSame();
  await reload(page);
  await expectSame();
  await page.goBack();
  await expect(page).not.toHaveURL(/ordering=price/);
  await expectSame();
  // who has scrolled on sees the first of the new ones, too
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await page.getByLabel('Sort by').evaluate((list: HTMLSelectElement) => {
    list.value = '-price';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page).toHaveURL(/ordering=-price/);
  await expectSame();
});

test('a card shows its other photographs by a swipe, its buttons and the arrow keys, and loads them only then', async ({
  page,
}, { project }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/properties\/\d+\/$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await open(page, '/properties?has=photos');
  const card = cardsOn(page).first();
  await expect(card.locator('[data-pictures] img')).toHaveCount(1);
  await card.getByRole('link').focus();
  await expect(card.getByRole('button', { name: /^Next picture of/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('status')).toHaveText(/^2 of \d+$/);
  await expect(card.locator('[data-pictures] img')).toHaveCount(2);
  await card.getByRole('button', { name: /^Previous picture of/ }).click();
  await expect(card.getByRole('status')).toHaveText(/^1 of \d+$/);
  if (project.name !== 'phone') return;
  const { x, y, width, height } = await boxOf(card.locator('[data-pictures]'));
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: string, across?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: across === undefined ? [] : [{ x: x + width * across, y: y + height / 2 }],
    });
  await touch('touchStart', 0.8);
  for (const across of [0.7, 0.5, 0.3]) await touch('touchMove', across);
  await touch('touchEnd');
  await expect(card.getByRole('status')).toHaveText(/^2 of \d+$/);
  await expect(page).toHaveURL(/\/properties\?/);
});
