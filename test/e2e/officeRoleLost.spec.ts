import type { APIRequestContext } from '@playwright/test';
import { type Account, freshName, logInAccount, newAccount } from './support/accounts';
import { expectAccessible } from './support/axe';
import { expect, open, reload, test, tokenOf } from './support/journey';

/** A member of staff, and what a superuser does with their roles. */
async function begin(request: APIRequestContext, address: string) {
  const account: Account = await newAccount(request, address);
  const headers = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
  const giveRoles = async (roles: string[]) => {
    const found = await request.get(`${address}/api/office/accounts/?search=${account.username}`, { headers });
    const [row] = (await found.json()) as { id: number; version: number }[];
    // what they have taken is nobody's then
    const data = { version: row?.version, roles, hand_over: null };
    const answer = await request.patch(`${address}/api/office/accounts/${row?.id}/`, { headers, data });
    expect(answer.status()).toBe(200);
  };
  return { account, giveRoles };
}

test(
  'a member of staff who loses a role mid-work is told so and keeps the text, while the other role’s screens still work',
  { tag: ['@desktop', '@all'] },
  async ({ page, request, address }) => {
    const words = `Half a sentence ${freshName()}`;
    const asked = await request.post(`${address}/api/enquiries/`, {
      data: {
        kind: 'contact',
        name: `Leela ${freshName()}`,
        email: 'leela@people.example',
        message: 'May I visit?',
        client_id: `lost-${freshName()}`,
      },
    });
    const { id } = (await asked.json()) as { id: number };
    const { account, giveRoles } = await begin(request, address);
    await giveRoles(['agent', 'editor']);
    await logInAccount(page, request, address, account);
    const text = page.getByLabel('Text', { exact: true });
    await test.step('in the reply to a lead', async () => {
      await open(page, `/office/leads?open=${id}`);
      const reply = page.getByLabel('Write a reply or a note');
      await reply.fill('Yes, on Sunday.');
      await giveRoles(['editor']);
      await page.getByRole('button', { name: 'Send reply' }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'You no longer have the role needed for this screen.' });
      await expect(notice).toBeVisible();
      await expect(reply).toHaveValue('Yes, on Sunday.');
      await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Articles' }).click();
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Articles', level: 1 })).toBeVisible();
      await page.goBack();
      await expect(notice).toBeVisible();
      await giveRoles(['agent', 'editor']);
      // the lead's own requests may still be refused, and each makes the screen look at the roles by itself
      const check = notice.getByRole('button', { name: 'Check again' });
      await expect(async () => {
        if (await check.isVisible())
          await check.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
        await expect(notice).toHaveCount(0);
      }).toPass();
      await expect(reply).toHaveValue('Yes, on Sunday.');
      await page.getByRole('button', { name: 'Send reply' }).click();
      await expect(reply).toHaveValue('');
    });
    await test.step('in the article editor, also after a reload', async () => {
      await open(page, '/office/articles/new');
      await page.getByLabel('Title', { exact: true }).fill('Courts');
      await text.fill(words);
      await giveRoles([]);
      await page.getByRole('button', { name: 'Save draft' }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'You no longer have a role in the office.' });
      await expect(notice).toBeVisible();
      await expect(text).toHaveValue(words);
      await expectAccessible(page);
      await giveRoles(['editor']);
      await notice.getByRole('button', { name: 'Check again' }).click();
      await expect(notice).toHaveCount(0);
      await expect(text).toHaveValue(words);
      await giveRoles([]);
      await reload(page);
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      await giveRoles(['editor']);
      await reload(page);
      await expect(text).toHaveValue(words);
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page).toHaveURL(/\/office\/articles\/\d+$/);
      await expect(text).toHaveValue(words);
    });
  },
);
