import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, open, test } from './support/journey';

/** The specification's screens, each with a text that only its content contains. */
const screens: readonly (readonly [path: string, own: RegExp])[] = [
  ['/', /Featured Properties/],
  ['/properties', /\d\d listings/],
  ['/properties/45', /Three-bedroom corner flat/],
  ['/properties/45/edit', /[Ll]og in|Login/],
  ['/featured-properties', /Penthouse/],
  ['/property-list', /Three-bedroom corner flat/],
  ['/favourites', /Listings you saved with the heart. They are saved in this browser/],
  ['/compare?ids=45,44', /Price per sq ft/],
  ['/property-form', /[Ll]og in|Login/],
  ['/login', /Don't have an account\? Sign Up/],
  ['/profile', /[Pp]rofile/],
  ['/payments', /[Pp]ayments/],
  ['/packages', /Enterprise/],
  ['/rate-us', /[Rr]at(e|ing)/],
  ['/reviews', /500\+/],
  ['/construction', /[Cc]onstruction/],
  ['/blog', /Market Trends/],
  ['/blog/1', /min read/],
  ['/about', /Excellence/],
  ['/contact', /Beverly Hills/],
  ['/privacy-policy', /Counsel must review/],
  ['/terms-and-conditions', /Counsel must review/],
  ['/disclaimer', /Counsel must review/],
];

/** Resolves when the page's fonts are in use. Only pages with a first picture delay them and record it in storage. */
const fontsShown = (page: Page) =>
  page.waitForFunction(
    () =>
      document.getElementById('fonts') === null
        ? document.readyState === 'complete' && document.fonts.status === 'loaded'
        : localStorage.getItem('fonts') !== null,
    undefined,
    { timeout: 150_000 },
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, own] of screens) {
    test(`S3 ${path} is readable as rendered by the server, and every link works; H19 it fits into 320 px`, async ({
      page,
      request,
      address,
    }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      const body = page.locator('body');
      await expect(body).toContainText(own);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const links = await page
        .locator('main a[href^="/"], header a[href^="/"], footer a[href^="/"]')
        .evaluateAll((anchors) => [
          ...new Set(anchors.map((anchor) => (anchor as HTMLAnchorElement).getAttribute('href') ?? '')),
        ]);
      expect(links.length).toBeGreaterThan(8);
      const sample = links.filter((_, at) => at % Math.max(1, Math.floor(links.length / 12)) === 0);
      for (const link of sample)
        expect([link, (await request.get(address + link.split('#')[0])).status()]).toEqual([link, 200]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }

  test('S3 a search works without scripts', async ({ page }) => {
    await page.goto('/properties');
    await page.getByRole('combobox', { name: 'Search' }).fill('penthouse');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/search=penthouse/);
    await expect(page.getByRole('article').first()).toContainText('Penthouse');
  });
});

test(
  'S5 pictures load in the right size and best format, with reserved space, the first one first',
  { tag: '@bothScreens' },
  async ({ page }) => {
    // other tests publish listings without photos, all in Indore
    await open(page, '/properties?city=pune');
    const pictures = await page.locator('main article picture').evaluateAll((frames) =>
      frames.map((frame) => {
        const image = frame.querySelector('img');
        if (!image) throw new Error('a picture without its image');
        return {
          formats: [...frame.querySelectorAll('source')].map(({ type }) => type),
          width: image.width,
          reserved: image.getAttribute('width') !== null && image.getAttribute('height') !== null,
          loading: image.loading,
          priority: image.fetchPriority,
          placeholder: getComputedStyle(frame).backgroundImage.startsWith('url("data:image/'),
        };
      }),
    );
    expect(pictures.length).toBe(22);
    expect(new Set(pictures.map(({ formats }) => formats.join()))).toEqual(new Set(['image/avif,image/webp']));
    expect(pictures.every(({ reserved, placeholder }) => reserved && placeholder)).toBe(true);
    expect([pictures[0]?.loading, pictures[0]?.priority]).toEqual(['eager', 'high']);
    expect(pictures.slice(1).every(({ loading, priority }) => loading === 'lazy' && priority === 'low')).toBe(true);
    const first = page.locator('main article img').first();
    await first.evaluate((image: HTMLImageElement) => image.decode());
    const shown = await first.evaluate((image: HTMLImageElement) => ({
      source: image.currentSrc,
      slot: image.clientWidth * window.devicePixelRatio,
    }));
    const width = Number(/-(\d+)\.avif$/.exec(shown.source)?.[1]);
    expect(width).toBeGreaterThanOrEqual(Math.min(shown.slot, 1_500) * 0.9);
    expect(width).toBeLessThanOrEqual(shown.slot * 2.6);
  },
);

test(
  'S2 scripts and fonts are requested after the page and its first picture are painted',
  { tag: '@bothScreens' },
  async ({ page }) => {
    await open(page, '/properties/45');
    await fontsShown(page);
    const requested = await page.evaluate(() => {
      const of = (kind: RegExp) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
          kind.test(new URL(name).pathname),
        );
      const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc;
      return {
        seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        picture: of(/^\/media\//).find(({ name }) => name === first)?.responseEnd ?? Infinity,
        scripts: of(/\.js$/).map(({ startTime }) => startTime),
        fonts: of(/\.woff2$/).map(({ startTime }) => startTime),
      };
    });
    expect(requested.scripts.length).toBeGreaterThan(4);
    expect(requested.fonts.length).toBeGreaterThan(1);
    for (const time of [...requested.scripts, ...requested.fonts])
      expect(time).toBeGreaterThan(Math.max(requested.seen, requested.picture));
  },
);

test('S2 cached fonts are used at once, on the next page too', { tag: '@bothScreens' }, async ({ page }) => {
  await open(page, '/');
  await fontsShown(page);
  await page.goto('/properties/45', { waitUntil: 'commit' });
  await expect(page.locator('style#fonts')).toHaveAttribute('media', 'all');
});

test(
  'S2 a heading keeps its line breaks when its font loads, so nothing below it moves',
  { tag: '@bothScreens' },
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await open(page, '/blog/1');
    await fontsShown(page);
    const moved = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) =>
            done(
              list.getEntries().reduce((sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(0))));
        }),
    );
    expect(moved).toBeLessThan(0.02);
    expect(await page.evaluate(() => document.fonts.check("500 40px 'Cormorant Garamond'"))).toBe(true);
  },
);

for (const path of ['/', '/properties', '/properties/45', '/blog/1']) {
  test(`S2 nothing moves while ${path} loads on a slow phone`, async ({ browser, address }) => {
    test.setTimeout(360_000);
    // the first paint shows a different part of the page every time
    for (let time = 0; time < 2; time += 1) {
      const context = await browser.newContext({ baseURL: address, viewport: { width: 412, height: 823 } });
      const page = await context.newPage();
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.addInitScript(() => {
        sessionStorage.setItem('splash', 'seen');
        const measured = window as unknown as { shift: number };
        measured.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            measured.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, path);
      await fontsShown(page);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
      await context.close();
    }
  });
}

test('S3 a listing’s preview shows its picture and its price', async ({ request, address }) => {
  const html = await (await request.get(`${address}/properties/45`)).text();
  const meta = (property: string) =>
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];
  expect(meta('og:title')).toContain('Three-bedroom corner flat');
  expect(meta('og:description')).toContain('₹1.35 Cr');
  const image = meta('og:image') ?? '';
  expect(image).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/properties\/45\/card\.jpg\?v=[0-9a-z]+$/);
  const picture = await request.get(image);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const { width, height } = await sharp(await picture.body()).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect([meta('og:image:width'), meta('og:image:height'), meta('twitter:card')]).toEqual([
    '1200',
    '630',
    'summary_large_image',
  ]);
  expect(meta('og:image:alt')).toContain('₹1.35 Cr');
  expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(`${address}/properties/45`);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as { '@type': string; offers?: { price: string } },
  );
  expect(data.find((one) => one['@type'] === 'RealEstateListing')?.offers?.price).toBe('13500000.00');
});

test('S16 the browser goes on in the server’s style element, and new rules style only what they select', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const inserted: string[] = [];
    Object.assign(globalThis, { inserted });
    const insert = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function insertRule(rule, index) {
      inserted.push(rule);
      return insert.call(this, rule, index);
    };
  });
  await open(page, '/properties');
  await expect(page.getByRole('button', { name: /^Favourite/ }).first()).toBeVisible();
  const elements = await page
    .locator('style[data-styled]')
    .evaluateAll((styles) => styles.map((style) => style.textContent.includes('/*!sc*/')));
  expect(elements).toEqual([true]);
  const inserted = await page.evaluate(() => (globalThis as unknown as { inserted: string[] }).inserted);
  expect(inserted.some((rule) => /^\.[\w-]+\{@media/.test(rule))).toBe(true);
  expect(inserted.filter((rule) => rule.startsWith('@media (min-width'))).toEqual([]);
});
