import { logInHere, newAccount, password } from './support/accounts';
import { expect, open, reload, test } from './support/journey';
import { newListing, photosNamed } from './support/listings';

test('H7 R29 the profile shows a visitor a labelled sample, an account its activity; name, phone and picture change; a wrong password gets the focus; a new password ends all other sessions', async ({
  page,
  request,
  address,
}) => {
  const account = await newAccount(request, address);
  const me = () => request.get(`${address}/api/auth/me/`, { headers: account.headers });
  await newListing(request, address, account, 'A house on the profile');
  const review = `They kept their word, says ${account.username}.`;
  const sent = await request.post(`${address}/api/reviews/`, { headers: account.headers, data: { rating: 5, review } });
  expect(sent.status()).toBe(201);

  await test.step('sample and activity', async () => {
    await open(page, '/profile');
    await expect(page.getByText('Sample profile, not a real account')).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Login' }).click();
    await logInHere(page, account.username);
    await expect(page.getByText('Sample profile, not a real account')).toHaveCount(0);
    const activity = page.getByRole('region', { name: 'Your activity' });
    await expect(activity).toContainText('published listing');
    await expect(activity).toContainText(review);
    await expect(activity).toContainText('No payments yet.');
  });

  await test.step('H7 details', async () => {
    const details = page.getByRole('region', { name: 'Your details' });
    await page.getByLabel('Name', { exact: false }).nth(1).fill('Meera Rao');
    await page.getByLabel('Phone number').fill('+91 98765 43210');
    await page.getByLabel('Email address').fill(`new-${account.email}`);
    await details.getByLabel('Current password').fill('not my password');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(details.getByLabel('Current password')).toBeFocused();
    await expect(details.getByLabel('Current password')).toHaveAccessibleDescription(/Incorrect password/);
    await page.getByLabel('Email address').fill(account.email);
    await expect(details.getByLabel('Current password')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
    const [picture] = await photosNamed(['me'], 300);
    await page.getByLabel('Choose a picture').setInputFiles(picture ?? []);
    await expect(page.getByText('Your picture has been saved.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible();
    expect(await (await me()).json()).toMatchObject({
      name: 'Meera Rao',
      phone: '+91 98765 43210',
      email: account.email,
      avatar: expect.stringMatching(/./),
    });
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expect(page.getByText('Your picture has been removed.')).toBeVisible();
  });

  await test.step('R29 password', async () => {
    const sessions = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    const current = page.getByLabel('Current password');
    await current.fill('not the old one');
    await page.getByLabel('New password', { exact: true }).fill('an even calmer password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(current).toBeFocused();
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    expect((await me()).status()).toBe(200);
    await current.fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    expect((await me()).status()).toBe(401);
    await expect(sessions).toHaveCount(1);
    await reload(page);
    await expect(page.getByLabel('Email address')).toHaveValue(account.email);
  });
});
