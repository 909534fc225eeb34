import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { logIn, open } from './support/journey';
import { logInAs, newMember } from './support/member';
import { expect, test } from './support/ownSite';
import { playCheckoutScript, pressInWindow } from './support/razorpayServer';
import { buy, purchasesOf, shopOf } from './support/shop';

/** Opens Basic on the prices screen. */
async function openBasic(page: Page): Promise<void> {
  await page.getByRole('table', { name: 'Packages' }).getByRole('link', { name: 'Basic' }).click();
  await expect(page.getByRole('region', { name: 'Offer details' })).toContainText('Price history');
}

test.describe('packages and their prices', () => {
  test(
    'an upgrade costs the new package less the rest of the old one, which ends when it is paid',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const member = await newMember(request, address);
      await buy(request, address, member, { amount: 299_900, receipt: 'basic-to-upgrade', package: 1 });
      await logInAs(page, member);
      await open(page, '/payments');
      await page.getByRole('tab', { name: 'Subscriptions' }).click();
      await page.getByRole('button', { name: /^Upgrade to Premium for ₹/ }).click();
      const question = page.getByRole('dialog', { name: 'Upgrade to Premium?' });
      await expect(question).toContainText(
        '₹5,999 for the new package, less ₹2,899.03 for the unused part of Basic: you pay ₹3,099.97.',
      );
      await question.getByRole('button', { name: 'Upgrade' }).click();
      const shop = shopOf(page);
      await shop.payInSheet.click();
      await expect(shop.alert(/^Payment successful!/)).toBeVisible();
      const { payments, running } = await purchasesOf(request, address, member);
      expect(running.map(({ name }) => name)).toEqual(['Premium']);
      expect(payments.map(({ status }) => status)).toEqual(['completed', 'completed']);
      await expect(page.getByRole('heading', { level: 3, name: 'Premium' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: 'Basic' })).toHaveCount(0);
    },
  );

  test(
    'a price that begins while a buyer chooses is named before anything is paid; the next order has it',
    { tag: ['@own', '@all'] },
    async ({ page, request, address, browser, site }) => {
      const offers = (await (await request.get('/api/packages/')).json()) as { id: number; price: string }[];
      const before = Number(offers.find(({ id }) => id === 1)?.price);
      const after = before + 500;
      const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
      const member = await newMember(request, address);
      await logInAs(page, member);
      await playCheckoutScript(page, site);
      await open(page, '/packages?package=1');
      const shop = shopOf(page);
      await expect(shop.total).toContainText(rupees(before));

      const office = await browser.newPage({ baseURL: address, viewport: page.viewportSize() });
      await logIn(office, request, address, 'admin');
      await open(office, '/office/packages');
      await openBasic(office);
      await office.getByLabel('Price in rupees').fill(String(after));
      await office.getByRole('button', { name: 'Set the new price' }).click();
      await expect(office.getByText('New price set.')).toBeVisible();
      await expectAccessible(office);
      await office.context().close();

      await shop.pay.click();
      await expect(shop.panel).toContainText(`The price is now ${rupees(after)}. You were not charged.`);
      expect((await purchasesOf(request, address, member)).payments).toEqual([]);
      await expect(shop.total).toContainText(rupees(after));
      await shop.panel.getByRole('button', { name: 'Not now' }).click();
      await shop.pay.click();
      await pressInWindow(page, 'Pay');
      await expect(shop.panel).toContainText(`${rupees(after)} paid. Thank you.`);
    },
  );
});
