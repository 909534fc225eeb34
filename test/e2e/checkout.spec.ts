import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { answersOf, expect, open, pressEnter, reload, test } from './support/journey';
import { type Member, logInAs, newMember } from './support/member';
import { boxOf } from './support/places';
import { purchasesOf, openShop, premium, shopOf } from './support/shop';
import { reset, watchOrders } from './support/orders';

let member: Member;
test.beforeEach(async ({ request, address }) => {
  member = await newMember(request, address);
});

test.describe('buying a package in the sandbox', () => {
  test(
    'needs a login that keeps the selection; Premium with two add-ons is paid and appears in the payments',
    { tag: '@all' },
    async ({ page, request, address }) => {
      await open(page, '/packages');
      const shop = shopOf(page);
      await expect(page.getByText('Most popular')).toHaveCount(1);
      await page.getByRole('radio', { name: /Premium/ }).check();
      await page.getByRole('checkbox', { name: /Virtual tour/ }).check();
      await page.getByRole('checkbox', { name: /Featured listing/ }).check();
      await expect(shop.total).toContainText(premium.words);
      await shop.pay.click();
      const login = page.getByRole('dialog');
      await login.getByLabel('Username').fill(member.username);
      await login.getByLabel('Password', { exact: true }).fill(member.password);
      await login.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(login).toBeHidden();
      await expect(page).toHaveURL(premium.address);
      await expect(page.getByRole('radio', { name: /Premium/ })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: /Featured listing/ })).toBeChecked();
      await shop.pay.click();
      await expect(shop.sheet).toContainText('This is a test payment: no money will be charged');
      await expect(shop.sheet).toContainText(premium.name);
      await shop.payInSheet.click();
      await expect(shop.alert(/^Payment successful! Payment ID: pay_[0-9a-f]+$/)).toBeVisible();
      await expect(shop.panel).toContainText('₹9,497 paid. Thank you.');
      const [payment] = (await purchasesOf(request, address, member)).payments;
      expect(payment).toMatchObject({
        description: premium.name,
        status: 'completed',
        amount: '9497.00',
        method: 'Card',
      });
      await expect(shop.panel).toContainText(`Payment ID: ${payment?.reference}`);
      await shop.panel.getByRole('link', { name: 'Your payments' }).click();
      const history = page.getByRole('tabpanel', { name: 'History' });
      await expect(history.getByRole('listitem')).toHaveText([
        /Premium package with Virtual tour and Featured listing.*Card.*Completed.*₹9,497/s,
      ]);
    },
  );

  test('R8 H16 many clicks create one order; a closed sheet charges nothing, a declined payment says so, and a retry pays it; axe finds nothing', async ({
    page,
    request,
    address,
  }) => {
    await logInAs(page, member);
    const orders = watchOrders(page);
    const shop = await openShop(page);
    let go = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/api/create-razorpay-order/', async (route) => {
      await held;
      await route.continue();
    });
    await shop.pay.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 50; click += 1) button.click();
    });
    await expect(shop.pay).toBeDisabled();
    await expect(page.getByRole('radio', { name: /Basic/ })).toBeDisabled();
    await expect(shop.panel).toContainText('We’re preparing your order for ₹9,497.');
    go();
    await expect(shop.payInSheet).toBeFocused();
    expect((await purchasesOf(request, address, member)).statuses).toEqual(['pending']);
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(shop.panel).toContainText('You have not paid yet.');
    await expect(shop.panel).toContainText('Nothing was charged.');
    await shop.panel.getByRole('button', { name: 'Continue to payment' }).click();

    await shop.decline.click();
    await expect(shop.panel).toContainText('The payment did not go through.');
    await expect(shop.panel).toContainText('The bank declined the payment.');
    await expect(shop.panel).toBeFocused();
    expect((await purchasesOf(request, address, member)).statuses).toEqual(['failed']);
    await expectAccessible(page);

    await shop.panel.getByRole('button', { name: 'Try again' }).click();
    await shop.payInSheet.click();
    await expect(shop.panel).toContainText('Thank you.');
    await expectAccessible(page);
    expect(orders.requestCount()).toBe(1);
    const purchases = await purchasesOf(request, address, member);
    expect([purchases.statuses, purchases.running.length]).toEqual([['completed'], 1]);
  });

  for (const how of ['Escape', 'Close'] as const) {
    test(
      `whose sheet is closed by ${how} charges nothing and can be continued or discarded`,
      { tag: '@all' },
      async ({ page, request, address }) => {
        await logInAs(page, member);
        const shop = await openShop(page);
        await shop.pay.click();
        await expect(shop.payInSheet).toBeFocused();
        if (how === 'Escape') await page.keyboard.press('Escape');
        else await shop.close.click();
        await expect(shop.panel).toContainText('You have not paid yet.');
        await expect(shop.panel).toContainText('Nothing was charged.');
        await shop.panel.getByRole('button', { name: 'Continue to payment' }).click();
        await expect(shop.sheet).toBeVisible();
        await page.keyboard.press('Escape');
        await shop.panel.getByRole('button', { name: 'Not now' }).click();
        await expect(shop.panel).toBeHidden();
        await expect(shop.pay).toBeEnabled();
        expect((await purchasesOf(request, address, member)).statuses).toEqual(['pending']);
      },
    );
  }

  test(
    'whose order cannot be created shows the specification’s message, and a retry creates it',
    { tag: '@all' },
    async ({ page, request, address }) => {
      await logInAs(page, member);
      const shop = await openShop(page);
      await page.route(
        '**/api/create-razorpay-order/',
        (route) => route.fulfill({ status: 400, json: { error: 'The provider is asleep.', code: 'invalid' } }),
        { times: 1 },
      );
      await shop.pay.click();
      await expect(shop.alert('Error creating order: The provider is asleep.')).toBeVisible();
      await expect(shop.panel).toContainText('We could not place your order.');
      await shop.panel.getByRole('button', { name: 'Try again' }).click();
      await shop.payInSheet.click();
      await expect(shop.panel).toContainText('Thank you.');
      expect((await purchasesOf(request, address, member)).statuses).toEqual(['completed']);
    },
  );

  test(
    'whose order response was lost finds the same order again',
    { tag: '@all' },
    async ({ page, request, address, faults }) => {
      await logInAs(page, member);
      const shop = await openShop(page);
      await page.route(
        '**/api/create-razorpay-order/',
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await shop.pay.click();
      await shop.panel.getByRole('button', { name: 'Try again' }).click();
      await expect(shop.sheet).toBeVisible();
      expect((await purchasesOf(request, address, member)).statuses).toEqual(['pending']);
      expect(faults.splice(0).every((fault) => reset.test(fault))).toBe(true);
    },
  );

  test(
    'with an expired session opens the login and keeps the selection',
    { tag: '@all' },
    async ({ page, request, address }) => {
      await logInAs(page, member);
      // no other request may notice the expired session first
      const answers = answersOf(page, 'favourites', 'user-subscription', 'properties', 'auth/me', 'enquiries/summary');
      const shop = await openShop(page);
      await answers;
      await request.post(`${address}/api/auth/logout/`, { headers: member.headers });
      let ordered = 0;
      page.on('request', (sent) => {
        if (sent.url().includes('/api/create-razorpay-order/')) ordered += 1;
      });
      await shop.pay.click();
      const login = page.getByRole('dialog');
      await login.getByLabel('Username').fill(member.username);
      await login.getByLabel('Password', { exact: true }).fill(member.password);
      await login.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(login).toBeHidden();
      await expect(page).toHaveURL(premium.address);
      await expect(shop.pay).toBeEnabled();
      expect(ordered).toBe(1);
    },
  );

  test(
    'shows the built-in packages and add-ons if the lists cannot be loaded',
    { tag: '@all' },
    async ({ page, faults }) => {
      await page.route('**/api/packages/', (route) => route.abort());
      await page.route('**/api/add-ons/', (route) => route.abort());
      await open(page, '/privacy-policy');
      await page.getByTestId('bar').getByRole('link', { name: 'Listing packages' }).click();
      for (const words of [
        '₹2,999',
        'for 30 days',
        '₹5,999',
        'for 60 days',
        '₹12,999',
        'for 90 days',
        'Most popular',
        '₹1,499',
        '₹2,499',
        '₹999',
        '₹1,999',
      ])
        await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('radio', { name: /Premium/ })).toBeChecked();
      expect(faults.splice(0).every((fault) => reset.test(fault))).toBe(true);
    },
  );
});

test('H32 a package can be bought by keyboard alone, with correct focus, in view; H19 page and sheet fit into 320 px', async ({
  page,
  request,
  address,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logInAs(page, member);
  const shop = await openShop(page, '/packages');
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.getByRole('radio', { name: /Premium/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: /Basic/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /Featured listing/ }).focus();
  await page.keyboard.press('Space');
  await expect.poll(excess).toBe(0);
  await shop.pay.focus();
  await page.keyboard.press('Enter');
  await expect(shop.payInSheet).toBeFocused();
  await expect(shop.payInSheet).toBeInViewport();
  const { x, width } = await boxOf(shop.sheet);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  await page.keyboard.press('Enter');
  await expect(shop.panel).toContainText('₹3,998 paid.');
  await expect(shop.panel).toBeFocused();
  await expect(shop.panel.getByText('₹3,998 paid.')).toBeInViewport();
  await expect.poll(excess).toBe(0);
  await page.keyboard.press('Tab');
  await expect(shop.panel.getByRole('link', { name: 'Your payments' })).toBeFocused();
  expect((await purchasesOf(request, address, member)).payments).toMatchObject([
    { description: 'Basic package with Featured listing', amount: '3998.00', status: 'completed' },
  ]);
});

test.describe('add-ons without a package', () => {
  /** Publishes a listing of the member. */
  async function publish(page: Page, address: string, title: string): Promise<number> {
    const types = (await (await page.request.get(`${address}/api/property-types/`)).json()) as { id: number }[];
    const multipart = {
      title,
      description: 'Two courts and a well.',
      property_type: String(types[0]?.id),
      bedrooms: '3',
      bathrooms: '2',
      size: '1800',
      location: 'Vijay Nagar',
    };
    const answer = await page.request.post(`${address}/api/properties/`, { headers: member.headers, multipart });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { id: number }).id;
  }

  test(
    'the package is deselected by pointer and by keyboard, and add-ons alone are bought for one of the buyer’s listings',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const title = `Courtyard house ${member.username}`;
      const id = await publish(page, address, title);
      await logInAs(page, member);
      const shop = await openShop(page, '/packages');
      await expect(shop.pay).toHaveText('Pay ₹5,999');
      await page.getByRole('button', { name: 'Remove the Premium package' }).click();
      await expect(page.getByRole('radio', { name: 'No package' })).toBeChecked();
      await expect(shop.pay).toHaveText('Pay ₹0');
      await expect(shop.pay).toBeDisabled();
      await expect(shop.total).toContainText('Choose a package or an add-on first.');

      await page.getByRole('radio', { name: 'No package' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: /Basic/ })).toBeChecked();
      await expect(shop.pay).toHaveText('Pay ₹2,999');
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('radio', { name: 'No package' })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await pressEnter(page.getByRole('button', { name: 'Remove the Basic package' }));
      await expect(shop.pay).toHaveText('Pay ₹0');

      await page.getByRole('checkbox', { name: /Virtual tour/ }).check();
      await page.getByRole('checkbox', { name: /Featured listing/ }).check();
      await page.getByLabel('Which listing are the add-ons for?').selectOption(title);
      await expect(shop.pay).toHaveText('Pay ₹3,498');
      await expect(page).toHaveURL(`/packages?package=none&add_ons=2&add_ons=3&property=${id}`);
      await reload(page);
      await expect(page.getByRole('radio', { name: 'No package' })).toBeChecked();
      await expect(shop.pay).toHaveText('Pay ₹3,498');
      await expectAccessible(page);
      await shop.pay.click();
      await shop.payInSheet.click();
      await expect(shop.panel).toContainText('₹3,498 paid. Thank you.');
      const purchases = await purchasesOf(request, address, member);
      expect([purchases.payments, purchases.running]).toMatchObject([
        [{ description: 'Virtual tour and Featured listing', status: 'completed', amount: '3498.00' }],
        [],
      ]);
      await open(page, '/payments?tab=subscriptions');
      const panel = page.getByRole('tabpanel', { name: 'Subscriptions' });
      await expect(panel).toContainText('Next, we’ll arrange a time with you for the visit');
      await expect(panel).toContainText(`${title} is featured until`);
    },
  );
});

test.describe('the billing address', () => {
  test(
    'is requested before the first payment, printed on its invoice, and not requested again',
    { tag: '@all' },
    async ({ page, request, address }) => {
      member = await newMember(request, address, { billed: false });
      expect(
        (
          await request.patch(`${address}/api/auth/me/`, { headers: member.headers, data: { name: 'Meera Joshi' } })
        ).status(),
      ).toBe(200);
      await logInAs(page, member);
      const shop = await openShop(page);
      await shop.pay.click();
      const form = shop.panel.getByRole('form', { name: 'Billing details' });
      await expect(form.getByLabel('Name or company')).toHaveValue('Meera Joshi');
      await expect(form.getByLabel('Name or company')).toBeFocused();
      await expect(shop.sheet).toBeHidden();
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Save and continue' }).click();
      await expect(form.getByLabel('Address')).toBeFocused();
      await expect(form.getByLabel('Address')).toHaveAccessibleDescription('This field is required.');
      await form.getByLabel('Address').fill('12 Palm Road');
      await form.getByLabel('City').fill('Pune');
      await form.getByLabel(/^State/).fill('Maharashtra');
      await form.getByLabel(/^GSTIN/).fill('27 wrong');
      await form.getByRole('button', { name: 'Save and continue' }).click();
      await expect(form.getByLabel(/^GSTIN/)).toBeFocused();
      await form.getByLabel(/^GSTIN/).fill('27abcde1234f1z0');
      await form.getByRole('button', { name: 'Save and continue' }).click();
      await shop.payInSheet.click();
      await expect(shop.panel).toContainText('Thank you.');
      expect(
        await (await request.get(`${address}/api/billing-info/`, { headers: member.headers })).json(),
      ).toMatchObject({ name: 'Meera Joshi', address: '12 Palm Road', city: 'Pune', gstin: '27ABCDE1234F1Z0' });
      await shop.panel.getByRole('button', { name: 'Done' }).click();
      await shop.pay.click();
      await expect(shop.sheet).toBeVisible();
    },
  );

  test(
    'can be cancelled: nothing is charged, and the next attempt asks again',
    { tag: '@all' },
    async ({ page, request, address }) => {
      member = await newMember(request, address, { billed: false });
      await logInAs(page, member);
      const shop = await openShop(page);
      await shop.pay.click();
      await shop.panel.getByRole('button', { name: 'Not now' }).click();
      await expect(shop.panel).toBeHidden();
      await expect(shop.pay).toBeEnabled();
      await shop.pay.click();
      await expect(shop.panel.getByRole('form', { name: 'Billing details' })).toBeVisible();
    },
  );

  test('does not block a payment if it cannot be loaded', { tag: '@all' }, async ({ page, faults }) => {
    await logInAs(page, member);
    await page.route('**/api/billing-info/', (route) => route.abort());
    const shop = await openShop(page);
    await shop.pay.click();
    await expect(shop.sheet).toBeVisible();
    expect(faults.splice(0).every((fault) => reset.test(fault))).toBe(true);
  });
});
