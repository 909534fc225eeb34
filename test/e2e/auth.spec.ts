import type { Page } from '@playwright/test';
import { freshName, logInHere, newAccount, password } from './support/accounts';
import { ignoreFaults } from './support/faults';
import { expect, open, reload, test } from './support/journey';
import { linkTo } from './support/register';
import { bar, dialogOf, storedItems } from './support/session';

const savedPath = (page: Page) => page.evaluate(() => localStorage.getItem('redirectAfterLogin'));

test('a new account signs up, is refused with a wrong password, logs in, and logs out to the home page', async ({
  page,
  address,
  request,
}) => {
  const username = freshName();
  await open(page, '/about');
  await bar(page).getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
  const signUp = dialogOf(page, 'Sign Up');
  await expect(signUp.getByLabel('Your name')).toBeFocused();
  await signUp.getByLabel('Username').fill(username);
  await signUp.getByLabel('Email').fill(`${username}@people.example`);
  await signUp.getByLabel('Password', { exact: true }).fill(password);
  await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();

  const login = dialogOf(page);
  await expect(login.getByRole('alert')).toHaveText('Registration successful! Please log in.');
  await expect(login.getByRole('button', { name: "Don't have an account? Sign Up" })).toBeVisible();
  await expect(login.getByLabel('Username or email')).toHaveValue(username);
  await login.getByLabel('Password', { exact: true }).fill('not the password');
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login.getByRole('alert')).toHaveText(
    /^Auth error: Status 400: \{.*"detail":"Incorrect username or password\..*\}$/,
  );
  await expect.poll(() => storedItems(page)).toEqual([null, false]);

  await login.getByLabel('Password', { exact: true }).fill(password);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => storedItems(page)).toEqual([username, true]);
  const token = await page.evaluate(() => localStorage.getItem('token'));

  await reload(page);
  await page.getByRole('button', { name: `${username}’s account` }).click();
  await open(page, '/contact');
  await page.getByRole('button', { name: `${username}’s account` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => storedItems(page)).toEqual([null, false]);
  await expect
    .poll(
      async () =>
        (await request.get(`${address}/api/auth/me/`, { headers: { authorization: `Token ${token}` } })).status(),
      'R29 the token is dead',
    )
    .toBe(401);
});

test.describe('login errors', { tag: '@all' }, () => {
  test('no response shows "Auth error: No response received from server."', async ({ page, faults }) => {
    await open(page, '/login');
    await page.route('**/api/auth/login/', (route) => route.abort('connectionrefused'));
    await logInHere(page, 'owner');
    await expect(dialogOf(page).getByRole('alert')).toHaveText('Auth error: No response received from server.');
    await expect(dialogOf(page).getByLabel('Password', { exact: true })).toHaveValue(password);
    await page.unroute('**/api/auth/login/');
    await logInHere(page, 'owner', 'aangan-demo');
    await expect(page.getByRole('button', { name: 'owner’s account' })).toBeVisible();
    ignoreFaults(faults, /ERR_CONNECTION_REFUSED/);
  });

  for (const [status, body, words] of [
    [503, '', 'Auth error: Status 503: No response data'],
    [500, 'It broke.', 'Auth error: Status 500: It broke.'],
    [
      429,
      '{"detail":"Too often.","code":"too_many"}',
      'Auth error: Status 429: {"detail":"Too often.","code":"too_many"}',
    ],
  ] as const) {
    test(`a ${status} response shows "${words}"`, async ({ page, faults }) => {
      await open(page, '/login');
      await page.route('**/api/auth/login/', (route) =>
        route.fulfill({ status, body, contentType: body.startsWith('{') ? 'application/json' : 'text/plain' }),
      );
      await logInHere(page, 'owner');
      await expect(dialogOf(page).getByRole('alert')).toHaveText(words);
      ignoreFaults(faults, /status of 50\d/);
    });
  }

  test('R24 R25 guessing gives the same message for every name, and finally asks to wait', async ({
    page,
    request,
    address,
  }) => {
    const { username } = await newAccount(request, address);
    await open(page, '/login');
    const guessAs = async (name: string) => {
      const answered = page.waitForResponse('**/api/auth/login/');
      await logInHere(page, name, 'a wrong guess');
      const status = (await answered).status();
      return [status, await dialogOf(page).getByRole('alert').innerText()] as const;
    };
    expect((await guessAs(username))[1]).toBe((await guessAs(`${username}x`))[1]);
    let response = await guessAs(username);
    for (let guess = 0; guess < 12 && response[0] !== 429; guess += 1) response = await guessAs(username);
    expect(response[0]).toBe(429);
    expect(response[1]).toMatch(/^Auth error: Status 429: \{/);
    await expect(
      dialogOf(page)
        .getByText(/Try again|Wait|minutes/)
        .first(),
    ).toBeVisible();
  });
});

test.describe('H10 after login', () => {
  test('H10 the saved path of this site is opened once', { tag: '@all' }, async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => localStorage.setItem('redirectAfterLogin', '/blog?category=luxury-living'));
    await bar(page).getByRole('link', { name: 'Login' }).click();
    await logInHere(page, 'buyer', 'aangan-demo');
    await expect(page).toHaveURL(/\/blog\?category=luxury-living$/);
    await expect.poll(() => savedPath(page)).toBeNull();
  });

  for (const target of [
    '//evil.example/',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ]) {
    test(`H10 ${JSON.stringify(target)} is ignored and home is opened`, { tag: '@all' }, async ({ page, address }) => {
      await open(page, '/about');
      await page.evaluate((target) => localStorage.setItem('redirectAfterLogin', target), target);
      await bar(page).getByRole('link', { name: 'Login' }).click();
      await logInHere(page, 'buyer', 'aangan-demo');
      await expect(page.getByRole('button', { name: 'buyer’s account' })).toBeVisible();
      await expect(page).toHaveURL(`${address}/`);
    });
  }

  test('H10 a private page redirects to the login and back, once; closing the dialog discards the saved path', async ({
    page,
  }) => {
    await open(page, '/about');
    await page.getByRole('link', { name: 'Post A Property' }).click();
    await expect(dialogOf(page).getByLabel('Username or email')).toBeFocused();
    await expect.poll(() => savedPath(page)).toBe('/property-form');
    await page.keyboard.press('Escape');
    await expect.poll(() => savedPath(page)).toBeNull();
    await bar(page).getByRole('link', { name: 'Login' }).click();
    await logInHere(page, 'owner', 'aangan-demo');
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('button', { name: 'owner’s account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();

    await open(page, '/my-enquiries?state=new');
    await expect(page.getByRole('heading', { name: 'Log in to see your enquiries.' })).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Login' }).click();
    await logInHere(page, 'owner', 'aangan-demo');
    await expect(page).toHaveURL(/\/my-enquiries\?state=new$/);
    await expect(page.getByRole('list', { name: 'Enquiries' })).toBeVisible();
    await expect.poll(() => savedPath(page)).toBeNull();
  });
});

test(
  'a forgotten password is reset by an emailed link, which works once and ends all older sessions',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const account = await newAccount(request, address);
    await open(page, '/about');
    await bar(page).getByRole('link', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    const dialog = dialogOf(page, 'Forgotten password');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await dialog.getByLabel('Email').fill(account.email);
    await dialog.getByRole('button', { name: 'Email me a reset link' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      /^If there’s an account for this address, we’ve emailed it a reset link\./,
    );
    const link = await linkTo(account.email, 'reset-password');
    expect(link).not.toBe('');

    await open(page, link.replace(/^http:\/\/[^/]+/, address));
    await expect(page, 'the key stands in the address no longer').toHaveURL(`${address}/reset-password`);
    await reload(page);
    const field = page.getByLabel('New password', { exact: true });
    await field.fill('short');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Use at least 8 characters\./);
    await field.fill('quite another password');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Your password has been changed, and you’re logged in.')).toBeVisible();
    await expect(page, 'back where it was asked for').toHaveURL(`${address}/about`);
    await expect(page.getByRole('button', { name: `${account.username}’s account` })).toBeVisible();
    expect((await request.get(`${address}/api/auth/me/`, { headers: account.headers })).status()).toBe(401);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })))
      .not.toContain(link.split('#token=')[1]);

    const again = await page.context().newPage();
    await again.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await open(again, link.replace(/^http:\/\/[^/]+/, address));
    await expect(
      again.getByRole('heading', { name: 'This link does not work.' }),
      'before anything is typed',
    ).toBeVisible();
    await again.getByRole('button', { name: 'Request a new link' }).click();
    await expect(dialogOf(again, 'Forgotten password').getByLabel('Email')).toBeFocused();
  },
);
