import type { Page } from '@playwright/test';
import { heldMeeting } from './support/heldMeeting';
import { expect, open, reload, test } from './support/journey';
import { type Member, logInAs, newMember, setBilling } from './support/member';
import { purchasesOf, shopOf } from './support/shop';

let member: Member;
test.beforeEach(async ({ page, request, address }) => {
  member = await newMember(request, address, { billed: false });
  await logInAs(page, member);
});

const history = (page: Page) => page.getByRole('tabpanel', { name: 'History', exact: true });
const stat = (page: Page, name: string) => page.getByText(name, { exact: true }).locator('..');

async function openPayments(page: Page) {
  await open(page, '/payments');
  await expect(page.getByRole('tab', { name: 'History', exact: true })).toBeVisible();
}

test.describe('the payment of a meeting', { tag: '@all' }, () => {
  test('a held meeting is paid where it was chosen, for ₹99, and booked; a closed tab restores its payment', async ({
    context,
    page,
    request,
    address,
  }) => {
    await setBilling(request, address, member);
    await heldMeeting(request, address, member, { days: 31, at: Math.floor(Math.random() * 4) });
    await open(page, '/contact#meeting');
    await page.getByRole('button', { name: 'Pay ₹99', exact: true }).click();
    const shop = shopOf(page);
    await expect(shop.sheet).toContainText('₹99');
    await page.close();
    const next = await context.newPage();
    await next.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await open(next, '/contact#meeting');
    const again = shopOf(next);
    await expect(again.panel).toContainText('You have not paid yet.');
    await expect(next.getByRole('button', { name: 'Pay ₹99', exact: true })).toBeDisabled();
    await expect(next.getByRole('button', { name: 'Choose another time' })).toBeDisabled();
    await again.panel.getByRole('button', { name: 'Continue to payment' }).click();
    await again.payInSheet.click();
    await expect(again.alert(/^Payment successful! Payment ID: pay_/)).toBeVisible();
    await expect(next.getByRole('heading', { name: 'Your meeting is booked.' })).toBeVisible();
    expect((await purchasesOf(request, address, member)).payments).toMatchObject([
      { amount: '99.00', status: 'completed', description: expect.stringMatching(/^Consultation on /) },
    ]);
  });

  test('a released meeting leaves nothing pending', async ({ page, request, address }) => {
    const id = await heldMeeting(request, address, member, { days: 30, at: -1 });
    await openPayments(page);
    await expect(history(page).getByRole('button', { name: /^Pay now: Consultation/ })).toBeVisible();
    expect((await request.delete(`${address}/api/meetings/${id}/`, { headers: member.headers })).status()).toBe(204);
    // the reconciler runs every 30 s
    await expect
      .poll(async () => (await purchasesOf(request, address, member)).statuses, { timeout: 90_000, intervals: [1_000] })
      .toEqual(['expired']);
    await openPayments(page);
    await expect(stat(page, 'Pending Payments')).toContainText('₹0');
    await expect(history(page)).toContainText('Expired');
  });

  test('an expired hold offers a new time instead of paying, while the page is open and after a reload', async ({
    page,
    request,
    address,
  }) => {
    const id = await heldMeeting(request, address, member, { days: 29, at: 2 });
    await page.clock.install();
    await openPayments(page);
    const line = history(page).getByRole('listitem').filter({ hasText: 'Consultation' });
    await expect(line.getByRole('button', { name: /^Pay now: Consultation/ })).toBeVisible();
    // code under way would be older than its limit
    await expect(page.getByText('No active subscriptions found.')).toBeAttached();
    await page.clock.runFor(16 * 60_000);
    await expect(line.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    const again = line.getByRole('link', { name: /^Choose a new time for Consultation/ });
    await expect(again).toHaveAttribute('href', '/contact#meeting');
    // also by the server's response
    await request.delete(`${address}/api/meetings/${id}/`, { headers: member.headers });
    await reload(page);
    await expect(again).toBeVisible();
  });
});
