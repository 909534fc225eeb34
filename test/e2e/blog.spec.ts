import type { Page } from '@playwright/test';
import { runProduct } from '../../scripts/runProduct.cjs';
import { expect, open, test } from './support/journey';
import { cut, follow, pressLink } from './support/reading';

const cards = (page: Page) => page.locator('main article:not([data-testid=featured-article])');
const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allInnerTexts();
const featured = (page: Page) => page.getByTestId('featured-article');
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });

/** Clicks Load More Articles until all are shown. */
async function loadAll(page: Page): Promise<void> {
  await expect(async () => {
    const more = page.getByRole('link', { name: 'Load More Articles' });
    // the button disappears with the last page, maybe just before the click
    if (await more.isVisible()) await more.click({ timeout: 1_000 });
    expect(await page.getByText('You have seen all articles.').isVisible()).toBe(true);
  }).toPass({ timeout: 15_000 });
}

test('the blog filters by All, Market Trends, Luxury Living, Investment Tips, Property Guides; All is the default', async ({
  page,
}) => {
  await open(page, '/blog');
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveText([
    'All',
    'Market Trends',
    'Luxury Living',
    'Investment Tips',
    'Property Guides',
  ]);
  await expect(category(page, 'All')).toHaveAttribute('aria-current', 'true');
  for (const name of ['Market Trends', 'Luxury Living', 'Investment Tips', 'Property Guides']) {
    await category(page, name).click();
    await expect(category(page, name)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(cards(page)).not.toHaveCount(0);
    for (const card of await cards(page).all()) await expect(card.getByText(name, { exact: true })).toBeVisible();
  }
});

test('the selected category is in the address: a reload keeps it, Back restores the previous one', async ({ page }) => {
  await open(page, '/blog');
  await category(page, 'Investment Tips').click();
  await expect(page).toHaveURL(/\/blog\?category=Investment\+Tips$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Investment Tips' })).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
  const chosen = await titles(page);
  await page.reload();
  await expect(category(page, 'Investment Tips')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => titles(page)).toEqual(chosen);
  await category(page, 'Luxury Living').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Luxury Living' })).toBeVisible();
  await page.goBack();
  await expect(category(page, 'Investment Tips')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => titles(page)).toEqual(chosen);
  await page.goBack();
  await expect(category(page, 'All')).toHaveAttribute('aria-current', 'true');
  await expect(featured(page)).toBeVisible();
});

test('only All shows one featured article above the list, which then excludes it', async ({ page }) => {
  await open(page, '/blog');
  await expect(featured(page)).toHaveCount(1);
  const title = await featured(page).getByRole('heading').innerText();
  const itsCategory = await featured(page)
    .getByText(/^(Market Trends|Luxury Living|Investment Tips|Property Guides)$/)
    .innerText();
  await loadAll(page);
  expect(await titles(page)).not.toContain(title);
  await category(page, itsCategory).click();
  await expect(featured(page)).toHaveCount(0);
  await expect.poll(() => titles(page)).toContain(title);
});

test('a card shows its picture, category, views, title, excerpt, author, date and read time, and Read More opens the article', async ({
  page,
}) => {
  await open(page, '/blog');
  const card = cards(page).first();
  await expect(card.locator('img')).toBeVisible();
  const text = await card.innerText();
  expect(text).toMatch(/(Market Trends|Luxury Living|Investment Tips|Property Guides)/);
  expect(text).toMatch(/[\d,]+ views?/);
  expect(text).toMatch(/\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) 20\d\d/);
  expect(text).toMatch(/\d+ min read/);
  expect(text).toMatch(/(Kulkarni|Qureshi|Bhandari|Varghese)/);
  expect((await card.locator('p').allInnerTexts()).some((words) => words.length > 80)).toBe(true);
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: `Read More about ${title}` }).click();
  await expect(page).toHaveURL(/\/blog\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('Load More Articles appends the next page, and says when all are shown; the address restores them', async ({
  page,
}) => {
  await open(page, '/blog');
  const first = await titles(page);
  expect(first).toHaveLength(6);
  const total = Number(/of (\d+) articles/.exec(await page.getByText(/^\d+ of \d+ articles$/).innerText())?.[1]);
  expect(total).toBeGreaterThan(6);
  await page.getByRole('link', { name: 'Load More Articles' }).click();
  await expect(cards(page)).toHaveCount(Math.min(12, total));
  expect((await titles(page)).slice(0, 6)).toEqual(first);
  expect(new Set(await titles(page)).size).toBe(Math.min(12, total));
  await loadAll(page);
  await expect(page.getByText('You have seen all articles.')).toBeFocused();
  await expect(cards(page)).toHaveCount(total);
  const all = await titles(page);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(all);
});

test('H14 if articles cannot be loaded, the empty list says so, and Retry loads them', async ({ page, faults }) => {
  // before the page opens, which may load the articles ahead
  const restore = await cut(page, '**/api/blogs/**', faults);
  await open(page, '/contact');
  await follow(page, '/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('We could not load the articles.');
  await expect(cards(page)).toHaveCount(0);
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page)).not.toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await restore();
});

test('an article shows its text, and related articles of the same category', async ({ page }) => {
  await open(page, '/blog/1');
  const own = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.locator('main article').first().getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  const related = page.getByRole('region', { name: 'Related articles' });
  const kind = (
    await page
      .locator('main article')
      .first()
      .getByText(/^(Market Trends|Luxury Living|Investment Tips|Property Guides)$/)
      .first()
      .innerText()
  ).trim();
  await expect(related.getByRole('article')).not.toHaveCount(0);
  for (const card of await related.getByRole('article').all())
    await expect(card.getByText(kind, { exact: true })).toBeVisible();
  expect(await related.getByRole('heading', { level: 3 }).allInnerTexts()).not.toContain(own);
  await related.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(own);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a missing article says "Article not found." with status 404, and links to others', async ({ page }) => {
  for (const address of ['/blog/99999', '/blog/nonsense']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Article not found.' })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Latest articles' }).getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('H14 an article that cannot be loaded says so and offers Retry', async ({ page, faults }) => {
  await open(page, '/blog');
  // the code of the article's page is loaded; its data is not
  await pressLink(page, 'main article a');
  await expect(page.getByRole('region', { name: 'Related articles' })).toBeVisible();
  await page.goBack();
  await expect(featured(page)).toBeVisible();
  const restore = await cut(page, '**/api/blogs/**', faults);
  await pressLink(page, 'main article:not([data-testid]) a');
  await expect(page.getByRole('alert')).toContainText('We could not load this article.');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await restore();
  // the page also retries by itself, and may be first
  await retry.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLButtonElement).click()));
  await expect(page.locator('main article').first().getByRole('heading', { level: 1 })).toBeVisible();
  await restore();
});

test('the blog’s feed is linked in the head, is XML that browsers parse, and answers 304 if unchanged', async ({
  page,
  request,
  address,
  context,
}) => {
  await open(page, '/blog');
  const link = page.locator('head link[rel=alternate][type="application/atom+xml"]');
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toBe(`${address}/blog/feed.xml`);
  // the content policy of our own pages forbids parsing text
  const read = await (
    await context.newPage()
  ).evaluate(
    (text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      return {
        broken: document.querySelector('parsererror')?.textContent ?? null,
        root: document.documentElement.nodeName,
        alternates: [...document.querySelectorAll('entry > link[rel=alternate]')].map(
          (entry) => entry.getAttribute('href') ?? '',
        ),
      };
    },
    await (await request.get(href)).text(),
  );
  expect([read.broken, read.root]).toEqual([null, 'feed']);
  expect(read.alternates).toHaveLength(12);
  for (const alternate of read.alternates) expect(alternate).toMatch(new RegExp(`^${address}/blog/\\d+$`));
  const { etag = '', 'last-modified': modified = '' } = (await request.get(href)).headers();
  expect((await request.get(href, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  expect((await request.get(href, { headers: { 'if-modified-since': modified } })).status()).toBe(304);
  expect((await request.get(read.alternates[0] ?? '')).status()).toBe(200);
});

test('a view counts once per visitor and day, with and without scripts, but not for hovering a link', async ({
  browser,
}) => {
  test.slow();
  // its own server, because other tests read articles too
  const product = await runProduct();
  try {
    const views = async (id: number) =>
      ((await (await fetch(`${product.address}/api/blogs/?limit=100`)).json()) as { id: number; views: number }[]).find(
        (post) => post.id === id,
      )?.views ?? -1;
    const before = await Promise.all([1, 2].map(views));
    const visit = async (userAgent: string, javaScriptEnabled: boolean) => {
      const context = await browser.newContext({ userAgent, javaScriptEnabled });
      const page = await context.newPage();
      await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
      return { page, leave: () => context.close() };
    };

    const plain = await visit('a reader without scripts', false);
    for (let times = 0; times < 2; times += 1) await plain.page.goto(`${product.address}/blog/1`);
    await expect.poll(() => views(1)).toBe((before[0] ?? 0) + 1);
    await plain.leave();

    const live = await visit('a reader with scripts', true);
    const viewRequest = live.page.waitForResponse((answer) => answer.url() === `${product.address}/api/blogs/1/`);
    await live.page.goto(`${product.address}/blog/1`);
    expect((await viewRequest).status()).toBe(200);
    await expect.poll(() => views(1)).toBe((before[0] ?? 0) + 2);

    // hovering prefetches the article without a view
    const ahead = live.page.waitForResponse((answer) => answer.url() === `${product.address}/api/blogs/2/?ahead=true`);
    await live.page.evaluate(() => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = '/blog/2';
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    expect((await ahead).status()).toBe(200);
    expect([await views(1), await views(2)]).toEqual([(before[0] ?? 0) + 2, before[1]]);
    const counted = live.page.waitForResponse((answer) => answer.url() === `${product.address}/api/blogs/2/`);
    await live.page.goto(`${product.address}/blog/2`);
    await counted;
    await expect.poll(() => views(2)).toBe((before[1] ?? 0) + 1);
    await live.leave();
  } finally {
    await product.stop();
  }
});
