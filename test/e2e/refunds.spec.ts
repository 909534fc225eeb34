import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { logIn, open, pressEnter } from './support/journey';
import { logInAs, newMember } from './support/member';
import { expect, test } from './support/ownSite';
import { playCheckoutScript, pressInWindow } from './support/razorpayServer';
import { premium, purchasesOf, shopOf } from './support/shop';

interface OfficePayment {
  id: number;
  paid_in_paise: number;
  refunded_in_paise: number;
  refunds: { credit_note: { name: string; amount_in_paise: number } | null }[];
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

/** The payment of a buyer, as the office has it. */
async function officePayment(request: APIRequestContext, page: Page, name: string) {
  const headers = { authorization: `Token ${await tokenOf(page)}` };
  const found = await request.get(`/api/office/payments/?search=${name}`, { headers });
  const [row] = (await found.json()) as OfficePayment[];
  return (await (await request.get(`/api/office/payments/${row?.id}/`, { headers })).json()) as OfficePayment;
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
  await expect(dialog.getByRole('list', { name: 'Effects of this refund' })).toHaveText(ends);
  await dialog.getByRole('button', { name: /^Refund ₹/ }).click();
  await expect(dialog).toBeHidden();
}

/** Sales to consumers less their credit notes, with tax, in this month's GST sheet; paise. */
async function soldInSheet(page: Page): Promise<number> {
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    // a message may lie over it on a phone
    pressEnter(page.getByRole('button', { name: 'GST sheet' })),
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
async function refundInTwoParts(page: Page, request: APIRequestContext, name: string): Promise<void> {
  await open(page, `/office/payments?search=${name}`);
  await page.getByRole('table', { name: 'Payments' }).getByRole('link').first().click();
  const panel = page.getByRole('region', { name: 'Payment details' });
  const soldBefore = await soldInSheet(page);
  await refund(page, '999', /Featured listing will end\.The buyer will get a credit note for ₹999 by email\./);
  await expect(panel.getByRole('button', { name: /^Credit note TEST-CN-/ })).toHaveCount(1);
  await expect(panel).toContainText('Ended');
  await refund(page, undefined, /The Premium package will end now\..*credit note for ₹8,498/s);
  await expect(panel.getByRole('button', { name: /^Credit note TEST-CN-/ })).toHaveCount(2);
  await expect(panel).toContainText('There’s nothing left to refund.');
  await expect(panel.getByRole('list').last()).toContainText('Office: requested a refund, ₹999');
  const payment = await officePayment(request, page, name);
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
  test(
    'at Razorpay’s API over HTTP: credit notes, GST sheet, ledger, the buyer’s own page and the provider agree',
    { tag: ['@own', '@all'] },
    async ({ page, request, address, browser, site }) => {
      const member = await newMember(request, address);
      await logInAs(page, member);
      const { payments } = await playCheckoutScript(page, site);
      await open(page, premium.address);
      const shop = shopOf(page);
      await shop.pay.click();
      await pressInWindow(page, 'Pay');
      await expect(shop.panel).toContainText('Thank you.');
      const office = await browser.newPage({ baseURL: address, viewport: page.viewportSize() });
      await logIn(office, request, address, 'admin');
      await refundInTwoParts(office, request, member.username);
      await office.context().close();

      const id = payments[0]?.id ?? '';
      expect(await site.payment(id)).toMatchObject({ status: 'refunded', amount_refunded: premium.amount });
      expect((await site.refundsOf(id)).map(({ amount, status }) => [amount, status])).toEqual([
        [99_900, 'processed'],
        [849_800, 'processed'],
      ]);
      const [payment] = (await purchasesOf(request, address, member)).payments;
      expect(payment).toMatchObject({ status: 'refunded', amount_refunded: '9497.00' });
      const [, last] = payment?.credit_notes ?? [];
      expect(last?.name).toMatch(/^TEST-CN-\d{6}$/);
      await open(page, '/payments');
      await expect(page.getByRole('button', { name: `Credit note ${last?.name}` })).toBeVisible();
    },
  );
});
