import { states } from '@contract/states';
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { logInNewStaff, newAccount } from './support/accounts';
import { alone } from './support/alone';
import { expectAccessible } from './support/axe';
import { expect, open, openUnhydrated, test } from './support/journey';
import { newListing } from './support/listings';

/** A listing of the demonstration with a price. */
async function listingFor(page: Page, address: string, purpose: string, city: string): Promise<number> {
  const answer = await page.request.get(
    `${address}/api/properties/?purpose=${purpose}&city=${city}&min_price=1&limit=1`,
  );
  const [first] = (await answer.json()) as { id: number }[];
  return first?.id ?? 0;
}

/** The sum, which is announced when it changes. */
const total = (costs: Locator) => costs.getByRole('row', { name: /^Total/ }).getByRole('status');

async function openCosts(page: Page, id: number) {
  await open(page, `/properties/${id}`);
  await page.locator('#costs').scrollIntoViewIfNeeded();
  const costs = page.getByRole('region', { name: 'What it costs' });
  await costs.getByText('How it adds up').click();
  await expect(costs.getByRole('row', { name: /^Total/ })).toBeVisible();
  return costs;
}

/** What a phone's camera reads on the screen. */
async function readOnScreen(code: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test(
  'a listing for sale says what it costs, links to its brochure, and has a code that cameras read',
  { tag: '@all' },
  async ({ page, address }) => {
    const costs = await openCosts(page, 45);
    await test.step('what it costs, to the rupee, by keyboard', async () => {
      for (const row of [
        /^Price ₹1,35,00,000$/,
        /^Stamp duty, 5% ₹6,75,000$/,
        /^Municipal duty, 3% ₹4,05,000$/,
        /^Janpad duty, 1% ₹1,35,000$/,
        /^Upkar, as a share of the stamp duty, 10% ₹67,500$/,
        /^Registration, 3% ₹4,05,000$/,
        /^Brokerage, 1% ₹1,35,000$/,
        /^GST on brokerage, 18% ₹24,300$/,
      ])
        await expect(costs.getByRole('row', { name: row })).toBeVisible();
      await expect(total(costs)).toHaveText('₹1,53,46,800');
      await expect(costs).toContainText('Total ₹1,53,46,800. Taxes and fees: ₹18,46,800');
      await costs.getByLabel('Bought before the completion certificate is issued').focus();
      await page.keyboard.press('Space');
      await expect(costs.getByRole('row', { name: /^GST, 5% ₹6,75,000$/ })).toBeVisible();
      await expect(total(costs)).toHaveText('₹1,60,21,800');
      await expect(costs).toContainText('With a loan of ₹1,08,00,000, you pay ₹52,21,800 yourself');
      await page.getByText('Change the loan').click();
      await page
        .locator('#emi')
        .getByRole('spinbutton', { name: /^Down payment/ })
        .fill('50');
      await expect(costs).toContainText('With a loan of ₹67,50,000, you pay ₹92,71,800 yourself');
      await costs.getByText('Balance by year').click();
      await expect(costs.getByRole('row', { name: /^20 ₹0$/ })).toBeVisible();
      await costs.getByLabel(/^Monthly income/).fill('300000');
      await expect(costs).toContainText('That covers the ₹67,50,000 loan above.');
      await expect(costs).toContainText(/Estimate based on rates as of \d+ \w+ \d{4}/);
      await expectAccessible(page);
    });
    await test.step('its brochure is a PDF', async () => {
      const link = page.getByRole('link', { name: 'Brochure (PDF)' });
      await expect(link).toHaveAttribute('href', '/api/properties/45/brochure.pdf');
      const answer = await page.request.get(`${address}/api/properties/45/brochure.pdf`);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });
    await test.step('the code of its RERA number is read on a bright and a dark screen', async () => {
      const code = page.getByRole('img', { name: /^QR code linking to the RERA register/ });
      await code.scrollIntoViewIfNeeded();
      await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect
          .poll(() => readOnScreen(code))
          .toBe(`${states.MP.rera.register}#${encodeURIComponent('P-IND-00-0000 (placeholder)')}`);
      }
    });
  },
);

test('a listing for rent in Pune adds up what is paid before moving in', { tag: '@all' }, async ({ page, address }) => {
  const costs = await openCosts(page, await listingFor(page, address, 'rent', 'pune'));
  for (const name of [/^Deposit \(refundable\)/, /^First month’s rent/, /^Stamp duty on the agreement, 0.25%/])
    await expect(costs.getByRole('row', { name })).toBeVisible();
  await expect(costs.getByRole('row', { name: /^Registration of the agreement ₹1,000$/ })).toBeVisible();
  const before = await total(costs).innerText();
  await costs.getByRole('spinbutton', { name: /^Deposit/ }).fill('6');
  await expect(total(costs)).not.toHaveText(before);
  await expectAccessible(page);
});

test('an investment shows gross and net yield for a rent', { tag: '@all' }, async ({ page, address }) => {
  const costs = await openCosts(page, await listingFor(page, address, 'invest', 'pune'));
  await costs.getByLabel(/^Expected monthly rent/).fill('100000');
  await expect(costs.getByText('Gross yield', { exact: true })).toBeVisible();
  await expect(costs.getByText('Net yield', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test.describe('without scripts', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what comes beside the price, and which papers we have seen', async ({ page }) => {
    await openUnhydrated(page, '/properties/45');
    await expect(page.locator('#costs')).toContainText('Ask us for an estimate.');
    await expect(page.locator('#papers')).toContainText('Not checked by us yet');
    await expect(page.locator('#papers')).toContainText('P-IND-00-0000 (placeholder)');
  });
});

test(
  'superusers add a rate that begins later, and remove it',
  { tag: ['@all', '@desktop'] },
  async ({ page, request, address }) => {
    await logInNewStaff(page, request, address, 'superuser');
    await alone(address, 'rates', async () => {
      await open(page, '/office/costs?open=2');
      const form = page.getByRole('form', { name: 'New rate' });
      await form.getByLabel('Rate', { exact: true }).selectOption('Metro cess');
      await form.getByLabel('Percent').fill('1.5');
      await form.getByLabel('Applies from').fill('2099-04-01');
      await form.getByLabel('Source').fill('Gazette');
      await form.getByRole('button', { name: 'Add the rate' }).click();
      const remove = page.getByRole('button', { name: 'Remove the upcoming rate: Metro cess' });
      await expect(remove).toBeVisible();
      await expect(page.getByText('1.5% from 1 Apr 2099').first()).toBeVisible();
      await remove.click();
      await expect(remove).toHaveCount(0);
    });
  },
);

test(
  'an agent notes a paper that we have seen, and the listing’s page shows the day',
  { tag: ['@all', '@desktop'] },
  async ({ page, request, address }) => {
    const id = await newListing(request, address, await newAccount(request, address), 'A house with papers');
    await logInNewStaff(page, request, address, 'agent');
    await open(page, `/office/listings?open=${id}`);
    const form = page.getByRole('form', { name: 'Papers' });
    await form.getByLabel('Title search report').fill('2026-11-03');
    await form.getByRole('button', { name: 'Save the papers' }).click();
    await expect(page.getByText('Saved. The listing’s page is now up to date.')).toBeVisible();
    await open(page, `/properties/${id}`);
    await expect(page.locator('#papers')).toContainText('Checked by us on 3 Nov 2026');
  },
);
