import type { Page } from '@playwright/test';
import { expect, logIn, open, test } from './support/journey';
import { hearts } from './support/visitorTools';

test.describe('the featured star', () => {
  const star = (page: Page) =>
    page.getByRole('region', { name: 'Featured Properties' }).getByRole('button', { name: /^Featured: / });

  test('is shown on home cards to superusers only', async ({ page, request, address }) => {
    await open(page, '/');
    await expect(hearts(page).first()).toBeAttached();
    await expect(star(page)).toHaveCount(0);
    await logIn(page, request, address, 'owner');
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Account of owner' })).toBeVisible();
    await expect(star(page)).toHaveCount(0);
    await logIn(page, request, address, 'admin');
    await open(page, '/');
    await expect(star(page)).toHaveCount(3);
    await expect(star(page).first()).toHaveAttribute('aria-pressed', 'true');
  });

  for (const status of [403, 500]) {
    test(`H5 changes at once, also by keyboard, and reverts with the specification’s message after a ${status}`, async ({
      page,
      request,
      address,
      faults,
    }) => {
      await logIn(page, request, address, 'admin');
      await open(page, '/');
      let refuse = () => {};
      const held = new Promise<void>((resolve) => (refuse = resolve));
      const sent: { method: string; authorization: string | undefined; body: unknown }[] = [];
      await page.route(/\/api\/properties\/\d+\/$/, async (route) => {
        const request = route.request();
        sent.push({
          method: request.method(),
          authorization: (await request.allHeaders()).authorization,
          body: request.postDataJSON(),
        });
        await held;
        await route.fulfill({
          status,
          contentType: 'application/json',
          body: JSON.stringify({ detail: 'No.', code: 'refused' }),
        });
      });
      const first = star(page).first();
      await first.focus();
      await page.keyboard.press('Space');
      await expect(first).toHaveAttribute('aria-pressed', 'false');
      refuse();
      await expect(page.getByRole('alert')).toHaveText('Failed to update featured status.');
      await expect(first).toHaveAttribute('aria-pressed', 'true');
      await expect(first).toBeFocused();
      expect(sent).toEqual([
        { method: 'PATCH', authorization: expect.stringMatching(/^Bearer .{20,}/), body: { featured: false } },
      ]);
      faults.splice(0, faults.length, ...faults.filter((fault) => !/status of 500/.test(fault)));
    });
  }

  test('the list is updated when the server confirms', async ({ page, request, address }) => {
    await logIn(page, request, address, 'admin');
    await open(page, '/');
    await expect(star(page)).toHaveCount(3);
    const third = star(page).nth(2);
    const name = (await third.getAttribute('aria-label')) ?? '';
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await third.click();
    const answer = await answered;
    expect(answer.status()).toBe(200);
    const { id, featured } = (await answer.json()) as { id: number; featured: boolean };
    expect(featured).toBe(false);
    // the next featured listing moves up
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(star(page)).toHaveCount(3);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await request.patch(`${address}/api/properties/${id}/`, {
      headers: { authorization: `Bearer ${token}` },
      data: { featured: true },
    });
  });
});
