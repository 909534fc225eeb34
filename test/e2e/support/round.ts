import type { Page } from '@playwright/test';
import type { Screen } from '../../support/screens';
import { axeFaults, schemeAt, twoFrames } from './axe';
import { expect, open, openUnhydrated, test } from './journey';
import { pressLink } from './reading';
import { sweepOf } from './sweep';
import { smallTargets } from './targets';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
type Size = keyof typeof sizes;

/** The page's requests for data and code that are not answered yet; streams never end. */
function watchRequests(page: Page): Set<object> {
  const waiting = new Set<object>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|assets)\//.test(pathname) && !pathname.endsWith('/events/')) waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return waiting;
}

/** Placeholders in the window: boxes without content that pulse. */
const placeholders = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('div[aria-hidden=true]:empty')].filter((box) => {
        const { top, bottom, height } = box.getBoundingClientRect();
        return height > 0 && top < innerHeight && bottom > 0 && getComputedStyle(box).animationName !== 'none';
      }).length,
  );

/** Resolves when a screen has its code and its data. */
async function complete(page: Page, requests: Set<object>): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('html')).not.toHaveAttribute('data-arrives');
  await expect
    .poll(async () => [requests.size, await placeholders(page)], {
      message: 'requests and placeholders',
      // most are complete within two; the usual intervals would wait for a second
      intervals: [20, 20, 40, 80, 100],
    })
    .toEqual([0, 0]);
}

/** Their links ask visitors to log in first. */
const loginFirst = ['/login', '/property-form'];

/** By a link of the page where it has one to this address, which costs a third of a load. */
async function goTo(page: Page, address: string): Promise<void> {
  const [from, to] = [new URL(page.url()), new URL(address, 'http://nowhere')];
  const link = `a[href=${JSON.stringify(address)}]:not([target], [download])`;
  if (from.pathname !== to.pathname && !loginFirst.includes(address) && (await page.locator(link).count()) > 0) {
    await page.locator('h1').evaluateAll((headings) => headings.forEach((heading) => heading.classList.add('left')));
    await pressLink(page, link);
    await expect(page).toHaveURL(({ pathname, search }) => pathname === to.pathname && search === to.search);
    await expect(page.locator('h1.left')).toHaveCount(0);
    return;
  }
  // another fragment alone would load nothing
  if (to.hash && from.pathname === to.pathname) await openUnhydrated(page, '/favicon.svg');
  await open(page, address);
}

/** H13 for what visitors see; a phone's finger needs more than a mouse. */
async function targetFaults(page: Page, screen: Size): Promise<string[]> {
  return (await smallTargets(page, screen === 'phone' ? 44 : 24, 'a, button')).map(
    (target) => `H13 too small: ${target}`,
  );
}

async function overflow(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  await twoFrames(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > 320) return [`H19 is ${width} px wide in a window of 320 px`];
  return (await widenedBy(page)).map((text) => `a long word widens the page: ${text}`);
}

/** The texts of the page that would widen it if they were one very long word; counts never are. */
const widenedBy = (page: Page) =>
  page.evaluate(() => {
    const word = 'm'.repeat(160);
    const texts = [
      ...document.querySelectorAll('main :is(h1, h2, h3, h4, p, dd, td, blockquote, cite, li a, ins, del)'),
    ].flatMap((element) =>
      [...element.childNodes].filter((node) => node instanceof Text && /^\s*[^\s\d]/.test(node.data)),
    ) as Text[];
    const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
    const before = texts.map(({ data }) => data);
    const restore = (at: number) => {
      const [text, data] = [texts[at], before[at]];
      if (text && data !== undefined) text.data = data;
    };
    for (const text of texts) text.data = word;
    const isWidened = isTooWide();
    texts.forEach((_text, at) => restore(at));
    if (!isWidened) return [];
    return texts
      .filter((text, at) => {
        text.data = word;
        const alone = isTooWide();
        restore(at);
        return alone;
      })
      .map((text) => `${text.parentElement?.outerHTML.slice(0, 100)}`);
  });

/** Breadcrumbs stand beside each other, with equal gaps. */
const breadcrumbFaults = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li > *')].map((item) => {
      const text = document.createRange();
      text.selectNodeContents(item);
      return text.getBoundingClientRect();
    });
    const gaps = boxes.flatMap(({ top, right }, at) => {
      const next = boxes[at + 1];
      return next && Math.abs(next.top - top) < 4 ? [Math.round(next.left - right)] : [];
    });
    const areEven = Math.max(...gaps) - Math.min(...gaps) <= 2 && Math.max(...gaps) <= 32;
    return gaps.length === 0 || areEven ? [] : [`the gaps of its breadcrumbs are ${gaps.join(', ')} px`];
  });

/**
 * Does this in one page for one address after another, and goes on after a failure.
 * @returns what failed, each with its address
 */
export async function tryEach<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  attempt: (one: T, index: number) => Promise<readonly string[]>,
): Promise<string[]> {
  const failed: string[] = [];
  for (const [index, one] of all.entries())
    await test.step(nameOf(one), async () => {
      const found = await attempt(one, index).catch((error: Error) => [error.message]);
      failed.push(...found.map((fault) => `${nameOf(one)}: ${fault}`));
    });
  return failed;
}

/** The bar above and the foot below every page; two screens of a round, one in each scheme, are looked at with them. */
const onEveryPage = ['#root > header', '#root > footer'];

/**
 * Visits screens one after another, each without errors, and looks closely at those of the sweep, on the test's own screen:
 * axe, H13 a visitor's targets, H19 320 px.
 */
export async function visitAll(page: Page, screens: readonly Screen[], faults: string[]): Promise<void> {
  test.setTimeout(60_000 + screens.length * 30_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = watchRequests(page);
  const size = test.info().project.name as Size;
  const swept = sweepOf(screens);
  const withBars = new Set(swept.slice(0, 2));
  const failed = await tryEach(
    screens,
    ({ address }) => address,
    async (screen) => {
      await page.setViewportSize(sizes[size]);
      await goTo(page, screen.address);
      await complete(page, requests);
      if (!swept.includes(screen)) return faults.splice(0);
      const found = [
        ...(screen.as ? [] : await targetFaults(page, size)),
        ...(await breadcrumbFaults(page)),
        ...(await axeFaults(page, schemeAt(swept.indexOf(screen)), withBars.has(screen) ? [] : onEveryPage)),
        ...(await overflow(page)),
      ];
      return [...found, ...faults.splice(0)];
    },
  );
  expect(failed).toEqual([]);
}
