import type { Page } from '@playwright/test';
import { expect, open, test } from './support/journey';
import { follow, pressLink } from './support/reading';

const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

test(
  'H1 going back from a listing restores results, page and scroll position',
  { tag: '@bothScreens' },
  async ({ page }) => {
    await open(page, '/properties?page=2');
    await expect(page.getByRole('article').first()).toBeVisible();
    const before = await titles(page);
    const card = page.getByRole('article').nth(9);
    await card.scrollIntoViewIfNeeded();
    const scroll = await page.evaluate(() => window.scrollY);
    expect(scroll).toBeGreaterThan(300);
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => titles(page)).toEqual(before);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scroll - 4);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(scroll + 4);
  },
);

test('H1 a new page starts at its top', async ({ page }) => {
  await open(page, '/properties');
  await page.getByRole('article').nth(8).scrollIntoViewIfNeeded();
  await page.getByRole('article').nth(8).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Facts' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  'S4 a page opened by a link renders section by section, completely, without shifts in its first screen',
  { tag: '@bothScreens' },
  async ({ page }) => {
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A home with a courtyard in its name');
    await expect.poll(async () => (await measured()).arrived).toEqual(['true', null]);
    expect((await measured()).moved).toBeLessThan(0.02);
    const hidden = await page
      .locator('main section > *')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length);
    expect(hidden).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Houses that hold the evening');
    expect((await measured()).arrived).toEqual(['true', null]);
  },
);

test('S4 a list opened by a link is complete after a few frames, and at once without scripts', async ({
  page,
  request,
  address,
}) => {
  const renderedCards = (await (await request.get(`${address}/properties`)).text()).match(/<article/g)?.length ?? 0;
  expect(renderedCards).toBeGreaterThan(6);
  await open(page, '/');
  await pressLink(page, 'nav a[href="/properties"]');
  await expect(page.getByRole('article')).toHaveCount(renderedCards);
  await expect(page.locator('main li[aria-hidden]')).toHaveCount(0);
});

test('H2 filters, order and page are in the address: a reload and a pasted address show the same cards', async ({
  page,
  context,
}) => {
  await open(page, '/properties');
  await page.getByLabel('City', { exact: true }).selectOption('pune');
  await expect(page).toHaveURL(/city=pune/);
  await page.getByLabel('Type').selectOption('apartment');
  await expect(page).toHaveURL(/type=apartment/);
  // the previous cards stay until these are loaded
  const listed = page.waitForResponse(
    (response) => response.url().includes('/api/properties/?') && response.url().includes('ordering=price'),
  );
  await page.getByLabel('Sort by').selectOption('price');
  await expect(page).toHaveURL(/ordering=price/);
  const chosen = ((await (await listed).json()) as { title: string }[]).map(({ title }) => title);
  expect(chosen.length).toBeGreaterThan(1);
  await expect.poll(() => titles(page)).toEqual(chosen);
  await expect(page.getByText(/^\d+ listings?$/)).toBeVisible();
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(chosen);
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('pune');
  await expect(page.getByLabel('Sort by')).toHaveValue('price');
  const pasted = await context.newPage();
  await pasted.goto(page.url());
  await expect.poll(() => titles(pasted)).toEqual(chosen);
});

test('H3 an empty search does not navigate', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('searchbox', { name: 'Search properties' });
  await field.fill('   ');
  await field.press('Enter');
  await expect(field).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/');
});

test.describe('the hero', () => {
  const shown = (page: Page) => page.locator('section[aria-roledescription="carousel"] h1');
  const turns = async (page: Page) => {
    const before = await shown(page).innerText();
    await page.clock.runFor(6_500);
    return (await shown(page).innerText()) !== before;
  };

  test(
    'H11 changes every 6.5 s, and pauses by its button, on focus and on hover',
    { tag: '@bothScreens' },
    async ({ page }, { project }) => {
      await page.clock.install();
      await page.goto('/');
      await page.clock.runFor(2_000);
      await page.locator('html[data-alive]').waitFor();
      await page.clock.runFor(100);
      expect(await turns(page)).toBe(true);
      expect(await turns(page)).toBe(true);

      await page.getByRole('searchbox', { name: 'Search properties' }).focus();
      expect(await turns(page)).toBe(false);
      await page.getByRole('searchbox', { name: 'Search properties' }).blur();
      expect(await turns(page)).toBe(true);

      if (project.name === 'desktop') {
        await shown(page).hover();
        expect(await turns(page)).toBe(false);
        await page.mouse.move(700, 890);
        await page.mouse.wheel(0, 1500);
        await page.mouse.move(700, 600);
        expect(await turns(page)).toBe(true);
      }
      await page.getByRole('button', { name: 'Pause slideshow' }).click();
      await page.getByRole('button', { name: 'Play slideshow' }).blur();
      await page.mouse.move(5, 5);
      expect(await turns(page)).toBe(false);
      await page.getByRole('button', { name: 'Play slideshow' }).click();
      await page.getByRole('button', { name: 'Pause slideshow' }).blur();
    },
  );

  test('H11 does not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(2_000);
    await page.locator('html[data-alive]').waitFor();
    expect(await turns(page)).toBe(false);
    await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  });
});

test(
  'H12 the gallery moves by arrows, keys and swipes, wraps around, and shows its position',
  { tag: '@bothScreens' },
  async ({ page }) => {
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
    await page.keyboard.press('ArrowRight');
    await expect(counter).toHaveText(`3 of ${count}`);
    await page.keyboard.press('ArrowLeft');
    await expect(counter).toHaveText(`2 of ${count}`);

    const box = await page.locator('.carousel-slider').boundingBox();
    if (!box) throw new Error('the gallery is not there');
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect(counter).toHaveText(`3 of ${count}`);
  },
);

test(
  'H12 the gallery opens in full screen, and Escape restores the focus',
  { tag: '@bothScreens' },
  async ({ page }) => {
    await open(page, '/properties/45');
    const opener = page.getByRole('button', { name: 'View full screen' });
    await opener.click();
    const whole = page.getByRole('dialog', { name: /^Pictures of/ });
    await expect(whole).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(whole.getByRole('status')).toHaveText(/^2 of/);
    await page.keyboard.press('Escape');
    await expect(whole).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

const measured = [
  '/',
  '/properties',
  '/properties/45',
  '/blog',
  '/blog/1',
  '/reviews',
  '/rate-us',
  '/about',
  '/construction',
  '/newsletter/confirm',
  '/favourites',
  '/compare?ids=45,44',
  '/contact',
  '/disclaimer',
  '/nowhere',
];

for (const path of measured) {
  test(`H13 every target of ${path} is large enough`, { tag: '@bothScreens' }, async ({ page }, { project }) => {
    await open(page, path);
    const least = project.name === 'phone' ? 44 : 24;
    const small = await page.evaluate((needed) => {
      const covering = (element: Element) =>
        getComputedStyle(element, '::after').position === 'absolute' &&
        getComputedStyle(element, '::after').content !== 'none';
      const inText = (element: Element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline';
      return [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input:not([type=hidden]), select, textarea, summary',
        ),
      ]
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !inText(element) && !covering(element),
        )
        .map((element) => ({ target: element.closest('label') ?? element, words: element.outerHTML.slice(0, 120) }))
        .filter(({ target }) => {
          const { width, height } = target.getBoundingClientRect();
          // half a pixel for rounding; a skip link is outside the screen
          return (
            height > 0 && (width < needed - 0.5 || height < needed - 0.5) && target.getBoundingClientRect().bottom > 0
          );
        })
        .map(({ words }) => words);
    }, least);
    expect(small).toEqual([]);
  });
}

test(
  'H13 focused elements are never hidden by the bar or by elements fixed to the bottom',
  { tag: '@bothScreens' },
  async ({ page }) => {
    await open(page, '/properties/45');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('footer a').last().focus();
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        if (
          !focused ||
          focused === document.body ||
          focused.closest('[data-testid=bar], [data-testid=floating], [data-dock]')
        )
          return null;
        const { top, bottom, left, right } = focused.getBoundingClientRect();
        const seen = [
          [left + 3, top + 3],
          [right - 3, bottom - 3],
          [(left + right) / 2, (top + bottom) / 2],
        ].some(([x = 0, y = 0]) => {
          const at = document.elementFromPoint(x, y);
          return at !== null && (focused.contains(at) || at.contains(focused));
        });
        return seen ? null : focused.outerHTML.slice(0, 160);
      });
      expect(hidden).toBeNull();
    }
  },
);

test('H22 a new page sets its title, announces it, and moves the focus to its start', async ({ page }) => {
  await open(page, '/properties');
  const card = page.getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link').click();
  await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 20)}.* \\| Aangan Estates$`));
  await expect(page.getByTestId('announcer')).toHaveText(await page.title());
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Properties | Aangan Estates');
  await expect(page.getByTestId('announcer')).toHaveText('Properties | Aangan Estates');
});

test(
  'a link to a place on a page keeps it in view while content above it loads',
  { tag: '@bothScreens' },
  async ({ page }) => {
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
    const top = () => booking.evaluate((place) => place.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    release();
    await expect.poll(top).toBeGreaterThan(before);
    await expect(booking).toBeInViewport();
    expect(await booking.evaluate((place) => Math.abs(place.getBoundingClientRect().top))).toBeLessThan(200);
  },
);
