import type { BlogCard } from '@contract/blogs';
import type { APIRequestContext, Page } from '@playwright/test';
import { freshName } from './support/accounts';
import { open, openUnhydrated, reload } from './support/journey';
import { expect, test } from './support/ownSite';
import { cut, follow, pressLink } from './support/reading';

const cards = (page: Page) => page.locator('main article:not([data-testid=featured-article])');
const headings = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const featured = (page: Page) => page.getByTestId('featured-article');
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
const categories = ['Market Trends', 'Luxury Living', 'Investment Tips', 'Property Guides'];

/** The articles as the site lists them. */
const articles = async (request: APIRequestContext) =>
  (await (await request.get('/api/blogs/?limit=100')).json()) as BlogCard[];

test('the blog filters by All, the default, Market Trends, Luxury Living, Investment Tips, Property Guides; the category is in the address: a reload keeps it, Back restores the previous one', async ({
  page,
}) => {
  await open(page, '/blog');
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveText([
    'All',
    ...categories,
  ]);
  await expect(category(page, 'All')).toHaveAttribute('aria-current', 'true');
  const expectOnly = async (name: string) => {
    await expect(category(page, name)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(cards(page)).not.toHaveCount(0);
    await expect(cards(page).filter({ hasNot: page.getByText(name, { exact: true }) })).toHaveCount(0);
    await expect(featured(page)).toHaveCount(0);
  };
  for (const name of categories) {
    await category(page, name).click();
    await expectOnly(name);
  }
  await expect(page).toHaveURL(/\/blog\?category=Property\+Guides$/);
  await reload(page);
  await expectOnly('Property Guides');
  await page.goBack();
  await expectOnly('Investment Tips');
  for (let steps = 0; steps < 3; steps += 1) await page.goBack();
  await expect(category(page, 'All')).toHaveAttribute('aria-current', 'true');
  await expect(featured(page)).toBeVisible();
});

test('an article’s wide table scrolls in its own box, by keyboard too, and breaks no word', async ({ page }) => {
  const words = [
    'Maintenance',
    'Registration',
    'Corporation',
    'Development',
    'Possession',
    'Electricity',
    'Association',
  ];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [row(words), row(words.map(() => '---')), row(words)].join('\n');
  await page.route(/\/api\/blogs\/\d+\/(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), content: `Before.\n\n${table}` } });
  });
  await open(page, '/blog');
  await cards(page).first().getByRole('link').first().click();
  const box = page.getByRole('group', { name: 'Table' });
  await expect(box).toBeVisible();
  // a broken word would make its row higher than one line of text
  await expect
    .poll(() =>
      box
        .locator('td')
        .evaluateAll((cells) =>
          cells.every((cell) => cell.clientHeight < 2 * Number.parseFloat(getComputedStyle(cell).lineHeight) + 12),
        ),
    )
    .toBe(true);
  await box.focus();
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
});

test(
  'only All shows one featured article above the list, which excludes it; Load More Articles appends pages and says when all are shown; the address restores them',
  { tag: ['@own', '@all'] },
  async ({ page, request, site: _site }) => {
    const listed = await articles(request);
    await open(page, '/blog');
    await expect(featured(page)).toHaveCount(1);
    await expect(headings(page)).toHaveCount(6);
    const first = featured(page).getByRole('heading');
    const others = listed.map(({ title }) => title);
    await expect.poll(async () => others.includes(await first.innerText())).toBe(true);
    const title = await first.innerText();
    const rest = others.filter((other) => other !== title);
    const more = page.getByRole('link', { name: 'Load More Articles' });
    for (let shown = 6; shown < rest.length; shown += 6) {
      await expect(headings(page)).toHaveText(rest.slice(0, shown));
      await expect(page.getByText(/^\d+ of \d+ articles$/)).toBeVisible();
      await more.click();
    }
    await expect(headings(page)).toHaveText(rest);
    await expect(page.getByText('You’ve seen all the articles.')).toBeFocused();
    await reload(page);
    await expect(headings(page)).toHaveText(rest);
  },
);

test(
  'a card shows its picture, category, views, title, excerpt, author, date and read time; Read More opens the article with its text, and related ones of its category',
  { tag: '@all' },
  async ({ page, request }) => {
    await open(page, '/blog');
    // tests of the office publish articles without pictures here
    const card = cards(page)
      .filter({ has: page.locator('img') })
      .first();
    await expect(card.locator('img')).toBeVisible();
    const title = await card.getByRole('heading').innerText();
    const article = (await articles(request)).find((one) => one.title === title);
    if (!article) throw new Error(`the site does not list ${title}`);
    for (const words of [
      article.category,
      /[\d,]+ views?/,
      /\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) 20\d\d/,
      /\d+ min read/,
      article.author,
      article.excerpt,
    ])
      await expect(card).toContainText(words);
    await card.getByRole('link', { name: `Read More about ${title}` }).click();
    await expect(page).toHaveURL(new RegExp(`/blog/${article.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('main article').first().getByRole('heading', { level: 2 }).first()).toBeVisible();
    const related = page.getByRole('region', { name: 'Related articles' });
    await expect(related.getByRole('article')).not.toHaveCount(0);
    const other = page.getByText(article.category, { exact: true });
    await expect(related.getByRole('article').filter({ hasNot: other })).toHaveCount(0);
    await expect(related.getByRole('heading', { level: 3, name: title, exact: true })).toHaveCount(0);
    await related.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test(
  'H14 articles, and an article, that cannot be loaded say so, and Retry loads them',
  { tag: '@all' },
  async ({ page, faults }) => {
    const [alert, retry] = [page.getByRole('alert'), page.getByRole('button', { name: 'Retry' })];
    // the page also retries by itself, and may be first
    const pressRetry = () =>
      retry.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLButtonElement).click()));
    // before the page opens, which may load the articles ahead
    let restore = await cut(page, '**/api/blogs/**', faults);
    await open(page, '/contact');
    await follow(page, '/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect(alert).toContainText('We could not load the articles.');
    await expect(cards(page)).toHaveCount(0);
    await expect(retry).toBeVisible();
    await restore();
    await pressRetry();
    await expect(cards(page)).not.toHaveCount(0);
    await expect(alert).toHaveCount(0);
    // the code of the article's page is loaded; its data is not
    await pressLink(page, 'main article a');
    await expect(page.getByRole('region', { name: 'Related articles' })).toBeVisible();
    await page.goBack();
    await expect(featured(page)).toBeVisible();
    restore = await cut(page, '**/api/blogs/**', faults);
    await pressLink(page, 'main article:not([data-testid]) a');
    await expect(alert).toContainText('We could not load this article.');
    await expect(retry).toBeVisible();
    await restore();
    await pressRetry();
    await expect(page.locator('main article').first().getByRole('heading', { level: 1 })).toBeVisible();
    await restore();
  },
);

test(
  'a missing article says "Article not found." with status 404, and links to others',
  { tag: '@all' },
  async ({ page }) => {
    for (const address of ['/blog/99999', '/blog/nonsense']) {
      const answer = await openUnhydrated(page, address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Article not found.' })).toBeVisible();
    }
    await expect(page.getByRole('region', { name: 'Latest articles' }).getByRole('article')).toHaveCount(3);
    await page.getByRole('link', { name: 'All articles' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  },
);

test(
  'the blog’s feed is linked in the head, is XML that browsers parse, and answers 304 if unchanged',
  { tag: '@all' },
  async ({ page, request, address, context }) => {
    await open(page, '/blog');
    const href = `${address}/blog/feed.xml`;
    await expect(page.locator('head link[rel=alternate][type="application/atom+xml"]')).toHaveAttribute('href', href);
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
  },
);

test(
  'a view counts once per visitor and day, with and without scripts, but not for hovering a link',
  { tag: ['@own', '@all'] },
  async ({ browser, request, address, site: _site }) => {
    const views = async (id: number) => (await articles(request)).find((post) => post.id === id)?.views ?? -1;
    const before = [await views(1), await views(2)] as const;
    // a visitor of its own each time: one counts once a day
    const visit = async (javaScriptEnabled: boolean) => {
      const page = await browser.newPage({ baseURL: address, userAgent: freshName(), javaScriptEnabled });
      await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
      return page;
    };

    const plain = await visit(false);
    for (let times = 0; times < 2; times += 1) await openUnhydrated(plain, '/blog/1');
    await expect.poll(() => views(1)).toBe(before[0] + 1);
    await plain.context().close();

    const live = await visit(true);
    const counted = (path: string) => live.waitForResponse((answer) => answer.url() === `${address}${path}`);
    const viewRequest = counted('/api/blogs/1/');
    await open(live, '/blog/1');
    expect((await viewRequest).status()).toBe(200);
    await expect.poll(() => views(1)).toBe(before[0] + 2);

    // hovering prefetches the article without a view
    const ahead = counted('/api/blogs/2/?ahead=true');
    await live.evaluate(() => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = '/blog/2';
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    expect((await ahead).status()).toBe(200);
    expect([await views(1), await views(2)]).toEqual([before[0] + 2, before[1]]);
    const second = counted('/api/blogs/2/');
    await open(live, '/blog/2');
    await second;
    await expect.poll(() => views(2)).toBe(before[1] + 1);
    await live.context().close();
  },
);
