import { type Page } from '@playwright/test';
import { logInAccount, logInHere, newAccount } from './support/accounts';
import { expect, open, reload, test } from './support/journey';
import { rowsOf } from './support/places';
import { follow, pressLink } from './support/reading';

const list = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true });
const cards = (page: Page) => list(page).getByRole('article');
const more = (page: Page) => page.getByRole('link', { name: 'Load More Reviews' });
const stars = (page: Page, rating: number) =>
  page.getByRole('radio', { name: rating === 1 ? '1 star' : `${rating} stars` });
const words = (page: Page) => page.getByLabel('Your review');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Review' });
const storedReviews = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('pendingReviews') ?? '[]') as { review: string; client_id: string }[],
  );

test('the reviews page shows achievements and ends in a section that contrasts with the footer and leads to /contact and /properties; load-more adds 6 until all are shown, then "No More Reviews Available"', async ({
  page,
}) => {
  await open(page, '/reviews');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await test.step('achievements', async () => {
    const figures = page.getByRole('region', { name: 'Our track record' });
    await expect(figures.locator('dd')).toHaveText(['500+', '4.9/5', '98%', /^₹[\d.]+ (Cr|L)$/]);
    await expect(figures.locator('dt')).toHaveText([
      /^Happy Clients/,
      /^Average Rating.*survey/,
      /^Satisfaction Rate/,
      /^Average Sale Price/,
    ]);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`contrast with the footer, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => page.evaluate(contrastOfEnd)).toEqual({ differs: true, line: '1px' });
    });

  await test.step('load more', async () => {
    await expect(cards(page)).toHaveCount(6);
    await expect(page.getByText('No More Reviews Available')).toHaveCount(0);
    let shown = 6;
    while ((await more(page).count()) > 0) {
      await more(page).click();
      await expect(page).toHaveURL(new RegExp(`page=${shown / 6 + 1}`));
      await expect
        .poll(async () => {
          const now = await cards(page).count();
          return now === shown + 6 || (now > shown && (await more(page).count()) === 0);
        })
        .toBe(true);
      shown = await cards(page).count();
    }
    expect(shown).toBeGreaterThanOrEqual(12);
    await expect(page.getByText('No More Reviews Available')).toBeFocused();
  });

  const next = page.getByRole('region', { name: 'Your story could start with a visit.' });
  await expect(next.getByRole('link', { name: 'Browse properties' })).toHaveAttribute('href', '/properties');
  await next.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

/** In the page: whether the last section has another background than the footer, and its lower line. */
function contrastOfEnd() {
  const backgroundOf = (element: Element | null): string => {
    if (!element) return '';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? backgroundOf(element.parentElement) : backgroundColor;
  };
  const end = document.querySelector('main > *:last-child');
  return {
    differs: backgroundOf(end) !== backgroundOf(document.querySelector('footer')),
    line: end && getComputedStyle(end).borderBottomWidth,
  };
}

test(
  'built-in reviews, marked as client stories, are shown if reviews cannot be loaded; Retry loads them',
  { tag: '@all' },
  async ({ page, faults }) => {
    await open(page, '/contact');
    await page.route('**/api/reviews/**', (route) => route.abort('internetdisconnected'));
    await follow(page, '/reviews');
    await expect(list(page).getByText('Client story')).toHaveCount(6);
    await expect(cards(page).first()).toContainText('Meera Joshi');
    await expect(page.getByText('No More Reviews Available')).toBeVisible();
    await page.unroute('**/api/reviews/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(list(page).getByText('Client story')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(6);
    expect(faults.splice(0).every((fault) => fault.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true);
  },
);

test(
  'a review needs stars, by arrow keys, and text; a visitor’s is kept until the login, which returns to it; once sent it is in the list at once and after a reload, and leaves no local copy; Start Your Journey of the home page takes an account to the properties',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const reviewer = await newAccount(request, address);
    const text = `The pegs were where the map said, ${Date.now()}.`;
    await open(page, '/rate-us');
    await test.step('stars and text', async () => {
      await expect(page.getByRole('group', { name: 'Your rating' }).getByRole('radio')).toHaveCount(5);
      await expect(submit(page)).toBeDisabled();
      await stars(page, 1).focus();
      await page.keyboard.press('ArrowRight');
      await expect(stars(page, 2)).toBeChecked();
      await expect(stars(page, 2)).toBeFocused();
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowRight');
      await expect(stars(page, 5)).toBeChecked();
      await page.keyboard.press('ArrowLeft');
      await expect(stars(page, 4)).toBeChecked();
      await expect(submit(page)).toBeDisabled();
      await page.keyboard.press('Tab');
      await expect(words(page)).toBeFocused();
      await page.keyboard.type('   ');
      await expect(submit(page)).toBeDisabled();
      await page.keyboard.type(text);
      await expect(submit(page)).toBeEnabled();
    });

    await test.step('login', async () => {
      await submit(page).click();
      await logInHere(page, reviewer.username);
      await expect(page).toHaveURL(/\/reviews$/);
      await expect(words(page)).toHaveValue(`   ${text}`);
      await expect(stars(page, 4)).toBeChecked();
    });

    await test.step('sending', async () => {
      await submit(page).click();
      await expect(page.getByText('Thank you. Your review is now in the list.')).toBeFocused();
      await expect(list(page).getByText(text)).toHaveCount(1);
      await expect.poll(() => storedReviews(page)).toEqual([]);
      await reload(page);
      await expect(cards(page).filter({ hasText: text }).getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    });

    await test.step('Start Your Journey takes a logged-in account to the properties', async () => {
      await pressLink(page, 'header a[href="/"]');
      await page.getByRole('button', { name: 'Start Your Journey' }).click();
      await expect(page).toHaveURL(/\/properties$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  },
);

test(
  'a sent review that the list lacks is kept locally, also after a reload, and dropped once the list has it',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const reviewer = await newAccount(request, address);
    await logInAccount(page, request, address, reviewer);
    await open(page, '/reviews');
    const text = `Late into the list, ${Date.now()}.`;
    // the response of a server with an outdated list
    await page.route('**/api/reviews/', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const sent = route.request().postDataJSON() as { rating: number; review: string; client_id: string };
      await route.fulfill({
        status: 201,
        json: {
          ...sent,
          id: 999_999,
          name: reviewer.username,
          role: '',
          property: '',
          date: new Date().toISOString().slice(0, 10),
          createdAt: new Date().toISOString(),
          state: 'published',
          reply: null,
        },
      });
    });
    await stars(page, 5).check();
    await words(page).fill(text);
    await submit(page).click();
    const card = cards(page).filter({ hasText: text });
    await expect(card).toContainText('Sent. Your review will appear in the list shortly.');
    await expect.poll(() => storedReviews(page)).toMatchObject([{ review: text }]);

    await reload(page);
    await expect(card).toContainText('Sent. Your review will appear in the list shortly.');
    const [copy] = await storedReviews(page);

    expect(
      (
        await request.post(`${address}/api/reviews/`, {
          headers: reviewer.headers,
          data: { rating: 5, review: text, client_id: copy?.client_id },
        })
      ).status(),
    ).toBe(201);
    await reload(page);
    await expect(card).toHaveCount(1);
    await expect(card).not.toContainText('on its way');
    await expect.poll(() => storedReviews(page)).toEqual([]);
  },
);

test('a rejected review says so inline and keeps its text', { tag: '@all' }, async ({ page, request, address }) => {
  await logInAccount(page, request, address, await newAccount(request, address));
  await open(page, '/reviews');
  await stars(page, 2).check();
  await words(page).fill('Not what we had agreed.');
  await page.route('**/api/reviews/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 429,
          json: {
            detail: 'Too many attempts. Please wait 60 minutes and try again.',
            code: 'too_many_attempts',
          },
        })
      : route.continue(),
  );
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Too many attempts.');
  await expect(words(page)).toHaveValue('Not what we had agreed.');
  await expect(stars(page, 2)).toBeChecked();
  await expect.poll(() => storedReviews(page)).toEqual([]);

  await page.unroute('**/api/reviews/');
  // an unreadable response: the specification's message
  await page.route('**/api/reviews/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 418, body: 'nonsense' }) : route.continue(),
  );
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to submit review');
  await expect(words(page)).toHaveValue('Not what we had agreed.');
  await expect(submit(page)).toBeEnabled();
});

test.describe('on the home page', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'What our clients say' });

  test('six testimonials are a grid on desktop, one at a time with previous and next on phones; figures are shown; Start Your Journey opens the login, Read More Reviews the reviews', async ({
    page,
  }, { project }) => {
    await open(page, '/');
    const all = region(page).locator('article');
    await expect(all).toHaveCount(6);
    if (project.name === 'desktop') {
      for (let at = 0; at < 6; at += 1) await expect(all.nth(at)).toBeVisible();
      await expect(region(page).getByRole('button', { name: 'Next review' })).toBeHidden();
      await expect.poll(() => rowsOf(all)).toBe(2);
    } else {
      const shown = async () =>
        (
          await all.evaluateAll((found) =>
            found.map((card, at) => (card.checkVisibility({ visibilityProperty: true }) ? at : -1)),
          )
        ).filter((at) => at >= 0);
      await expect.poll(shown).toEqual([0]);
      await region(page).getByRole('button', { name: 'Next review' }).click();
      await expect.poll(shown).toEqual([1]);
      await expect(region(page).getByRole('status')).toHaveText('2 of 6');
      for (let times = 0; times < 2; times += 1)
        await region(page).getByRole('button', { name: 'Previous review' }).click();
      await expect.poll(shown).toEqual([5]);
      await region(page).getByRole('button', { name: 'Next review' }).click();
      await expect.poll(shown).toEqual([0]);
      // swipe left
      await all.first().evaluate((card) => {
        for (const [kind, clientX] of [
          ['pointerdown', 300],
          ['pointerup', 180],
        ] as const)
          card.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch', clientX }));
      });
      await expect.poll(shown).toEqual([1]);
    }

    await expect(region(page).locator('dl > div')).toHaveText([
      /^500\+\s*Happy Clients/,
      /^4\.9\/5\s*Average Rating.*survey/,
      /^98%\s*Satisfaction Rate/,
    ]);
    await region(page).getByRole('button', { name: 'Start Your Journey' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(region(page).getByRole('button', { name: 'Start Your Journey' })).toBeFocused();
    await region(page).getByRole('link', { name: 'Read More Reviews' }).click();
    await expect(page).toHaveURL(/\/reviews$/);
  });
});
