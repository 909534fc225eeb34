import { expect, open, test } from './support/journey';
import { boxOf } from './support/places';
import { storedItems } from './support/session';

test.describe('the hero', () => {
  test('has five slides with title, subtitle and description, social links and Explore Properties, and searches for any text', async ({
    page,
  }) => {
    await open(page, '/');
    const hero = page.locator('section[aria-roledescription="carousel"]');
    const ticks = hero.getByRole('button', { name: /^Slide \d of 5: / });
    await expect(ticks).toHaveCount(5);
    await hero.getByRole('button', { name: 'Pause slideshow' }).click();
    const seen = new Set<string>();
    for (let at = 0; at < 5; at += 1) {
      await ticks.nth(at).click();
      await expect(ticks.nth(at)).toHaveAttribute('aria-current', 'true');
      const title = hero.getByRole('heading', { level: 1 });
      await expect
        .poll(
          async () =>
            (await ticks.nth(at).getAttribute('aria-label')) === `Slide ${at + 1} of 5: ${await title.innerText()}`,
        )
        .toBe(true);
      const words = hero.locator('[aria-live] > *');
      await expect(words).toHaveText([/\S.{4,}\S/s, /\S.{4,}\S/s, /\S.{4,}\S/s]);
      seen.add((await words.allInnerTexts()).join());
    }
    expect(seen.size).toBe(5);
    await expect.poll(() => hero.locator('a[href^="https://"]').count()).toBeGreaterThanOrEqual(3);
    await hero.getByRole('link', { name: 'Explore Properties' }).click();
    await expect(page).toHaveURL(/\/properties$/);

    await page.goBack();
    const field = page.getByRole('searchbox', { name: 'Search properties' });
    await field.fill('  pool & garden 50%  ');
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'pool & garden 50%');
    await expect(page.getByRole('combobox', { name: 'Search', includeHidden: true })).toHaveValue('pool & garden 50%');
  });
});

test.describe('the bar', () => {
  test(
    'stays at the top of the screen; Home on the home page scrolls to its top; Rate Us, shrunk to its star, expands on hover and focus',
    { tag: ['@desktop', '@all'] },
    async ({ page }, { project }) => {
      test.skip(project.name !== 'desktop', 'a phone has the brand for Home, and no hover');
      await open(page, '/');
      await page.evaluate(() => window.scrollTo(0, 1_500));
      await expect.poll(async () => (await boxOf(page.getByTestId('bar'))).y).toBe(0);
      const rate = page.getByRole('link', { name: 'Rate Us' });
      await expect(rate).toHaveAttribute('data-collapsed', 'true');
      // along its text, which is vertical
      const length = async () => {
        const { width, height } = await boxOf(rate);
        return Math.max(width, height);
      };
      await expect.poll(length).toBeLessThan(50);
      await rate.hover();
      await expect.poll(length).toBeGreaterThan(80);
      await page.mouse.move(5, 5);
      await expect.poll(length).toBeLessThan(50);
      await page.getByRole('link', { name: 'Post A Property' }).focus();
      await page.keyboard.press('Shift+Tab');
      await expect(rate).toBeFocused();
      await expect.poll(length).toBeGreaterThan(80);

      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page).toHaveURL(/\/$/);
    },
  );

  test('stays on a phone’s screen too, with Login for visitors, and for accounts a menu with Edit Profile and Logout, which leads home', async ({
    page,
  }) => {
    await open(page, '/about');
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await expect.poll(async () => (await boxOf(page.getByTestId('bar'))).y).toBe(0);
    await page.getByTestId('bar').getByRole('link', { name: 'Login' }).click();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await dialog.getByLabel('Username or email').fill('buyer');
    await dialog.getByLabel('Password', { exact: true }).fill('aangan-demo');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/$/);
    // the new page moves the focus, which would close a menu
    await expect(page.locator('main')).toBeFocused();
    const menu = page.getByRole('button', { name: 'buyer’s account' });
    await menu.click();
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.locator('main')).toBeFocused();
    await menu.click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByTestId('bar').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect.poll(() => storedItems(page)).toEqual([null, false]);
  });
});

test('Rate Us takes a visitor to the login, and then to the reviews', { tag: '@all' }, async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('link', { name: 'Rate Us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe('/reviews');
  await dialog.getByLabel('Username or email').fill('buyer');
  await dialog.getByLabel('Password', { exact: true }).fill('aangan-demo');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/reviews$/);
  await page.getByRole('link', { name: 'Post A Property' }).click();
  await expect(page).toHaveURL(/\/property-form$/);
});
