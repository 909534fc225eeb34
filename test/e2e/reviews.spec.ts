import { type APIRequestContext, type Page } from '@playwright/test';
import { expect, open, test, tokenOf } from './support/journey';
import { follow } from './support/reading';
import { register } from './support/register';

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

/** A new account, because the limit is five reviews a day. */
async function makeReviewer(request: APIRequestContext, address: string): Promise<{ username: string; token: string }> {
  const username = `reviewer-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  const account = { username, email: `${username}@people.example`, password: 'calm and exact 7' };
  await register(request, address, account);
  const answer = await request.post(`${address}/api/auth/login/`, { data: { username, password: account.password } });
  return { username, token: ((await answer.json()) as { token: string }).token };
}

async function logInAs(page: Page, { username, token }: { username: string; token: string }): Promise<void> {
  await page.addInitScript(
    (session) => {
      localStorage.setItem('token', session.token);
      localStorage.setItem('username', session.username);
    },
    { username, token },
  );
}

test('the reviews page shows achievements and calls to action to /contact and /properties', async ({ page }) => {
  await open(page, '/reviews');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const figures = page.getByRole('region', { name: 'Our track record' });
  expect(await figures.locator('dd').allInnerTexts()).toEqual([
    '500+',
    '4.9/5',
    '98%',
    expect.stringMatching(/^₹[\d.]+ (Cr|L)$/),
  ]);
  expect(await figures.locator('dt').allInnerTexts()).toEqual([
    'Happy Clients',
    'Average Rating',
    'Satisfaction Rate',
    'Average Sale Price',
  ]);
  const next = page.getByRole('region', { name: 'Your story could start with a visit.' });
  await expect(next.getByRole('link', { name: 'Browse properties' })).toHaveAttribute('href', '/properties');
  await next.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the last section of the reviews contrasts with the footer, ${colorScheme}`,
    { tag: '@bothScreens' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, '/reviews');
      const backgrounds = await page.evaluate(() => {
        const backgroundOf = (element: Element | null): string => {
          if (!element) return '';
          const { backgroundColor } = getComputedStyle(element);
          return backgroundColor === 'rgba(0, 0, 0, 0)' ? backgroundOf(element.parentElement) : backgroundColor;
        };
        return [
          backgroundOf(document.querySelector('main > *:last-child')),
          backgroundOf(document.querySelector('footer')),
        ];
      });
      expect(backgrounds[0]).not.toBe(backgrounds[1]);
      expect(
        await page.locator('main > *:last-child').evaluate((band) => getComputedStyle(band).borderBottomWidth),
      ).toBe('1px');
    },
  );
}

test('the list shows 6 at first, load-more adds 6 until all are shown, then "No More Reviews Available"', async ({
  page,
}) => {
  await open(page, '/reviews');
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByText('No More Reviews Available')).toHaveCount(0);
  const first = await cards(page).allInnerTexts();
  let shown = 6;
  while (await more(page).isVisible()) {
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
  expect(first).toHaveLength(6);
});

test('built-in reviews, marked as client stories, are shown if reviews cannot be loaded; Retry loads them', async ({
  page,
  faults,
}) => {
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
});

test('the stars work by arrow keys and have names, and sending needs stars and text', async ({ page }) => {
  await open(page, '/rate-us');
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
  await page.keyboard.type('Calm.');
  await expect(submit(page)).toBeEnabled();
});

test('a sent review is in the list at once and after a reload, and leaves no local copy', async ({
  page,
  request,
  address,
}) => {
  await logInAs(page, await makeReviewer(request, address));
  await open(page, '/reviews');
  const text = `The pegs were where the map said, ${Date.now()}.`;
  await stars(page, 4).check();
  await words(page).fill(text);
  await submit(page).click();
  await expect(page.getByText('Thank you. Your review is in the list.')).toBeFocused();
  await expect(list(page).getByText(text)).toHaveCount(1);
  await expect.poll(() => storedReviews(page)).toEqual([]);
  await page.reload();
  await expect(cards(page).filter({ hasText: text }).getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
});

test('a sent review that the list lacks is kept locally, also after a reload, and dropped once the list has it', async ({
  page,
  request,
  address,
}) => {
  const reviewer = await makeReviewer(request, address);
  await logInAs(page, reviewer);
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
  await expect(card).toContainText('Sent. It will appear in the list shortly.');
  expect(await storedReviews(page)).toMatchObject([{ review: text }]);

  await page.reload();
  await page.locator('html[data-alive]').waitFor();
  await expect(card).toContainText('Sent. It will appear in the list shortly.');
  const [copy] = await storedReviews(page);

  expect(
    (
      await request.post(`${address}/api/reviews/`, {
        headers: { authorization: `Token ${reviewer.token}` },
        data: { rating: 5, review: text, client_id: copy?.client_id },
      })
    ).status(),
  ).toBe(201);
  await page.reload();
  await page.locator('html[data-alive]').waitFor();
  await expect(card).toHaveCount(1);
  await expect(card).not.toContainText('on its way');
  await expect.poll(() => storedReviews(page)).toEqual([]);
});

test('a rejected review says so inline and keeps its text', async ({ page, request, address }) => {
  await logInAs(page, await makeReviewer(request, address));
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
  expect(await storedReviews(page)).toEqual([]);

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

test('a visitor’s review is kept until the login, which returns to it', async ({ page }) => {
  await open(page, '/rate-us');
  await stars(page, 3).check();
  await words(page).fill('Written before logging in.');
  await submit(page).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Username or email').fill('buyer');
  await dialog.getByLabel('Password', { exact: true }).fill('aangan-demo');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/reviews$/);
  await expect(words(page)).toHaveValue('Written before logging in.');
  await expect(stars(page, 3)).toBeChecked();
});

test.describe('on the home page', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'What our clients say' });

  test(
    'six testimonials are a grid on desktop, one at a time with previous and next on phones',
    { tag: '@bothScreens' },
    async ({ page }, { project }) => {
      await open(page, '/');
      const all = region(page).locator('article');
      await expect(all).toHaveCount(6);
      if (project.name === 'desktop') {
        for (const card of await all.all()) await expect(card).toBeVisible();
        await expect(region(page).getByRole('button', { name: 'Next review' })).toBeHidden();
        const tops = await all.evaluateAll(
          (found) => new Set(found.map((card) => Math.round(card.getBoundingClientRect().top))).size,
        );
        expect(tops).toBe(2);
        return;
      }
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
    },
  );

  test('figures are shown; Start Your Journey opens the login, Read More Reviews the reviews', async ({ page }) => {
    await open(page, '/');
    expect(await region(page).locator('dl > div').allInnerTexts()).toEqual([
      '500+\nHappy Clients',
      '4.9/5\nAverage Rating',
      '98%\nSatisfaction Rate',
    ]);
    await region(page).getByRole('button', { name: 'Start Your Journey' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(region(page).getByRole('button', { name: 'Start Your Journey' })).toBeFocused();
    await region(page).getByRole('link', { name: 'Read More Reviews' }).click();
    await expect(page).toHaveURL(/\/reviews$/);
  });

  test('Start Your Journey takes a logged-in account to the properties', async ({ page, request, address }) => {
    await logInAs(page, { username: 'buyer', token: await tokenOf(request, address, 'buyer') });
    await open(page, '/');
    await region(page).getByRole('button', { name: 'Start Your Journey' }).click();
    await expect(page).toHaveURL(/\/properties$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('S3 all six are readable', async ({ page }) => {
      await page.goto('/');
      for (const card of await region(page).locator('article').all()) await expect(card).toBeVisible();
      await expect(region(page).getByRole('button', { name: 'Next review' })).toBeHidden();
    });
  });
});
