import { expect, open, reload, test } from './support/journey';
import { type Member, logInAs, newMember } from './support/member';
import { purchasesOf, openShop, playBank, premium } from './support/shop';
import { reset, watchOrders } from './support/orders';

let member: Member;
test.beforeEach(async ({ request, address }) => {
  member = await newMember(request, address);
});

test.describe('H16 an interrupted payment', () => {
  test('with the sheet open is restored with its selection in a new tab, and paid there; another account sees nothing of it', async ({
    context,
    page,
    request,
    address,
  }) => {
    await logInAs(page, member);
    const shop = await openShop(page);
    await shop.pay.click();
    await expect(shop.sheet).toBeVisible();
    await page.close();
    const others = await context.newPage();
    await others.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await logInAs(others, await newMember(request, address));
    const otherShop = await openShop(others, '/packages');
    await expect(otherShop.pay).toBeEnabled();
    await expect(otherShop.panel).toBeHidden();
    await others.close();

    const next = await context.newPage();
    await next.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await logInAs(next, member);
    const again = await openShop(next, '/packages');
    await expect(again.panel).toContainText('You have not paid yet.');
    await expect(again.total).toContainText(premium.words);
    await again.panel.getByRole('button', { name: 'Continue to payment' }).click();
    await again.payInSheet.click();
    await expect(again.panel).toContainText('Thank you.');
    expect((await purchasesOf(request, address, member)).statuses).toEqual(['completed']);
  });

  test(
    'that was captured before the page received it is confirmed when the page is opened again',
    { tag: '@all' },
    async ({ context, page, request, address }) => {
      await logInAs(page, member);
      const orders = watchOrders(page);
      const shop = await openShop(page);
      await shop.pay.click();
      await expect(shop.sheet).toBeVisible();
      const order = await orders.order();
      await page.close();
      await playBank(request, address, member, order.id);
      expect((await purchasesOf(request, address, member)).statuses).toEqual(['pending']);
      const next = await context.newPage();
      await next.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
      let go = () => undefined as void;
      const held = new Promise<void>((resolve) => {
        go = resolve;
      });
      await next.route('**/api/payments/status/**', async (route) => {
        await held;
        await route.continue();
      });
      await open(next, '/payments');
      const panel = next.getByRole('region', { name: 'Payment', exact: true });
      await expect(panel).toContainText('Confirming ₹9,497…');
      go();
      await expect(panel).toContainText('₹9,497 paid. Thank you.');
      await expect(next.getByRole('tabpanel', { name: 'History' })).toContainText('Completed');
      const purchases = await purchasesOf(request, address, member);
      expect([purchases.statuses, purchases.running.length]).toEqual([['completed'], 1]);
      await reload(next);
      await expect(next.getByRole('tab', { name: 'History' })).toBeVisible();
      await expect(panel).toBeHidden();
    },
  );

  test(
    'that is reloaded during confirmation continues, and is credited once',
    { tag: '@all' },
    async ({ page, request, address }) => {
      await logInAs(page, member);
      const shop = await openShop(page);
      await page.route('**/api/verify-razorpay-payment/', () => undefined);
      await shop.pay.click();
      await shop.payInSheet.click();
      await expect(shop.panel).toContainText('Confirming ₹9,497…');
      await reload(page);
      await expect(shop.panel).toContainText('Thank you.');
      const purchases = await purchasesOf(request, address, member);
      expect([purchases.statuses, purchases.running.length]).toEqual([['completed'], 1]);
    },
  );

  test(
    'without a response is polled until the server knows it',
    { tag: '@all' },
    async ({ page, request, address, faults }) => {
      await logInAs(page, member);
      const shop = await openShop(page);
      await page.route('**/api/verify-razorpay-payment/', (route) => route.abort('connectionreset'), { times: 1 });
      await shop.pay.click();
      await shop.payInSheet.click();
      await expect(shop.panel).toContainText('We’re still checking this payment.');
      await expect(shop.panel).toContainText('Thank you.');
      expect((await purchasesOf(request, address, member)).running).toHaveLength(1);
      expect(faults.splice(0).every((fault) => reset.test(fault))).toBe(true);
    },
  );
});
