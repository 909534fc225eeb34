import { expect, logIn, open, test } from './support/journey';
import { openFilters, searchBySentence, searchPanel } from './support/searchPanel';
import { watchBar } from './support/stillBar';
import { sweepOf } from './support/sweep';

test('H31 S17 a selected filter applies at once and keeps the focus; Back closes the panel, then restores the form; no address opens the panel', async ({
  page,
}) => {
  await open(page, '/properties?min_bathrooms=2&has=photos');
  const panel = searchPanel(page);
  const found = page.getByText(/^\d+ listings?$/);
  const before = await found.innerText();
  await expect(panel).toBeHidden();
  await openFilters(page);
  const city = page.getByLabel('City', { exact: true });
  await city.focus();
  await city.selectOption('pune');
  await expect(page).toHaveURL(/city=pune/);
  const show = panel.getByRole('button', { name: /^Show \d+ homes?$/ });
  // the address is ahead of the results
  await expect.poll(async () => (await found.allInnerTexts()).filter((text) => text !== before).length).toBe(1);
  await expect(show).toHaveText(`Show ${Number.parseInt(await found.innerText(), 10)} homes`);
  await expect(city).toBeFocused();
  await city.selectOption('indore');
  await expect(page).toHaveURL(/city=indore/);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/city=indore/);
  await page.goBack();
  await expect(city).toHaveValue('pune');
  await page.goForward();
  await expect(city).toHaveValue('indore');

  await openFilters(page);
  await page.getByLabel('Bedrooms', { exact: true }).selectOption('2');
  await expect(page).toHaveURL(/min_bedrooms=2/);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.locator('[data-pill] button:focus')).toHaveCount(1);
  await openFilters(page);
  await show.click();
  await expect(panel).toBeHidden();
});

test('searching again with the same filters adds no history entry', { tag: '@all' }, async ({ page }) => {
  await open(page, '/properties?city=pune');
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await searchBySentence(page, 'garden');
  await expect(page).toHaveURL(/search=garden/);
  await expect.poll(steps).toBe(before + 1);
  for (let again = 0; again < 3; again += 1) await searchBySentence(page, 'garden');
  await expect(page.getByText(/listings? for “garden”/)).toBeVisible();
  await expect.poll(steps).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\?city=pune$/);
});

test('Back closes the full-screen gallery and stays on the listing', async ({ page }) => {
  // other tests post and feature listings without photographs, none of them with this word
  await open(page, '/properties?search=penthouse');
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
  await expect.poll(scrolled).toBe(120);
  await page.goBack();
  await expect(whole).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(opener).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^2 of/ })).toBeVisible();
  await expect.poll(scrolled).toBe(120);
  // closing by its button leaves no history entry
  await opener.click();
  await whole.getByRole('button', { name: 'Close' }).click();
  await expect(whole).toBeHidden();
  // wait until the browser has gone back
  await expect.poll(() => page.evaluate(() => (history.state as { usr?: unknown }).usr ?? null)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/properties\?search=penthouse$/);
});

test('Next keeps the focus in the pagination, after a slow page too, and on the last page', async ({ page }) => {
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
  const last = await pages.getByRole('link', { name: /^Page \d+$/ }).count();
  expect(last).toBeGreaterThan(1);
  for (let at = 2; at <= last; at += 1) {
    await pages.getByRole('link', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`page=${at}$`));
    if (at === 2) {
      await expect(pages).toBeHidden();
      answer();
    }
    await expect(pages.getByRole('link', { name: `Page ${at}`, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(pages.locator(':focus')).toHaveCount(1);
  }
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await expect(pages.getByRole('link', { name: `Page ${last}`, exact: true })).toBeFocused();
});

test('the bar does not move when an account’s page hydrates, 390, 768 and 1440 px wide', async ({
  page,
  request,
  address,
}) => {
  await logIn(page, request, address, 'owner');
  const bar = await watchBar(page);
  for (const width of sweepOf([390, 768, 1440])) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/properties']) {
      await open(page, path);
      await expect(page.getByRole('button', { name: /^owner’s account/ })).toBeVisible();
      await expect.poll(async () => (await bar()).frames).toBeGreaterThan(1);
      await expect.poll(async () => (await bar()).moved, `${path}, ${width} px`).toBeLessThanOrEqual(4);
    }
  }
});
