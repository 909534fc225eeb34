import type { APIRequestContext } from '@playwright/test';
import { type Account, logInAccount, newAccount } from './support/accounts';
import { expect, open, reload, test } from './support/journey';
import { draftsOf, newListing, saveLine } from './support/listings';

/** A draft from another device. */
async function createDraft(
  request: APIRequestContext,
  address: string,
  { headers }: Account,
  title: string,
): Promise<number> {
  const answer = await request.post(`${address}/api/properties/drafts/`, {
    headers,
    data: { title, location: 'Nipania' },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

test(
  'the listing form on another device offers the stored draft and continues it; a new one can be started next to the drafts, which are then not offered again',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const account = await newAccount(request, address);
    const id = await createDraft(request, address, account, 'Begun on the phone');
    await logInAccount(page, request, address, account);
    await open(page, '/property-form');
    await test.step('continuing', async () => {
      const offer = page.getByRole('region', { name: 'Continue your draft' });
      await expect(offer).toContainText('Nipania');
      await offer.getByRole('link', { name: /^Begun on the phone/ }).click();
      await expect(page).toHaveURL(new RegExp(`/properties/${id}/edit$`));
      await expect(page.getByLabel('Title')).toHaveValue('Begun on the phone');
      await page.getByLabel('Title').fill('Begun on the phone, written at the desk');
      await expect(saveLine(page)).toHaveText(/^Saved as a draft at /);
      expect((await draftsOf(request, address, account)).map(({ title }) => title)).toEqual([
        'Begun on the phone, written at the desk',
      ]);
    });

    await test.step('starting a new one', async () => {
      for (const title of ['Two', 'Three', 'Four']) await createDraft(request, address, account, title);
      await open(page, '/property-form');
      const offer = page.getByRole('region', { name: 'Continue one of your 4 drafts' });
      await expect(offer.getByRole('listitem')).toHaveCount(3);
      await expect(offer.getByRole('link', { name: 'See all drafts' })).toHaveAttribute(
        'href',
        '/my-listings?show=drafts',
      );
      await offer.getByRole('button', { name: 'Start a new one' }).click();
      await expect(offer).toHaveCount(0);
      await expect(page.getByLabel('Title')).toBeFocused();
      await page.keyboard.type('Five');
      await expect(saveLine(page)).toHaveText(/^Saved as a draft at /);
      await reload(page);
      await expect(page.getByLabel('Title')).toHaveValue('Five');
      await expect(page.getByRole('region', { name: /^Continue/ })).toHaveCount(0);
      expect(await draftsOf(request, address, account)).toHaveLength(5);
    });
  },
);

test(
  'accounts without drafts, and visitors, see the empty form',
  { tag: '@all' },
  async ({ page, request, address }) => {
    await open(page, '/property-form');
    await expect(page.getByLabel('Title')).toHaveValue('');
    await logInAccount(page, request, address, await newAccount(request, address));
    await open(page, '/property-form');
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expect(page.getByRole('region', { name: /^Continue/ })).toHaveCount(0);
  },
);

test(
  'My listings opens the first tab that is not empty, and stays there',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const account = await newAccount(request, address);
    await createDraft(request, address, account, 'Waits to be posted');
    await logInAccount(page, request, address, account);
    await open(page, '/my-listings');
    const tab = (name: RegExp) => page.getByRole('navigation', { name: 'Your listings' }).getByRole('link', { name });
    await expect(page.getByRole('link', { name: 'Waits to be posted', exact: true })).toBeVisible();
    await expect(tab(/^Drafts\W+1$/)).toHaveAttribute('aria-current', 'page');
    await tab(/^Published\W+0$/).click();
    await expect(page.getByText('You have no live listings.')).toBeVisible();
    await reload(page);
    await expect(page.getByText('You have no live listings.')).toBeVisible();
    await newListing(request, address, account, 'On show');
    await open(page, '/my-listings');
    await expect(page.getByRole('link', { name: 'On show', exact: true })).toBeVisible();
    await expect(tab(/^Published\W+1$/)).toHaveAttribute('aria-current', 'page');
  },
);
