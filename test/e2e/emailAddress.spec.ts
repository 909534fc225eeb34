import { logInAccount, freshName, newAccount, newToken, password } from './support/accounts';
import { expect, open, reload, test } from './support/journey';
import { acceptLeaving, writeBasics } from './support/listingForm';
import { saveLine } from './support/listings';
import { linkTo, registerOnly } from './support/register';

test.describe('an email address', () => {
  test(
    'a listing stays a draft until the address is confirmed: the form and My listings say so and resend the link',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const username = freshName();
      const email = `${username}@people.example`;
      await registerOnly(request, address, { username, email, password });
      await logInAccount(page, request, address, { username });
      acceptLeaving(page);
      await open(page, '/property-form');
      await writeBasics(page, `A patient house ${username}`);
      await expect(saveLine(page)).toHaveText(/^Saved as a draft/);
      await page.getByRole('button', { name: 'Post property' }).click();
      const held = page.getByRole('alert').filter({ hasText: 'stays a draft until you confirm your email address' });
      await held.getByRole('button', { name: 'Resend link' }).click();
      await expect(held.getByRole('status')).toHaveText(`We sent a new link to ${email}. It works for 24 hours.`);
      await open(page, '/my-listings?show=drafts');
      await expect(page.getByRole('listitem').filter({ hasText: username })).toContainText(
        'confirm your email address',
      );
      await open(page, '/profile');
      await expect(page.getByText(`${email} is not confirmed yet.`)).toBeVisible();

      await open(page, await linkTo(email, 'email/confirm'));
      await expect(page, 'the token stands in the address no longer').toHaveURL(`${address}/email/confirm`);
      await page.getByRole('button', { name: 'Confirm this address' }).click();
      await expect(page.getByRole('heading', { name: 'Your email address has been confirmed.' })).toBeVisible();
      await reload(page);
      await expect(page.getByRole('heading', { name: 'Your email address has been confirmed.' })).toBeVisible();
      const again = await page.context().newPage();
      await open(again, await linkTo(email, 'email/confirm'));
      await again.getByRole('button', { name: 'Confirm this address' }).click();
      await expect(again.getByRole('heading', { name: 'You’ve already confirmed your email address.' })).toBeVisible();
      await again.close();
      await page.locator('main').getByRole('link', { name: 'My listings' }).click();
      await page.getByRole('link', { name: /^Drafts/ }).click();
      const row = page.getByRole('listitem').filter({ hasText: username });
      await expect(row).not.toContainText('confirm your email address');
      await row.getByRole('button', { name: /^Post:/ }).click();
      await expect(page.getByText('has been published.')).toBeVisible();
    },
  );

  test(
    'a change needs the password and a link; the old address can undo it, which logs the thief out',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const account = await newAccount(request, address);
      const newEmail = `new-${account.email}`;
      await logInAccount(page, request, address, account);
      await open(page, '/profile');
      const details = page.getByRole('region', { name: 'Your details' });
      await details.getByLabel('Email address').fill(newEmail);
      await details.getByRole('button', { name: 'Save profile' }).click();
      await expect(details.getByLabel('Current password')).toBeFocused();
      await details.getByLabel('Current password').fill(password);
      await reload(page);
      await expect(details.getByLabel('Email address')).toHaveValue(newEmail);
      await expect(details.getByLabel('Current password'), 'a password is never kept').toHaveValue('');
      await details.getByLabel('Current password').fill(password);
      await details.getByRole('button', { name: 'Save profile' }).click();
      await expect(
        details.getByText(`To change your email address, open the link we sent to ${newEmail}`),
      ).toBeVisible();
      await expect(details.getByLabel('Email address')).toHaveValue(account.email);

      await open(page, await linkTo(newEmail, 'email/confirm'));
      await page.getByRole('button', { name: 'Confirm this address' }).click();
      await expect(page.getByRole('heading', { name: 'Your email address has been confirmed.' })).toBeVisible();
      const thief = { authorization: `Token ${await newToken(request, address, account.username)}` };

      await open(page, await linkTo(account.email, 'email/undo'));
      await page.getByRole('button', { name: 'Undo the change' }).click();
      await expect(page.getByRole('heading', { name: 'Your account has been restored.' })).toBeVisible();
      expect((await request.get(`${address}/api/auth/me/`, { headers: thief })).status()).toBe(401);

      await open(page, await linkTo(account.email, 'reset-password'));
      await page.getByLabel('New password', { exact: true }).fill('12345678');
      await page.getByRole('button', { name: 'Set new password' }).click();
      await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/simple pattern/);
      await page.getByLabel('New password', { exact: true }).fill('an even calmer password');
      await page.getByRole('button', { name: 'Set new password' }).click();
      await expect(page.getByText('Your password has been changed, and you’re logged in.')).toBeVisible();
      await open(page, '/profile');
      await expect(details.getByLabel('Email address')).toHaveValue(account.email);
    },
  );
});
