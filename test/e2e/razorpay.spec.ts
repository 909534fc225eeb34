import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { open } from './support/journey';
import { type Member, logInAs, newMember } from './support/member';
import { expect, test } from './support/ownSite';
import { payInClosingTab, payPremium, playCheckoutScript, pressInWindow } from './support/razorpayServer';
import { openShop, purchasesOf, shopOf } from './support/shop';

let member: Member;
test.beforeEach(async ({ request, page, address }) => {
  member = await newMember(request, address);
  await logInAs(page, member);
});

const credited = async (request: APIRequestContext, address: string) => {
  const { statuses, running } = await purchasesOf(request, address, member);
  return [statuses, running.length];
};

test.describe('Razorpay', { tag: '@own' }, () => {
  test('R23 a package is paid with the official SDK and the provider’s script, which only payment documents allow: one order, and the card’s last four digits', async ({
    page,
    request,
    address,
    site,
  }) => {
    const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'] ?? '';
    for (const path of ['/packages', '/payments', '/contact'])
      expect([
        path,
        /script-src [^;]*https:\/\/checkout\.razorpay\.com/.test(await policyOf(path)),
        /frame-src https:\/\/\*\.razorpay\.com/.test(await policyOf(path)),
      ]).toEqual([path, true, true]);
    for (const path of ['/', '/properties', '/properties/45', '/blog', '/profile', '/nowhere'])
      expect([path, (await policyOf(path)).includes('razorpay')]).toEqual([path, false]);

    const { options, payments } = await playCheckoutScript(page, site);
    const before = (await site.orders()).length;
    await open(page, '/about');
    await page.evaluate(() => {
      document.documentElement.dataset['first'] = 'yes';
    });
    await page.getByTestId('bar').getByRole('link', { name: 'Listing packages' }).click();
    // a new document, which has the policy of payments
    await expect(page.locator('html[data-alive]:not([data-first])')).toBeAttached();
    const shop = shopOf(page);
    await shop.pay.click();
    await pressInWindow(page, 'Pay');
    await expect(shop.alert(/^Payment successful! Payment ID: pay_/)).toBeVisible();
    await expect(shop.panel).toContainText(`Payment ID: ${payments[0]?.id}`);
    await expect(shop.panel).toContainText('₹5,999 paid.');
    expect((await site.orders()).slice(before)).toEqual([
      expect.objectContaining({ amount: 599_900, currency: 'INR' }),
    ]);
    expect(options).toEqual([
      expect.objectContaining({
        key: 'rzp_test_standin',
        amount: 599_900,
        currency: 'INR',
        order_id: payments[0]?.order_id,
        name: 'Aangan Estates',
        description: 'Premium package',
        prefill: expect.objectContaining({ email: member.email }),
      }),
    ]);
    expect(await credited(request, address)).toEqual([['completed'], 1]);
    await open(page, '/payments?tab=methods');
    await expect(page.getByRole('tabpanel', { name: 'Methods' })).toContainText('RuPay ending in 7777');
    await expect(page.getByRole('tabpanel', { name: 'Methods' })).toContainText('Expires 03/31');
  });

  test(
    'a script that was blocked, a window that was closed and a payment that was declined charge nothing and say so; a retry pays',
    { tag: '@all' },
    async ({ page, request, address, site, faults }) => {
      await page.route('https://checkout.razorpay.com/**', (route) => route.abort());
      const shop = await openShop(page);
      const again = shop.panel.getByRole('button', { name: /^(Try again|Continue to payment)$/ });
      await shop.pay.click();
      await expect(shop.panel).toContainText('We could not load the payment window.');
      await page.unroute('https://checkout.razorpay.com/**');
      await playCheckoutScript(page, site);
      await again.click();
      await pressInWindow(page, 'Close');
      await expect(shop.panel).toContainText('You have not paid yet.');
      expect(await credited(request, address)).toEqual([['pending'], 0]);
      await again.click();
      await pressInWindow(page, 'Decline');
      await pressInWindow(page, 'Close');
      await expect(shop.panel).toContainText('Your card was declined.');
      await again.click();
      await pressInWindow(page, 'Pay');
      await expect(shop.panel).toContainText('Thank you.');
      expect(await credited(request, address)).toEqual([['completed'], 1]);
      expect(faults.splice(0).every((fault) => /ERR_FAILED/.test(fault))).toBe(true);
    },
  );
});

test.describe('Razorpay', { tag: ['@own', '@all'] }, () => {
  test('R10 the webhook before the browser’s own proof credits once', async ({ page, request, address, site }) => {
    const { payments } = await playCheckoutScript(page, site, {
      pay: async ({ id }) => expect(await site.tell(id)).toEqual([200]),
    });
    await payPremium(page, payments);
    expect(await credited(request, address)).toEqual([['completed'], 1]);
  });

  test('R10 the webhook after the browser’s own proof, many times, credits once', async ({
    page,
    request,
    address,
    site,
  }) => {
    const { payments } = await playCheckoutScript(page, site);
    const { id } = await payPremium(page, payments);
    const told = await Promise.all([site.tell(id, { times: 3 }), site.tell(id), site.tell(id, { kind: 'order.paid' })]);
    expect(told.flat()).toEqual([200, 200, 200, 200, 200]);
    expect(await credited(request, address)).toEqual([['completed'], 1]);
  });

  test('R10 the webhook without the browser’s proof completes a payment whose tab was closed', async ({
    context,
    page,
    request,
    address,
    site,
  }) => {
    const { payments } = await playCheckoutScript(page, site, { pay: () => page.close() });
    await payInClosingTab(page, payments);
    expect(await credited(request, address)).toEqual([['pending'], 0]);
    expect(await site.tell(payments[0]?.id ?? '')).toEqual([200]);
    expect(await credited(request, address)).toEqual([['completed'], 1]);
    const next = await context.newPage();
    await logInAs(next, member);
    await open(next, '/payments');
    await expect(next.getByRole('region', { name: 'Payment', exact: true })).toContainText('₹9,497 paid. Thank you.');
  });

  test('R10 the webhook about a refund revokes the package and shows it', async ({ page, request, address, site }) => {
    const { payments } = await playCheckoutScript(page, site);
    const { id } = await payPremium(page, payments);
    await site.change(id, 'refunded');
    expect(await site.tell(id)).toEqual([200]);
    expect(await credited(request, address)).toEqual([['refunded'], 0]);
    await open(page, '/payments');
    await expect(page.getByRole('tabpanel', { name: 'History' })).toContainText('Refunded');
    await expect(page.getByText('Total Spent').locator('..')).toContainText('₹0');
  });

  test('a partial refund appears in the history, the totals, the CSV and the invoice, and the package stays', async ({
    page,
    request,
    address,
    site,
  }) => {
    const { payments } = await playCheckoutScript(page, site);
    const { id } = await payPremium(page, payments);
    await site.refund(id, 50_000);
    expect(await site.tell(id, { kind: 'refund.processed' })).toEqual([200]);
    expect(await credited(request, address)).toEqual([['completed'], 1]);
    await open(page, '/payments');
    const history = page.getByRole('tabpanel', { name: 'History' });
    await expect(history.getByRole('listitem')).toHaveText([/Completed.*₹9,497.*₹500 refunded/s]);
    await expect(page.getByText('Total Spent').locator('..')).toContainText('₹8,997');
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(await readFile(await csv.path(), 'utf8')).toContain(',9497.00,500.00');
    const [invoice] = await Promise.all([
      page.waitForEvent('download'),
      history.getByRole('button', { name: /^Invoice/ }).click(),
    ]);
    expect((await readFile(await invoice.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('R13 a payment made while the tab was closed is found when it is opened again, and authorised money is captured', async ({
    context,
    page,
    request,
    address,
    site,
  }) => {
    const { payments } = await playCheckoutScript(page, site, { status: 'authorized', pay: () => page.close() });
    await payInClosingTab(page, payments);
    const next = await context.newPage();
    await logInAs(next, member);
    await open(next, '/packages');
    await expect(shopOf(next).panel).toContainText('₹9,497 paid. Thank you.');
    expect((await site.payment(payments[0]?.id ?? '')).status).toBe('captured');
    expect(await credited(request, address)).toEqual([['completed'], 1]);
  });

  test('an authorised payment is confirmed while the buyer waits or returns, and grants nothing before', async ({
    context,
    page,
    request,
    address,
    site,
  }) => {
    const { payments } = await playCheckoutScript(page, site, { status: 'authorized' });
    await site.blockCaptures(true);
    const shop = await openShop(page);
    await shop.pay.click();
    await pressInWindow(page, 'Pay');
    await expect(shop.panel).toContainText('Confirming ₹9,497…');
    await expect(shop.panel).toContainText('Your bank is confirming the payment. You can close this page');
    expect(await credited(request, address)).toEqual([['pending'], 0]);
    await page.close();
    const next = await context.newPage();
    await logInAs(next, member);
    await open(next, '/payments');
    const panel = next.getByRole('region', { name: 'Payment', exact: true });
    await expect(panel).toContainText('Your bank is confirming the payment.');
    await expect(next.getByRole('tabpanel', { name: 'History' })).toContainText('Pending');
    await site.blockCaptures(false);
    await expect(panel).toContainText('₹9,497 paid. Thank you.');
    expect((await site.payment(payments[0]?.id ?? '')).status).toBe('captured');
    expect(await credited(request, address)).toEqual([['completed'], 1]);
  });

  test('R9 a provider that drops its response still has one order', async ({ page, request, address, site }) => {
    const { payments } = await playCheckoutScript(page, site);
    const before = (await site.orders()).length;
    await site.dropOrder();
    await payPremium(page, payments);
    expect((await site.orders()).length - before).toBe(1);
    expect(await credited(request, address)).toEqual([['completed'], 1]);
  });

  test('an unreachable provider creates no order; the specification’s alert says so, and a retry pays', async ({
    page,
    request,
    address,
    site,
    faults,
  }) => {
    await playCheckoutScript(page, site);
    const shop = await openShop(page);
    await site.ordersDown(true);
    await shop.pay.click();
    await expect(
      shop.alert(/^Error creating order: We can’t take payments right now\. You were not charged\./),
    ).toBeVisible();
    expect((await purchasesOf(request, address, member)).payments).toEqual([]);
    await site.ordersDown(false);
    await shop.panel.getByRole('button', { name: 'Try again' }).click();
    await pressInWindow(page, 'Pay');
    await expect(shop.panel).toContainText('Thank you.');
    expect(faults.splice(0).every((fault) => /status of 503/.test(fault))).toBe(true);
  });

  test('a held meeting is paid the same way', async ({ page, request, address, site }) => {
    await playCheckoutScript(page, site);
    const listed = await request.get('/api/meetings/slots/?days=10&timezone=Asia/Kolkata');
    const days = (await listed.json()) as { date: string; slots: { time: string }[] }[];
    const day = days.findLast(({ slots }) => slots.length > 0);
    await request.post('/api/meetings/', {
      headers: member.headers,
      data: {
        date: day?.date,
        time: day?.slots.at(-1)?.time,
        timezone: 'Asia/Kolkata',
        client_id: `meeting-${member.username}`,
      },
    });
    await open(page, '/contact#meeting');
    await page.getByRole('button', { name: 'Pay ₹99', exact: true }).click();
    await pressInWindow(page, 'Pay');
    await expect(page.getByRole('heading', { name: 'Your meeting is booked.' })).toBeVisible();
    expect((await purchasesOf(request, address, member)).payments).toEqual([
      expect.objectContaining({
        amount: '99.00',
        status: 'completed',
        description: expect.stringMatching(/^Consultation on /),
      }),
    ]);
  });
});
