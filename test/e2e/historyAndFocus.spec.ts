import type { Page } from '@playwright/test';
import { expect, logIn, open, test } from './support/journey';

const more = (page: Page) => page.locator('details', { hasText: 'More filters' });
const isOpen = (page: Page) => more(page).evaluate((details) => (details as HTMLDetailsElement).open);

test('More filters stays open while city, purpose and order change, until it is closed', async ({ page }) => {
  await open(page, '/properties');
  await page.getByText('More filters').click();
  await page.getByLabel('City', { exact: true }).selectOption('pune');
  await expect(page).toHaveURL(/city=pune/);
  expect(await isOpen(page)).toBe(true);
  await page.getByLabel('Purpose').selectOption('sale');
  await expect(page).toHaveURL(/purpose=sale/);
  await page.getByLabel('Sort by').selectOption('price');
  await expect(page).toHaveURL(/ordering=price/);
  expect(await isOpen(page)).toBe(true);
  await page.getByLabel('Bedrooms').selectOption('2');
  await expect(page).toHaveURL(/min_bedrooms=2/);
  await page.getByLabel('Bedrooms').selectOption('');
  await expect(page).not.toHaveURL(/min_bedrooms/);
  expect(await isOpen(page)).toBe(true);
  await page.getByText('More filters').click();
  await page.getByLabel('City', { exact: true }).selectOption('indore');
  await expect(page).toHaveURL(/city=indore/);
  expect(await isOpen(page)).toBe(false);
});

test('a selected filter keeps the focus; Back restores the form', async ({ page }) => {
  await open(page, '/properties');
  const city = page.getByLabel('City', { exact: true });
  await city.focus();
  await city.selectOption('pune');
  await expect(page).toHaveURL(/city=pune/);
  await expect(page.getByText(/^\d+ listings?$/)).toBeVisible();
  await expect(city).toBeFocused();
  await city.selectOption('indore');
  await expect(page).toHaveURL(/city=indore/);
  await page.goBack();
  await expect(city).toHaveValue('pune');
  await page.goBack();
  await expect(city).toHaveValue('');
  await page.goForward();
  await expect(city).toHaveValue('pune');
});

test('searching again with the same filters adds no history entry', async ({ page }) => {
  await open(page, '/properties?city=pune');
  const steps = () => page.evaluate(() => history.length);
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  const before = await steps();
  await field.fill('garden');
  await field.press('Enter');
  await expect(page).toHaveURL(/search=garden/);
  expect(await steps()).toBe(before + 1);
  for (let again = 0; again < 3; again += 1) await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field.press('Enter');
  await expect(page.getByText(/listings? for “garden”/)).toBeVisible();
  expect(await steps()).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\?city=pune$/);
});

test('Back closes the full-screen gallery and stays on the listing', { tag: '@bothScreens' }, async ({ page }) => {
  await open(page, '/properties');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/properties\/\d+$/);
  const address = page.url();
  const opener = page.getByRole('button', { name: 'View full screen' });
  const whole = page.getByRole('dialog', { name: /^Pictures of/ });
  await expect(opener).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 120));
  const scrolled = () => page.evaluate(() => window.scrollY);
  await opener.click();
  await expect(whole).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(whole.getByRole('status')).toHaveText(/^2 of/);
  expect(await scrolled()).toBe(120);
  await page.goBack();
  await expect(whole).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(opener).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^2 of/ })).toBeVisible();
  expect(await scrolled()).toBe(120);
  // closing by its button leaves no history entry
  await opener.click();
  await whole.getByRole('button', { name: 'Close' }).click();
  await expect(whole).toBeHidden();
  // wait until the browser has gone back
  await expect.poll(() => page.evaluate(() => (history.state as { usr?: unknown }).usr ?? null)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/properties$/);
});

test('Next to the last page keeps the focus in the pagination', async ({ page }) => {
  await open(page, '/properties');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const last = await pages.getByRole('link', { name: /^Page \d+$/ }).count();
  for (let at = 2; at <= last; at += 1) {
    await pages.getByRole('link', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`page=${at}$`));
    await expect(pages.getByRole('link', { name: `Page ${at}`, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await expect(pages.getByRole('link', { name: `Page ${last}`, exact: true })).toBeFocused();
});

test('the focus returns to the pagination when the next page was slow', async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(/offset=24/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/properties');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2$/);
  await expect(pages).toBeHidden();
  answer();
  await expect(pages.locator(':focus')).toHaveCount(1);
});

for (const width of [390, 768, 1440]) {
  test(`the bar does not move when an account’s page hydrates, ${width} px wide`, async ({
    page,
    request,
    address,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, request, address, 'owner');
    await page.addInitScript(() => {
      const measured = window as unknown as { places: string[] };
      measured.places = [];
      const measure = () => {
        const parts = [
          ...document.querySelectorAll<HTMLElement>('header a[aria-label]:not([href="/login"]), header nav'),
        ];
        // a font that arrives changes the width of text; `fonts.status` is "loaded" before the first one is requested, too
        const named = (family: string | undefined) => (family ?? '').replaceAll(/["']/g, '').trim();
        const loaded = new Set(
          [...document.fonts].flatMap((face) => (face.status === 'loaded' ? [named(face.family)] : [])),
        );
        const fontsAreThere = [...document.querySelectorAll('header a')].every((part) =>
          loaded.has(named(getComputedStyle(part).fontFamily.split(',')[0])),
        );
        if (parts.length > 0 && fontsAreThere)
          measured.places.push(parts.map((part) => Math.round(part.getBoundingClientRect().left)).join(' '));
        requestAnimationFrame(measure);
      };
      requestAnimationFrame(measure);
    });
    for (const path of ['/', '/properties']) {
      await open(page, path);
      await expect(page.getByRole('button', { name: /^Account of owner/ })).toBeVisible();
      const places = await page.evaluate(() => (window as unknown as { places: string[] }).places);
      expect(places.length).toBeGreaterThan(1);
      const columns = places.map((line) => line.split(' ').map(Number));
      const moved = (columns[0] ?? []).map(
        (_, at) =>
          Math.max(...columns.map((line) => line[at] ?? 0)) - Math.min(...columns.map((line) => line[at] ?? 0)),
      );
      expect(Math.max(...moved)).toBeLessThanOrEqual(4);
    }
  });
}
