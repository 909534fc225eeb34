import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { type Account, logInAccount, logInHere, newAccount } from './support/accounts';
import { expectAccessible } from './support/axe';
import { expect, open, pressEnter, test } from './support/journey';
import { newListing } from './support/listings';

/** Another browser, with nobody logged in. */
async function otherBrowser(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  return page;
}

/** A list of an account with homes, made by calls. */
async function newList(request: APIRequestContext, address: string, { headers }: Account, homes: readonly number[]) {
  const { id } = (await (
    await request.post(`${address}/api/shortlists/`, { headers, data: { name: 'Near the lake' } })
  ).json()) as { id: number };
  for (const home of homes)
    expect((await request.put(`${address}/api/shortlists/${id}/properties/${home}/`, { headers })).status()).toBe(200);
  return id;
}

const home = (page: Page, title: string | RegExp) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
/** Resolves with the time at which a page says this. */
async function endedAt(page: Page, words: string): Promise<number> {
  await page.getByText(words).waitFor();
  return Date.now();
}
const live = (page: Page) => expect(page.locator('[data-live="true"]')).toBeVisible();

test.describe('shortlists', () => {
  test(
    'two people share a list: invite, join, vote and note live, see a sold home, compare, print, and revoke; R42 within 30 s open pages of the list and of the link end',
    { tag: '@all' },
    async ({ page, browser, request, address }) => {
      const [asha, ravi] = [await newAccount(request, address), await newAccount(request, address)];
      const titles = [`Court house of ${asha.username}`, `Lake flat of ${asha.username}`] as const;
      const seller = await newAccount(request, address);
      const [court, lake] = [
        await newListing(request, address, seller, titles[0]),
        await newListing(request, address, seller, titles[1]),
      ];

      // Asha creates a list on a listing's page
      await logInAccount(page, request, address, asha);
      await open(page, `/properties/${court}`);
      await page.getByRole('button', { name: `Add to list: ${titles[0]}` }).click();
      const menu = page.getByRole('dialog', { name: 'Add to a list' });
      await menu.getByLabel('New list').fill('Near the lake');
      await menu.getByRole('button', { name: 'Create and add' }).click();
      await expect(menu.getByRole('checkbox', { name: 'Near the lake' })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: `Add to list: ${titles[0]}` })).toBeFocused();
      await open(page, '/shortlists');
      await page.getByRole('link', { name: 'Near the lake' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Near the lake' })).toBeVisible();
      await live(page);

      // and shares it by a link
      await page.getByRole('button', { name: 'Create link' }).click();
      await expect(page.getByLabel('Link to the list')).toHaveValue(/\/shortlists\/join#token=[\w-]{22,}$/);
      const link = await page.getByLabel('Link to the list').inputValue();
      await expectAccessible(page);

      // Ravi sees its homes and who invites, votes, logs in, and is in the list with the vote
      const other = await otherBrowser(browser, address);
      await open(other, new URL(link).pathname + new URL(link).hash);
      await expect(other.getByRole('heading', { name: 'Join “Near the lake”' })).toBeVisible();
      await expect.poll(() => new URL(other.url()).hash).toBe('');
      await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(other.getByText(`${asha.username} has invited you`)).toBeVisible();
      await expectAccessible(other);
      await home(other, titles[0]).getByRole('button', { name: 'Yes', exact: true }).click();
      await expect(other.getByRole('dialog').getByText(/^Log in to join the list/)).toBeVisible();
      await logInHere(other, ravi.username);
      await expect(other).toHaveURL(/\/shortlists\/\d+$/);
      await live(other);

      // each sees what the other does, without a reload
      await expect(page.getByText(`${ravi.username} joined`)).toBeVisible();
      await expect(home(other, titles[0]).getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await home(other, titles[0]).getByRole('button', { name: 'Add a note' }).click();
      await other.getByLabel(`Your note on ${titles[0]}`).fill('Near my work');
      await other.getByRole('button', { name: 'Save note' }).click();
      const said = home(page, titles[0]).getByRole('list', { name: /^Votes and notes/ });
      await expect(said.getByRole('listitem')).toHaveText([`${ravi.username}YesNear my work`]);
      await home(page, titles[0]).getByRole('button', { name: 'Maybe', exact: true }).click();
      await expect(home(other, titles[0]).getByRole('listitem').filter({ hasText: asha.username })).toHaveText(
        `${asha.username}Maybe`,
      );
      const list = Number(/\d+$/.exec(other.url())?.[0]);
      await request.put(`${address}/api/shortlists/${list}/properties/${lake}/`, { headers: ravi.headers });
      await expect(home(page, titles[1])).toBeVisible();
      await expect(page.getByText(`${ravi.username} added ${titles[1]}`)).toBeVisible();

      // comparing and printing
      for (const title of titles) await page.getByRole('checkbox', { name: `Compare ${title}` }).check();
      await expect(page.getByRole('link', { name: 'Compare 2 homes' })).toHaveAttribute(
        'href',
        `/compare?ids=${court},${lake}`,
      );
      await page.emulateMedia({ media: 'print' });
      await expect(home(page, titles[0])).toContainText('Near my work');
      await expect(page.getByRole('button', { name: 'Create link' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Yes', exact: true }).first()).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download PDF' }).click();
      expect((await download).suggestedFilename()).toBe('Aangan – Near the lake.pdf');

      // a sold home stays, marked, and cannot be compared
      const sold = await request.patch(`${address}/api/properties/${lake}/`, {
        headers: seller.headers,
        data: { lifecycle: 'sold' },
      });
      expect(sold.status()).toBe(200);
      await expect(home(other, titles[1])).toContainText('Sold');
      await expect(other.getByRole('checkbox', { name: `Compare ${titles[1]}` })).toHaveCount(0);

      // somebody else has only opened the link
      const third = await otherBrowser(browser, address);
      await open(third, new URL(link).pathname + new URL(link).hash);
      await expect(third.getByRole('heading', { name: 'Join “Near the lake”' })).toBeVisible();

      // R42 revoking the link ends both open pages
      await page.getByRole('button', { name: /^Revoke: Edit link/ }).click();
      const asked = page.getByRole('dialog', { name: 'Revoke this link?' });
      await expect(asked).toContainText(ravi.username);
      const ended = [endedAt(other, 'You cannot see this list'), endedAt(third, 'This link does not work')];
      const revoked = Date.now();
      await asked.getByRole('button', { name: 'Revoke' }).click();
      for (const at of await Promise.all(ended)) expect(at - revoked).toBeLessThan(30_000);
      await expect(third.locator('body')).not.toContainText('Near the lake');
      await expect(other.locator('body')).not.toContainText(titles[0]);
      await expect(page.getByText(`${ravi.username} was removed`)).toBeVisible();
      await open(other, new URL(link).pathname + new URL(link).hash);
      await expect(other.getByText('This link does not work')).toBeVisible();
      await other.context().close();
      await third.context().close();
    },
  );

  test(
    'without a stream the page says so and looks again every 10 seconds',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const asha = await newAccount(request, address);
      const id = await newList(request, address, asha, [45]);
      await logInAccount(page, request, address, asha);
      await page.route('**/events/', (route) =>
        route.fulfill({ status: 429, json: { detail: 'Too many.', code: 'too_many_streams' } }),
      );
      await open(page, `/shortlists/${id}`);
      await expect(page.getByText('Changes by other members may take 10 seconds to appear.')).toBeVisible();
      await request.patch(`${address}/api/shortlists/${id}/`, {
        headers: asha.headers,
        data: { name: 'Near the hills' },
      });
      await expect(page.getByRole('heading', { level: 1, name: 'Near the hills' })).toBeVisible();
      await page.unroute('**/events/');
      await live(page);
    },
  );

  test(
    'H5 H25 by keyboard: a vote shows at once and is undone if refused; removing asks first; the favourites are one of the lists, and its page changes the hearts; axe finds nothing',
    { tag: '@desktop' },
    async ({ page, request, address }) => {
      const asha = await newAccount(request, address);
      const id = await newList(request, address, asha, [45]);
      await request.put(`${address}/api/shortlists/${id}/properties/45/vote/`, {
        headers: asha.headers,
        data: { vote: 'no', note: 'Too far from the school.' },
      });
      await request.put(`${address}/api/favourites/45/`, { headers: asha.headers });
      await logInAccount(page, request, address, asha);
      await open(page, `/shortlists/${id}`);
      await live(page);
      await expectAccessible(page);
      const yes = page.getByRole('button', { name: 'Yes', exact: true });
      await page.route('**/vote/', (route) =>
        route.fulfill({ status: 403, json: { detail: 'Not now.', code: 'not_allowed' } }),
      );
      // the page moves the focus once when it is ready
      await pressEnter(yes);
      await expect(page.getByText('We couldn’t save your vote. Not now.')).toBeVisible();
      await expect(yes).toHaveAttribute('aria-pressed', 'false');
      await page.unroute('**/vote/');
      await yes.focus();
      await page.keyboard.press('Space');
      await expect(yes).toHaveAttribute('aria-pressed', 'true');
      await expect(yes).toBeFocused();
      await page.getByRole('button', { name: /^Remove .* from the list$/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /^Remove .* from the list$/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('No homes yet')).toBeVisible();
      await page.getByRole('button', { name: 'Delete list' }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await test.step('favourites', async () => {
        await open(page, '/favourites');
        await page.getByRole('main').getByRole('link', { name: 'My lists' }).click();
        await expect(page.getByRole('link', { name: 'Near the lake' })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('article').getByRole('link', { name: 'Favourites' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
        await page.getByRole('button', { name: /^Remove .* from the list$/ }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
        const hearts = page.getByTestId('bar').getByRole('link', { name: /^Favourites/ });
        await expect(hearts).toHaveAccessibleName('Favourites');
        expect(await (await request.get(`${address}/api/favourites/`, { headers: asha.headers })).json()).toEqual([]);
      });
    },
  );
});
