import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hold } from './support/holding';
import { expect, hydrated, open, openUnhydrated, test } from './support/journey';
import { expectStill, watchShifts } from './support/shifts';

const assets = path.resolve(__dirname, '../../dist/public/assets');

/** The specification's screens, each with a text that only its content contains. */
const screens: readonly (readonly [path: string, own: RegExp])[] = [
  ['/', /Featured Properties/],
  ['/properties', /\d\d listings/],
  ['/properties/45', /Three-bedroom corner flat/],
  ['/properties/45/edit', /[Ll]og in|Login/],
  ['/featured-properties', /Penthouse/],
  ['/property-list', /Three-bedroom corner flat/],
  ['/favourites', /Listings you saved with the heart. They’re kept in this browser/],
  ['/compare?ids=45,44', /Price per sq ft/],
  ['/property-form', /[Ll]og in|Login/],
  ['/login', /Don't have an account\? Sign Up/],
  ['/profile', /[Pp]rofile/],
  ['/payments', /Log in to see your payments\./],
  ['/packages', /Enterprise/],
  ['/rate-us', /[Rr]at(e|ing)/],
  ['/reviews', /500\+/],
  ['/saved-searches', /No account\? Open the link at the end of one of our alerts\./],
  ['/construction', /[Cc]onstruction/],
  ['/blog', /Market Trends/],
  ['/blog/1', /min read/],
  ['/about', /Excellence/],
  ['/contact', /Beverly Hills/],
  ['/privacy-policy', /Counsel must review/],
  ['/terms-and-conditions', /Counsel must review/],
  ['/disclaimer', /Counsel must review/],
];

/** Of the addresses that differ by a number only, the three lowest: other tests make and delete higher ones. */
function samples(links: Iterable<string>): string[] {
  const kinds = new Map<string, string[]>();
  for (const link of links) {
    const kind = link.replace(/\d+/g, 'N');
    kinds.set(kind, [...(kinds.get(kind) ?? []), link]);
  }
  return [...kinds.values()].flatMap((alike) =>
    alike.sort((one, other) => one.localeCompare(other, 'en', { numeric: true })).slice(0, 3),
  );
}

/** Resolves when the page's fonts are in use. Only pages with a first picture delay them and record it in storage. */
const fontsShown = (page: Page) =>
  page.waitForFunction(() =>
    document.getElementById('fonts') === null
      ? document.readyState === 'complete' && document.fonts.status === 'loaded'
      : localStorage.getItem('fonts') !== null,
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'S3 every screen is readable as rendered by the server, with all reviews of the home page, and its links work; H19 it fits into 320 px',
    { tag: '@all' },
    async ({ page, request, address }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      // pictures have their space reserved
      const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#888' } })
        .png()
        .toBuffer();
      await page.route(/\/media\//, (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
      const links = new Set<string>();
      for (const [screen, own] of screens)
        await test.step(screen, async () => {
          const answer = await openUnhydrated(page, screen);
          expect(answer?.status()).toBe(200);
          await expect(page.locator('body')).toContainText(own);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Report a problem' })).toBeVisible();
          await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
          const found = await page
            .locator('main a[href^="/"], header a[href^="/"], footer a[href^="/"]')
            .evaluateAll((anchors) => [
              ...new Set(anchors.map((anchor) => anchor.getAttribute('href')?.split('#')[0] ?? '')),
            ]);
          expect(found.length).toBeGreaterThan(8);
          for (const link of found) links.add(link);
        });
      await test.step('all six reviews of the home page', async () => {
        await openUnhydrated(page, '/');
        const region = page.getByRole('region', { name: 'What our clients say' });
        await expect(region.locator('article').filter({ visible: true })).toHaveCount(6);
        await expect(region.getByRole('button', { name: 'Next review' })).toBeHidden();
      });
      expect(links.size).toBeGreaterThan(50);
      await test.step('links', async () => {
        for (const link of samples(links))
          expect([link, (await request.get(address + link)).status()]).toEqual([link, 200]);
      });
    },
  );
});

test('S5 pictures load in the right size and best format, with reserved space, the first one first; S16 the browser goes on in the server’s style element, and new rules style only what they select', async ({
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
  // other tests publish listings without photos, all in Indore
  await open(page, '/properties?city=pune');
  await expect(page.locator('main article picture')).toHaveCount(22);
  await expect
    .poll(() =>
      page.locator('main article picture').evaluateAll((frames) => {
        const pictures = frames.map((frame) => {
          const image = frame.querySelector('img');
          return {
            formats: [...frame.querySelectorAll('source')].map(({ type }) => type).join(),
            reserved: image?.getAttribute('width') != null && image.getAttribute('height') != null,
            loading: `${image?.loading} ${image?.fetchPriority}`,
            placeholder: getComputedStyle(frame).backgroundImage.startsWith('url("data:image/'),
          };
        });
        return {
          formats: [...new Set(pictures.map(({ formats }) => formats))],
          reserved: pictures.every(({ reserved, placeholder }) => reserved && placeholder),
          first: pictures[0]?.loading,
          others: [...new Set(pictures.slice(1).map(({ loading }) => loading))],
        };
      }),
    )
    .toEqual({ formats: ['image/avif,image/webp'], reserved: true, first: 'eager high', others: ['lazy low'] });

  const first = page.locator('main article img').first();
  await first.evaluate((image: HTMLImageElement) => image.decode());
  const shown = await first.evaluate((image: HTMLImageElement) => ({
    source: image.currentSrc,
    slot: image.clientWidth * window.devicePixelRatio,
  }));
  const width = Number(/-(\d+)\.avif$/.exec(shown.source)?.[1]);
  expect(width).toBeGreaterThanOrEqual(Math.min(shown.slot, 1_500) * 0.9);
  expect(width).toBeLessThanOrEqual(shown.slot * 2.6);

  await expect(page.getByRole('button', { name: /^(Favourite|Save)/ }).first()).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('style[data-styled]')
        .evaluateAll((styles) => styles.map((style) => style.textContent.includes('/*!sc*/'))),
    )
    .toEqual([true]);
  const inserted = () => page.evaluate(() => (globalThis as unknown as { inserted: string[] }).inserted);
  await expect.poll(async () => (await inserted()).some((rule) => /^\.[\w-]+\{@media/.test(rule))).toBe(true);
  await expect.poll(async () => (await inserted()).filter((rule) => rule.startsWith('@media (min-width'))).toEqual([]);
});

test('S2 scripts and fonts are requested after the page and its first picture are painted, and no recorder of sessions; cached fonts are used at once', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
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

  const asksForRecorder = (text: string) => text.includes('aangan-session');
  const built = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(assets, name), 'utf8'));
  expect(built.some(asksForRecorder)).toBe(true);
  expect((await Promise.all(scripts)).filter(asksForRecorder)).toEqual([]);
  // the panel of machines is part of development only
  expect(built.filter((text) => /No machines are running|showPanel/.test(text))).toEqual([]);
  await expect.poll(() => page.evaluate(() => 'aanganSession' in window)).toBe(false);

  await openUnhydrated(page, '/');
  await expect(page.locator('style#fonts')).toHaveAttribute('media', 'all');
});

/** Opens a page as a slow phone does: its scripts come after the first paint, its fonts after hydration. */
async function openSlowly(page: Page, screen: string): Promise<void> {
  const [scripts, fonts] = [await hold(page, '**/assets/*.js'), await hold(page, '**/*.woff2')];
  const opened = openUnhydrated(page, screen);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  scripts.letGo();
  await hydrated(page);
  // the page's loading may end with its fonts only
  fonts.letGo();
  await opened;
  await fontsShown(page);
}

test('S2 nothing moves while /, /properties, a listing and an article load slowly; a heading keeps its line breaks when its font loads', async ({
  browser,
  address,
}) => {
  for (const screen of ['/', '/properties', '/properties/45', '/blog/1'])
    await test.step(screen, async () => {
      // a context of its own, because fonts that are cached are used at once
      const context = await browser.newContext({ baseURL: address, viewport: { width: 412, height: 823 } });
      const page = await context.newPage();
      await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
      await watchShifts(page);
      await openSlowly(page, screen);
      await expectStill(page);
      await expect.poll(() => page.evaluate(() => document.fonts.check("500 40px 'Cormorant Garamond'"))).toBe(true);
      await context.close();
    });
});

for (const screen of ['/', '/properties', '/properties/45', '/blog/1']) {
  test(`S2 nothing moves while ${screen} loads on a slow phone`, { tag: '@all' }, async ({ browser, address }) => {
    test.setTimeout(360_000);
    // the first paint shows a different part of the page every time
    for (let time = 0; time < 2; time += 1) {
      const context = await browser.newContext({ baseURL: address, viewport: { width: 412, height: 823 } });
      const page = await context.newPage();
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
      await watchShifts(page);
      await open(page, screen);
      await fontsShown(page);
      await expectStill(page);
      await context.close();
    }
  });
}

// only requests: no browser starts
test('S3 a listing’s preview shows its picture and its price, and saved searches are not indexed', async ({
  request,
  address,
}) => {
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
  expect(await (await request.get(`${address}/saved-searches`)).text()).toMatch(
    /<meta name="robots" content="[^"]*noindex/,
  );
});
