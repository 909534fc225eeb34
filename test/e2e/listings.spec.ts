import type { Page } from '@playwright/test';
import { expect, open, test } from './support/journey';
import { follow } from './support/reading';

/** Changes a response, for cases that the demonstration lacks. */
async function answerWith(page: Page, address: RegExp, change: (body: never) => unknown): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as never) });
  });
}

test.describe('the Featured Properties section', () => {
  const band = (page: Page) => page.getByRole('region', { name: 'Featured Properties' });

  test('shows up to 3 cards with the badge Featured, and View All opens /featured-properties', async ({ page }) => {
    await open(page, '/');
    await expect(
      band(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') }),
    ).toHaveCount(3);
    await expect(band(page).getByText('Featured', { exact: true })).toHaveCount(3);
    await band(page).getByRole('link', { name: 'View All' }).click();
    await expect(page).toHaveURL(/\/featured-properties$/);
  });

  test('sends the specification’s request', async ({ page }) => {
    await open(page, '/about');
    const asked = page.waitForRequest(/\/api\/properties\/\?/);
    await follow(page, '/');
    expect(new URL((await asked).url()).search).toBe('?featured=true&ordering=-id&limit=3');
  });

  test(
    'has cards 400 px high; on desktop the hovered one expands and its neighbours shrink',
    { tag: '@bothScreens' },
    async ({ page }, { project }) => {
      await open(page, '/');
      const cards = band(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') });
      await cards.first().scrollIntoViewIfNeeded();
      const boxes = async () =>
        Promise.all([0, 1, 2].map(async (at) => (await cards.nth(at).boundingBox()) ?? { width: 0, height: 0 }));
      const before = await boxes();
      expect(before.map(({ height }) => Math.round(height))).toEqual([400, 400, 400]);
      if (project.name !== 'desktop') return;
      expect(Math.abs((before[0]?.width ?? 0) - (before[1]?.width ?? 0))).toBeLessThan(2);
      await cards.nth(1).hover();
      await expect.poll(async () => (await boxes())[1]?.width).toBeGreaterThan((before[1]?.width ?? 0) * 1.3);
      const hovered = await boxes();
      expect(hovered[0]?.width).toBeLessThan((before[0]?.width ?? 0) * 0.9);
      expect(hovered.map(({ height }) => Math.round(height))).toEqual([400, 400, 400]);
      await page.mouse.move(5, 5);
      await expect
        .poll(async () => Math.abs(((await boxes())[1]?.width ?? 0) - (before[1]?.width ?? 0)))
        .toBeLessThan(2);
    },
  );

  test('is hidden when nothing is featured', async ({ page }) => {
    // before the page opens, which may load ahead what its links lead to
    await page.route(/\/api\/properties\/\?featured=true/, (route) =>
      route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
    );
    await open(page, '/about');
    await follow(page, '/');
    await expect(page.getByRole('link', { name: 'Learn More About Us' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Featured Properties' })).toHaveCount(0);
  });
});

test.describe('the Properties page', () => {
  test(
    'is a grid of cards: picture, Featured badge, type, location, title, price, beds, baths and sqft; a click opens the listing',
    { tag: '@bothScreens' },
    async ({ page, request, address }) => {
      const listed = (await (await request.get(`${address}/api/properties/?limit=24`)).json()) as {
        id: number;
        title: string;
        featured: boolean;
        beds: number | null;
        sqft: number | null;
        location: string;
        property_type: { name: string };
      }[];
      await open(page, '/properties');
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(24);
      for (const [at, { title, featured, beds, sqft, location, property_type }] of listed.slice(0, 8).entries()) {
        const card = cards.nth(at);
        await expect(card.getByRole('heading')).toHaveText(title);
        await expect(card.getByText('Featured', { exact: true })).toHaveCount(featured ? 1 : 0);
        await expect(card).toContainText(property_type.name);
        await expect(card).toContainText(location);
        await expect(card).toContainText(/₹[\d.,]+( Cr| L)?|Price on request/);
        if (beds) await expect(card).toContainText(`${beds} bed`);
        if (sqft) await expect(card).toContainText(`${sqft.toLocaleString('en-IN')} sqft`);
        await expect(card.locator('img')).toHaveCount(1);
      }
      await cards.nth(2).click({ position: { x: 60, y: 300 } });
      await expect(page).toHaveURL(new RegExp(`/properties/${listed[2]?.id}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(listed[2]?.title ?? '');
    },
  );

  test('says Property for a listing without a type, and shows a drawing for one without a picture', async ({
    page,
  }) => {
    await open(page, '/about');
    await answerWith(page, /\/api\/properties\/\?/, (rows: { property_type: object }[]) =>
      rows.map((row) => ({ ...row, property_type: { id: 1, name: '' }, cover: null, image: null })),
    );
    await follow(page, '/properties');
    const card = page.getByRole('article').first();
    await expect(card.getByText(/^Property · /)).toBeVisible();
    await expect(card.locator('img')).toHaveAttribute('src', '/placeholders/front.svg');
    expect(
      await card.locator('img').evaluate(async (image: HTMLImageElement) => {
        image.loading = 'eager';
        await image.decode();
        return image.naturalWidth;
      }),
    ).toBeGreaterThan(0);
  });

  test('H14 a list that fails to load says so and offers Retry', async ({ page, faults }) => {
    let asked = 0;
    // before the page opens, which may load ahead what its links lead to
    await page.route(/\/api\/properties\/\?/, (route) => {
      asked += 1;
      return route.abort('connectionrefused');
    });
    await open(page, '/about');
    await follow(page, '/properties');
    await expect(page.getByRole('alert')).toContainText('We could not load the listings.');
    const before = asked;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await page.unroute(/\/api\/properties\/\?/);
    // it also retries by itself
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 });
    faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_CONNECTION_REFUSED/.test(fault)));
  });
});

test.describe('a property’s page', () => {
  const toListing = async (page: Page) => {
    await open(page, '/properties');
    return page.getByRole('article').first().getByRole('link');
  };

  test('shows details, amenities, description, WhatsApp enquiry and the favourite toggle', async ({ page }) => {
    await open(page, '/properties/45');
    for (const name of ['Facts', 'Description', 'Amenities'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    for (const term of ['Type', 'Bedrooms', 'Bathrooms', 'Area', 'Parking', 'Year built', 'On the market'])
      await expect(page.getByRole('term').filter({ hasText: term })).toBeVisible();
    await expect(page.getByText('Modular kitchen')).toBeVisible();
    await expect(page.getByText(/A corner flat in the nearer of two towers/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/910000000000\?text=/,
    );
    const heart = page
      .getByRole('complementary', { name: 'Price and enquiry' })
      .getByRole('button', { name: /^Favourite/ });
    await expect(heart).toHaveText('Save');
    await heart.click();
    await expect(heart).toHaveText('Saved');
  });

  test('shows Loading... while it loads', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/properties\/\d+\/$/, async (route) => {
      await held;
      await route.continue();
    });
    const link = await toListing(page);
    await link.click();
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
  });

  test('shows drawings if there are no pictures, and wraps around', async ({ page }) => {
    await answerWith(page, /\/api\/properties\/\d+\/$/, (property: object) => ({
      ...property,
      images: [],
      image: null,
    }));
    const link = await toListing(page);
    await link.click();
    const gallery = page.getByRole('region', { name: /^Pictures of/ });
    await expect(gallery.getByRole('status')).toHaveText('1 of 3');
    await gallery.getByRole('button', { name: 'Previous picture' }).click();
    await expect(gallery.getByRole('status')).toHaveText('3 of 3');
    await gallery.getByRole('button', { name: 'Next picture' }).click();
    await expect(gallery.getByRole('status')).toHaveText('1 of 3');
    const images = await gallery
      .getByRole('img', { name: /^A drawing in place of a picture/ })
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return [image.naturalWidth > 0, new URL(image.src).pathname];
      });
    expect(images).toEqual([true, expect.stringMatching(/^\/placeholders\/\w+\.svg$/)]);
  });

  test('H14 one that fails to load says so and offers Retry; a missing one offers others', async ({ page, faults }) => {
    let asked = 0;
    await page.route(/\/api\/properties\/\d+\/$/, (route) => {
      asked += 1;
      return route.abort('connectionrefused');
    });
    const link = await toListing(page);
    await link.click();
    await expect(page.getByRole('alert')).toContainText('We could not load this property.');
    const before = asked;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await page.unroute(/\/api\/properties\/\d+\/$/);
    // it also retries by itself
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible({ timeout: 30_000 });
    faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_CONNECTION_REFUSED/.test(fault)));
    const answer = await page.goto('/properties/999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Property not found.' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(3);
  });
});

test.describe('the featured page', () => {
  test('shows all featured properties, then the groups Penthouse, Villa, Apartments and Duplex, each linked to /properties?type={type}', async ({
    page,
    request,
    address,
  }) => {
    const flagged = (await (await request.get(`${address}/api/properties/?featured=true&limit=24`)).json()) as {
      title: string;
    }[];
    await open(page, '/featured-properties');
    const titles = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
    // another test's superuser may unfeature one for a moment
    expect(titles.length).toBeGreaterThanOrEqual(Math.min(flagged.length, 8));
    for (const [group, type] of [
      ['Penthouse', 'Penthouse'],
      ['Villa', 'Villa'],
      ['Apartments', 'Apartment'],
      ['Duplex', 'Duplex'],
    ] as const) {
      const section = page.getByRole('region', { name: group, exact: true });
      await expect(section.getByRole('article').first()).toContainText(type);
      const link = section.getByRole('link', { name: /^All / });
      await expect(link).toHaveAttribute('href', `/properties?type=${group}`);
      const answer = await request.get(`${address}/api/properties/?type=${group}&limit=100`);
      expect(
        new Set(
          ((await answer.json()) as { property_type: { name: string } }[]).map(
            ({ property_type }) => property_type.name,
          ),
        ),
      ).toEqual(new Set([type]));
    }
    await page.getByRole('region', { name: 'Apartments', exact: true }).getByRole('link', { name: /^All / }).click();
    await expect(page).toHaveURL(/\/properties\?type=Apartments$/);
    await expect(page.getByLabel('Type')).toHaveValue('apartment');
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Apartment');
  });
});

test('the plain property list has one linked line per listing', async ({ page }) => {
  await open(page, '/property-list');
  const lines = page
    .locator('main li')
    .filter({ has: page.getByRole('link') })
    .filter({ hasText: /₹|Price on request/ });
  // the demonstration's, and those that other tests post
  await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(45);
  await expect(page.locator('main article, main li img')).toHaveCount(0);
  await lines.nth(4).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible();
});
