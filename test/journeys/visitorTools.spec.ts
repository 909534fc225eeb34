import type { APIRequestContext, Page, Request } from '@playwright/test';
import { axeFaults } from './support/axe';
import { expect, logIn, open, test } from './support/journey';
import { register } from './support/register';

const hearts = (page: Page) => page.getByRole('button', { name: /^Favourite: / });
const scales = (page: Page) => page.getByRole('button', { name: /^Compare: / });
const count = (page: Page) => page.getByTestId('bar').getByRole('link', { name: /^Favourites/ });
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('favourites') ?? '[]') as number[]);

/** What this browser keeps, before the page opens; once, so that a reload finds what the page made of it. */
async function keepBefore(page: Page, key: 'favourites' | 'compared' | 'recentlySeen', ids: readonly number[]): Promise<void> {
  await page.addInitScript(([name, list]) => {
    if (!sessionStorage.getItem(`made ${name}`)) localStorage.setItem(name, list);
    sessionStorage.setItem(`made ${name}`, 'yes');
  }, [key, JSON.stringify(ids)] as const);
}

/** Every call of the page to the API, as `GET /api/…`. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

const namedCalls = (calls: readonly string[]) => calls.filter((call) => /^GET \/api\/properties\/\?ids=/.test(call));

async function newAccount(request: APIRequestContext, address: string): Promise<{ username: string; headers: { authorization: string } }> {
  const username = `keeper${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  const password = 'a calm long password';
  await register(request, address, { username, email: `${username}@example.com`, password });
  const { token } = (await (await request.post(`${address}/api/auth/login/`, { data: { username, password } })).json()) as { token: string };
  return { username, headers: { authorization: `Token ${token}` } };
}

async function logInByDialog(page: Page, username: string): Promise<void> {
  await page.getByTestId('bar').getByRole('link', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Username or email').fill(username);
  await dialog.getByLabel('Password').fill('a calm long password');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible();
}

test.describe('favourites', () => {
  test('a visitor saves listings from a card and from a listing’s page; the bar counts without moving, and a reload finds them', { tag: '@bothScreens' }, async ({ page }) => {
    await open(page, '/properties');
    const bar = () => page.getByTestId('bar').locator('a, button').evaluateAll((all) => all.map((one) => { const { x, width } = one.getBoundingClientRect(); return [x, width]; }));
    const before = await bar();
    const card = page.getByRole('article').nth(1);
    const title = await card.getByRole('heading').innerText();
    const heart = card.getByRole('button', { name: `Favourite: ${title}` });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(new URL(page.url()).pathname).toBe('/properties');
    await expect(count(page)).toHaveAccessibleName('Favourites, 1 saved');
    expect(await bar()).toEqual(before);

    await open(page, '/properties/45');
    await page.getByRole('button', { name: /^Favourite: Three-bedroom corner flat/ }).first().click();
    await expect(count(page)).toHaveAccessibleName('Favourites, 2 saved');
    await page.reload();
    await expect(page.getByRole('button', { name: /^Favourite: Three-bedroom corner flat/ }).first()).toHaveAttribute('aria-pressed', 'true');
    await count(page).click();
    await expect(page).toHaveURL(/\/favourites$/);
    await expect(page).toHaveTitle('Favourites | Aangan Estates');
    await expect(page.getByText('2 saved listings')).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([/^Three-bedroom corner flat/, title]);
    await page.getByRole('article').first().getByRole('button', { name: /^Favourite/ }).click();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([title]);
    await page.getByRole('article').first().getByRole('button', { name: /^Favourite/ }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is saved yet.' })).toBeVisible();
    await expect(count(page)).toHaveAccessibleName('Favourites');
  });

  for (const path of ['/', '/properties', '/featured-properties', '/properties/45']) {
    test(`a card of ${path} holds its heart beside its one link, not inside it, and large enough for a thumb`, { tag: '@bothScreens' }, async ({ page }, { project }) => {
      await open(page, path);
      await expect(page.locator('main li').getByRole('button', { name: /^Favourite: / }).first()).toBeAttached();
      const found = await hearts(page).evaluateAll((all) => all.map((heart) => {
        const { width, height } = heart.getBoundingClientRect();
        const card = heart.closest('li');
        return { inside: Boolean(heart.closest('a')), links: card ? card.querySelectorAll('a').length : 1, least: Math.min(width, height), type: heart.getAttribute('type') };
      }));
      expect(found.length).toBeGreaterThan(2);
      expect(found.filter(({ inside, links, type }) => inside || links !== 1 || type !== 'button')).toEqual([]);
      expect(Math.min(...found.map(({ least }) => least))).toBeGreaterThanOrEqual(project.name === 'phone' ? 44 : 24);
    });
  }

  test('all of them are asked for in one call, taking one away asks nothing, and one that is gone says so until it is removed', async ({ page }) => {
    await keepBefore(page, 'favourites', [44, 2_000_000_000, 45, 3]);
    const calls = watchCalls(page);
    await open(page, '/favourites');
    await expect(page.getByText('4 saved listings')).toBeVisible();
    expect(namedCalls(calls)).toEqual(['GET /api/properties/?ids=3%2C44%2C45%2C2000000000&limit=100']);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(4);
    await expect(cards.nth(1)).toContainText('No longer available');
    await expect(cards.nth(1).getByRole('link', { name: 'See similar ones' })).toHaveAttribute('href', '/properties/2000000000');
    await cards.nth(1).getByRole('button', { name: 'Remove listing 2000000000' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 saved listings')).toBeFocused();
    await expect(cards).toHaveCount(3);
    await cards.nth(1).getByRole('button', { name: /^Favourite/ }).click();
    await expect(cards).toHaveCount(2);
    expect(await kept(page)).toEqual([44, 3]);
    expect(namedCalls(calls)).toHaveLength(1);
  });

  test('another tab follows at once', async ({ page, context }) => {
    // named, since listings that others post come first
    await open(page, '/properties?search=corner+flat+ninth+floor');
    const other = await context.newPage();
    await open(other, '/properties/45');
    await page.getByRole('article').first().getByRole('button', { name: /^Favourite: Three-bedroom corner flat/ }).click();
    await expect(other.getByRole('button', { name: /^Favourite: Three-bedroom corner flat/ }).first()).toHaveAttribute('aria-pressed', 'true');
    await other.getByRole('button', { name: /^Favourite: Three-bedroom corner flat/ }).first().click();
    await expect(page.getByRole('article').first().getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'false');
    await expect(count(page)).toHaveAccessibleName('Favourites');
  });

  test('an account takes over the browser’s at login, is kept in step, in other tabs too, and leaves nothing behind at logout', async ({ page, context, request, address }) => {
    const { username, headers } = await newAccount(request, address);
    const onServer = async () => (await (await request.get(`${address}/api/favourites/`, { headers })).json()) as number[];
    await request.put(`${address}/api/favourites/7/`, { headers });
    await keepBefore(page, 'favourites', [45, 44]);
    const calls = watchCalls(page);
    await open(page, '/favourites');
    await expect(page.getByText('2 saved listings')).toBeVisible();
    await logInByDialog(page, username);
    await expect(count(page)).toHaveAccessibleName('Favourites, 3 saved');
    expect(await onServer()).toEqual(expect.arrayContaining([45, 44, 7]));
    expect(calls.filter((call) => call.includes('/api/favourites/'))).toEqual(['POST /api/favourites/']);
    expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBeNull();

    const other = await context.newPage();
    await open(other, '/properties/1');
    await expect(count(other)).toHaveAccessibleName('Favourites, 3 saved');
    await other.getByRole('button', { name: /^Favourite: / }).first().click();
    await expect.poll(onServer).toContain(1);
    await expect(count(page)).toHaveAccessibleName('Favourites, 4 saved');
    await other.close();

    await open(page, '/favourites');
    await expect(page.getByText('4 saved listings')).toBeVisible();
    await page.getByRole('article').first().getByRole('button', { name: /^Favourite/ }).click();
    await expect.poll(onServer).toHaveLength(3);
    await page.getByRole('button', { name: `Account of ${username}` }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(count(page)).toHaveAccessibleName('Favourites');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/favourites"]')?.click());
    await expect(page.getByRole('heading', { name: 'Nothing is saved yet.' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nothing is saved yet.' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBeNull();
  });

  test('H5 a favourite that the server refuses shows at once, goes back, and says so', async ({ page, request, address }) => {
    const { username, headers } = await newAccount(request, address);
    await page.addInitScript(([token, name]) => { localStorage.setItem('token', token); localStorage.setItem('username', name); }, [headers.authorization.slice('Token '.length), username] as const);
    await open(page, '/properties/45');
    const heart = page.getByRole('button', { name: /^Favourite: Three-bedroom corner flat/ }).first();
    let refuse = () => {};
    const held = new Promise<void>((resolve) => (refuse = resolve));
    await page.route('**/api/favourites/45/', async (route) => {
      await held;
      await route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify({ detail: 'Favourites are closed for today.', code: 'not_allowed' }) });
    });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(count(page)).toHaveAccessibleName('Favourites, 1 saved');
    refuse();
    await expect(page.getByRole('alert')).toHaveText('Your favourite was not saved. Favourites are closed for today.');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(count(page)).toHaveAccessibleName('Favourites');
    await page.unroute('**/api/favourites/45/');
    await heart.click();
    await expect.poll(async () => (await (await request.get(`${address}/api/favourites/`, { headers })).json()) as number[]).toEqual([45]);
  });
});

test.describe('recently seen', () => {
  test('shows what was looked at, the last first, never the listing itself, in one call, and forgets it when asked to', async ({ page, address }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => { if (new URL(request.url()).origin !== address && !request.url().startsWith('data:')) elsewhere.push(request.url()); });
    for (const id of [40, 41, 42]) {
      await open(page, `/properties/${id}`);
      await expect.poll(() => page.evaluate(() => (JSON.parse(localStorage.getItem('recentlySeen') ?? '[]') as number[])[0])).toBe(id);
    }
    const calls = watchCalls(page);
    await open(page, '/properties/45');
    const band = page.getByRole('region', { name: 'Recently seen', exact: true });
    await band.scrollIntoViewIfNeeded();
    const strip = band.getByRole('region', { name: 'Recently seen listings' });
    await expect(strip.getByRole('link')).toHaveCount(3);
    expect(await strip.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/properties/42', '/properties/41', '/properties/40']);
    expect(namedCalls(calls)).toEqual(['GET /api/properties/?ids=40%2C41%2C42&limit=100']);
    await strip.focus();
    await expect(strip).toBeFocused();
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/favourites"]')?.click());
    await expect(page.getByRole('region', { name: 'Recently seen listings' }).getByRole('link').first()).toHaveAttribute('href', '/properties/45');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByText('The listings you looked at are forgotten in this browser.')).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('recentlySeen'))).toBeNull();
    await page.reload();
    await page.locator('html[data-alive]').waitFor();
    await expect(page.getByRole('heading', { name: 'Nothing is saved yet.' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recently seen' })).toHaveCount(0);
    expect(elsewhere).toEqual([]);
  });

  test('keeps twelve', async ({ page }) => {
    await keepBefore(page, 'recentlySeen', Array.from({ length: 13 }, (_, at) => at + 1));
    await open(page, '/favourites');
    await expect(page.getByRole('region', { name: 'Recently seen listings' }).getByRole('link')).toHaveCount(12);
    await open(page, '/properties/45');
    await expect.poll(() => page.evaluate(() => (JSON.parse(localStorage.getItem('recentlySeen') ?? '[]') as number[]))).toEqual([45, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

test.describe('instalments', () => {
  test('the price card tells them and leads to a calculator that goes by numbers, by sliders and by keyboard', async ({ page }) => {
    await open(page, '/properties/45');
    await page.getByRole('link', { name: 'EMI from ₹93,725 a month' }).click();
    await expect(page).toHaveURL(/\/properties\/45#emi$/);
    const section = page.getByRole('region', { name: 'Monthly instalments' });
    await expect(section).toBeInViewport();
    const monthly = section.getByRole('status');
    await expect(monthly).toHaveText('₹93,725 a month');
    await expect(section).toContainText('An estimate, not an offer of a loan.');
    await expect(section.getByText('₹1,16,93,978')).toBeVisible();

    await section.getByLabel('Loan period', { exact: true }).fill('10');
    await expect(monthly).toHaveText('₹1,33,905 a month');
    await expect(section.getByRole('slider', { name: /^Loan period/ })).toHaveValue('10');
    await section.getByRole('slider', { name: /^Down payment/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(section.getByLabel('Down payment', { exact: false }).first()).toHaveValue('21');
    await expect(section).toContainText('₹28,35,000');
    await expect(monthly).toHaveText('₹1,32,231 a month');
    await page.keyboard.press('Home');
    await expect(section).toContainText('₹1,35,00,000');

    const rate = section.getByLabel('Interest rate', { exact: true });
    const before = await monthly.innerText();
    await rate.fill('40');
    await expect(rate).toHaveAttribute('aria-invalid', 'true');
    await expect(rate).toHaveAccessibleDescription(/Enter 5 to 20\./);
    await expect(monthly).toHaveText(before);
    await rate.blur();
    await expect(rate).toHaveValue('8.5');
    await expect(rate).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('the calculator comes later, into room that was kept for it', { tag: '@bothScreens' }, async ({ page }) => {
    await page.addInitScript(() => {
      const told = window as unknown as { shift: number };
      told.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) told.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/emi.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/properties/45');
    const section = page.locator('#emi');
    await section.scrollIntoViewIfNeeded();
    await expect(section).toContainText('With 20% paid at once, ₹1,08,00,000 borrowed at 8.5% a year over 20 years');
    const height = (await section.boundingBox())?.height ?? 0;
    await page.waitForTimeout(600);
    await page.evaluate(() => { (window as unknown as { shift: number }).shift = 0; });
    letGo();
    await expect(section.getByRole('slider')).toHaveCount(3);
    expect(Math.abs(((await section.boundingBox())?.height ?? 0) - height)).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
  });

  test('a listing for rent has none, nor has one whose price is on request', async ({ page, request, address }) => {
    const all = (await (await request.get(`${address}/api/properties/?limit=100`)).json()) as { id: number; purpose: string; price: string | null }[];
    const ids = [all.find(({ purpose, price }) => purpose === 'rent' && price !== null)?.id, all.find(({ price }) => price === null)?.id];
    for (const id of ids) {
      await open(page, `/properties/${id}`);
      await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible();
      await expect(page.getByText(/EMI|Monthly instalments/)).toHaveCount(0);
    }
  });
});

test.describe('the comparison', () => {
  test('up to four listings are chosen from cards, a fifth is declined kindly, and the tray leads to them side by side', async ({ page }) => {
    await open(page, '/properties');
    for (const at of [0, 1, 2]) await scales(page).nth(at).click();
    const tray = page.getByRole('complementary', { name: 'Comparison' });
    await expect(tray.getByRole('status')).toHaveText(/^3 of 4/);
    const title = await page.getByRole('article').nth(3).getByRole('heading').innerText();
    await page.getByRole('article').nth(3).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const own = page.getByRole('button', { name: `Compare: ${title}`, exact: true });
    await own.click();
    await expect(own).toHaveText('In comparison');
    await expect(tray.getByRole('status')).toHaveText(/^4 of 4/);
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    await scales(page).nth(4).click();
    await expect(page.getByRole('alert')).toHaveText('Up to 4 listings can be compared at a time. Remove one to choose another.');
    await expect(scales(page).nth(4)).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await tray.getByRole('button', { name: /^Remove .* from the comparison$/ }).first().click();
    await expect(tray.getByRole('status')).toHaveText(/^3 of 4/);
    await expect(scales(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
    const ids = await page.evaluate(() => JSON.parse(localStorage.getItem('compared') ?? '[]') as number[]);
    await tray.getByRole('link', { name: 'Compare' }).click();
    await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${ids.join('(,|%2C)')}$`));
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expect(tray).toHaveCount(0);
  });

  test('H2 its address can be shared: the server draws it, a reload gives the same, in one call for all listings', async ({ page, request, address }) => {
    const html = await (await request.get(`${address}/compare?ids=45,44`)).text();
    expect(html).toContain('Three-bedroom corner flat');
    expect(html).toContain('<th scope="row"');
    const calls = watchCalls(page);
    await open(page, '/compare?ids=45,44,2000000000');
    const table = page.getByRole('region', { name: 'Comparison' }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table.getByRole('rowheader', { name: /^Price \(differs\)/ })).toBeVisible();
    await expect(table.getByRole('columnheader').nth(2)).toContainText('No longer available');
    expect(calls.filter((call) => call.includes('/api/properties/'))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('compared'))).toBeNull();

    const rows = await table.getByRole('row').count();
    await page.getByRole('checkbox', { name: 'Only what differs' }).check();
    expect(await table.getByRole('row').count()).toBeLessThan(rows);
    for (const name of await table.getByRole('rowheader').allTextContents()) expect(name).toContain('(differs)');

    await page.getByRole('button', { name: 'Remove listing 2000000000' }).click();
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await expect(page).toHaveURL(/ids=45(,|%2C)44$/);
    await page.getByRole('button', { name: /^Remove Three-bedroom/ }).click();
    await expect(table.getByRole('columnheader')).toHaveCount(1);
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is chosen yet.' })).toBeVisible();
  });

  test('on a narrow screen the table scrolls inside itself, by keyboard too, and its names stay', { tag: '@bothScreens' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/compare?ids=45,44,43,42');
    const region = page.getByRole('region', { name: 'Comparison' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const name = region.getByRole('rowheader').first();
    const left = (await name.boundingBox())?.x;
    const second = (await region.getByRole('columnheader').nth(1).boundingBox())?.x ?? 0;
    await region.focus();
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(60);
    expect((await name.boundingBox())?.x).toBe(left);
    expect((await region.getByRole('columnheader').nth(1).boundingBox())?.x ?? 0).toBeLessThan(second - 60);
  });

  test('without ids its address shows what was chosen in this browser, and says what to do when nothing was', async ({ page }) => {
    await open(page, '/compare');
    await expect(page.getByRole('heading', { name: 'Nothing is chosen yet.' })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('compared', '[45,44]'));
    await page.goto('/compare');
    await expect(page).toHaveURL(/\/compare\?ids=45(,|%2C)44$/);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});

for (const [what, path, title] of [['a listing', '/properties/45', /^Share: Three-bedroom corner flat/], ['an article', '/blog/1', /^Share: /]] as const) {
  test.describe(`H18 sharing ${what}`, () => {
    test('goes by the system’s sheet where there is one', async ({ page, address }) => {
      await page.addInitScript(() => {
        const told = window as unknown as { shared: ShareData[] };
        told.shared = [];
        navigator.share = async (data) => { told.shared.push(data ?? {}); };
      });
      await open(page, path);
      await page.getByRole('button', { name: title }).click();
      await expect.poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([{ title: await page.getByRole('heading', { level: 1 }).innerText(), url: address + path }]);
      await expect(page.getByText('Link copied')).toHaveCount(0);
    });

    test('copies the address where there is none, and says so', async ({ page, context, address }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => { Object.defineProperty(navigator, 'share', { value: undefined }); });
      await open(page, path);
      await page.getByRole('button', { name: title }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached();
      await expect(page.getByRole('button', { name: title })).toHaveText('Link copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address + path);
    });

    test('shows the address selected where nothing can be copied', async ({ page, address }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await open(page, path);
      await page.getByRole('button', { name: title }).click();
      const field = page.getByLabel('Address of this page');
      await expect(field).toHaveValue(address + path);
      expect(await field.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0))).toBe(address + path);
      await expect(page.getByText('Link copied')).toHaveCount(0);
    });
  });
}

test.describe('H17 on paper', () => {
  const offPaper = ['[data-testid=bar]', '[data-testid=floating]', '[data-tray]', '[data-dock]', 'footer'];

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a listing has its address, price, first picture and facts, and no bar, buttons or tray, ${colorScheme}`, async ({ page, address }) => {
      await keepBefore(page, 'compared', [44, 45]);
      await page.emulateMedia({ colorScheme });
      await open(page, '/properties/45');
      await expect(page.locator('[data-tray]')).toBeVisible();
      await page.getByRole('button', { name: 'Next picture' }).click();
      await page.emulateMedia({ media: 'print', colorScheme });
      for (const hidden of offPaper) await expect(page.locator(hidden)).toBeHidden();
      for (const name of ['Print', 'Next picture', 'Show the whole screen', 'Send enquiry', /^Share/, /^Compare/, /^Favourite/]) await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Nipania, Indore', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('₹1,35,00,000').filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByText(`${address}/properties/45`)).toBeVisible();
      await expect(page.getByRole('term').filter({ hasText: 'Area' })).toBeVisible();
      const pictures = await page.locator('main img').evaluateAll((all) => all.filter((image) => image.getBoundingClientRect().height > 0).map((image) => (image as HTMLImageElement).src));
      const first = await page.evaluate(async () => ((await (await fetch('/api/properties/45/')).json()) as { image: string }).image);
      expect(pictures).toEqual([address + first]);
      // dark letters on white paper, whatever the screen's scheme
      const ink = await page.getByText('Nipania, Indore', { exact: true }).first().evaluate((element) => getComputedStyle(element).color);
      expect(Math.max(...(ink.match(/\d+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(140);
    });
  }

  test('an article is its words and its picture', async ({ page }) => {
    await open(page, '/blog/1');
    await expect(page.getByRole('button', { name: /^Share/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['[data-testid=bar]', '[data-testid=floating]', 'footer']) await expect(page.locator(hidden)).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('article img').first()).toBeVisible();
    await expect(page.getByText('More on Investment Tips')).toBeHidden();
  });

  test('the Print button asks the browser to print', async ({ page }) => {
    await page.addInitScript(() => { window.print = () => { document.documentElement.dataset.printed = 'yes'; }; });
    await open(page, '/properties/45');
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html[data-printed=yes]')).toBeAttached();
  });
});

test.describe('H15 a lost connection', () => {
  test('is told within a second, until it is back; then what is shown is loaded anew', async ({ page, context, faults }) => {
    await open(page, '/properties/45');
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(page.getByRole('article').first().getByRole('button', { name: /^Favourite/ })).toBeAttached();
    const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(notice).toHaveCount(0);
    await context.setOffline(true);
    await expect(notice).toBeVisible({ timeout: 1_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const calls = watchCalls(page);
    await context.setOffline(false);
    await expect(notice).toHaveCount(0, { timeout: 1_000 });
    await expect.poll(() => calls).toEqual(expect.arrayContaining(['GET /api/properties/45/', 'GET /api/properties/45/similar/']));
    faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)));
  });

  test('a listing that changed meanwhile is shown as it is now', async ({ page, context }) => {
    await open(page, '/properties/45');
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(page.getByRole('article').first().getByRole('button', { name: /^Favourite/ })).toBeAttached();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.route('**/api/properties/45/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), price: '12000000.00' } });
    });
    await context.setOffline(false);
    await expect(page.getByText('₹1,20,00,000').filter({ visible: true }).first()).toBeVisible();
  });

  test('a server that is away while the connection stands is no lost connection: what is shown stays, and what fails says what failed', async ({ page, request, address, faults }) => {
    const { username, headers } = await newAccount(request, address);
    await page.addInitScript(([token, name]) => { localStorage.setItem('token', token); localStorage.setItem('username', name); }, [headers.authorization.slice('Token '.length), username] as const);
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

test('a part whose code is late wakes up where the server drew it: nothing is drawn anew, nothing typed is lost', { tag: '@bothScreens' }, async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/(enquiry|similar)\..*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/properties/45');
  const form = page.locator('#enquire');
  await form.getByLabel('Name').fill('Asha');
  const node = await form.getByLabel('Name').elementHandle();
  await page.getByRole('button', { name: /^Favourite: Three-bedroom corner flat/ }).first().click();
  await page.getByRole('link', { name: 'Enquire', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar properties' })).toBeVisible();
  letGo();
  await expect(page.getByRole('article').first().getByRole('button', { name: /^Favourite/ })).toBeAttached();
  await expect(form.getByLabel('Name')).toHaveValue('Asha');
  expect(await node?.evaluate((input) => input.isConnected)).toBe(true);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByLabel('Email Address')).toBeFocused();
});

test('axe finds nothing in the tray, the calculator, the strip, a note and the offline notice', { tag: '@bothScreens' }, async ({ page, context, faults }) => {
  await keepBefore(page, 'compared', [41, 42, 43, 44]);
  await keepBefore(page, 'favourites', [44, 45, 2_000_000_000]);
  await keepBefore(page, 'recentlySeen', [42, 43]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/properties/45');
  await page.locator('#emi').scrollIntoViewIfNeeded();
  await expect(page.getByRole('slider')).toHaveCount(3);
  await page.getByRole('heading', { name: 'Recently seen' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Recently seen listings' }).getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: /^Compare: Three-bedroom/ }).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await context.setOffline(false);
  await open(page, '/favourites');
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await axeFaults(page)).toEqual([]);
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)));
});

test.describe('the featured star', () => {
  const star = (page: Page) => page.getByRole('region', { name: 'Featured Properties' }).getByRole('button', { name: /^Featured: / });

  test('is on home cards, for a superuser only', async ({ page, request, address }) => {
    await open(page, '/');
    await expect(hearts(page).first()).toBeAttached();
    await expect(star(page)).toHaveCount(0);
    await logIn(page, request, address, 'owner');
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Account of owner' })).toBeVisible();
    await expect(star(page)).toHaveCount(0);
    await logIn(page, request, address, 'admin');
    await open(page, '/');
    await expect(star(page)).toHaveCount(3);
    await expect(star(page).first()).toHaveAttribute('aria-pressed', 'true');
  });

  for (const status of [403, 500]) {
    test(`H5 answers at once, by keyboard, and goes back with the specification’s words when it is refused with ${status}`, async ({ page, request, address, faults }) => {
      await logIn(page, request, address, 'admin');
      await open(page, '/');
      let refuse = () => {};
      const held = new Promise<void>((resolve) => (refuse = resolve));
      const sent: { method: string; authorization: string | undefined; body: unknown }[] = [];
      await page.route(/\/api\/properties\/\d+\/$/, async (route) => {
        const asked = route.request();
        sent.push({ method: asked.method(), authorization: (await asked.allHeaders()).authorization, body: asked.postDataJSON() });
        await held;
        await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ detail: 'No.', code: 'refused' }) });
      });
      const first = star(page).first();
      await first.focus();
      await page.keyboard.press('Space');
      await expect(first).toHaveAttribute('aria-pressed', 'false');
      refuse();
      await expect(page.getByRole('alert')).toHaveText('Failed to update featured status.');
      await expect(first).toHaveAttribute('aria-pressed', 'true');
      await expect(first).toBeFocused();
      expect(sent).toEqual([{ method: 'PATCH', authorization: expect.stringMatching(/^Bearer .{20,}/), body: { featured: false } }]);
      faults.splice(0, faults.length, ...faults.filter((fault) => !/status of 500/.test(fault)));
    });
  }

  test('the list follows once the server has agreed', async ({ page, request, address }) => {
    await logIn(page, request, address, 'admin');
    await open(page, '/');
    await expect(star(page)).toHaveCount(3);
    const third = star(page).nth(2);
    const name = (await third.getAttribute('aria-label')) ?? '';
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await third.click();
    const answer = await answered;
    expect(answer.status()).toBe(200);
    const { id, featured } = (await answer.json()) as { id: number; featured: boolean };
    expect(featured).toBe(false);
    // the next featured listing takes its place
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(star(page)).toHaveCount(3);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await request.patch(`${address}/api/properties/${id}/`, { headers: { authorization: `Bearer ${token}` }, data: { featured: true } });
  });
});
