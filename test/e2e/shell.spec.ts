import type { Page } from '@playwright/test';
import { ignoreFaults } from './support/faults';
import { expect, open, openUnhydrated, test } from './support/journey';
import { openFilters } from './support/searchPanel';
import { follow } from './support/reading';

/** Opens a page whose clock stands still, so that its timers end only when a test lets them. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-03-02T10:00:00' });
  await page.clock.pauseAt('2026-03-02T10:00:01');
  await openUnhydrated(page, path);
  const alive = async () => {
    await page.clock.runFor(100);
    return page.locator('html').getAttribute('data-alive');
  };
  await expect.poll(alive, { intervals: [50] }).not.toBeNull();
}

test.describe('the splash', () => {
  test.use({ splash: true });

  /** How the splash is displayed; a page without one displays none. */
  const display = (page: Page) =>
    page.evaluate(() => {
      const splash = document.querySelector('[data-testid=splash]');
      return splash ? getComputedStyle(splash).display : 'none';
    });

  test('shows its greeting after 0.8 s and disappears after 3 s, once per browser session', async ({ page }) => {
    await openStill(page, '/');
    const splash = page.getByTestId('splash');
    await expect(splash.getByText(/^Good (morning|afternoon|evening)$/)).toBeAttached();
    await expect.poll(() => display(page)).toBe('grid');
    const delays = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('[data-testid=splash]'))
          .map(({ effect }) => effect?.getTiming().delay),
      );
    await expect.poll(delays).toEqual(expect.arrayContaining([800, 3_000]));
    await page.clock.runFor(60_000);
    await expect(splash).toHaveCount(0);
    await openStill(page, '/');
    await expect.poll(() => display(page)).toBe('none');
  });

  test('is skipped by a key, with the complete page below, and not shown with reduced motion or on a shared link', async ({
    page,
  }) => {
    await openStill(page, '/');
    const splash = page.getByTestId('splash');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(splash).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(splash).toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
    await openStill(page, '/properties/45');
    await expect.poll(() => display(page)).toBe('none');
    await page.evaluate(() => sessionStorage.clear());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStill(page, '/');
    await expect.poll(() => display(page)).toBe('none');
  });
});

test('the bar is glass at the top of the home page and opaque past 50 px, and the brand scrolls back to the top', async ({
  page,
}) => {
  await open(page, '/');
  const bar = page.getByTestId('bar');
  await expect(bar).toHaveAttribute('data-glass', 'true');
  await page.evaluate(() => window.scrollTo(0, 50));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(50);
  await expect(bar).toHaveAttribute('data-glass', 'true');
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(bar).toHaveAttribute('data-glass', 'false');
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await bar.getByRole('link', { name: 'Aangan Estates' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await open(page, '/properties');
  await expect(bar).toHaveAttribute('data-glass', 'false');
});

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

test('Rate Us shrinks to a star after 5 s, and past 80 px of scroll', async ({ page }) => {
  await openStill(page, '/about');
  const rate = page.getByRole('link', { name: 'Rate Us' });
  await expect(rate).toHaveAttribute('data-collapsed', 'false');
  await page.evaluate(() => window.scrollTo(0, 81));
  await expect(rate).toHaveAttribute('data-collapsed', 'true');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(rate).toHaveAttribute('data-collapsed', 'false');
  await page.clock.runFor(5_000);
  await expect(rate).toHaveAttribute('data-collapsed', 'true');
});

test(
  'Post A Property and Rate Us take a visitor to the login and then to the page',
  { tag: '@all' },
  async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('link', { name: 'Post A Property' }).click();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await expect(dialog.getByLabel('Username or email')).toBeFocused();
    const stored = () =>
      page.evaluate(() => [
        localStorage.getItem('username'),
        localStorage.getItem('redirectAfterLogin'),
        (localStorage.getItem('token') ?? '').length > 20,
      ]);
    await expect.poll(stored).toEqual([null, '/property-form', false]);
    await dialog.getByLabel('Username or email').fill('owner');
    await dialog.getByLabel('Password', { exact: true }).fill('aangan-demo');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/property-form$/);
    await expect.poll(stored).toEqual(['owner', null, true]);
    await page.getByRole('button', { name: 'owner’s account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByTestId('bar').getByRole('link', { name: 'Login' })).toBeVisible();
  },
);

test('a refused login shows the specification’s message until it is dismissed', { tag: '@all' }, async ({ page }) => {
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

test('an unknown address says so with status 404 and links home', { tag: '@all' }, async ({ page }) => {
  const answer = await openUnhydrated(page, '/no/such/place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an invalid filter shows an error with status 400', { tag: '@all' }, async ({ page }) => {
  const answer = await openUnhydrated(page, '/properties?min_price=cheap');
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole('alert')).toContainText('Enter a whole number.');
  await expect(page.getByText(/^Searching…/)).toHaveCount(0);
});

test('an unreachable server shows a message, and the page recovers by itself when it is back', async ({
  page,
  faults,
}) => {
  await open(page, '/contact');
  // the code of the results is loaded, their data is not
  await follow(page, '/properties');
  await expect(page.getByRole('article').first()).toBeVisible();
  await openFilters(page);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByLabel('City', { exact: true }).selectOption('pune');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('We could not load the listings.');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByText(/^Searching…/)).toHaveCount(0);
  await page.unroute('**/api/**');
  await expect(page.getByRole('article').first()).toContainText('Pune');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // the browser's messages about the unreachable server
  ignoreFaults(faults, /ERR_CONNECTION_REFUSED/);
});
