import { axeFaults } from './support/axe';
import { expect, open, test } from './support/journey';
import { type Member, logInAs, newMember } from './support/member';
import { booksOf, openShop, premium, shopOf } from './support/shop';
import { reset, watchOrders } from './support/orders';

let member: Member;
test.beforeEach(async ({ request, address }) => {
  member = await newMember(request, address);
});

test.describe('buying a package in the sandbox', () => {
  test('needs a login that leads back to the same choice; Premium with two add-ons is paid and stands in the payments', { tag: '@bothScreens' }, async ({ page, request, address }) => {
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
    await login.getByLabel('Password').fill(member.password);
    await login.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(login).toBeHidden();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(premium.address);
    await expect(page.getByRole('radio', { name: /Premium/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /Featured listing/ })).toBeChecked();
    await shop.pay.click();
    await expect(shop.sheet).toContainText('This is a test. No money moves');
    await expect(shop.sheet).toContainText(premium.name);
    await shop.payInSheet.click();
    await expect(shop.alert(/^Payment successful! Payment ID: pay_[0-9a-f]+$/)).toBeVisible();
    await expect(shop.panel).toContainText('₹9,497 paid. Thank you.');
    const [payment] = (await booksOf(request, address, member)).payments;
    expect(payment).toMatchObject({ description: premium.name, status: 'completed', amount: '9497.00', method: 'Card' });
    await expect(shop.panel).toContainText(`Payment ID: ${payment?.reference}`);
    await shop.panel.getByRole('link', { name: 'Your payments' }).click();
    const history = page.getByRole('tabpanel', { name: 'History' });
    await expect(history.getByRole('listitem')).toHaveText([/Premium package with Virtual tour and Featured listing.*Card.*Completed.*₹9,497/s]);
  });

  test('R8 H16 Pay disables on the first click; many clicks make one order', { tag: '@bothScreens' }, async ({ page, request, address }) => {
    await logInAs(page, member);
    const orders = watchOrders(page);
    const shop = await openShop(page);
    let go = () => undefined as void;
    const held = new Promise<void>((resolve) => { go = resolve; });
    await page.route('**/api/create-razorpay-order/', async (route) => { await held; await route.continue(); });
    await shop.pay.evaluate((button: HTMLButtonElement) => { for (let click = 0; click < 50; click += 1) button.click(); });
    await expect(shop.pay).toBeDisabled();
    await expect(page.getByRole('radio', { name: /Basic/ })).toBeDisabled();
    await expect(shop.panel).toContainText('Your order of ₹9,497 is being prepared.');
    go();
    await expect(shop.sheet).toBeVisible();
    expect(orders.asked()).toBe(1);
    expect((await booksOf(request, address, member)).statuses).toEqual(['pending']);
  });

  test('that the bank declines says so; tried again it is paid, under the same order', async ({ page, request, address }) => {
    await logInAs(page, member);
    const orders = watchOrders(page);
    const shop = await openShop(page);
    await shop.pay.click();
    await shop.decline.click();
    await expect(shop.panel).toContainText('The payment did not go through.');
    await expect(shop.panel).toContainText('The bank declined the payment.');
    await expect(shop.panel).toBeFocused();
    expect((await booksOf(request, address, member)).statuses).toEqual(['failed']);
    await shop.panel.getByRole('button', { name: 'Try again' }).click();
    await shop.payInSheet.click();
    await expect(shop.panel).toContainText('Thank you.');
    expect(orders.asked()).toBe(1);
    const books = await booksOf(request, address, member);
    expect([books.statuses, books.running.length]).toEqual([['completed'], 1]);
  });

  for (const how of ['Escape', 'Close'] as const) {
    test(`whose sheet is closed by ${how} charges nothing and can be continued or left`, async ({ page, request, address }) => {
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
      expect((await booksOf(request, address, member)).statuses).toEqual(['pending']);
    });
  }

  test('whose order cannot be made says why in the specification’s words, and is made when it is tried again', async ({ page, request, address }) => {
    await logInAs(page, member);
    const shop = await openShop(page);
    await page.route('**/api/create-razorpay-order/', (route) => route.fulfill({ status: 400, json: { error: 'The provider is asleep.', code: 'invalid' } }), { times: 1 });
    await shop.pay.click();
    await expect(shop.alert('Error creating order: The provider is asleep.')).toBeVisible();
    await expect(shop.panel).toContainText('The order could not be made.');
    await shop.panel.getByRole('button', { name: 'Try again' }).click();
    await shop.payInSheet.click();
    await expect(shop.panel).toContainText('Thank you.');
    expect((await booksOf(request, address, member)).statuses).toEqual(['completed']);
  });

  test('whose order was made while its answer was lost finds the same order again', async ({ page, request, address, faults }) => {
    await logInAs(page, member);
    const shop = await openShop(page);
    await page.route('**/api/create-razorpay-order/', async (route) => { await route.fetch(); await route.abort('connectionreset'); }, { times: 1 });
    await shop.pay.click();
    await shop.panel.getByRole('button', { name: 'Try again' }).click();
    await expect(shop.sheet).toBeVisible();
    expect((await booksOf(request, address, member)).statuses).toEqual(['pending']);
    expect(faults.splice(0).every((fault) => reset.test(fault))).toBe(true);
  });

  test('of a login that has ended leads to the login again, back to the same choice', async ({ page, request, address }) => {
    await logInAs(page, member);
    const shop = await openShop(page);
    // nothing else is under way that could find out before
    await page.waitForLoadState('networkidle');
    await request.post(`${address}/api/auth/logout/`, { headers: member.headers });
    let ordered = 0;
    page.on('request', (sent) => { if (sent.url().includes('/api/create-razorpay-order/')) ordered += 1; });
    await shop.pay.click();
    const login = page.getByRole('dialog');
    await login.getByLabel('Username').fill(member.username);
    await login.getByLabel('Password').fill(member.password);
    await login.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(login).toBeHidden();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(premium.address);
    await expect(shop.pay).toBeEnabled();
    expect(ordered).toBe(1);
  });

  test('shows the built-in packages and add-ons while the lists cannot be loaded', async ({ page, faults }) => {
    await page.route('**/api/packages/', (route) => route.abort());
    await page.route('**/api/add-ons/', (route) => route.abort());
    await open(page, '/privacy-policy');
    await page.getByTestId('bar').getByRole('link', { name: 'Listing packages' }).click();
    for (const words of ['₹2,999', 'for 30 days', '₹5,999', 'for 60 days', '₹12,999', 'for 90 days', 'Most popular', '₹1,499', '₹2,499', '₹999', '₹1,999']) await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('radio', { name: /Premium/ })).toBeChecked();
    expect(faults.splice(0).every((fault) => reset.test(fault))).toBe(true);
  });
});

test('a package is bought by keyboard alone, and the focus follows', async ({ page, request, address }) => {
  await logInAs(page, member);
  const shop = await openShop(page, '/packages');
  await page.getByRole('radio', { name: /Premium/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: /Basic/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /Featured listing/ }).focus();
  await page.keyboard.press('Space');
  await shop.pay.focus();
  await page.keyboard.press('Enter');
  await expect(shop.payInSheet).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shop.panel).toContainText('₹3,998 paid.');
  await expect(shop.panel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(shop.panel.getByRole('link', { name: 'Your payments' })).toBeFocused();
  expect((await booksOf(request, address, member)).payments).toMatchObject([{ description: 'Basic package with Featured listing', amount: '3998.00', status: 'completed' }]);
});

test('axe finds nothing on the packages page, its sheet and what comes after', { tag: '@bothScreens' }, async ({ page }) => {
  await logInAs(page, member);
  const shop = await openShop(page);
  expect(await axeFaults(page)).toEqual([]);
  await shop.pay.click();
  await expect(shop.sheet).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await shop.decline.click();
  await expect(shop.panel).toContainText('did not go through');
  expect(await axeFaults(page)).toEqual([]);
  await shop.panel.getByRole('button', { name: 'Try again' }).click();
  await shop.payInSheet.click();
  await expect(shop.panel).toContainText('Thank you.');
  expect(await axeFaults(page)).toEqual([]);
});

test('H19 the packages page and its sheet fit into 320 px', { tag: '@bothScreens' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logInAs(page, member);
  const shop = await openShop(page);
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await excess()).toBe(0);
  await shop.pay.click();
  await expect(shop.payInSheet).toBeInViewport();
  const box = await shop.sheet.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true);
  await shop.payInSheet.click();
  await expect(shop.panel).toContainText('Thank you.');
  expect(await excess()).toBe(0);
});
