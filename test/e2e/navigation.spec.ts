import type { Page } from '@playwright/test';
import { expect, hydrated, open, openUnhydrated, reload, test } from './support/journey';
import { openFilters } from './support/searchPanel';
import { fitting } from './support/listings';
import { boxOf } from './support/places';
import { fromTop, hiddenFocus, inWindow, scrolled } from './support/positions';
import { smallTargets } from './support/targets';
import { follow, pressLink } from './support/reading';

const titles = (page: Page) => fitting(page).getByRole('heading').allTextContents();

test('H1 H22 a new page starts at its top with its title and the focus; going back restores results and place', async ({
  page,
}) => {
  await open(page, '/properties?page=2');
  await expect(page.getByRole('article').first()).toBeVisible();
  const before = await titles(page);
  const card = page.getByRole('article').nth(9);
  await card.scrollIntoViewIfNeeded();
  await boxOf(card);
  const scroll = await scrolled(page);
  expect(scroll).toBeGreaterThan(300);
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link').click();
  await test.step('a new page', async () => {
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeAttached();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 20)}.* \\| Aangan Estates$`));
    await expect(page.getByTestId('announcer')).toHaveText(await page.title());
    await expect(page.locator('main')).toBeFocused();
  });
  await test.step('back', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await expect(page).toHaveTitle(/^Properties.* \| Aangan Estates$/);
    await expect(page.getByTestId('announcer')).toHaveText(await page.title());
    await expect.poll(() => titles(page)).toEqual(before);
    await expect.poll(async () => Math.abs((await scrolled(page)) - scroll)).toBeLessThan(4);
  });
});

test('S4 a page opened by a link renders section by section, completely, without shifts; a list after a few frames', async ({
  page,
  request,
  address,
}) => {
  await page.addInitScript(() => {
    const measured = { arrived: [] as (string | null)[], moved: 0 };
    Object.assign(globalThis, { measured });
    new MutationObserver(() => measured.arrived.push(document.documentElement.getAttribute('data-arrives'))).observe(
      document,
      { subtree: true, attributeFilter: ['data-arrives'] },
    );
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) measured.moved += (shift as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  await open(page, '/');
  const measured = () =>
    page.evaluate(
      () => (globalThis as unknown as { measured: { arrived: (string | null)[]; moved: number } }).measured,
    );
  await follow(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Aangan Estates');
  await expect.poll(async () => (await measured()).arrived).toEqual(['true', null]);
  await expect.poll(async () => (await measured()).moved).toBeLessThan(0.02);
  const hidden = () =>
    page
      .locator('main section > *')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length);
  await expect.poll(hidden).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Villas with pools and courtyards');
  await expect.poll(async () => (await measured()).arrived).toEqual(['true', null]);
  await test.step('a list', async () => {
    // as complete as the page is without scripts
    const html = await (await request.get(`${address}/properties`)).text();
    const rendered = html.match(/<article/g)?.length ?? 0;
    expect(rendered).toBeGreaterThan(6);
    await pressLink(page, 'footer a[href="/properties"]');
    await expect(page.getByRole('article')).toHaveCount(rendered);
    await expect(page.locator('main li[aria-hidden]')).toHaveCount(0);
  });
});

test('H2 filters, order and page are in the address: a reload and a pasted address show the same cards', async ({
  page,
  context,
}) => {
  await open(page, '/properties');
  await openFilters(page);
  await page.getByLabel('City', { exact: true }).selectOption('pune');
  await expect(page).toHaveURL(/city=pune/);
  await page.getByLabel('Type').selectOption('apartment');
  await expect(page).toHaveURL(/type=apartment/);
  // the previous cards stay until these are loaded
  const listed = page.waitForResponse(
    (response) => response.url().includes('/api/properties/?') && response.url().includes('ordering=price'),
  );
  await page.getByLabel('Sort by').selectOption('price');
  const address = () => Object.fromEntries(new URL(page.url()).searchParams);
  await expect.poll(address).toEqual({ city: 'pune', type: 'apartment', ordering: 'price' });
  const chosen = ((await (await listed).json()) as { title: string }[]).map(({ title }) => title);
  expect(chosen.length).toBeGreaterThan(1);
  await expect.poll(() => titles(page)).toEqual(chosen);
  await expect(page.getByText(/^\d+ listings?$/)).toBeVisible();
  await reload(page);
  await expect.poll(() => titles(page)).toEqual(chosen);
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('pune');
  await expect(page.getByLabel('Sort by')).toHaveValue('price');
  const pasted = await context.newPage();
  await openUnhydrated(pasted, page.url());
  await expect.poll(() => titles(pasted)).toEqual(chosen);
});

test.describe('the hero', () => {
  const shown = (page: Page) => page.locator('section[aria-roledescription="carousel"] h1');
  /** Moves the page's own clock by the time of one slide; whether there is another slide then. */
  const expectTurn = async (page: Page, turns: boolean) => {
    const before = await shown(page).innerText();
    await page.clock.runFor(6_500);
    if (turns) await expect(shown(page)).not.toHaveText(before);
    else {
      // what a timer had changed would be rendered after a frame
      await page.clock.runFor(100);
      await expect(shown(page)).toHaveText(before);
    }
  };
  const openStill = async (page: Page) => {
    await page.clock.install();
    await openUnhydrated(page, '/');
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.clock.runFor(100);
  };

  test(
    'H3 H11 changes every 6.5 s, and pauses by its button, on focus and on hover; an empty search does not navigate',
    { tag: '@desktop' },
    async ({ page }, { project }) => {
      await openStill(page);
      await expectTurn(page, true);
      await expectTurn(page, true);

      const field = page.getByRole('searchbox', { name: 'Search properties' });
      await field.fill('   ');
      await field.press('Enter');
      await expect(field).toBeFocused();
      await expectTurn(page, false);
      expect(new URL(page.url()).pathname).toBe('/');
      await field.blur();
      await expectTurn(page, true);

      if (project.name === 'desktop') {
        await shown(page).hover();
        await expectTurn(page, false);
        await page.mouse.move(700, 890);
        await page.mouse.wheel(0, 1500);
        await expect.poll(() => scrolled(page)).toBeGreaterThan(900);
        await page.mouse.move(700, 600);
        await expectTurn(page, true);
      }
      await page.getByRole('button', { name: 'Pause slideshow' }).click();
      await page.getByRole('button', { name: 'Play slideshow' }).blur();
      await page.mouse.move(5, 5);
      await expectTurn(page, false);
      await page.getByRole('button', { name: 'Play slideshow' }).click();
      await page.getByRole('button', { name: 'Pause slideshow' }).blur();
      await page.mouse.move(5, 5);
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(900);
      await page.mouse.move(9, 9);
      await expectTurn(page, true);
    },
  );

  test('H11 does not move with reduced motion', { tag: ['@all', '@desktop'] }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStill(page);
    await expectTurn(page, false);
    await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  });
});

test('H12 the gallery moves by arrows, keys and swipes, wraps around, shows its position, and opens in full screen', async ({
  page,
}) => {
  await open(page, '/properties/45');
  const counter = page.getByRole('region', { name: /^Pictures of/ }).getByRole('status');
  await expect(counter).toHaveText(/^1 of [4-6]$/);
  const count = Number((await counter.innerText()).split(' ').pop());
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(counter).toHaveText(`${count} of ${count}`);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(counter).toHaveText(`1 of ${count}`);
  await page.getByRole('button', { name: 'Next picture' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(`2 of ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(`3 of ${count}`);
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText(`2 of ${count}`);

  const { x, y, width, height } = await boxOf(page.locator('.carousel-slider'));
  await page.mouse.move(x + width * 0.7, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.2, y + height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(counter).toHaveText(`3 of ${count}`);

  await test.step('full screen', async () => {
    const opener = page.getByRole('button', { name: 'View full screen' });
    await opener.click();
    const whole = page.getByRole('dialog', { name: /^Pictures of/ });
    await expect(whole).toBeVisible();
    // a preview enlarged to the whole screen would be coarse blocks around the photograph
    for (const picture of await whole.locator('.slide picture').all())
      await expect(picture).toHaveCSS('background-size', 'contain');
    const position = whole.getByRole('status');
    const before = Number((await position.innerText()).split(' ')[0]);
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveText(`${(before % count) + 1} of ${count}`);
    await page.keyboard.press('Escape');
    await expect(whole).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

/** Pages, and the links that lead from one to the next without another load; the other ones are opened. */
const measured: readonly { path: string; by?: string }[] = [
  { path: '/' },
  { path: '/properties', by: 'footer a[href="/properties"]' },
  { path: '/blog', by: 'footer a[href="/blog"]' },
  { path: '/blog/1', by: 'main article a[href^="/blog/"]' },
  { path: '/reviews', by: 'footer a[href="/reviews"]' },
  { path: '/about', by: 'footer a[href="/about"]' },
  { path: '/construction', by: 'footer a[href="/construction"]' },
  { path: '/contact', by: 'footer a[href="/contact"]' },
  { path: '/disclaimer', by: 'footer a[href="/disclaimer"]' },
  { path: '/favourites', by: '[data-testid=bar] a[href="/favourites"]' },
  { path: '/rate-us' },
  { path: '/newsletter/confirm' },
  { path: '/compare?ids=45,44' },
  { path: '/nowhere' },
  { path: '/properties/45' },
];

test('H13 every target is large enough', { tag: '@all' }, async ({ page }, { project }) => {
  const least = project.name === 'phone' ? 44 : 24;
  for (const { path, by } of measured)
    await test.step(path, async () => {
      const before = await page.title();
      if (by) {
        await pressLink(page, by);
        await expect(page).not.toHaveTitle(before);
      } else await open(page, path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect.poll(() => smallTargets(page, least)).toEqual([]);
    });
});

test('H13 focused elements are never hidden by what is fixed', async ({ page }) => {
  await open(page, '/properties');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('footer a').last().focus();
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => hiddenFocus(page)).toBeNull();
  }
});

test('a link to a place on a page keeps it in view while content above it loads', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/static-pages/**', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/about');
  await pressLink(page, 'main a[href="/contact#meeting"]');
  const booking = page.getByRole('region', { name: 'Book a meeting' });
  await expect(booking).toBeInViewport();
  const before = await fromTop(booking);
  release();
  await expect.poll(() => fromTop(booking)).toBeGreaterThan(before);
  await expect(booking).toBeInViewport();
  await expect.poll(async () => Math.abs(await inWindow(booking))).toBeLessThan(200);
});
