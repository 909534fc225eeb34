import { readFile } from 'node:fs/promises';
import type { BoughtAddOn } from '@contract/payments';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { hold } from './support/holding';
import { expect, open, reload, test } from './support/journey';
import { newListing } from './support/listings';
import { type Member, logInAs, newMember, setBilling } from './support/member';
import { buy, makeOrder, playBank, purchasesOf, shopOf } from './support/shop';

let member: Member;
test.beforeEach(async ({ page, request, address }) => {
  member = await newMember(request, address, { billed: false });
  await logInAs(page, member);
});

const basic = (receipt: string) => ({ amount: 299_900, receipt, package: 1 });
const tabs = ['History', 'Methods', 'Subscriptions'] as const;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
const stat = (page: Page, name: string) => page.getByText(name, { exact: true }).locator('..');

async function openPayments(page: Page, query = '') {
  await open(page, `/payments${query}`);
  await expect(tab(page, 'History')).toBeVisible();
}

test(
  'a new account sees the specification’s four empty texts and no spending; billing info is entered once, rejected at its field, stored, and kept for the next invoice',
  { tag: '@all' },
  async ({ page, request, address }) => {
    await openPayments(page);
    await expect(panel(page, 'History')).toContainText('No payment history found.');
    await tab(page, 'Methods').click();
    await expect(panel(page, 'Methods')).toContainText('No payment methods found.');
    await tab(page, 'Subscriptions').click();
    await expect(panel(page, 'Subscriptions')).toContainText('No active subscriptions found.');
    await expect(page.getByText('No billing info found.')).toBeVisible();
    await expect(stat(page, 'Total Spent')).toContainText('₹0');
    await expect(stat(page, 'Pending Payments')).toContainText('₹0');

    await page.getByRole('button', { name: 'Add billing info' }).click();
    await page.getByLabel('Name or company').fill('Kaveri Homes LLP');
    await page.getByLabel('Address').fill('12 Palm Road');
    await page.getByLabel('City').fill('Pune');
    await page.getByLabel('State').fill('Maharashtra');
    await page.getByLabel('GSTIN').fill('27 nonsense');
    await page.getByRole('button', { name: 'Save billing info' }).click();
    await expect(page.getByLabel('GSTIN')).toBeFocused();
    await expect(page.getByText('Enter a 15-character GSTIN.')).toBeVisible();
    await page.getByLabel('GSTIN').fill('27aaaaa0000a1z2');
    await page.getByRole('button', { name: 'Save billing info' }).click();
    await expect(page.getByText('27AAAAA0000A1Z2')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change billing info' })).toBeFocused();
    await buy(request, address, member, basic('receipt-billed'));
    await openPayments(page);
    await expect(page.getByText('Kaveri Homes LLP')).toBeVisible();
    await expect(panel(page, 'History').getByRole('button', { name: /^Invoice/ })).toHaveCount(1);
  },
);

for (const slow of ['payments', 'payment-methods', 'user-subscription', 'billing-info']) {
  test(`the page shows loading until all four requests finish: ${slow} last`, { tag: '@all' }, async ({ page }) => {
    const { letGo } = await hold(page, `**/api/${slow}/`);
    await open(page, '/payments');
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached();
    await expect(tab(page, 'History')).toBeHidden();
    letGo();
    await expect(tab(page, 'History')).toBeVisible();
  });
}

test('failed requests are silent and count as empty', { tag: '@all' }, async ({ page, faults }) => {
  for (const load of ['payments', 'payment-methods', 'user-subscription', 'billing-info'])
    await page.route(`**/api/${load}/`, (route) =>
      route.fulfill({ status: 500, json: { detail: 'Broken.', code: 'broken' } }),
    );
  await openPayments(page);
  await expect(panel(page, 'History')).toContainText('No payment history found.');
  await expect(page.getByText('No billing info found.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(faults.splice(0).every((fault) => /status of 500/.test(fault))).toBe(true);
});

test(
  'the payments page matches the ledger in rupees for every status, works by keyboard, downloads invoice and CSV, continues a pending payment, and has no faults for axe',
  { tag: '@all' },
  async ({ page, request, address }) => {
    await setBilling(request, address, member);
    await buy(request, address, member, basic('receipt-paid'));
    await buy(request, address, member, {
      amount: 599_900 + 249_900 + 99_900,
      receipt: 'receipt-tour',
      package: 2,
      add_ons: [2, 3],
    });
    await makeOrder(request, address, member, { amount: 1_299_900, receipt: 'receipt-open', package: 3 });
    await playBank(
      request,
      address,
      member,
      (await makeOrder(request, address, member, basic('receipt-declined'))).id,
      'failure',
    );
    await openPayments(page);
    const lines = panel(page, 'History').getByRole('listitem');
    await test.step('history, Total Spent and Pending Payments', async () => {
      await expect(lines).toHaveText([
        /^Basic package.*Failed.*₹2,999.*Pay now/s,
        /^Enterprise package.*Pending.*₹12,999.*Pay now/s,
        /^Premium package with Virtual tour and Featured listing.*Card.*Completed.*₹9,497.*Invoice/s,
        /^Basic package.*Card.*Completed.*₹2,999.*Invoice/s,
      ]);
      await expect(stat(page, 'Total Spent')).toContainText('₹12,496');
      // an order that nobody tried to pay is no debt
      await expect(stat(page, 'Pending Payments')).toContainText('₹0');
      await expect(page.locator('main')).not.toContainText('$');
      await expect(panel(page, 'History').getByRole('button', { name: /^Invoice/ })).toHaveCount(2);
    });

    await test.step('an invoice as a PDF named by its number, and the payments as CSV', async () => {
      const [invoice] = await Promise.all([
        page.waitForEvent('download'),
        lines
          .last()
          .getByRole('button', { name: /^Invoice/ })
          .click(),
      ]);
      expect(invoice.suggestedFilename()).toMatch(/^invoice-TEST-\d{6}\.pdf$/);
      expect((await readFile(await invoice.path())).subarray(0, 5).toString()).toBe('%PDF-');
      const [table] = await Promise.all([
        page.waitForEvent('download'),
        panel(page, 'History').getByRole('button', { name: 'Download as CSV' }).click(),
      ]);
      expect(table.suggestedFilename()).toBe('payments.csv');
      const rows = (await readFile(await table.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n');
      expect(rows).toHaveLength(5);
      expect([rows[0], rows[2], rows[4]]).toEqual([
        'Date,Description,Status,Method,Amount (INR),Payment ID,Paid (INR),Refunded (INR)',
        expect.stringMatching(/^\d{4}-\d\d-\d\d,Enterprise package,Pending,,12999\.00,,0\.00,0\.00$/),
        expect.stringMatching(/^\d{4}-\d\d-\d\d,Basic package,Completed,Card,2999\.00,pay_\w+,2999\.00,0\.00$/),
      ]);
    });

    await test.step('a pending payment is continued from the history', async () => {
      await page.getByRole('button', { name: /^Pay now: Enterprise package/ }).click();
      const shop = shopOf(page);
      await expect(shop.panel).toContainText('You have not paid yet.');
      await shop.panel.getByRole('button', { name: 'Continue to payment' }).click();
      await shop.payInSheet.click();
      await expect(shop.alert(/^Payment successful! Payment ID: pay_/)).toBeVisible();
      await expect(stat(page, 'Total Spent')).toContainText('₹25,495');
      await expect(stat(page, 'Pending Payments')).toContainText('₹0');
    });

    await test.step('tabs by keyboard, the active one in the address', async () => {
      await tab(page, 'History').focus();
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, 'Methods')).toBeFocused();
      await expect(page).toHaveURL(/\?tab=methods$/);
      await page.keyboard.press('End');
      await expect(panel(page, 'Subscriptions')).toBeVisible();
      await reload(page);
      await expect(tab(page, 'Subscriptions')).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('axe finds nothing on any tab; all fit into 320 px', async () => {
      await expect(page.getByText('Choose a listing for this add-on').first()).toBeVisible();
      for (const name of [...tabs].reverse()) {
        await tab(page, name).click();
        await expect(panel(page, name)).toBeVisible();
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      for (const name of tabs) {
        await tab(page, name).click();
        await expect(panel(page, name)).toBeVisible();
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
          .toBe(0);
      }
    });
  },
);

test(
  'subscriptions show slots, contacts, the end date and what renewing does; renewing adds its days; a paid featured listing features a chosen listing for 30 days; packages and my listings explain the allowance in the same words',
  { tag: '@all' },
  async ({ page, request, address }) => {
    await setBilling(request, address, member);
    await buy(request, address, member, {
      amount: 599_900 + 99_900,
      receipt: 'receipt-first',
      package: 2,
      add_ons: [3],
    });
    const title = `Neem court ${member.username}`;
    const listing = await newListing(request, address, member, title);
    const explained = async () => {
      await expect(page.getByText('1 of 2 free listings live · 0 of 5 package slots used')).toBeVisible();
      await expect(page.getByText('Your free listings are used first, then your package slots.')).toBeVisible();
    };
    await openPayments(page, '?tab=subscriptions');
    const subscriptions = panel(page, 'Subscriptions');
    const card = subscriptions.getByRole('listitem').filter({ hasText: 'Renew Premium' });
    await expect(card).toContainText('0 of 5 package slots used; 0 of 200 buyer contacts used.');
    await explained();

    await test.step('featuring', async () => {
      const chooser = subscriptions.getByRole('combobox', { name: 'Listing to feature for 30 days' });
      await chooser.selectOption({ label: title });
      await page.getByRole('button', { name: 'Feature listing' }).click();
      // beside its days, and among the steps of its order
      const links = subscriptions.getByRole('link', { name: title });
      await expect(links).toHaveCount(2);
      for (const at of [0, 1]) await expect(links.nth(at)).toHaveAttribute('href', `/properties/${listing}`);
      const {
        add_ons: [addOn],
      } = (await (await request.get(`${address}/api/user-add-ons/`, { headers: member.headers })).json()) as {
        add_ons: BoughtAddOn[];
      };
      const days = (Date.parse(addOn?.chosen?.until ?? '') - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(29.9);
      expect(days).toBeLessThanOrEqual(30);
      expect(
        ((await (await request.get(`${address}/api/properties/${listing}/`)).json()) as { featured: boolean }).featured,
      ).toBe(true);
    });

    await test.step('renewing', async () => {
      const ends = (await purchasesOf(request, address, member)).running[0]?.renewal_date ?? '';
      await card.getByRole('link', { name: 'Renew Premium' }).click();
      const shop = shopOf(page);
      await explained();
      await expect(page.getByRole('radio', { name: /Premium/ })).toBeChecked();
      await shop.pay.click();
      await shop.payInSheet.click();
      await expect(shop.panel).toContainText('Thank you.');
      const renewed = (await purchasesOf(request, address, member)).running[0]?.renewal_date ?? '';
      expect(Date.parse(renewed) - Date.parse(ends)).toBe(60 * 86_400_000);
    });
    await openPayments(page, '?tab=subscriptions');
    await expect(card).toContainText('Already renewed');
    await open(page, '/my-listings');
    await expect(page.getByText(/^1 of 2 free listings live · 0 of \d+ package slots used$/)).toBeVisible();
    await request.delete(`${address}/api/properties/${listing}/`, { headers: member.headers });
  },
);

test(
  'without a login the page says what it contains, and shows no payments',
  { tag: '@all' },
  async ({ browser, address }) => {
    const context = await browser.newContext({ baseURL: address });
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await open(page, '/payments');
    await expect(page.getByRole('heading', { name: 'Log in to see your payments.' })).toBeVisible();
    await expect(tab(page, 'History')).toHaveCount(0);
    await context.close();
  },
);
