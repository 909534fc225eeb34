import { emailsTo } from './support/accounts';
import { expect, open, test } from './support/journey';
import { cut } from './support/reading';

test('subscribing to the newsletter sends an email; one of its links confirms, the other unsubscribes', async ({
  page,
  address,
}, { project }) => {
  const email = `reader-${project.name}-${Date.now()}@people.example`;
  await open(page, '/blog');
  const form = page.getByRole('region', { name: 'Our monthly newsletter' });
  await form.getByLabel('Email Address').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const confirmation = form.getByText('Check your inbox to confirm your subscription.');
  await expect(confirmation).toBeFocused();
  await expect.poll(() => emailsTo(email)).toHaveLength(1);
  const [text = ''] = emailsTo(email);
  const linkOf = (step: string) => new RegExp(`${address}/newsletter/${step}\\?token=[\\w.-]+`).exec(text)?.[0] ?? '';

  await open(page, linkOf('confirm'));
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your newsletter' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. You are subscribed.' })).toBeVisible();

  await open(page, linkOf('unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Done. You are unsubscribed.' })).toBeVisible();

  await open(page, linkOf('unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('This address is not subscribed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0);
  await open(page, linkOf('confirm'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This link has expired.')).toBeVisible();
});

test('the newsletter form keeps the address when sending fails, and shows an error for an invalid one', async ({
  page,
  faults,
}) => {
  await open(page, '/blog');
  const form = page.getByRole('region', { name: 'Our monthly newsletter' });
  const field = form.getByLabel('Email Address');
  await field.fill('no address');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Enter an email address, such as name@example.com.');
  const restore = await cut(page, '**/api/newsletter/', faults);
  await field.fill('kept@people.example');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('alert')).toContainText('We could not reach the server.');
  await expect(field).toHaveValue('kept@people.example');
  await restore();
});
