import { axeFaults } from './support/axe';
import { expect, open, test } from './support/journey';
import { ofChunk } from './support/ofChunk';
import { follow } from './support/reading';
import { storeBefore, namedCalls, watchCalls } from './support/visitorTools';

test.describe('recently seen', () => {
  test('shows viewed listings, newest first, without the current one, in one request, and can be cleared', async ({
    page,
    address,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== address && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    for (const id of [40, 41, 42]) {
      await open(page, `/properties/${id}`);
      await expect
        .poll(() => page.evaluate(() => (JSON.parse(localStorage.getItem('recentlySeen') ?? '[]') as number[])[0]))
        .toBe(id);
    }
    const calls = watchCalls(page);
    await open(page, '/properties/45');
    const band = page.getByRole('region', { name: 'Recently seen', exact: true });
    await band.scrollIntoViewIfNeeded();
    const strip = band.getByRole('region', { name: 'Recently seen listings' });
    await expect(strip.getByRole('link')).toHaveCount(3);
    expect(
      await strip.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/properties/42', '/properties/41', '/properties/40']);
    expect(namedCalls(calls)).toEqual(['GET /api/properties/?ids=40%2C41%2C42&limit=100']);
    await strip.focus();
    await expect(strip).toBeFocused();
    await follow(page, '/favourites');
    await expect(
      page.getByRole('region', { name: 'Recently seen listings' }).getByRole('link').first(),
    ).toHaveAttribute('href', '/properties/45');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByText('Your recently seen listings are cleared.')).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('recentlySeen'))).toBeNull();
    await page.reload();
    await page.locator('html[data-alive]').waitFor();
    await expect(page.getByRole('heading', { name: 'No saved listings yet.' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recently seen' })).toHaveCount(0);
    expect(elsewhere).toEqual([]);
  });

  test('keeps twelve listings', async ({ page }) => {
    await storeBefore(
      page,
      'recentlySeen',
      Array.from({ length: 13 }, (_, at) => at + 1),
    );
    await open(page, '/favourites');
    await expect(page.getByRole('region', { name: 'Recently seen listings' }).getByRole('link')).toHaveCount(12);
    await open(page, '/properties/45');
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('recentlySeen') ?? '[]') as number[]))
      .toEqual([45, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

test.describe('instalments', () => {
  test('the price card shows them and links to a calculator with numbers and sliders, also by keyboard', async ({
    page,
  }) => {
    await open(page, '/properties/45');
    await page.getByRole('link', { name: 'EMI from ₹93,725 a month' }).click();
    await expect(page).toHaveURL(/\/properties\/45#emi$/);
    const section = page.getByRole('region', { name: 'Monthly instalments' });
    await expect(section).toBeInViewport();
    const monthly = section.getByRole('status');
    await expect(monthly).toHaveText('₹93,725 a month');
    await expect(section).toContainText('This is an estimate, not a loan offer.');
    await expect(section.getByText('₹1,16,93,978')).toBeVisible();

    await section.getByLabel('Loan period', { exact: true }).fill('10');
    await expect(monthly).toHaveText('₹1,33,905 a month');
    await expect(section.getByRole('slider', { name: /^Loan period/ })).toHaveValue('10');
    await section.getByRole('slider', { name: /^Down payment/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(section.getByLabel('Down payment', { exact: false }).first()).toHaveValue('21');
    await expect(section).toContainText('₹28,35,000');
    await expect(monthly).toHaveText('₹1,32,231 a month');
    await page.keyboard.press('Home');
    await expect(section).toContainText('₹1,35,00,000');

    const rate = section.getByLabel('Interest rate', { exact: true });
    const before = await monthly.innerText();
    await rate.fill('40');
    await expect(rate).toHaveAttribute('aria-invalid', 'true');
    await expect(rate).toHaveAccessibleDescription(/Enter 5 to 20\./);
    await expect(monthly).toHaveText(before);
    await rate.blur();
    await expect(rate).toHaveValue('8.5');
    await expect(rate).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('the calculator loads later into reserved space', { tag: '@bothScreens' }, async ({ page }) => {
    await page.addInitScript(() => {
      const measured = window as unknown as { shift: number };
      measured.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) measured.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(ofChunk('emi'), async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/properties/45');
    const section = page.locator('#emi');
    await section.scrollIntoViewIfNeeded();
    await expect(section).toContainText('With 20% paid at once, ₹1,08,00,000 borrowed at 8.5% a year over 20 years');
    const height = (await section.boundingBox())?.height ?? 0;
    await page.waitForTimeout(600);
    await page.evaluate(() => {
      (window as unknown as { shift: number }).shift = 0;
    });
    release();
    await expect(section.getByRole('slider')).toHaveCount(3);
    expect(Math.abs(((await section.boundingBox())?.height ?? 0) - height)).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
  });

  test('listings for rent or with a price on request have none', async ({ page, request, address }) => {
    const all = (await (await request.get(`${address}/api/properties/?limit=100`)).json()) as {
      id: number;
      purpose: string;
      price: string | null;
    }[];
    const ids = [
      all.find(({ purpose, price }) => purpose === 'rent' && price !== null)?.id,
      all.find(({ price }) => price === null)?.id,
    ];
    for (const id of ids) {
      await open(page, `/properties/${id}`);
      await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible();
      await expect(page.getByText(/EMI|Monthly instalments/)).toHaveCount(0);
    }
  });
});

test(
  'axe finds nothing in the tray, the calculator, the strip, a note and the offline notice',
  { tag: '@bothScreens' },
  async ({ page, context, faults }) => {
    await storeBefore(page, 'compared', [41, 42, 43, 44]);
    await storeBefore(page, 'favourites', [44, 45, 2_000_000_000]);
    await storeBefore(page, 'recentlySeen', [42, 43]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/properties/45');
    await page.locator('#emi').scrollIntoViewIfNeeded();
    await expect(page.getByRole('slider')).toHaveCount(3);
    await page.getByRole('heading', { name: 'Recently seen' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Recently seen listings' }).getByRole('link')).toHaveCount(2);
    await page
      .getByRole('button', { name: /^Compare: Three-bedroom/ })
      .first()
      .click();
    await expect(page.getByRole('alert')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await context.setOffline(false);
    await open(page, '/favourites');
    await expect(page.getByRole('article')).toHaveCount(3);
    expect(await axeFaults(page)).toEqual([]);
    faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)));
  },
);
