import { expect, open, reload, test } from './support/journey';
import { barPlaces, cardHearts } from './support/hearts';
import { follow } from './support/reading';
import {
  count,
  storeBefore,
  storedIds,
  logInByDialog,
  namedCalls,
  newAccount,
  watchCalls,
} from './support/visitorTools';

test.describe('favourites', () => {
  test('a visitor saves listings on cards and listing pages; the bar counts them without moving, a reload keeps them, and other tabs follow', async ({
    page,
    context,
  }) => {
    // listing 45, which is saved later, is in Indore
    await open(page, '/properties?city=pune');
    const before = await barPlaces(page);
    const card = page.getByRole('article').nth(1);
    const title = await card.getByRole('heading').innerText();
    const heart = card.getByRole('button', { name: `Favourite: ${title}` });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/properties\?city=pune$/);
    await expect(count(page)).toHaveAccessibleName('Favourites, 1 saved');
    await expect.poll(() => barPlaces(page)).toEqual(before);

    await open(page, '/properties/45');
    await page
      .getByRole('button', { name: /^(Favourite|Saved?): Three-bedroom corner flat/ })
      .first()
      .click();
    await expect(count(page)).toHaveAccessibleName('Favourites, 2 saved');
    await reload(page);
    await expect(
      page.getByRole('button', { name: /^(Favourite|Saved?): Three-bedroom corner flat/ }).first(),
    ).toHaveAttribute('aria-pressed', 'true');

    const other = await context.newPage();
    await open(other, '/properties/45');
    const otherHeart = other.getByRole('button', { name: /^(Favourite|Saved?): Three-bedroom corner flat/ }).first();
    await expect(otherHeart).toHaveAttribute('aria-pressed', 'true');
    await otherHeart.click();
    await expect(count(page)).toHaveAccessibleName('Favourites, 1 saved');
    await page
      .getByRole('button', { name: /^(Favourite|Saved?): Three-bedroom corner flat/ })
      .first()
      .click();
    await expect(otherHeart).toHaveAttribute('aria-pressed', 'true');
    await expect(count(page)).toHaveAccessibleName('Favourites, 2 saved');
    await other.close();

    await count(page).click();
    await expect(page).toHaveURL(/\/favourites$/);
    await expect(page).toHaveTitle('Favourites | Aangan Estates');
    await expect(page.getByText('2 saved listings')).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([/^Three-bedroom corner flat/, title]);
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Favourite/ })
      .click();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([title]);
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Favourite/ })
      .click();
    await expect(page.getByRole('heading', { name: 'No saved listings yet.' })).toBeVisible();
    await expect(count(page)).toHaveAccessibleName('Favourites');
  });

  test(
    'cards have their heart next to their only link, not inside it, and large enough to tap',
    { tag: '@all' },
    async ({ page }, { project }) => {
      for (const path of ['/', '/properties', '/featured-properties', '/properties/45'])
        await test.step(path, async () => {
          await open(page, path);
          await expect(
            page
              .locator('main li')
              .getByRole('button', { name: /^Favourite: / })
              .first(),
          ).toBeAttached();
          const found = await cardHearts(page);
          expect(found.length).toBeGreaterThan(2);
          expect(found.filter(({ inside, links, type }) => inside || links !== 1 || type !== 'button')).toEqual([]);
          expect(Math.min(...found.map(({ least }) => least))).toBeGreaterThanOrEqual(
            project.name === 'phone' ? 44 : 24,
          );
        });
    },
  );

  test(
    'one request loads all, removing one sends none, and a deleted listing says so until it is removed',
    { tag: '@all' },
    async ({ page }) => {
      await storeBefore(page, 'favourites', [44, 2_000_000_000, 45, 3]);
      const calls = watchCalls(page);
      await open(page, '/favourites');
      await expect(page.getByText('4 saved listings')).toBeVisible();
      expect(namedCalls(calls)).toEqual(['GET /api/properties/?ids=3%2C44%2C45%2C2000000000&limit=100']);
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(4);
      await expect(cards.nth(1)).toContainText('No longer available');
      await expect(cards.nth(1).getByRole('link', { name: 'See similar homes' })).toHaveAttribute(
        'href',
        '/properties/2000000000',
      );
      await cards.nth(1).getByRole('button', { name: 'Remove listing 2000000000' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('3 saved listings')).toBeFocused();
      await expect(cards).toHaveCount(3);
      await cards
        .nth(1)
        .getByRole('button', { name: /^Favourite/ })
        .click();
      await expect(cards).toHaveCount(2);
      await expect.poll(() => storedIds(page)).toEqual([44, 3]);
      expect(namedCalls(calls)).toHaveLength(1);
    },
  );

  test(
    'login merges the browser’s favourites, all tabs stay in sync, and logout removes them',
    { tag: '@all' },
    async ({ page, context, request, address }) => {
      const { username, headers } = await newAccount(request, address);
      const onServer = async () =>
        (await (await request.get(`${address}/api/favourites/`, { headers })).json()) as number[];
      await request.put(`${address}/api/favourites/7/`, { headers });
      await storeBefore(page, 'favourites', [45, 44]);
      const calls = watchCalls(page);
      await open(page, '/favourites');
      await expect(page.getByText('2 saved listings')).toBeVisible();
      await logInByDialog(page, username);
      await expect(count(page)).toHaveAccessibleName('Favourites, 3 saved');
      expect(await onServer()).toEqual(expect.arrayContaining([45, 44, 7]));
      expect(calls.filter((call) => call.includes('/api/favourites/'))).toEqual(['POST /api/favourites/']);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBeNull();

      const other = await context.newPage();
      await open(other, '/properties/1');
      await expect(count(other)).toHaveAccessibleName('Favourites, 3 saved');
      await other
        .getByRole('button', { name: /^Save: / })
        .first()
        .click();
      await expect.poll(onServer).toContain(1);
      await expect(count(page)).toHaveAccessibleName('Favourites, 4 saved');
      await other.close();

      await open(page, '/favourites');
      await expect(page.getByText('4 saved listings')).toBeVisible();
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Favourite/ })
        .click();
      await expect.poll(onServer).toHaveLength(3);
      await page.getByRole('button', { name: `${username}’s account` }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(count(page)).toHaveAccessibleName('Favourites');
      await follow(page, '/favourites');
      await expect(page.getByRole('heading', { name: 'No saved listings yet.' })).toBeVisible();
      await reload(page);
      await expect(page.getByRole('heading', { name: 'No saved listings yet.' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBeNull();
    },
  );

  test(
    'H5 a favourite that the server rejects shows at once, reverts, and says so',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const { username, headers } = await newAccount(request, address);
      await page.addInitScript(
        ([token, name]) => {
          localStorage.setItem('token', token);
          localStorage.setItem('username', name);
        },
        [headers.authorization.slice('Token '.length), username] as const,
      );
      await open(page, '/properties/45');
      const heart = page.getByRole('button', { name: /^(Favourite|Saved?): Three-bedroom corner flat/ }).first();
      let refuse = () => {};
      const held = new Promise<void>((resolve) => (refuse = resolve));
      await page.route('**/api/favourites/45/', async (route) => {
        await held;
        await route.fulfill({
          status: 403,
          contentType: 'application/json',
          body: JSON.stringify({ detail: 'Favourites are closed for today.', code: 'not_allowed' }),
        });
      });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(count(page)).toHaveAccessibleName('Favourites, 1 saved');
      refuse();
      await expect(page.getByRole('alert')).toHaveText(
        'We could not save your favourite. Favourites are closed for today.',
      );
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await expect(count(page)).toHaveAccessibleName('Favourites');
      await page.unroute('**/api/favourites/45/');
      await heart.click();
      await expect
        .poll(async () => (await (await request.get(`${address}/api/favourites/`, { headers })).json()) as number[])
        .toEqual([45]);
    },
  );
});
