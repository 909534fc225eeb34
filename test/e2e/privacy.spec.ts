import { readFileSync } from 'node:fs';
import { readZip } from '../support/readZip';
import { logInAccount, logInNewStaff, newAccount, password } from './support/accounts';
import { emailsTo } from './support/outbox';
import { expectAccessible } from './support/axe';
import { expect, open, reload, test } from './support/journey';
import { newListing } from './support/listings';

test.describe('a person’s data', () => {
  test(
    'R43 the profile shows the consent to the newsletter with its day, ends it, gives everything as a file, and erases the account once its name is typed',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const account = await newAccount(request, address);
      const listing = await newListing(request, address, account, `The house of ${account.username}`);
      await request.post(`${address}/api/newsletter/`, { data: { email: account.email } });
      const token = () => /newsletter\/confirm\?token=([\w.-]+)/.exec(emailsTo(account.email).join('\n'))?.[1] ?? '';
      await expect.poll(token).not.toBe('');
      await request.post(`${address}/api/newsletter/confirm/`, { data: { token: token() } });
      await logInAccount(page, request, address, account);
      await open(page, '/profile');
      await expect(page.getByText(/^You agreed to receive our newsletter on \d+ \w+ \d{4}[.]$/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByText('You’ve been unsubscribed from our newsletter.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0);
      await reload(page);
      await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
      await expect(page.getByText(/agreed to receive our newsletter/)).toHaveCount(0);

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download my data' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('my-data.zip');
      const files = readZip(readFileSync(await download.path()));
      expect(files.get('account.json')?.toString()).toContain(account.email);
      expect(files.get('listings.json')?.toString()).toContain(`The house of ${account.username}`);
      await expect(page.getByText('Your data has been saved as my-data.zip.')).toBeVisible();

      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await expect(dialog).toContainText('Payments and invoices with their billing details');
      await expectAccessible(page);
      const typed = dialog.getByLabel(`Type ${account.username} to confirm`);
      await dialog.getByLabel('Your password').fill('not my password');
      await typed.fill(account.username.slice(1));
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expect(typed).toBeFocused();
      await expect(dialog).toContainText(`Type the username exactly: ${account.username}`);
      await typed.fill(account.username);
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expect(dialog.getByLabel('Your password')).toBeFocused();
      await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(/Incorrect password/);
      await expect(typed).toHaveValue(account.username);
      await dialog.getByLabel('Your password').fill(password);
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expect(page.getByText('Your account has been deleted.')).toBeVisible();
      await expect(page).toHaveURL(`${address}/`);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      expect((await request.get(`${address}/api/properties/${listing}/`)).status()).toBe(404);
      expect((await request.get(`${address}/api/auth/me/`, { headers: account.headers })).status()).toBe(401);
    },
  );

  test(
    'R43 the office gives an account’s data as a file, and erases the account once its name is typed',
    { tag: ['@desktop', '@all'] },
    async ({ page, request, address }) => {
      const account = await newAccount(request, address);
      await logInNewStaff(page, request, address, 'superuser');
      await open(page, `/office/people?search=${account.username}`);
      await page.getByRole('link', { name: account.username }).click();
      const panel = page.getByRole('region', { name: 'Account details' });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        panel.getByRole('button', { name: 'Export data' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`${account.username}.zip`);
      expect(
        readZip(readFileSync(await download.path()))
          .get('account.json')
          ?.toString(),
      ).toContain(account.email);
      await panel.getByRole('button', { name: 'Delete account' }).click();
      const dialog = page.getByRole('dialog', { name: `Delete ${account.username}?` });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expect(dialog.getByLabel(`Type ${account.username} to confirm`)).toBeFocused();
      await dialog.getByLabel(`Type ${account.username} to confirm`).fill(account.username);
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expect(page.getByText(`${account.username}’s account has been deleted.`)).toBeVisible();
      await expect(page.getByText('No accounts match.')).toBeVisible();
      await open(page, '/office/audit');
      await expect(page.getByRole('table', { name: 'Changes' })).toContainText('Account deleted');
      await expect(page.getByRole('table', { name: 'Changes' })).not.toContainText(account.username);
      expect((await request.get(`${address}/api/auth/me/`, { headers: account.headers })).status()).toBe(401);
    },
  );
});
