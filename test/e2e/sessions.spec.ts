import { logInAccount, logInHere, newAccount } from './support/accounts';
import { answersOf, expect, logIn, open, test } from './support/journey';
import { bar, storedItems } from './support/session';

test('H20 logging out or in affects all tabs; R29 a session ended by the server ends in all, whichever notices first; an open listing is not reset: typed text stays', async ({
  page,
  context,
  request,
  address,
}) => {
  const account = await newAccount(request, address);
  await logInAccount(page, request, address, account);
  await open(page, '/profile');
  await expect(page.getByLabel('Email address')).toHaveValue(account.email);
  const other = await context.newPage();
  await other.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  await open(other, '/about');

  await test.step('out and in', async () => {
    await other.getByRole('button', { name: `${account.username}’s account` }).click();
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(bar(other).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Log in to see your profile.' })).toBeVisible();
    await expect(page.getByText(account.email)).toHaveCount(0);
    await expect(page.getByLabel('Email address')).toHaveCount(0);
    await bar(other).getByRole('link', { name: 'Login' }).click();
    await logInHere(other, account.username);
    await expect(page.getByLabel('Email address')).toHaveValue(account.email);
  });

  await test.step('ended by the server', async () => {
    // pending requests of either tab would notice the end first
    const shared = ['favourites', 'auth/me', 'enquiries/summary'];
    const answers = answersOf(page, ...shared, 'auth/activity', 'user-subscription', 'properties');
    await open(page, '/my-listings');
    await expect(page.getByText('You have no live listings.')).toBeVisible();
    const otherAnswers = answersOf(other, ...shared);
    await open(other, '/properties/45');
    await expect(other.getByRole('button', { name: `${account.username}’s account` })).toBeVisible();
    await Promise.all([answers, otherAnswers]);
    const form = other.locator('#enquire');
    await form.getByLabel('Message').fill('Is the east terrace shared?');
    await form.getByLabel('Email Address').fill('asha@example.com');
    const loads: string[] = [];
    other.on('request', (sent) => {
      if (/\/api\/properties\/45\/$/.test(sent.url())) loads.push(sent.url());
    });
    expect((await request.delete(`${address}/api/auth/sessions/`, { headers: account.headers })).status()).toBe(204);
    await page.getByRole('link', { name: /^Drafts/ }).click();
    await expect(page.getByRole('heading', { name: 'You were logged out.' })).toBeVisible();
    await expect.poll(() => storedItems(page)).toEqual([null, false]);
    await expect(bar(other).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('Is the east terrace shared?');
    await expect(form.getByLabel('Email Address')).toHaveValue('asha@example.com');
    expect(loads).toEqual([]);

    // the listing notices it by itself
    await bar(other).getByRole('link', { name: 'Login' }).click();
    await logInHere(other, account.username);
    await expect(page.getByText('You have no drafts.')).toBeVisible();
    await expect(other.getByRole('button', { name: `${account.username}’s account` })).toBeVisible();
    const answersAgain = answersOf(other, ...shared);
    await open(other, '/properties/45');
    await answersAgain;
    await form.getByLabel('Message').fill('Is the west terrace shared?');
    loads.length = 0;
    expect((await request.delete(`${address}/api/auth/sessions/`, { headers: account.headers })).status()).toBe(204);
    await other
      .getByRole('button', { name: /^Save: / })
      .first()
      .click();
    await expect(bar(other).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: /^(Log in to see your listings|You were logged out)\.$/ }),
    ).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('Is the west terrace shared?');
    expect(loads).toEqual([]);
  });
});

test('a stored token is used again', { tag: '@all' }, async ({ page, request, address }) => {
  await logIn(page, request, address, 'buyer');
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'buyer’s account' })).toBeVisible();
});

test('a stored token that the server does not know is removed', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('made')) return;
    sessionStorage.setItem('made', 'yes');
    localStorage.setItem('username', 'buyer');
    localStorage.setItem('token', 'x'.repeat(43));
  });
  await open(page, '/profile');
  await expect(page.getByRole('heading', { name: 'You were logged out.' })).toBeVisible();
  await expect.poll(() => storedItems(page)).toEqual([null, false]);
});
