import { logInNewStaff } from './support/accounts';
import { expect, open, reload, test } from './support/journey';
import { dayIn, hold, inClockWords, newMember, slotsOn } from './support/meetings';

test.describe('meetings in the office', { tag: '@desktop' }, () => {
  test('are moved, and their buyer sees the new time at once', { tag: '@all' }, async ({ page, request, address }) => {
    const buyer = await newMember(request, address);
    const date = dayIn(54);
    const free = await slotsOn(request, address, date);
    const { id, order } = (await (await hold(request, address, buyer, date, free[0]?.time ?? '')).json()) as {
      id: number;
      order: { id: string };
    };
    const { headers } = buyer;
    const paid = await request.post(`${address}/api/sandbox/pay/`, {
      headers,
      data: { order_id: order.id, outcome: 'success' },
    });
    await request.post(`${address}/api/verify-razorpay-payment/`, { headers, data: await paid.json() });
    await logInNewStaff(page, request, address, 'agent');
    await open(page, `/office/meetings?from=${date}`);
    await page.locator(`a[href*="open=${id}"]`).click();
    const panel = page.getByRole('region', { name: 'Meeting details' });
    await panel.getByRole('button', { name: 'Confirm and email the buyer' }).click();
    await expect(panel.getByText('Confirmed', { exact: true }).first()).toBeVisible();
    const times = panel.getByLabel('New time in India');
    const offered = times.getByRole('option', { name: /^\d+:\d\d [ap]m$/ });
    await expect(offered.last()).toBeAttached();
    const time = (await offered.last().textContent()) ?? '';
    await times.selectOption({ label: time });
    await panel.getByRole('button', { name: 'Move and email the buyer' }).click();
    await expect(panel.getByText('To confirm')).toBeVisible();
    await expect(panel.getByText(`, ${time} in India`)).toBeVisible();
    const own = (await (await request.get(`${address}/api/meetings/${id}/`, { headers })).json()) as {
      starts_at: string;
    };
    expect(inClockWords(new Date(Date.parse(own.starts_at) + 5.5 * 3_600_000).toISOString().slice(11, 16))).toBe(time);
    await panel.getByLabel('Reason for cancelling').fill('Our agent is ill.');
    await reload(page);
    await expect(panel.getByLabel('Reason for cancelling')).toHaveValue('Our agent is ill.');
    await panel.getByRole('button', { name: 'Cancel the meeting' }).click();
    await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
  });
});
