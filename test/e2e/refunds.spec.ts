import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { runProduct } from '../../scripts/runProduct.cjs';
import { expect, logIn, open, test, tokenOf as tokenFor } from './support/journey';
import { logInAs, newMember, setBilling } from './support/member';
import { type RazorpayServer, openRazorpayServer, playCheckoutScript } from './support/razorpayServer';
import { premium, shopOf } from './support/shop';

interface OfficePayment {
  id: number;
  paid_in_paise: number;
  refunded_in_paise: number;
  refunds: { credit_note: { name: string; amount_in_paise: number } | null }[];
}

/** The office's own browser, logged in. */
async function openOffice(browser: Browser, request: APIRequestContext, address: string, buyer: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: buyer.viewportSize(), acceptDownloads: true });
  const page = await context.newPage();
  await logIn(page, request, address, 'admin');
  return page;
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

/** The payment of a buyer, as the office has it. */
async function officePayment(request: APIRequestContext, page: Page, address: string, name: string) {
  const headers = { authorization: `Token ${await tokenOf(page)}` };
  const found = await request.get(`${address}/api/office/payments/?search=${name}`, { headers });
  const [row] = (await found.json()) as OfficePayment[];
  return (await (await request.get(`${address}/api/office/payments/${row?.id}/`, { headers })).json()) as OfficePayment;
}

/** Refunds an amount in the open payment, after the dialog named what it ends. */
async function refund(page: Page, rupees: string | undefined, ends: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog');
  if (rupees) await dialog.getByLabel('Amount in rupees').fill(rupees);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('Agreed by phone.');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('list', { name: 'What the refund ends' })).toHaveText(ends);
  await dialog.getByRole('button', { name: /^Refund ₹/ }).click();
  await expect(dialog).toBeHidden();
}

/** Sales to consumers less their credit notes, with tax, in this month's GST sheet; paise. */
async function soldInSheet(page: Page): Promise<number> {
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'GST sheet' }).click(),
  ]);
  const rows = (await readFile(await sheet.path(), 'utf8'))
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.slice(1, -1)));
  const consumers = rows.slice(rows.findIndex(([table]) => table === 'b2cs') + 2);
  const places = consumers.slice(
    0,
    consumers.findIndex(([type]) => type === ''),
  );
  const amounts = places.flatMap((row) => [row[4], ...row.slice(7)].map((rupees) => Math.round(Number(rupees) * 100)));
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Refunds the payment of ₹9,497 in two parts; the screens, the documents, the GST sheet and the ledger agree. */
async function refundInTwoParts(page: Page, request: APIRequestContext, address: string, name: string): Promise<void> {
  await page.goto(`${address}/office/payments?search=${name}`);
  await page.getByRole('table', { name: 'Payments' }).getByRole('link').first().click();
  const panel = page.getByRole('region', { name: 'The open payment' });
  const soldBefore = await soldInSheet(page);
  await refund(page, '999', /Featured listing ends\.The buyer gets a credit note for ₹999 by email\./);
  await expect(panel.getByRole('button', { name: /^Credit note TEST-CN-/ })).toHaveCount(1);
  await expect(panel).toContainText('Ended');
  await refund(page, undefined, /The Premium package ends now\..*credit note for ₹8,498/s);
  await expect(panel.getByRole('button', { name: /^Credit note TEST-CN-/ })).toHaveCount(2);
  await expect(panel).toContainText('Nothing is left to refund.');
  await expect(panel.getByRole('list').last()).toContainText('Office: requested a refund, ₹999');
  const payment = await officePayment(request, page, address, name);
  expect([payment.paid_in_paise, payment.refunded_in_paise]).toEqual([949_700, 949_700]);
  expect(payment.refunds.map((one) => one.credit_note?.amount_in_paise)).toEqual([99_900, 849_800]);
  const [note] = await Promise.all([
    page.waitForEvent('download'),
    panel
      .getByRole('button', { name: /^Credit note/ })
      .first()
      .click(),
  ]);
  expect((await readFile(await note.path())).subarray(0, 5).toString()).toBe('%PDF-');
  // the sale and both credit notes cancel each other to the paisa
  expect(soldBefore - (await soldInSheet(page))).toBe(949_700);
}

test.describe('R39 a payment is refunded in two parts', () => {
  test('in the sandbox: credit notes, GST sheet, ledger and the buyer’s own page agree', async ({
    page,
    request,
    browser,
  }) => {
    test.setTimeout(180_000);
    const product = await runProduct();
    try {
      const headers = { authorization: `Token ${await tokenFor(request, product.address, 'buyer')}` };
      await setBilling(request, product.address, { headers });
      await logIn(page, request, product.address, 'buyer');
      await open(page, `${product.address}${premium.address}`);
      const shop = shopOf(page);
      await shop.pay.click();
      await shop.payInSheet.click();
      await expect(shop.panel).toContainText('Thank you.');
      const office = await openOffice(browser, request, product.address, page);
      await refundInTwoParts(office, request, product.address, 'buyer');
      const payments = (await (await request.get(`${product.address}/api/payments/`, { headers })).json()) as {
        status: string;
        amount_refunded: string;
        credit_notes: { name: string }[];
      }[];
      expect(payments[0]).toMatchObject({ status: 'refunded', amount_refunded: '9497.00' });
      expect(payments[0]?.credit_notes.map(({ name }) => name)).toEqual(['TEST-CN-000001', 'TEST-CN-000002']);
      await open(page, `${product.address}/payments`);
      await expect(page.getByRole('button', { name: 'Credit note TEST-CN-000002' })).toBeVisible();
    } finally {
      await product.stop();
    }
  });

  test('at Razorpay’s API over HTTP: the provider agrees, too', async ({ page, request, browser }, { project }) => {
    test.setTimeout(180_000);
    const server: RazorpayServer = await openRazorpayServer(project.name === 'phone' ? 'embedded' : 'postgres');
    try {
      const member = await newMember(request, server.address);
      await logInAs(page, member);
      const { payments } = await playCheckoutScript(page, server);
      await open(page, `${server.address}${premium.address}`);
      const shop = shopOf(page);
      await shop.pay.click();
      await page.frameLocator('iframe[title="Razorpay"]').getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(shop.panel).toContainText('Thank you.');
      const office = await openOffice(browser, request, server.address, page);
      await refundInTwoParts(office, request, server.address, member.username);
      expect(payments[0]).toMatchObject({ status: 'refunded', amount_refunded: premium.amount });
      expect(server.provider.refunds.map(({ amount, status }) => [amount, status])).toEqual([
        [99_900, 'processed'],
        [849_800, 'processed'],
      ]);
    } finally {
      await server.close();
    }
  });
});
