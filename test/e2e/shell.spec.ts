import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProduct } from '../../scripts/runProduct.cjs';
import { sharePictures } from '../../scripts/sharedPictures.cjs';
import { expect, open, test } from './support/journey';
import { follow } from './support/reading';

test.describe('the splash', () => {
  test.use({ splash: true });

  test('shows its greeting after 0.8 s and disappears after 3 s, once per browser session', async ({ page }) => {
    await page.goto('/');
    const splash = page.getByTestId('splash');
    await expect(splash).toBeVisible();
    await expect(splash.getByText(/^Good (morning|afternoon|evening)$/)).toBeVisible();
    const times = await splash.evaluate((curtain) =>
      document
        .getAnimations()
        .filter(({ effect }) => curtain.contains((effect as KeyframeEffect).target))
        .map(({ effect }) => effect?.getTiming().delay),
    );
    expect(times).toEqual(expect.arrayContaining([800, 3_000]));
    await expect(splash).toBeHidden({ timeout: 10_000 });
    await page.reload();
    await page.locator('html[data-alive]').waitFor();
    await expect(page.getByTestId('splash')).toBeHidden();
  });

  test('is skipped by a click or a key, with the complete page below', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.locator('html[data-alive]').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('splash')).toBeHidden({ timeout: 1_000 });
  });

  test('is not shown with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByTestId('splash')).toBeHidden({ timeout: 100 });
  });
});

test(
  'the bar is glass at the top of the home page and turns opaque past 50 px',
  { tag: '@bothScreens' },
  async ({ page }) => {
    await open(page, '/');
    const bar = page.getByTestId('bar');
    await expect(bar).toHaveAttribute('data-glass', 'true');
    await page.evaluate(() => window.scrollTo(0, 50));
    await expect(bar).toHaveAttribute('data-glass', 'true');
    await page.evaluate(() => window.scrollTo(0, 51));
    await expect(bar).toHaveAttribute('data-glass', 'false');
    await open(page, '/properties');
    await expect(bar).toHaveAttribute('data-glass', 'false');
  },
);

test(
  'the bar links to every section; the menu on phones omits Construction',
  { tag: '@bothScreens' },
  async ({ page }, { project }) => {
    await open(page, '/');
    if (project.name === 'desktop') {
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
        'Home',
        'Properties',
        'Construction',
        'Blog',
        'About Us',
        'Contact',
      ]);
    } else {
      await page.getByRole('link', { name: 'Menu' }).click();
      const sheet = page.getByRole('dialog', { name: 'Menu' });
      await expect(sheet.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText([
        'Home',
        'Properties',
        'Blog',
        'About Us',
        'Contact',
      ]);
      await expect(sheet.getByRole('link', { name: 'Construction' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await page.getByRole('link', { name: 'Menu' }).click();
      await sheet.getByRole('link', { name: 'Properties' }).click();
      await expect(page).toHaveURL(/\/properties$/);
      await expect(sheet).toBeHidden();
      await open(page, '/');
    }
    await expect(page.getByTestId('bar').getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      /^tel:\+910000000000$/,
    );
    await page.getByTestId('bar').getByRole('link', { name: 'Listing packages' }).click();
    await expect(page).toHaveURL(/\/packages$/);
  },
);

test('the brand scrolls the home page to its top', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await page.getByTestId('bar').getByRole('link', { name: 'Aangan Estates' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Rate Us shrinks to a star after 5 s, and past 80 px of scroll', { tag: '@bothScreens' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await page.clock.runFor(1_000);
  await page.locator('html[data-alive]').waitFor();
  await page.clock.runFor(50);
  const rate = page.getByRole('link', { name: 'Rate Us' });
  await expect(rate).toHaveAttribute('data-collapsed', 'false');
  await page.evaluate(() => window.scrollTo(0, 81));
  await expect(rate).toHaveAttribute('data-collapsed', 'true');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(rate).toHaveAttribute('data-collapsed', 'false');
  await page.clock.runFor(5_000);
  await expect(rate).toHaveAttribute('data-collapsed', 'true');
});

test('Post A Property and Rate Us take a visitor to the login and then to the page', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('link', { name: 'Post A Property' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog.getByLabel('Username or email')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe('/property-form');
  await dialog.getByLabel('Username or email').fill('owner');
  await dialog.getByLabel('Password', { exact: true }).fill('aangan-demo');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/property-form$/);
  expect(
    await page.evaluate(() => [
      localStorage.getItem('username'),
      localStorage.getItem('redirectAfterLogin'),
      (localStorage.getItem('token') ?? '').length > 20,
    ]),
  ).toEqual(['owner', null, true]);
  await page.getByRole('button', { name: 'Account of owner' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByTestId('bar').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a refused login shows the specification’s message until it is dismissed', async ({ page }) => {
  await open(page, '/login');
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Username or email').fill('owner');
  await dialog.getByLabel('Password', { exact: true }).fill('wrong password');
  await dialog.getByRole('button', { name: 'Login' }).click();
  const alert = dialog.getByRole('alert').filter({ hasText: /^Auth error: Status 400: \{/ });
  await expect(alert).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('another wrong password');
  await expect(alert).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(alert).toHaveCount(0);
});

test('an unknown address says so with status 404 and links home', async ({ page }) => {
  const answer = await page.goto('/no/such/place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an invalid filter shows an error with status 400', async ({ page }) => {
  const answer = await page.goto('/properties?min_price=cheap');
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole('alert')).toContainText('Enter a whole number.');
  await expect(page.getByText(/^Searching…/)).toHaveCount(0);
});

test('an unreachable server shows a message, and the page recovers when it is back', async ({ page, faults }) => {
  test.slow();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-plug-'));
  sharePictures(folder);
  const first = await runProduct({ DATA_DIR: folder });
  let second: Awaited<ReturnType<typeof runProduct>> | undefined;
  try {
    await open(page, `${first.address}/contact`);
    const port = new URL(first.address).port;
    // the code of the results is loaded, their data is not
    await follow(page, '/properties');
    await expect(page.getByRole('article').first()).toBeVisible();
    first.kill();
    await page.getByLabel('City', { exact: true }).selectOption('pune');
    await expect(page.getByRole('alert')).toContainText('We could not load the listings.');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByText(/^Searching…/)).toHaveCount(0);
    second = await runProduct({ DATA_DIR: folder, PORT: port });
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('article').first()).toContainText('Pune');
    await page.close();
    // the browser's messages about the unreachable server
    faults.splice(
      0,
      faults.length,
      ...faults.filter((fault) => !/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/.test(fault)),
    );
  } finally {
    await second?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
