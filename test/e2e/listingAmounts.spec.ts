import { logInAccount, newAccount } from './support/accounts';
import { expect, open, reload, test } from './support/journey';
import { acceptLeaving, price, writeBasics } from './support/listingForm';
import { draftsOf, newListing, saveLine, storedListing } from './support/listings';

const saved = /^Saved as a draft at [^.]*$/;

test(
  'amounts as people write them are echoed in words and saved; no error comes while typing or pressing',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const account = await newAccount(request, address);
    await logInAccount(page, request, address, account);
    await page.clock.install();
    await open(page, '/property-form');
    const area = page.getByRole('textbox', { name: /^Area/ });
    const bedrooms = page.getByRole('textbox', { name: 'Bedrooms' });
    const post = page.getByRole('button', { name: 'Post property' });

    await test.step('no error appears while typing', async () => {
      await writeBasics(page, 'A house in the making');
      // the page's time stands still, so that the typing pause does not end on a slow machine
      await page.clock.pauseAt(Date.now() + 60_000);
      await price(page).pressSequentially('2.75 C');
      await page.clock.runFor(800);
      await expect(price(page)).not.toHaveAttribute('aria-invalid');
      await price(page).press('r');
      await page.clock.resume();
    });
    await test.step('a price and an area in everyday notation are understood, echoed and saved', async () => {
      await expect(price(page)).toHaveAccessibleDescription('₹2,75,00,000 · two crore seventy-five lakh');
      await area.fill('2 acre');
      await expect(area).toHaveAccessibleDescription('87,120 sq ft · 8,094 sq m');
      await expect
        .poll(async () => (await draftsOf(request, address, account)).map((draft) => [draft.price, draft.size]))
        .toEqual([['27500000.00', 87_120]]);
      await price(page).fill('65 lakh');
      await expect.poll(async () => (await draftsOf(request, address, account))[0]?.price).toBe('6500000.00');
      await expect(saveLine(page)).toHaveText(saved);
      await reload(page);
      await expect(price(page)).toHaveValue('6500000');
      await expect(price(page)).toHaveAccessibleDescription('₹65,00,000 · sixty-five lakh');
      await expect(area).toHaveValue('87120');
      await expect(saveLine(page)).toHaveText(saved);
    });
    await test.step('an error does not appear while a button is pressed, which would move it away', async () => {
      await post.hover();
      await page.mouse.down();
      // typed by script, so that the typing pause ends during the press
      await bedrooms.evaluate((input: HTMLInputElement) => {
        input.value = '0';
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
      await page.clock.runFor(1_000);
      await expect(bedrooms).not.toHaveAttribute('aria-invalid');
      await page.mouse.up();
      await expect(bedrooms).toBeFocused();
    });
    await test.step('the field where somebody types keeps the focus', async () => {
      await page.getByLabel('Location').pressSequentially('Nipania');
      await expect(page.getByLabel('Location')).toBeFocused();
    });
  },
);

test(
  'a draft with an invalid field says which field is not saved, in the save line and at the field',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const account = await newAccount(request, address);
    await logInAccount(page, request, address, account);
    acceptLeaving(page);
    await open(page, '/property-form');
    await writeBasics(page, 'A house with a riddle');
    await expect(saveLine(page)).toHaveText(saved);
    await price(page).pressSequentially('about 3');
    await expect(saveLine(page)).toHaveText(
      /^Saved as a draft at .*\. Not saved: Price\. See the message under the field\.$/,
    );
    await expect(price(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(price(page)).toHaveAccessibleDescription(/We couldn’t understand this amount\. Try 2\.75 Cr/);
    await reload(page);
    await expect(price(page)).toHaveValue('about 3');
    await expect(saveLine(page)).toHaveText(/Not saved: Price\. See the message under the field\.$/);
    await page.getByRole('textbox', { name: /^Area/ }).fill('2 bigha');
    await expect(saveLine(page)).toHaveText(/Not saved: Price, Area\. See the messages under the fields\.$/);
    await saveLine(page).getByRole('button', { name: 'Price' }).click();
    await expect(price(page)).toBeFocused();
    await page.getByRole('button', { name: 'Post property' }).click();
    await expect(price(page)).toBeFocused();
    await page.getByRole('textbox', { name: /^Area/ }).fill('');
    await price(page).fill('3 Cr');
    await expect(price(page)).not.toHaveAttribute('aria-invalid');
    await expect
      .poll(async () => (await draftsOf(request, address, account)).map((draft) => [draft.price, draft.size]))
      .toEqual([['30000000.00', null]]);
    await expect(saveLine(page)).toHaveText(saved);
  },
);

test(
  'a published listing with an invalid price is not changed, and says so',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const account = await newAccount(request, address);
    const id = await newListing(request, address, account, 'A house on show');
    await logInAccount(page, request, address, account);
    acceptLeaving(page);
    await open(page, `/properties/${id}/edit`);
    const before = (await storedListing(request, address, account, id)).price;
    await price(page).fill('plenty');
    await expect(saveLine(page)).toHaveText('Not saved: Price. See the message under the field.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(price(page)).toBeFocused();
    expect((await storedListing(request, address, account, id)).price).toBe(before);
    await price(page).fill('1 crore 25 lakh');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Property updated!')).toBeVisible();
    expect((await storedListing(request, address, account, id)).price).toBe('12500000.00');
  },
);

test(
  'a price far from what such homes cost is asked about once, at its field, and nothing typed is lost',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const account = await newAccount(request, address);
    const id = await newListing(request, address, account, 'A house with a question');
    await logInAccount(page, request, address, account);
    acceptLeaving(page);
    await open(page, `/properties/${id}/edit`);
    const save = page.getByRole('button', { name: 'Save changes' });
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('A house with an answer');
    await page.getByRole('textbox', { name: /^Area/ }).fill('2,000');
    await price(page).fill('2.75');
    await save.click();
    await expect(price(page)).toBeFocused();
    await expect(price(page)).toHaveAccessibleDescription(
      /minimum price is ₹1,000\. Did you mean 2\.75 Cr or 2\.75 L\?/,
    );
    await price(page).fill('2.75 L');
    await save.click();
    await expect(price(page)).toBeFocused();
    await expect(price(page)).toBeInViewport();
    await expect(price(page)).toHaveAccessibleDescription(
      /far less than similar homes cost here \(about ₹.*Is this right\?/,
    );
    await expect(saveLine(page)).toHaveText('Not saved yet: answer the question below.');
    await page.getByRole('button', { name: 'Yes, it’s right' }).click();
    await expect(page.getByText('Property updated!')).toBeVisible();
    expect(await storedListing(request, address, account, id)).toMatchObject({
      title: 'A house with an answer',
      price: '275000.00',
    });
  },
);

test(
  'an archived listing with an unusual price is asked about in My listings, and published by one press',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const account = await newAccount(request, address);
    const id = await newListing(request, address, account, 'A house for a song');
    const change = (data: object) =>
      request.patch(`${address}/api/properties/${id}/`, { headers: account.headers, data });
    expect((await change({ lifecycle: 'archived' })).status()).toBe(200);
    expect((await change({ price: '275000', size: '2000' })).status()).toBe(200);
    await logInAccount(page, request, address, account);
    await open(page, '/my-listings?show=archived');
    const row = page.getByRole('listitem').filter({ hasText: 'A house for a song' });
    await row.getByRole('button', { name: 'Publish again: A house for a song' }).click();
    await expect(row.getByRole('alert')).toContainText('Is this right?');
    await row.getByRole('button', { name: 'Yes, publish it' }).click();
    await expect(page.getByText('has been published')).toBeVisible();
    expect((await storedListing(request, address, account, id)).lifecycle).toBe('published');
  },
);
