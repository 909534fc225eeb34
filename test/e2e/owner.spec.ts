import { logInAccount, freshName, logInHere, newAccount, password } from './support/accounts';
import { ignoreFaults } from './support/faults';
import { hold } from './support/holding';
import { answersOf, expect, open, reload, test } from './support/journey';
import { acceptLeaving, arrived, choose, dialogOf, price, writeBasics } from './support/listingForm';
import { confirmAddress } from './support/register';
import { draftsOf, newListing, photosNamed, saveLine, tiles } from './support/listings';
import { expectStill, watchShifts } from './support/shifts';
import { makeStale } from './support/staleListing';

test('an owner signs up, logs in, uploads six photos with a cancel and a retry, publishes, searches, edits, and sells', async ({
  page,
  request,
  address,
  faults,
}) => {
  const username = freshName();
  const title = `Two courts ${username}`;
  const leaving = acceptLeaving(page);
  await open(page, '/about');
  await page.getByRole('link', { name: 'Post A Property' }).click();
  await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
  const signUp = dialogOf(page, 'Sign Up');
  await signUp.getByLabel('Username').fill(username);
  await signUp.getByLabel('Email').fill(`${username}@people.example`);
  await signUp.getByLabel('Password', { exact: true }).fill(password);
  await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Registration successful! Please log in.')).toBeVisible();
  await confirmAddress(request, address, `${username}@people.example`);
  await logInHere(page, username, 'not this one');
  await expect(dialogOf(page, 'Login').getByRole('alert')).toHaveText(/^Auth error: Status 400: /);
  await logInHere(page, username);
  await expect(page).toHaveURL(/\/property-form$/);

  await writeBasics(page, title);
  await page.getByLabel('City').selectOption({ label: 'Indore' });
  await page.getByLabel('Location').fill('Nipania');
  await price(page).fill('1,25,00,000');
  await page.getByLabel('Bedrooms').fill('4');
  await page.getByLabel('Swimming pool').check();
  await expect(saveLine(page)).toHaveText(/^Saved as a draft/);

  let sent = 0;
  const held: (() => void)[] = [];
  await page.route('**/images/', async (route) => {
    sent += 1;
    if (sent === 2) return route.abort('connectionreset');
    if (sent === 3 || sent === 6) await new Promise<void>((go) => held.push(go));
    await route.continue().catch(() => undefined);
  });
  await choose(page).setInputFiles(await photosNamed(['court', 'lake', 'street', 'stairs', 'kitchen', 'terrace']));
  await expect(tiles(page)).toHaveCount(6);
  // three are sent side by side, in any order
  const broken = tiles(page).filter({ hasText: 'We could not reach the server.' });
  await expect(broken).toHaveCount(1);
  // the broken one is no longer on its way either
  await arrived(page, 4);
  await page
    .getByRole('button', { name: /^Cancel photo \d$/ })
    .first()
    .click();
  await expect(tiles(page)).toHaveCount(5);
  await broken.getByRole('button', { name: /^Retry photo \d$/ }).click();
  await expect.poll(() => sent).toBe(7);
  await arrived(page, 4);

  await reload(page);
  expect(leaving.asked, 'leaving with a photo on its way asks').toBe(1);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(price(page)).toHaveValue('12500000');
  await expect(page.getByLabel('Swimming pool')).toBeChecked();
  await arrived(page, 5);
  held.forEach((go) => go());
  ignoreFaults(faults, /ERR_CONNECTION_RESET|ERR_ABORTED/);

  await page.getByRole('button', { name: 'Post property' }).click();
  await expect(page.getByText('Property posted successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/properties\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = Number(/\d+$/.exec(page.url())?.[0]);

  // the search may be some requests behind
  await expect
    .poll(async () => (await request.get(`${address}/properties?search=${username}`)).text())
    .toContain(`href="/properties/${id}"`);
  await open(page, `/properties?search=${username}`);
  await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(1);
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await expect(page).toHaveURL(new RegExp(`/properties/${id}$`));
  await expect(page.getByText('This is your listing.')).toBeVisible();
  await page.getByRole('complementary', { name: 'Your listing' }).getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(tiles(page)).toHaveCount(5);
  await price(page).fill('1,30,00,000');
  await page.getByLabel('Bedrooms').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Property updated!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/properties/${id}$`));
  await expect(page.getByText('₹1,30,00,000').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Bedrooms' })).toHaveCount(0);

  while ((await page.getByRole('button', { name: 'Dismiss' }).count()) > 0)
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await page.getByRole('complementary', { name: 'Your listing' }).getByRole('link', { name: 'My listings' }).click();
  await page.getByRole('button', { name: `Mark as sold or let: ${title}` }).click();
  await expect(page.getByText(`${title} has been marked as sold or let.`)).toBeVisible();
  await page.getByRole('link', { name: /^Sold or let\W+1$/ }).click();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect.poll(async () => (await request.get(`${address}/properties/${id}`)).status()).toBe(410);
  const html = await (await request.get(`${address}/properties/${id}`)).text();
  expect(html).toContain('This home is no longer listed.');
  expect(html).toContain('Similar properties');
});

test(
  'an unconfirmed listing asks whether it is still available, in the list and on its page; H5 marking as sold shows at once, and reverts with a message if it is rejected; a listing is archived, published again, duplicated and deleted; each tab shows its number',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const account = await newAccount(request, address);
    const id = await newListing(request, address, account, 'The only house');
    await logInAccount(page, request, address, account);
    const published = page.getByRole('link', { name: /^Published\W+1$/ });

    await test.step('still available?', async () => {
      const age = await makeStale(page, id);
      await open(page, `/properties/${id}`);
      const bar = page.getByRole('complementary', { name: 'Your listing' });
      await expect(bar.getByRole('button', { name: 'Still available' })).toBeVisible();
      await bar.getByRole('link', { name: 'My listings' }).click();
      const row = page.getByRole('list', { name: 'Listings' }).getByRole('listitem').first();
      await expect(row).toContainText('Is it still available? Unless you confirm, it will be hidden from search on');
      await age.end();
      await row.getByRole('button', { name: 'Still available' }).click();
      await expect(page.getByText(/will stay in search for three more weeks\./)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Still available' })).toHaveCount(0);
    });

    await test.step('H5 a rejected sale', async () => {
      const sale = await hold(
        page,
        '**/api/properties/*/',
        (route) => route.request().method() === 'PATCH',
        (route) => route.fulfill({ status: 409, json: { detail: 'Not now.', code: 'wrong_lifecycle' } }),
      );
      // a separate request loads the numbers, maybe later
      await expect(published).toBeVisible();
      await page.getByRole('button', { name: 'Mark as sold or let: The only house' }).click();
      await expect(page.getByRole('link', { name: 'The only house', exact: true })).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Sold or let\W+1$/ })).toBeVisible();
      sale.letGo();
      await expect(page.getByText('The only house was not marked as sold. Not now.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'The only house', exact: true })).toBeVisible();
      await expect(published).toBeVisible();
      await page.unroute('**/api/properties/*/');
    });

    await test.step('archive, publish again, duplicate, delete', async () => {
      await page.getByRole('button', { name: 'Archive: The only house' }).click();
      await expect(page.getByText('The only house has been archived.')).toBeVisible();
      await expect(page.getByText('You have no live listings.')).toBeVisible();
      await page.getByRole('link', { name: /^Archived\W+1$/ }).click();
      await page.getByRole('button', { name: 'Publish again: The only house' }).click();
      await expect(page.getByText('The only house has been published.')).toBeVisible();
      await published.click();
      await page.getByRole('button', { name: 'Duplicate: The only house' }).click();
      await expect(page).toHaveURL(/\/properties\/\d+\/edit$/);
      await expect(page.getByLabel('Title')).toHaveValue('The only house');
      await expect(saveLine(page)).toHaveText(/^Saved as a draft/);
      await open(page, '/my-listings?show=drafts');
      const remove = page.getByRole('button', { name: 'Delete: The only house' });
      await remove.click();
      await page.keyboard.press('Escape');
      await expect(remove).toBeFocused();
      await remove.click();
      await dialogOf(page, 'Delete this listing?').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('The only house has been deleted.')).toBeVisible();
      await expect(page.getByText('You have no drafts.')).toBeVisible();
      expect(await draftsOf(request, address, account)).toEqual([]);
    });
  },
);

test(
  'a listing’s page counts one view of a visitor after hydration, and shows its owner its status without layout shifts',
  { tag: '@all' },
  async ({ page, browser, request, address }) => {
    const account = await newAccount(request, address);
    const id = await newListing(request, address, account, 'A house that is looked at');
    const views = async () =>
      (
        (await (await request.get(`${address}/api/properties/?owner=me`, { headers: account.headers })).json()) as {
          views: number;
        }[]
      )[0]?.views;
    const visitor = await browser.newContext({ baseURL: address });
    const visitorPage = await visitor.newPage();
    const viewRequests: string[] = [];
    visitorPage.on('request', (asked) => asked.url().endsWith('/views/') && viewRequests.push(asked.method()));
    await open(visitorPage, `/properties/${id}`);
    await expect.poll(() => viewRequests).toEqual(['POST']);
    await expect.poll(views).toBe(1);
    await expect(visitorPage.getByRole('complementary', { name: 'Your listing' })).toHaveCount(0);
    await visitor.close();

    await logInAccount(page, request, address, account);
    await watchShifts(page);
    const counted = answersOf(page, `properties/${id}/views`);
    await open(page, `/properties/${id}`);
    const bar = page.getByRole('complementary', { name: 'Your listing' });
    await expect(bar).toContainText('This is your listing.');
    await expect(bar.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/properties/${id}/edit`);
    await counted;
    await expectStill(page);
    expect(await views()).toBe(1);
  },
);
