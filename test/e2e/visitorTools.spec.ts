import { expectAccessible } from './support/axe';
import { ignoreFaults } from './support/faults';
import { hold } from './support/holding';
import { expect, open, reload, test } from './support/journey';
import { ofChunk } from './support/ofChunk';
import { follow } from './support/reading';
import { expectStill, forgetShifts, watchShifts } from './support/shifts';
import { namedCalls, storeBefore, watchCalls } from './support/visitorTools';

test(
  'the twelve listings seen last are shown newest first, without the current one, in one request, and can be cleared; axe finds nothing in the tray, the calculator, the strip, a note and the offline notice',
  { tag: '@all' },
  async ({ page, context, address, faults }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== address && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    const seen = () => page.evaluate(() => JSON.parse(localStorage.getItem('recentlySeen') ?? '[]') as number[]);
    await storeBefore(page, 'compared', [41, 42, 43, 44]);
    await storeBefore(page, 'favourites', [44, 45, 2_000_000_000]);
    const before = Array.from({ length: 13 }, (_, at) => at + 1);
    await storeBefore(page, 'recentlySeen', before);
    for (const id of [41, 42]) {
      await open(page, `/properties/${id}`);
      await expect.poll(async () => (await seen())[0]).toBe(id);
    }
    const calls = watchCalls(page);
    await open(page, '/properties/45');
    const band = page.getByRole('region', { name: 'Recently seen', exact: true });
    await band.scrollIntoViewIfNeeded();
    const strip = band.getByRole('region', { name: 'Recently seen listings' });
    await test.step('the strip', async () => {
      await expect(strip.getByRole('link')).toHaveCount(12);
      for (const [at, id] of [42, 41, 1, 2].entries())
        await expect(strip.getByRole('link').nth(at)).toHaveAttribute('href', `/properties/${id}`);
      // the tray asks for the compared ones
      expect(namedCalls(calls).filter((call) => !call.includes('ids=41%2C42%2C43%2C44&'))).toEqual([
        'GET /api/properties/?ids=1%2C2%2C3%2C4%2C5%2C6%2C7%2C8%2C9%2C10%2C41%2C42&limit=100',
      ]);
      await expect.poll(seen).toEqual([45, 42, 41, ...before.slice(0, 10)]);
      await strip.focus();
      await expect(strip).toBeFocused();
    });

    await test.step('axe', async () => {
      await page.getByText('Change the loan').click();
      await expect(page.getByRole('slider')).toHaveCount(3);
      await page
        .getByRole('button', { name: /^Compare: Three-bedroom/ })
        .first()
        .click();
      await expect(page.getByRole('alert')).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText('You’re offline.')).toBeVisible();
      await expectAccessible(page);
      await context.setOffline(false);
      await expect(page.getByText('You’re offline.')).toHaveCount(0);
    });

    await follow(page, '/favourites');
    await expect(page.getByText('3 saved listings', { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(3);
    await band.scrollIntoViewIfNeeded();
    await expect(strip.getByRole('link')).toHaveCount(12);
    await expect(strip.getByRole('link').first()).toHaveAttribute('href', '/properties/45');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByText('Your recently seen listings have been cleared.')).toBeFocused();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlySeen'))).toBeNull();
    await reload(page);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Recently seen' })).toHaveCount(0);
    expect(elsewhere).toEqual([]);
    ignoreFaults(faults, /ERR_INTERNET_DISCONNECTED/);
  },
);

test('instalments: the price card shows them and links to a calculator with numbers and sliders, also by keyboard, which opens and loads by the link', async ({
  page,
}) => {
  await watchShifts(page);
  const code = await hold(page, ofChunk('emi'));
  // a chunk that is requested early enough holds up the page's load event
  await open(page, '/properties/45', { waitUntil: 'domcontentloaded' });
  const loan = page.locator('#emi');
  await expect(loan).toContainText('(20% down, 8.5%, 20 years)');
  await page.getByRole('link', { name: 'EMI from ₹93,725 a month' }).click();
  await expect(loan.getByRole('group').first()).toHaveAttribute('open');
  // what was opened has its room
  await expect(loan).toContainText('This is an estimate');
  await forgetShifts(page);
  code.letGo();
  await expect(loan.getByRole('slider')).toHaveCount(3);
  await expectStill(page);
  await expect(page).toHaveURL(/\/properties\/45#emi$/);
  const section = page.getByRole('region', { name: 'Monthly instalments' });
  await expect(section).toBeInViewport();
  const monthly = section.getByRole('status');
  await expect(monthly).toHaveText('₹93,725 a month');
  await expect(section).toContainText('This is an estimate, not a loan offer.');
  await expect(section.getByText('₹1,16,93,978', { exact: true })).toBeVisible();

  await section.getByLabel('Loan period', { exact: true }).fill('10');
  await expect(monthly).toHaveText('₹1,33,905 a month');
  // one page, one answer
  await expect(page.locator('a[href="#emi"]').filter({ hasText: 'EMI' })).toHaveText('EMI ₹1,33,905 a month');
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
  await expect(rate).toHaveAccessibleDescription(/Enter a number from 5 to 20\./);
  await expect(monthly).toHaveText(before);
  await rate.blur();
  await expect(rate).toHaveValue('8.5');
  await expect(rate).not.toHaveAttribute('aria-invalid', 'true');
});

test(
  'listings for rent or with a price on request have no instalments',
  { tag: '@all' },
  async ({ page, request, address }) => {
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
  },
);
