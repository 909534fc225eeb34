import { ignoreFaults } from './support/faults';
import { expect, open, test } from './support/journey';
import { ofChunk } from './support/ofChunk';
import { type Noticed, noticeTimes } from './support/noticeTimes';
import { logInAccount, newAccount } from './support/accounts';
import { watchCalls } from './support/visitorTools';

test.describe('H15 a lost connection', () => {
  test('is shown within a second until it is back; then what changed is updated; an unreachable server is none', async ({
    page,
    context,
    request,
    address,
    faults,
  }) => {
    await logInAccount(page, request, address, await newAccount(request, address));
    const times = await noticeTimes(page, 'You’re offline.');
    await open(page, '/properties/45');
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Favourite/ }),
    ).toBeAttached();
    const notice = page.getByRole('status').filter({ hasText: 'You’re offline.' });
    await expect(notice).toHaveCount(0);
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/api/properties/45/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), price: '12000000.00' } });
    });
    const calls = watchCalls(page);
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    const taken = ({ lost, shown, found, hidden }: Noticed) => [shown - lost, hidden - found];
    await expect.poll(async () => taken(await times()).every((ms) => ms >= 0 && ms <= 1_000)).toBe(true);
    await expect
      .poll(() => calls)
      .toEqual(expect.arrayContaining(['GET /api/properties/45/', 'GET /api/properties/45/similar/']));
    await expect(page.getByText('₹1,20,00,000').filter({ visible: true }).first()).toBeVisible();

    const heart = page.getByRole('button', { name: /^(Favourite|Saved?): Three-bedroom corner flat/ }).first();
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await heart.click();
    await expect(page.getByRole('alert')).toContainText(
      'We could not save your favourite. We could not reach the server.',
    );
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText('You’re offline.')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible();
    ignoreFaults(faults, /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
  });
});

test(
  'H15 a listing opened offline keeps the navigation and says what happens; back online it is there by itself',
  { tag: '@all' },
  async ({ page, context, faults }) => {
    await open(page, '/properties?city=pune');
    const title = await page.getByRole('article').nth(1).getByRole('heading').innerText();
    // by its title: other tests publish and withdraw listings, so it may not stay the second one
    const heading = page.getByRole('heading', { name: title, exact: true });
    const card = page.getByRole('article').filter({ has: heading }).getByRole('link').first();
    // what every page shows later has loaded
    await expect(
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Favourite/ }),
    ).toBeAttached();
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'This page may be out of date' })).toBeVisible();
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not load this page.');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText('We’ll try again every')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL(/\/properties\/\d+$/);
    ignoreFaults(faults, /ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  },
);

test('a component whose code loads late hydrates the server’s HTML: no re-render, no typed text lost', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(ofChunk('enquiry', 'similar'), async (route) => {
    await held;
    await route.continue();
  });
  // a held chunk that is asked for early holds the event "load" as well
  await open(page, '/properties/45', { waitUntil: 'domcontentloaded' });
  const form = page.locator('#enquire');
  await form.getByLabel('Name').fill('Asha');
  const node = await form.getByLabel('Name').elementHandle();
  await page
    .getByRole('button', { name: /^(Favourite|Saved?): Three-bedroom corner flat/ })
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
  await expect.poll(() => node?.evaluate((input) => input.isConnected)).toBe(true);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByLabel('Email Address')).toBeFocused();
});
