import type { Page } from '@playwright/test';
import { ignoreFaults } from './support/faults';
import { expect, logIn, open, test } from './support/journey';
import { hearts } from './support/visitorTools';

test.describe('the featured star', () => {
  const star = (page: Page) =>
    page.getByRole('region', { name: 'Featured Properties' }).getByRole('button', { name: /^Featured: / });

  test('is shown on home cards to superusers only', { tag: '@all' }, async ({ page, request, address }) => {
    await open(page, '/');
    await expect(hearts(page).first()).toBeAttached();
    await expect(star(page)).toHaveCount(0);
    await logIn(page, request, address, 'owner');
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'owner’s account' })).toBeVisible();
    await expect(star(page)).toHaveCount(0);
    await logIn(page, request, address, 'admin');
    await open(page, '/');
    await expect(star(page)).toHaveCount(3);
    await expect(star(page).first()).toHaveAttribute('aria-pressed', 'true');
  });

  test('H5 changes at once, also by keyboard, reverts with the specification’s message when refused, and updates the list when confirmed', async ({
    page,
    request,
    address,
    faults,
  }) => {
    await logIn(page, request, address, 'admin');
    await open(page, '/');
    await expect(star(page)).toHaveCount(3);
    const sent: { method: string; authorization: string | undefined; body: unknown }[] = [];
    let refuse = () => {};
    let status = 403;
    let held = Promise.resolve();
    await page.route(/\/api\/properties\/\d+\/$/, async (route) => {
      const asked = route.request();
      const { authorization } = await asked.allHeaders();
      sent.push({ method: asked.method(), authorization, body: asked.postDataJSON() });
      await held;
      await route.fulfill({ status, json: { detail: 'No.', code: 'refused' } });
    });
    const first = star(page).first();
    for (status of [403, 500]) {
      held = new Promise<void>((resolve) => (refuse = resolve));
      await first.focus();
      await page.keyboard.press('Space');
      await expect(first).toHaveAttribute('aria-pressed', 'false');
      refuse();
      await expect(page.getByRole('alert')).toHaveText('Failed to update featured status.');
      await expect(first).toHaveAttribute('aria-pressed', 'true');
      await expect(first).toBeFocused();
      expect(sent.splice(0)).toEqual([
        { method: 'PATCH', authorization: expect.stringMatching(/^Bearer .{20,}/), body: { featured: false } },
      ]);
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
    ignoreFaults(faults, /status of 500/);

    // the answers of a server that confirms, because the shared one keeps its featured listings
    const third = star(page).nth(2);
    const name = (await third.getAttribute('aria-label')) ?? '';
    await page.unroute(/\/api\/properties\/\d+\/$/);
    await page.route(/\/api\/properties\/\d+\/$/, async (route) => {
      // a listing under the pointer is loaded ahead
      if (route.request().method() !== 'PATCH') return route.continue();
      const { id, ...rest } = (await (await page.request.get(route.request().url())).json()) as { id: number };
      await page.route(/\/api\/properties\/\?.*featured/, async (list) => {
        const answer = await page.request.get(list.request().url().replace('limit=3', 'limit=4'));
        const others = ((await answer.json()) as { id: number }[]).filter((one) => one.id !== id);
        await list.fulfill({ json: others.slice(0, 3), headers: answer.headers() });
      });
      await route.fulfill({ json: { ...rest, id, featured: false } });
    });
    await third.click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    // the next featured listing moves up
    await expect(star(page)).toHaveCount(3);
  });
});
