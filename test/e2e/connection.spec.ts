import { expect, open, test } from './support/journey';
import { ofChunk } from './support/ofChunk';
import { newAccount, watchCalls } from './support/visitorTools';

test.describe('H15 a lost connection', () => {
  test('is shown within a second until the connection is back; then visible data is reloaded', async ({
    page,
    context,
    faults,
  }) => {
    await open(page, '/properties/45');
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Favourite/ }),
    ).toBeAttached();
    const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(notice).toHaveCount(0);
    await context.setOffline(true);
    await expect(notice).toBeVisible({ timeout: 1_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const calls = watchCalls(page);
    await context.setOffline(false);
    await expect(notice).toHaveCount(0, { timeout: 1_000 });
    await expect
      .poll(() => calls)
      .toEqual(expect.arrayContaining(['GET /api/properties/45/', 'GET /api/properties/45/similar/']));
    faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)));
  });

  test('a listing that changed meanwhile is updated', async ({ page, context }) => {
    await open(page, '/properties/45');
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Favourite/ }),
    ).toBeAttached();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.route('**/api/properties/45/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), price: '12000000.00' } });
    });
    await context.setOffline(false);
    await expect(page.getByText('₹1,20,00,000').filter({ visible: true }).first()).toBeVisible();
  });

  test('an unreachable server is not a lost connection: visible data stays, and failed actions say so', async ({
    page,
    request,
    address,
    faults,
  }) => {
    const { username, headers } = await newAccount(request, address);
    await page.addInitScript(
      ([token, name]) => {
        localStorage.setItem('token', token);
        localStorage.setItem('username', name);
      },
      [headers.authorization.slice('Token '.length), username] as const,
    );
    await open(page, '/properties/45');
    const heart = page.getByRole('button', { name: /^Favourite: Three-bedroom corner flat/ }).first();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await heart.click();
    await expect(page.getByRole('alert')).toContainText('Your favourite was not saved. We could not reach the server.');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible();
    faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_CONNECTION_REFUSED/.test(fault)));
  });
});

test(
  'a component whose code loads late hydrates the server’s HTML: no re-render, no typed text lost',
  { tag: '@bothScreens' },
  async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(ofChunk('enquiry', 'similar'), async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/properties/45');
    const form = page.locator('#enquire');
    await form.getByLabel('Name').fill('Asha');
    const node = await form.getByLabel('Name').elementHandle();
    await page
      .getByRole('button', { name: /^Favourite: Three-bedroom corner flat/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Enquire', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Similar properties' })).toBeVisible();
    release();
    await expect(
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Favourite/ }),
    ).toBeAttached();
    await expect(form.getByLabel('Name')).toHaveValue('Asha');
    expect(await node?.evaluate((input) => input.isConnected)).toBe(true);
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByLabel('Email Address')).toBeFocused();
  },
);
