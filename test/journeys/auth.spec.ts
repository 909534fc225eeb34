import type { Page } from '@playwright/test';
import { enter, freshName, lettersTo, logInHere, newAccount, password } from './support/accounts';
import { expect, logIn, open, test } from './support/journey';

const dialogOf = (page: Page, name = 'Login') => page.getByRole('dialog', { name, exact: true });
const bar = (page: Page) => page.getByTestId('bar');
const kept = (page: Page) => page.evaluate(() => [localStorage.getItem('username'), (localStorage.getItem('token') ?? '').length > 20]);

/** What a browser says where a journey cuts its connection on purpose. */
function forgive(faults: string[], pattern: RegExp): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !pattern.test(fault)));
}

test('a new account: sign up, refused login, login, and logout, which forgets it and goes home', async ({ page, address, request }) => {
  const username = freshName();
  await open(page, '/about');
  await bar(page).getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
  const signUp = dialogOf(page, 'Sign Up');
  await expect(signUp.getByLabel('Username')).toBeFocused();
  await signUp.getByLabel('Username').fill(username);
  await signUp.getByLabel('Email').fill(`${username}@people.example`);
  await signUp.getByLabel('Password').fill(password);
  await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();

  const login = dialogOf(page);
  await expect(login.getByRole('alert')).toHaveText('Registration successful! Please log in.');
  await expect(login.getByRole('button', { name: "Don't have an account? Sign Up" })).toBeVisible();
  await expect(login.getByLabel('Username or email')).toHaveValue(username);
  await login.getByLabel('Password').fill('not the password');
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login.getByRole('alert')).toHaveText(/^Auth error: Status 400: \{.*"detail":"This name and password do not belong together\..*\}$/);
  expect(await kept(page)).toEqual([null, false]);

  await login.getByLabel('Password').fill(password);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  expect(await kept(page)).toEqual([username, true]);
  const token = await page.evaluate(() => localStorage.getItem('token'));

  await page.reload();
  await page.getByRole('button', { name: `Account of ${username}` }).click();
  await open(page, '/contact');
  await page.getByRole('button', { name: `Account of ${username}` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await kept(page)).toEqual([null, false]);
  await expect.poll(async () => (await request.get(`${address}/api/auth/me/`, { headers: { authorization: `Token ${token}` } })).status(), 'R29 the token is dead').toBe(401);
});

test.describe('H9 the login dialog', () => {
  test('H9 has the focus in its first field, keeps it inside, closes on Escape and by its button, and gives the focus back', async ({ page }) => {
    await open(page, '/about');
    const opener = bar(page).getByRole('link', { name: 'Login' });
    for (const close of ['Escape', 'Close']) {
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = dialogOf(page);
      await expect(dialog.getByLabel('Username or email')).toBeFocused();
      for (let at = 0; at < 14; at += 1) {
        await page.keyboard.press(at < 9 ? 'Tab' : 'Shift+Tab');
        // the browser's own bar has its turn too, which shows as nothing focused on the page
        expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
      }
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });

  test('H9 toggles between login and sign-up by the specification’s words, keeping what was typed', async ({ page }) => {
    await open(page, '/login');
    await dialogOf(page).getByLabel('Username or email').fill('meera');
    await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
    await expect(dialogOf(page, 'Sign Up').getByLabel('Username')).toHaveValue('meera');
    await expect(dialogOf(page, 'Sign Up').getByLabel('Email')).toBeFocused();
    await page.getByRole('button', { name: 'Already have an account? Login' }).click();
    await expect(dialogOf(page).getByLabel('Email', { exact: true })).toHaveCount(0);
    await expect(dialogOf(page).getByLabel('Username or email')).toHaveValue('meera');
  });

  test('H9 asks for what is missing beside its field, and sends nothing', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (asked) => asked.method() === 'POST' && sent.push(asked.url()));
    await open(page, '/login');
    await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
    const signUp = dialogOf(page, 'Sign Up');
    await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(signUp.getByText('This field is required.')).toHaveCount(3);
    await expect(signUp.getByLabel('Username')).toBeFocused();
    await signUp.getByLabel('Username').fill('meera');
    await signUp.getByLabel('Email').fill('nonsense');
    await signUp.getByLabel('Password').fill('short');
    await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(signUp.getByText('Enter an email address, such as name@example.com.')).toBeVisible();
    await expect(signUp.getByText('Use at least 8 characters.')).toBeVisible();
    expect(sent.filter((url) => url.includes('/api/auth/'))).toEqual([]);
  });

  test('H9 takes what a password manager fills in and what is pasted, and shows the password when asked to', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/login');
    const dialog = dialogOf(page);
    expect(await dialog.locator('input').evaluateAll((inputs) => inputs.map((input) => [input.getAttribute('name'), input.getAttribute('autocomplete')]))).toEqual([['username', 'username'], ['password', 'current-password']]);
    await page.evaluate(() => navigator.clipboard.writeText('aangan-demo'));
    await dialog.getByLabel('Password').focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(dialog.getByLabel('Password')).toHaveValue('aangan-demo');
    await dialog.getByRole('button', { name: 'Show what is typed' }).click();
    await expect(dialog.getByLabel('Password')).toHaveAttribute('type', 'text');
    // as a manager does: a value without a key pressed
    await dialog.getByLabel('Username or email').evaluate((input: HTMLInputElement) => { input.value = 'buyer'; });
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Account of buyer' })).toBeVisible();
  });

  test('H9 /login is open by itself; closing it leads to the page before, or home', async ({ page }) => {
    await open(page, '/login');
    await expect(dialogOf(page).getByLabel('Username or email')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/$/);
    await expect(dialogOf(page)).toHaveCount(0);

    await open(page, '/blog?category=luxury-living');
    // as a link is followed by a page whose scripts have not come yet
    await page.evaluate(() => { location.href = '/login'; });
    await expect(dialogOf(page).getByLabel('Username or email')).toBeFocused();
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/blog\?category=luxury-living$/);
  });

  test('H7 a name that is taken is told beside its field, which gets the focus', async ({ page }) => {
    await open(page, '/login');
    await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
    const signUp = dialogOf(page, 'Sign Up');
    await signUp.getByLabel('Username').fill('owner');
    await signUp.getByLabel('Email').fill(`${freshName()}@people.example`);
    await signUp.getByLabel('Password').fill(password);
    await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();
    const field = signUp.getByLabel('Username');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/This username is taken/);
    await expect(signUp.getByLabel('Password')).toHaveValue(password);
  });

  test('R27 a password that is guessed first is refused beside its field', async ({ page }) => {
    await open(page, '/login');
    await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click();
    const signUp = dialogOf(page, 'Sign Up');
    const name = freshName();
    await signUp.getByLabel('Username').fill(name);
    await signUp.getByLabel('Email').fill(`${name}@people.example`);
    await signUp.getByLabel('Password').fill('password123');
    await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(signUp.getByLabel('Password')).toBeFocused();
    await expect(signUp.getByLabel('Password')).toHaveAccessibleDescription(/guessed first/);
  });
});

test.describe('the error catalogue', () => {
  test('no answer: "Auth error: No response received from server."', async ({ page, faults }) => {
    await open(page, '/login');
    await page.route('**/api/auth/login/', (route) => route.abort('connectionrefused'));
    await logInHere(page, 'owner');
    await expect(dialogOf(page).getByRole('alert')).toHaveText('Auth error: No response received from server.');
    await expect(dialogOf(page).getByLabel('Password')).toHaveValue(password);
    await page.unroute('**/api/auth/login/');
    await logInHere(page, 'owner', 'aangan-demo');
    await expect(page.getByRole('button', { name: 'Account of owner' })).toBeVisible();
    forgive(faults, /ERR_CONNECTION_REFUSED/);
  });

  for (const [status, body, words] of [[503, '', 'Auth error: Status 503: No response data'], [500, 'It broke.', 'Auth error: Status 500: It broke.'], [429, '{"detail":"Too often.","code":"too_many"}', 'Auth error: Status 429: {"detail":"Too often.","code":"too_many"}']] as const) {
    test(`an answer of ${status}: "${words}"`, async ({ page, faults }) => {
      await open(page, '/login');
      await page.route('**/api/auth/login/', (route) => route.fulfill({ status, body, contentType: body.startsWith('{') ? 'application/json' : 'text/plain' }));
      await logInHere(page, 'owner');
      await expect(dialogOf(page).getByRole('alert')).toHaveText(words);
      forgive(faults, /status of 50\d/);
    });
  }

  test('R24 R25 who guesses is told the same for every name, and in the end to wait', async ({ page, request, address }) => {
    const { username } = await newAccount(request, address);
    await open(page, '/login');
    const told = async (name: string) => {
      const answered = page.waitForResponse('**/api/auth/login/');
      await logInHere(page, name, 'a wrong guess');
      const status = (await answered).status();
      return [status, await dialogOf(page).getByRole('alert').innerText()] as const;
    };
    expect((await told(username))[1]).toBe((await told(`${username}x`))[1]);
    let last = await told(username);
    for (let guess = 0; guess < 12 && last[0] !== 429; guess += 1) last = await told(username);
    expect(last[0]).toBe(429);
    expect(last[1]).toMatch(/^Auth error: Status 429: \{/);
    await expect(dialogOf(page).getByText(/Try again|Please wait|minutes/).first()).toBeVisible();
  });
});

test.describe('H10 after login', () => {
  test('H10 the saved path of this site is followed, once', async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => localStorage.setItem('redirectAfterLogin', '/blog?category=luxury-living'));
    await bar(page).getByRole('link', { name: 'Login' }).click();
    await logInHere(page, 'buyer', 'aangan-demo');
    await expect(page).toHaveURL(/\/blog\?category=luxury-living$/);
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBeNull();
  });

  for (const elsewhere of ['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/\t/evil.example']) {
    test(`H10 ${JSON.stringify(elsewhere)} is not followed: home instead`, async ({ page, address }) => {
      await open(page, '/about');
      await page.evaluate((target) => localStorage.setItem('redirectAfterLogin', target), elsewhere);
      await bar(page).getByRole('link', { name: 'Login' }).click();
      await logInHere(page, 'buyer', 'aangan-demo');
      await expect(page.getByRole('button', { name: 'Account of buyer' })).toBeVisible();
      await expect(page).toHaveURL(`${address}/`);
    });
  }

  test('H10 a private page leads to the login and back to itself', async ({ page }) => {
    await open(page, '/my-enquiries?state=new');
    await expect(page.getByRole('heading', { name: 'Log in to see your enquiries.' })).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Login' }).click();
    await logInHere(page, 'owner', 'aangan-demo');
    await expect(page).toHaveURL(/\/my-enquiries\?state=new$/);
    await expect(page.getByRole('list', { name: 'Enquiries' })).toBeVisible();
  });

  test('closing the dialog forgets where it would have led', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('link', { name: 'Post A Property' }).click();
    await expect(dialogOf(page).getByLabel('Username or email')).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe('/property-form');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBeNull();
    await bar(page).getByRole('link', { name: 'Login' }).click();
    await logInHere(page, 'buyer', 'aangan-demo');
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('H20 one session in all tabs', () => {
  test('H20 logging out in one tab logs out the others, and logging in there is followed too', async ({ page, context, request, address }) => {
    const account = await newAccount(request, address);
    await enter(page, request, address, account);
    await open(page, '/profile');
    await expect(page.getByLabel('Email address')).toHaveValue(account.email);
    const other = await context.newPage();
    await other.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await open(other, '/about');
    await other.getByRole('button', { name: `Account of ${account.username}` }).click();
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(bar(other).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Log in to see your profile.' })).toBeVisible();
    await expect(page.getByText(account.email)).toHaveCount(0);
    await expect(page.getByLabel('Email address')).toHaveCount(0);

    await bar(other).getByRole('link', { name: 'Login' }).click();
    await logInHere(other, account.username);
    await expect(page.getByLabel('Email address')).toHaveValue(account.email);
  });

  test('H20 R29 a session that the server ended ends here and in the other tabs, wherever it is noticed', async ({ page, context, request, address }) => {
    const account = await newAccount(request, address);
    await enter(page, request, address, account);
    await open(page, '/my-listings');
    await expect(page.getByText('Nothing of yours is published.')).toBeVisible();
    const other = await context.newPage();
    await other.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await open(other, '/about');
    await expect(other.getByRole('button', { name: `Account of ${account.username}` })).toBeVisible();
    expect((await request.delete(`${address}/api/auth/sessions/`, { headers: account.headers })).status()).toBe(204);
    await page.getByRole('link', { name: /^Drafts/ }).click();
    await expect(page.getByRole('heading', { name: 'You were logged out.' })).toBeVisible();
    expect(await kept(page)).toEqual([null, false]);
    await expect(bar(other).getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('a token that a browser kept is taken up again', async ({ page, request, address }) => {
    await logIn(page, request, address, 'buyer');
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Account of buyer' })).toBeVisible();
  });

  test('a token that a browser kept and the server does not know is put away', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('made')) return;
      sessionStorage.setItem('made', 'yes');
      localStorage.setItem('username', 'buyer');
      localStorage.setItem('token', 'x'.repeat(43));
    });
    await open(page, '/profile');
    await expect(page.getByRole('heading', { name: 'You were logged out.' })).toBeVisible();
    expect(await kept(page)).toEqual([null, false]);
  });
});

test('a forgotten password: a letter, its link, a new password; the link works once and every older session ends', async ({ page, request, address }) => {
  const account = await newAccount(request, address);
  await open(page, '/about');
  await bar(page).getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Forgotten your password?' }).click();
  const dialog = dialogOf(page, 'Forgotten password');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByRole('button', { name: 'Send me a letter' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^If an account has this address, a letter is on its way to it\./);
  await expect.poll(() => lettersTo(account.email).length).toBe(1);
  const link = /http\S+\/reset-password#token=[\w-]+/.exec((lettersTo(account.email)[0] ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0] ?? '';
  expect(link).not.toBe('');

  await open(page, link.replace(/^http:\/\/[^/]+/, address));
  await expect(page, 'the key stands in the address no longer').toHaveURL(`${address}/reset-password`);
  const field = page.getByLabel('New password');
  await field.fill('short');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Use at least 8 characters\./);
  await field.fill('quite another password');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set.' })).toBeVisible();
  expect((await request.get(`${address}/api/auth/me/`, { headers: account.headers })).status()).toBe(401);
  await page.locator('main').getByRole('button', { name: 'Login' }).click();
  await logInHere(page, account.username, 'quite another password');
  await expect(page.getByRole('button', { name: `Account of ${account.username}` })).toBeVisible();

  const again = await page.context().newPage();
  await again.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  await open(again, link.replace(/^http:\/\/[^/]+/, address));
  await again.getByLabel('New password').fill('a third long password');
  await again.getByRole('button', { name: 'Set new password' }).click();
  await expect(again.getByRole('heading', { name: 'This link does not work.' })).toBeVisible();
  await again.getByRole('button', { name: 'Ask for a new letter' }).click();
  await expect(dialogOf(again, 'Forgotten password').getByLabel('Email')).toBeFocused();
});
