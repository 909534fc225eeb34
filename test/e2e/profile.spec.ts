import { logInAccount, logInHere, newAccount, password } from './support/accounts';
import { expect, open, test } from './support/journey';
import { newListing, photosNamed } from './support/listings';

test.describe('the profile', () => {
  test('name, phone and picture can be changed; a wrong password for a new email gets the focus (H7)', async ({
    page,
    request,
    address,
  }) => {
    const account = await newAccount(request, address);
    await logInAccount(page, request, address, account);
    await open(page, '/profile');
    await page.getByLabel('Name', { exact: false }).nth(1).fill('Meera Rao');
    await page.getByLabel('Phone number').fill('+91 98765 43210');
    const details = page.getByRole('region', { name: 'Your details' });
    await page.getByLabel('Email address').fill(`new-${account.email}`);
    await details.getByLabel('Current password').fill('not my password');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(details.getByLabel('Current password')).toBeFocused();
    await expect(details.getByLabel('Current password')).toHaveAccessibleDescription(/Incorrect password/);
    await page.getByLabel('Email address').fill(account.email);
    await expect(details.getByLabel('Current password')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    const [picture] = await photosNamed(['me'], 300);
    await page.getByLabel('Choose a picture').setInputFiles(picture ?? []);
    await expect(page.getByText('Your picture is saved.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible();
    const me = (await (await request.get(`${address}/api/auth/me/`, { headers: account.headers })).json()) as {
      name: string;
      phone: string;
      email: string;
      avatar: string | null;
    };
    expect([me.name, me.phone, me.email, Boolean(me.avatar)]).toEqual([
      'Meera Rao',
      '+91 98765 43210',
      account.email,
      true,
    ]);
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expect(page.getByText('Your picture is removed.')).toBeVisible();
  });

  test('changing the password needs the old one and ends all other sessions; a single session can be ended too (R29)', async ({
    page,
    request,
    address,
  }) => {
    const account = await newAccount(request, address);
    await logInAccount(page, request, address, account);
    await open(page, '/profile');
    const sessions = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await page.getByLabel('Current password').fill('not the old one');
    await page.getByLabel('New password', { exact: true }).fill('an even calmer password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
    expect((await request.get(`${address}/api/auth/me/`, { headers: account.headers })).status()).toBe(200);
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    expect((await request.get(`${address}/api/auth/me/`, { headers: account.headers })).status()).toBe(401);
    await expect(sessions).toHaveCount(1);
    await page.reload();
    await expect(page.getByLabel('Email address')).toHaveValue(account.email);
  });

  test('it shows the account’s activity; a visitor sees a labelled sample', async ({ page, request, address }) => {
    const account = await newAccount(request, address);
    await newListing(request, address, account, 'A house on the profile');
    expect(
      (
        await request.post(`${address}/api/reviews/`, {
          headers: account.headers,
          data: { rating: 5, review: `They kept their word, says ${account.username}.` },
        })
      ).status(),
    ).toBe(201);
    await open(page, '/profile');
    await expect(page.getByText('Sample profile, not a real account')).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Login' }).click();
    await logInHere(page, account.username);
    await expect(page.getByText('Sample profile, not a real account')).toHaveCount(0);
    const activity = page.getByRole('region', { name: 'Your activity' });
    await expect(activity).toContainText('published listing');
    await expect(activity).toContainText(`They kept their word, says ${account.username}.`);
    await expect(activity).toContainText('No payments yet.');
  });
});
