import { freshName } from './support/accounts';
import { emailsTo } from './support/outbox';
import { expect, open, test } from './support/journey';
import { cut } from './support/reading';

test(
  'the newsletter’s form keeps a refused address; the links of its email confirm and unsubscribe',
  { tag: '@all' },
  async ({ page, address, faults }) => {
    const email = `reader-${freshName()}@people.example`;
    await open(page, '/blog');
    const form = page.getByRole('region', { name: 'Our newsletter' });
    const field = form.getByLabel('Email Address');
    const subscribe = form.getByRole('button', { name: 'Subscribe' });
    await test.step('an invalid address shows an error at the field', async () => {
      await field.fill('no address');
      await subscribe.click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription('Enter an email address, such as name@example.com.');
    });
    await test.step('the address stays when sending fails', async () => {
      const restore = await cut(page, '**/api/newsletter/', faults);
      await field.fill(email);
      await subscribe.click();
      await expect(form.getByRole('alert')).toContainText('We could not reach the server.');
      await expect(field).toHaveValue(email);
      await restore();
    });
    await subscribe.click();
    await expect(form.getByText('Check your inbox to confirm your subscription.')).toBeFocused();
    await expect.poll(() => emailsTo(email)).toHaveLength(1);
    const [text = ''] = emailsTo(email);
    const linkOf = (step: string) => new RegExp(`${address}/newsletter/${step}\\?token=[\\w.-]+`).exec(text)?.[0] ?? '';

    await open(page, linkOf('confirm'));
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your newsletter subscription' })).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you. You’re now subscribed.' })).toBeVisible();

    await open(page, linkOf('unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'Done. You’ve been unsubscribed.' })).toBeVisible();
  },
);

test('a link of the newsletter that has been used says so', { tag: '@all' }, async ({ page, request, address }) => {
  const email = `reader-${freshName()}@people.example`;
  expect((await request.post(`${address}/api/newsletter/`, { data: { email } })).ok()).toBe(true);
  await expect.poll(() => emailsTo(email)).toHaveLength(1);
  const [text = ''] = emailsTo(email);
  const linkOf = (step: string) => new RegExp(`${address}/newsletter/${step}\\?token=[\\w.-]+`).exec(text)?.[0] ?? '';
  await open(page, linkOf('unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Done. You’ve been unsubscribed.' })).toBeVisible();
  await open(page, linkOf('unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('This address is not subscribed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0);
  await open(page, linkOf('confirm'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This link has expired.')).toBeVisible();
});
