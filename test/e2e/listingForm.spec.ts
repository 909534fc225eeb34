import { logInAccount, logInHere, newAccount } from './support/accounts';
import { ignoreFaults } from './support/faults';
import { expect, open, reload, test } from './support/journey';
import { acceptLeaving, choose, dialogOf, price, writeBasics } from './support/listingForm';
import { draftsOf, newListing, photosNamed, saveLine, storedListing, tiles } from './support/listings';

test.describe('H6 a half-written listing', () => {
  test('H6 of a visitor survives a reload, a closed tab and the login, with photos; leaving shows a warning', async ({
    page,
    context,
    request,
    address,
  }) => {
    const account = await newAccount(request, address);
    const leaving = acceptLeaving(page);
    await open(page, '/property-form');
    await page.getByLabel('Title').fill('A plot under mango trees');
    await page.getByLabel('Borewell').check();
    await choose(page).setInputFiles(await photosNamed(['mango', 'gate'], 120));
    await expect(tiles(page)).toHaveCount(2);
    await expect(tiles(page).first()).toContainText('Saved in this browser');

    await reload(page);
    expect(leaving.asked).toBe(1);
    await expect(page.getByLabel('Title')).toHaveValue('A plot under mango trees');
    await expect(page.getByLabel('Borewell')).toBeChecked();
    await expect(tiles(page)).toHaveCount(2);

    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' });
    await link.click();
    const warning = dialogOf(page, 'Leave without saving?');
    await expect(warning.getByRole('button', { name: 'Stay' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/property-form$/);
    await link.click();
    await warning.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/reviews$/);

    const later = await context.newPage();
    acceptLeaving(later);
    await page.close();
    await later.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await open(later, '/property-form');
    await expect(later.getByLabel('Title')).toHaveValue('A plot under mango trees');
    await expect(tiles(later)).toHaveCount(2);
    await later.getByLabel(/^Description(?! of)/).fill('Flat land with a well.');
    await later.getByLabel('Property type').selectOption({ label: 'Plot' });
    await later.getByRole('button', { name: 'Post property' }).click();
    await logInHere(later, account.username);
    // the server takes seconds for each picture, longer on a busy machine
    await expect(later.getByText('Property posted successfully!')).toBeVisible({ timeout: 90_000 });
    await expect(later).toHaveURL(/\/properties\/\d+$/);
    const stored = await storedListing(request, address, account, Number(/\d+$/.exec(later.url())?.[0]));
    expect([stored.lifecycle, stored.title, stored.images.length]).toEqual([
      'published',
      'A plot under mango trees',
      2,
    ]);
    expect(await draftsOf(request, address, account)).toEqual([]);
  });

  test(
    'H6 of an account is one draft however often it is opened, and can be continued',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const account = await newAccount(request, address);
      await logInAccount(page, request, address, account);
      await open(page, '/property-form');
      await expect(saveLine(page)).toHaveText('Drafts save automatically.');
      await page.getByLabel('Title').fill('Half a sent');
      await expect(saveLine(page)).toHaveText(/^Saved as a draft at /);
      await page.getByLabel('Title').pressSequentially('ence');
      await expect
        .poll(async () => (await draftsOf(request, address, account)).map(({ title }) => title))
        .toEqual(['Half a sentence']);
      await reload(page);
      await expect(page.getByLabel('Title')).toHaveValue('Half a sentence');
      await open(page, '/my-listings?show=drafts');
      await page.getByRole('link', { name: 'Half a sentence', exact: true }).click();
      await expect(page.getByLabel('Title')).toHaveValue('Half a sentence');
      await page.getByLabel(/^Description(?! of)/).fill('Written on the other form.');
      await expect(saveLine(page)).toHaveText(/^Saved as a draft at /);
      await open(page, '/property-form');
      await expect(page.getByLabel(/^Description(?! of)/)).toHaveValue('Written on the other form.');
      expect(await draftsOf(request, address, account)).toHaveLength(1);
    },
  );

  test(
    'H6 written while the server is unreachable is kept, says so, and is saved once it is back',
    { tag: '@all' },
    async ({ page, request, address, faults }) => {
      const account = await newAccount(request, address);
      await logInAccount(page, request, address, account);
      acceptLeaving(page);
      await open(page, '/property-form');
      await page.route('**/api/properties/**', (route) =>
        route.request().method() === 'GET' ? route.continue() : route.abort('connectionrefused'),
      );
      await page.getByLabel('Title').fill('Written in the dark');
      await expect(saveLine(page)).toHaveText(
        /^Not saved: we can’t reach the server\. Your changes are saved in this browser\./,
      );
      await reload(page);
      await expect(page.getByLabel('Title')).toHaveValue('Written in the dark');
      await expect(saveLine(page)).toHaveText(/^Not saved: we can’t reach the server\./);
      await page.unroute('**/api/properties/**');
      await saveLine(page).getByRole('button', { name: 'Try again' }).click();
      await expect(saveLine(page)).toHaveText(/^Saved as a draft at /);
      expect((await draftsOf(request, address, account)).map(({ title }) => title)).toEqual(['Written in the dark']);
      ignoreFaults(faults, /ERR_CONNECTION_REFUSED/);
    },
  );

  test(
    'H6 a session that ends while writing loses nothing: the draft continues after the login',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const account = await newAccount(request, address);
      await logInAccount(page, request, address, account);
      await open(page, '/property-form');
      await page.getByLabel('Title').fill('Before the end');
      await expect(saveLine(page)).toHaveText(/^Saved as a draft at /);
      expect((await request.delete(`${address}/api/auth/sessions/`, { headers: account.headers })).status()).toBe(204);
      await page.getByLabel('Title').fill('Before the end, and after it');
      await expect(page.getByText('You’ve been logged out. Log in to continue.')).toBeVisible();
      await expect(saveLine(page)).toContainText('Saved in this browser');
      await saveLine(page).getByRole('button', { name: 'Log in' }).click();
      await logInHere(page, account.username);
      await expect(saveLine(page)).toHaveText(/^Saved as a draft at /);
      await expect(page.getByLabel('Title')).toHaveValue('Before the end, and after it');
      await expect
        .poll(async () => (await draftsOf(request, address, account)).map(({ title }) => title))
        .toEqual(['Before the end, and after it']);
    },
  );

  test(
    'H6 a local draft of an account reappears when it logs in on the empty form',
    { tag: '@all' },
    async ({ page, request, address, faults }) => {
      const account = await newAccount(request, address);
      await logInAccount(page, request, address, account);
      acceptLeaving(page);
      await open(page, '/property-form');
      await page.route('**/api/properties/**', (route) =>
        route.request().method() === 'GET' ? route.continue() : route.abort('connectionrefused'),
      );
      await page.getByLabel('Title').fill('Nowhere but here');
      await expect(saveLine(page)).toHaveText(/^Not saved: /);
      await page.getByRole('button', { name: `${account.username}’s account` }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/$/);
      await page.unroute('**/api/properties/**');
      ignoreFaults(faults, /ERR_CONNECTION_REFUSED/);
      await open(page, '/property-form');
      await expect(page.getByLabel('Title')).toHaveValue('');
      await saveLine(page).getByRole('button', { name: 'Log in' }).click();
      await logInHere(page, account.username);
      await expect(page.getByLabel('Title')).toHaveValue('Nowhere but here');
      await expect(saveLine(page)).toHaveText(/^Saved as a draft at /);
    },
  );

  test(
    'H6 another account in the same browser does not see it',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const [one, other] = [await newAccount(request, address), await newAccount(request, address)];
      await logInAccount(page, request, address, one);
      await open(page, '/property-form');
      await page.getByLabel('Title').fill('Mine alone');
      await expect(saveLine(page)).toHaveText(/^Saved as a draft at /);
      await page.getByRole('button', { name: `${one.username}’s account` }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/$/);
      await page.getByRole('link', { name: 'Post A Property' }).click();
      await logInHere(page, other.username);
      await expect(page).toHaveURL(/\/property-form$/);
      await expect(page.getByLabel('Title')).toHaveValue('');
    },
  );
});

test.describe('the listing form', () => {
  test('requires fields, enforces limits, names what is not saved, and shows the server’s reason at its field (H7)', async ({
    page,
    request,
    address,
  }) => {
    const account = await newAccount(request, address);
    await logInAccount(page, request, address, account);
    await open(page, '/property-form');
    const post = page.getByRole('button', { name: 'Post property' });
    await post.click();
    await expect(page.getByLabel('Title')).toBeFocused();
    await expect(page.getByText('This field is required.')).toHaveCount(3);
    await writeBasics(page, 'A refused house');
    for (const [label, value, words] of [
      ['Bedrooms', '0', 'Must be at least 1.'],
      ['Bathrooms', '0', 'Must be at least 1.'],
      ['Area', '0', 'Must be at least 10 sq ft.'],
      ['Year built', '1899', 'Must be at least 1900.'],
      ['Price', 'a lot', 'We couldn’t understand this amount.'],
    ] as const) {
      const field = page.getByRole('textbox', { name: new RegExp(`^${label}`) });
      await field.fill(value);
      await expect(saveLine(page)).toContainText(`Not saved: ${label}. See the message under the field.`);
      await post.click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(words));
      await field.fill('');
    }
    await expect(saveLine(page)).toHaveText(/^Saved as a draft at [^.]*$/);
    await page.route('**/publish/', (route) =>
      route.fulfill({ status: 400, json: { location: ['We do not know this place.'], code: 'invalid' } }),
    );
    await post.click();
    await expect(page.getByText('Upload failed: Location: We do not know this place.')).toBeVisible();
    await expect(page.getByText('Property posted successfully!')).toHaveCount(0);
    await expect(page.getByLabel('Location')).toBeFocused();
    await expect(page.getByLabel('Location')).toHaveAccessibleDescription(/We do not know this place\./);
    await page.unroute('**/publish/');
    await page.getByLabel('Location').fill('Nipania');
    await post.click();
    await expect(page.getByText('Property posted successfully!')).toBeVisible();
  });

  test(
    'beyond the allowance it stays a draft, with the reason and what to do',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const account = await newAccount(request, address);
      for (const title of ['First free one', 'Second free one']) await newListing(request, address, account, title);
      await logInAccount(page, request, address, account);
      await open(page, '/property-form');
      await writeBasics(page, 'One too many');
      await page.getByRole('button', { name: 'Post property' }).click();
      const reason = page.getByRole('form').getByRole('alert');
      await expect(reason.getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '/packages');
      await expect(saveLine(page)).toHaveText('Saved as a draft.');
      await reason.getByRole('link', { name: 'See the packages' }).click();
      await expect(page).toHaveURL(/\/packages$/);
      await open(page, '/my-listings?show=drafts');
      await expect(page.getByRole('link', { name: 'One too many', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Post: One too many' }).click();
      await expect(
        page.getByRole('list', { name: 'Listings' }).getByRole('alert').getByRole('link', { name: 'See the packages' }),
      ).toBeVisible();
    },
  );

  test(
    'a list shows what the listing still lacks, and gets shorter',
    { tag: '@all' },
    async ({ page, request, address }) => {
      await logInAccount(page, request, address, await newAccount(request, address));
      await open(page, '/property-form');
      const lacks = page.getByRole('region', { name: 'Improve your listing' }).getByRole('listitem');
      await expect(lacks).toHaveCount(9);
      await page.getByLabel('Location').fill('Nipania');
      await price(page).fill('4500000');
      await expect(lacks).toHaveCount(7);
      await expect(
        page
          .getByRole('navigation', { name: 'Sections of the form' })
          .getByRole('link', { name: /^Place and price\W+done$/ }),
      ).toBeVisible();
      await lacks.getByRole('link', { name: /amenities/ }).click();
      await expect(page.getByRole('heading', { name: 'Amenities' })).toBeInViewport();
    },
  );

  test(
    'another owner’s listing cannot be edited, and a visitor logs in and returns',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const account = await newAccount(request, address);
      await open(page, '/properties/45/edit');
      await page.locator('main').getByRole('link', { name: 'Login' }).click();
      await logInHere(page, account.username);
      await expect(page).toHaveURL(/\/properties\/45\/edit$/);
      await expect(page.getByRole('heading', { name: 'This is not your listing.' })).toBeVisible();
      await expect(page.getByRole('form')).toHaveCount(0);
    },
  );
});
