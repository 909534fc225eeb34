import { expect, open, test } from './support/journey';

test.describe('the hero', () => {
  test('has five slides with title, subtitle and description, social links, and Explore Properties', async ({
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
      const words = await hero.locator('[aria-live] > *').allInnerTexts();
      expect(words).toHaveLength(3);
      expect(words.every((text) => text.trim().length > 5)).toBe(true);
      expect(await ticks.nth(at).getAttribute('aria-label')).toBe(
        `Slide ${at + 1} of 5: ${await hero.getByRole('heading', { level: 1 }).innerText()}`,
      );
      seen.add(words.join());
    }
    expect(seen.size).toBe(5);
    expect(await hero.locator('a[href^="https://"]').count()).toBeGreaterThanOrEqual(3);
    await hero.getByRole('link', { name: 'Explore Properties' }).click();
    await expect(page).toHaveURL(/\/properties$/);
  });

  test('searches for the trimmed text with any characters', async ({ page }) => {
    await open(page, '/');
    const field = page.getByRole('searchbox', { name: 'Search properties' });
    await field.fill('  pool & garden 50%  ');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/properties\?search=/);
    expect(new URL(page.url()).searchParams.get('search')).toBe('pool & garden 50%');
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('pool & garden 50%');
  });
});

test.describe('the bar', () => {
  test('Home on the home page scrolls to its top', { tag: '@bothScreens' }, async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'a phone has the brand for it');
    await open(page, '/');
    await page.evaluate(() => window.scrollTo(0, 1_500));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL(/\/$/);
  });

  test('stays fixed at the top of the screen', { tag: '@bothScreens' }, async ({ page }) => {
    await open(page, '/properties');
    await page.evaluate(() => window.scrollTo(0, 2_000));
    expect((await page.getByTestId('bar').boundingBox())?.y).toBe(0);
  });

  test(
    'has Login for visitors, and for accounts a menu with Edit Profile and Logout, which leads home',
    { tag: '@bothScreens' },
    async ({ page }) => {
      await open(page, '/about');
      await page.getByTestId('bar').getByRole('link', { name: 'Login' }).click();
      const dialog = page.getByRole('dialog', { name: 'Login' });
      await dialog.getByLabel('Username or email').fill('buyer');
      await dialog.getByLabel('Password', { exact: true }).fill('aangan-demo');
      await dialog.getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL(/\/$/);
      // the new page moves the focus, which would close a menu
      await expect(page.locator('main')).toBeFocused();
      const menu = page.getByRole('button', { name: 'Account of buyer' });
      await menu.click();
      await page.getByRole('link', { name: 'Edit Profile' }).click();
      await expect(page).toHaveURL(/\/profile$/);
      await expect(page.locator('main')).toBeFocused();
      await menu.click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByTestId('bar').getByRole('link', { name: 'Login' })).toBeVisible();
      expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('username')])).toEqual([
        null,
        null,
      ]);
    },
  );
});

test.describe('the floating buttons', () => {
  for (const path of [
    '/',
    '/properties',
    '/properties/45',
    '/favourites',
    '/compare',
    '/blog',
    '/contact',
    '/packages',
    '/nowhere',
  ]) {
    test(`Post A Property and Rate Us are on ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const name of ['Post A Property', 'Rate Us'])
        await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    });
  }

  test(
    'Rate Us, shrunk to its star, expands on hover and focus',
    { tag: '@bothScreens' },
    async ({ page }, { project }) => {
      await open(page, '/properties');
      await page.evaluate(() => window.scrollTo(0, 200));
      const rate = page.getByRole('link', { name: 'Rate Us' });
      await expect(rate).toHaveAttribute('data-collapsed', 'true');
      // along its text, which is vertical on desktop
      const width = async () => {
        const box = await rate.boundingBox();
        return Math.max(box?.width ?? 0, box?.height ?? 0);
      };
      await expect.poll(width).toBeLessThan(50);
      if (project.name === 'desktop') {
        await rate.hover();
        await expect.poll(width).toBeGreaterThan(80);
        await page.mouse.move(5, 5);
        await expect.poll(width).toBeLessThan(50);
      }
      await page.getByRole('link', { name: 'Post A Property' }).focus();
      await page.keyboard.press('Shift+Tab');
      await expect(rate).toBeFocused();
      await expect.poll(width).toBeGreaterThan(80);
    },
  );

  test('Rate Us takes a visitor to the login, and then to the reviews', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('link', { name: 'Rate Us' }).click();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe('/reviews');
    await dialog.getByLabel('Username or email').fill('buyer');
    await dialog.getByLabel('Password', { exact: true }).fill('aangan-demo');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/reviews$/);
    await page.getByRole('link', { name: 'Post A Property' }).click();
    await expect(page).toHaveURL(/\/property-form$/);
  });
});
