import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, open, test } from './support/journey';
import { type Member, logInAs, newMember } from './support/member';
import { type RazorpayServer, openRazorpayServer, playCheckoutScript } from './support/razorpayServer';
import { purchasesOf, premium, shopOf } from './support/shop';

// one server with the provider's keys for all tests
test.describe.configure({ mode: 'default' });

let server: RazorpayServer;
let member: Member;
test.beforeAll(async ({}, { project }) => {
  // its own server has to start
  test.setTimeout(180_000);
  server = await openRazorpayServer(project.name === 'phone' ? 'embedded' : 'postgres');
});
test.afterAll(() => server.close());
test.beforeEach(async ({ request, page }) => {
  member = await newMember(request, server.address);
  await logInAs(page, member);
});

const at = (path: string) => `${server.address}${path}`;
const windowOf = (page: Page) => page.frameLocator('iframe[title="Razorpay"]');
const press = (page: Page, name: 'Pay' | 'Decline' | 'Close') =>
  windowOf(page).getByRole('button', { name, exact: true }).click();
const purchases = (request: Parameters<typeof purchasesOf>[0]) => purchasesOf(request, server.address, member);
const credited = async (request: Parameters<typeof purchasesOf>[0]) => {
  const { statuses, running } = await purchases(request);
  return [statuses, running.length];
};

async function openShop(page: Page) {
  await open(page, at(premium.address));
  return shopOf(page);
}

test('a package is paid with the official SDK and the provider’s script: one order, and the card’s last four digits', async ({
  page,
  request,
}) => {
  const { options, payments } = await playCheckoutScript(page, server);
  const before = server.provider.orders.length;
  const shop = await openShop(page);
  await shop.pay.click();
  await press(page, 'Pay');
  await expect(shop.alert(/^Payment successful! Payment ID: pay_/)).toBeVisible();
  await expect(shop.panel).toContainText(`Payment ID: ${payments[0]?.id}`);
  expect(server.provider.orders.slice(before)).toEqual([
    expect.objectContaining({ amount: premium.amount, currency: 'INR' }),
  ]);
  expect(options).toEqual([
    expect.objectContaining({
      key: server.provider.account.keyId,
      amount: premium.amount,
      currency: 'INR',
      order_id: payments[0]?.order_id,
      name: 'Aangan Estates',
      description: premium.name,
      prefill: expect.objectContaining({ email: member.email }),
    }),
  ]);
  expect(await credited(request)).toEqual([['completed'], 1]);
  await open(page, at('/payments?tab=methods'));
  await expect(page.getByRole('tabpanel', { name: 'Methods' })).toContainText('RuPay ending in 7777');
  await expect(page.getByRole('tabpanel', { name: 'Methods' })).toContainText('Expires 03/31');
});

test('a payment declined in the window says so when it is closed, and a retry pays', async ({ page, request }) => {
  await playCheckoutScript(page, server);
  const shop = await openShop(page);
  await shop.pay.click();
  await press(page, 'Decline');
  await press(page, 'Close');
  await expect(shop.panel).toContainText('Your card was declined.');
  await shop.panel.getByRole('button', { name: 'Try again' }).click();
  await press(page, 'Pay');
  await expect(shop.panel).toContainText('Thank you.');
  expect(await credited(request)).toEqual([['completed'], 1]);
});

test('closing the window without paying charges nothing', async ({ page, request }) => {
  await playCheckoutScript(page, server);
  const shop = await openShop(page);
  await shop.pay.click();
  await press(page, 'Close');
  await expect(shop.panel).toContainText('You have not paid yet.');
  expect(await credited(request)).toEqual([['pending'], 0]);
});

test('a blocked script says so, and is requested again', async ({ page, faults }) => {
  await page.route('https://checkout.razorpay.com/**', (route) => route.abort());
  const shop = await openShop(page);
  await shop.pay.click();
  await expect(shop.panel).toContainText('The payment window could not be loaded.');
  await page.unroute('https://checkout.razorpay.com/**');
  await playCheckoutScript(page, server);
  await shop.panel.getByRole('button', { name: 'Try again' }).click();
  await press(page, 'Pay');
  await expect(shop.panel).toContainText('Thank you.');
  expect(faults.splice(0).every((fault) => /ERR_FAILED/.test(fault))).toBe(true);
});

test.describe('R10 the webhook', () => {
  test('before the browser’s own proof credits once', async ({ page, request }) => {
    await playCheckoutScript(page, server, {
      pay: async (payment) => void expect(await server.tell(server.provider.eventOf(payment))).toBe(200),
    });
    const shop = await openShop(page);
    await shop.pay.click();
    await press(page, 'Pay');
    await expect(shop.panel).toContainText('Thank you.');
    expect(await credited(request)).toEqual([['completed'], 1]);
  });

  test('after the browser’s own proof, many times, credits once', async ({ page, request }) => {
    const { payments } = await playCheckoutScript(page, server);
    const shop = await openShop(page);
    await shop.pay.click();
    await press(page, 'Pay');
    await expect(shop.panel).toContainText('Thank you.');
    const [payment] = payments;
    if (!payment) throw new Error('nothing was paid');
    const event = server.provider.eventOf(payment);
    expect(
      await Promise.all(
        [event, event, event, server.provider.eventOf(payment), server.provider.eventOf(payment, 'order.paid')].map(
          server.tell,
        ),
      ),
    ).toEqual([200, 200, 200, 200, 200]);
    expect(await credited(request)).toEqual([['completed'], 1]);
  });

  test('without the browser’s proof completes a payment whose tab was closed', async ({ context, page, request }) => {
    const { payments } = await playCheckoutScript(page, server, { pay: () => page.close() });
    const shop = await openShop(page);
    await shop.pay.click();
    await press(page, 'Pay').catch(() => undefined);
    await expect.poll(() => payments.length).toBe(1);
    expect(await credited(request)).toEqual([['pending'], 0]);
    const [payment] = payments;
    if (!payment) throw new Error('nothing was paid');
    expect(await server.tell(server.provider.eventOf(payment))).toBe(200);
    expect(await credited(request)).toEqual([['completed'], 1]);
    const next = await context.newPage();
    await next.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await open(next, at('/payments'));
    await expect(next.getByRole('region', { name: 'Payment', exact: true })).toContainText('₹9,497 paid. Thank you.');
  });

  test('about a refund revokes the package and shows it', async ({ page, request }) => {
    const { payments } = await playCheckoutScript(page, server);
    const shop = await openShop(page);
    await shop.pay.click();
    await press(page, 'Pay');
    await expect(shop.panel).toContainText('Thank you.');
    const [payment] = payments;
    if (!payment) throw new Error('nothing was paid');
    server.provider.change(payment, 'refunded');
    expect(await server.tell(server.provider.eventOf(payment))).toBe(200);
    expect(await credited(request)).toEqual([['refunded'], 0]);
    await open(page, at('/payments'));
    await expect(page.getByRole('tabpanel', { name: 'History' })).toContainText('Refunded');
    await expect(page.getByText('Total Spent').locator('..')).toContainText('₹0');
  });
});

test(
  'a partial refund appears in the history, the totals, the CSV and the invoice, and the package stays',
  { tag: '@bothScreens' },
  async ({ page, request }) => {
    const { payments } = await playCheckoutScript(page, server);
    const shop = await openShop(page);
    await shop.pay.click();
    await press(page, 'Pay');
    await expect(shop.panel).toContainText('Thank you.');
    const [payment] = payments;
    if (!payment) throw new Error('nothing was paid');
    server.provider.refund(payment, 50_000);
    expect(await server.tell(server.provider.eventOf(payment, 'refund.processed'))).toBe(200);
    expect(await credited(request)).toEqual([['completed'], 1]);
    await open(page, at('/payments'));
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
  },
);

test('R13 a payment made while the tab was closed is found when it is opened again, and authorised money is captured', async ({
  context,
  page,
  request,
}) => {
  const { payments } = await playCheckoutScript(page, server, { status: 'authorized', pay: () => page.close() });
  const shop = await openShop(page);
  await shop.pay.click();
  await press(page, 'Pay').catch(() => undefined);
  await expect.poll(() => payments.length).toBe(1);
  const next = await context.newPage();
  await next.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  await open(next, at('/packages'));
  await expect(shopOf(next).panel).toContainText('₹9,497 paid. Thank you.');
  expect(payments[0]?.status).toBe('captured');
  expect(await credited(request)).toEqual([['completed'], 1]);
});

test(
  'an authorised payment is confirmed while the buyer waits or returns, and grants nothing before',
  { tag: '@bothScreens' },
  async ({ context, page, request }) => {
    const { payments } = await playCheckoutScript(page, server, { status: 'authorized' });
    server.provider.blockCaptures(true);
    const shop = await openShop(page);
    await shop.pay.click();
    await press(page, 'Pay');
    await expect(shop.panel).toContainText('Confirming ₹9,497…');
    await expect(shop.panel).toContainText('Your bank is confirming the payment. You can close this page');
    expect(await credited(request)).toEqual([['pending'], 0]);
    await page.close();
    const next = await context.newPage();
    await next.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await open(next, at('/payments'));
    const panel = next.getByRole('region', { name: 'Payment', exact: true });
    await expect(panel).toContainText('Your bank is confirming the payment.');
    await expect(next.getByRole('tabpanel', { name: 'History' })).toContainText('Pending');
    server.provider.blockCaptures(false);
    await expect(panel).toContainText('₹9,497 paid. Thank you.', { timeout: 20_000 });
    expect(payments[0]?.status).toBe('captured');
    expect(await credited(request)).toEqual([['completed'], 1]);
  },
);

test('R9 a provider that drops its response still has one order', async ({ page, request }) => {
  await playCheckoutScript(page, server);
  const before = server.provider.orders.length;
  const shop = await openShop(page);
  server.provider.plan('drop');
  await shop.pay.click();
  await press(page, 'Pay');
  await expect(shop.panel).toContainText('Thank you.');
  expect(server.provider.orders.length - before).toBe(1);
  expect(await credited(request)).toEqual([['completed'], 1]);
});

test('an unreachable provider creates no order; the specification’s alert says so, and a retry pays', async ({
  page,
  request,
  faults,
}) => {
  await playCheckoutScript(page, server);
  const shop = await openShop(page);
  server.provider.plan('down', 'down');
  await shop.pay.click();
  await expect(
    shop.alert(/^Error creating order: We cannot take payments right now\. You were not charged\./),
  ).toBeVisible();
  expect((await purchases(request)).payments).toEqual([]);
  await shop.panel.getByRole('button', { name: 'Try again' }).click();
  await press(page, 'Pay');
  await expect(shop.panel).toContainText('Thank you.');
  expect(faults.splice(0).every((fault) => /status of 503/.test(fault))).toBe(true);
});

test('a held meeting is paid the same way', async ({ page, request }) => {
  await playCheckoutScript(page, server);
  const days = (await (await request.get(at('/api/meetings/slots/?days=10&timezone=Asia/Kolkata'))).json()) as {
    date: string;
    slots: { time: string }[];
  }[];
  const day = days.findLast(({ slots }) => slots.length > 0);
  await request.post(at('/api/meetings/'), {
    headers: member.headers,
    data: {
      date: day?.date,
      time: day?.slots.at(-1)?.time,
      timezone: 'Asia/Kolkata',
      client_id: `meeting-${member.username}`,
    },
  });
  await open(page, at('/contact#meeting'));
  await page.getByRole('button', { name: 'Pay ₹99', exact: true }).click();
  await press(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Your meeting is booked.' })).toBeVisible();
  expect((await purchases(request)).payments).toEqual([
    expect.objectContaining({
      amount: '99.00',
      status: 'completed',
      description: expect.stringMatching(/^Consultation on /),
    }),
  ]);
});

test(
  'R23 only payment documents allow the provider’s script; a link from another page loads a new document',
  { tag: '@bothScreens' },
  async ({ page, request }) => {
    const policyOf = async (path: string) => (await request.get(at(path))).headers()['content-security-policy'] ?? '';
    for (const path of ['/packages', '/payments', '/contact'])
      expect([
        path,
        /script-src [^;]*https:\/\/checkout\.razorpay\.com/.test(await policyOf(path)),
        /frame-src https:\/\/\*\.razorpay\.com/.test(await policyOf(path)),
      ]).toEqual([path, true, true]);
    for (const path of ['/', '/properties', '/properties/45', '/blog', '/profile', '/nowhere'])
      expect([path, (await policyOf(path)).includes('razorpay')]).toEqual([path, false]);
    await playCheckoutScript(page, server);
    await open(page, at('/about'));
    await page.evaluate(() => {
      document.documentElement.dataset['first'] = 'yes';
    });
    await page.getByTestId('bar').getByRole('link', { name: 'Listing packages' }).click();
    await expect(page.locator('html[data-alive]:not([data-first])')).toBeAttached();
    const shop = shopOf(page);
    await shop.pay.click();
    await press(page, 'Pay');
    await expect(shop.panel).toContainText('₹5,999 paid.');
  },
);
