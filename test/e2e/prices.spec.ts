import type { Page } from '@playwright/test';
import { runProduct } from '../../scripts/runProduct.cjs';
import { axeFaults } from './support/axe';
import { expect, logIn, open, test, tokenOf } from './support/journey';
import { logInAs, newMember, setBilling } from './support/member';
import { buy, purchasesOf, shopOf } from './support/shop';

/** Opens Basic on the prices screen. */
async function openBasic(page: Page): Promise<void> {
  await page.getByRole('table', { name: 'Packages' }).getByRole('link', { name: 'Basic' }).click();
  await expect(page.getByRole('region', { name: 'The open offer' })).toContainText('Prices over time');
}

test.describe('packages and their prices', () => {
  test(
    'an upgrade costs the new package less the rest of the old one, which ends when it is paid',
    { tag: '@bothScreens' },
    async ({ page, request, address }) => {
      const member = await newMember(request, address);
      await buy(request, address, member, { amount: 299_900, receipt: 'basic-to-upgrade', package: 1 });
      await logInAs(page, member);
      await open(page, '/payments?tab=subscription');
      await page.getByRole('button', { name: /^Upgrade to Premium for ₹/ }).click();
      const question = page.getByRole('dialog', { name: 'Upgrade to Premium?' });
      await expect(question).toContainText('less ₹2,999 for the rest of Basic');
      await question.getByRole('button', { name: 'Upgrade' }).click();
      const shop = shopOf(page);
      await shop.payInSheet.click();
      await expect(shop.alert(/^Payment successful!/)).toBeVisible();
      const { payments, running } = await purchasesOf(request, address, member);
      expect(running.map(({ name }) => name)).toEqual(['Premium']);
      expect(payments.map(({ status }) => status)).toEqual(['completed', 'completed']);
      expect(Number(payments[0]?.amount)).toBeLessThan(Number(payments[1]?.amount) * 3);
      await expect(page.getByRole('heading', { level: 3, name: 'Premium' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: 'Basic' })).toHaveCount(0);
    },
  );

  test('a price that begins while a buyer chooses is named before anything is paid; the next order has it', async ({
    page,
    request,
    browser,
  }) => {
    test.setTimeout(120_000);
    const product = await runProduct();
    try {
      const headers = { authorization: `Token ${await tokenOf(request, product.address, 'buyer')}` };
      await setBilling(request, product.address, { headers });
      await logIn(page, request, product.address, 'buyer');
      await open(page, `${product.address}/packages?package=1`);
      const shop = shopOf(page);
      await expect(shop.total).toContainText('₹2,999');

      const office = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
      await logIn(office, request, product.address, 'admin');
      await open(office, `${product.address}/office/packages`);
      await openBasic(office);
      await office.getByLabel('Price in rupees').fill('3499');
      await office.getByRole('button', { name: 'Set the new price' }).click();
      await expect(office.getByText('The new price is set.')).toBeVisible();
      expect(await axeFaults(office)).toEqual([]);

      await shop.pay.click();
      await expect(shop.panel).toContainText('The price is now ₹3,499. You were not charged.');
      expect(await (await request.get(`${product.address}/api/payments/`, { headers })).json()).toEqual([]);
      await expect(shop.total).toContainText('₹3,499');
      await shop.panel.getByRole('button', { name: 'Close' }).click();
      await shop.pay.click();
      await shop.payInSheet.click();
      await expect(shop.panel).toContainText('₹3,499 paid. Thank you.');
    } finally {
      await product.stop();
    }
  });
});
