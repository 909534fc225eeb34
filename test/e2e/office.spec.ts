import type { APIRequestContext, Page } from '@playwright/test';
import { emailsTo, freshName } from './support/accounts';
import { expect, logIn, open, test, tokenOf } from './support/journey';

/** A visitor's question to the office. */
async function ask(request: APIRequestContext, address: string, name: string): Promise<string> {
  const email = `${name.toLowerCase().replace(/\W/g, '')}@people.example`;
  const answer = await request.post(`${address}/api/enquiries/`, {
    data: {
      kind: 'contact',
      name,
      email,
      message: `May I visit on Sunday? ${name}`,
      client_id: `office-${freshName()}`,
    },
  });
  expect(answer.status()).toBe(201);
  return email;
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const panel = (page: Page) => page.getByRole('region', { name: 'The open enquiry' });

test.describe('the office', () => {
  test(
    'does not exist for visitors and for accounts without a role',
    { tag: '@bothScreens' },
    async ({ page, request, address }) => {
      expect((await request.get(`${address}/office`)).status()).toBe(404);
      await open(page, '/office/leads');
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      await logIn(page, request, address, 'buyer');
      await open(page, '/office');
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Office' })).toHaveCount(0);
    },
  );

  test('opens from the account menu, and shows each role its own screens', async ({ page, request, address }) => {
    await logIn(page, request, address, 'agent');
    await open(page, '/');
    await page.getByRole('button', { name: /^Account of agent/ }).click();
    await page.getByRole('link', { name: 'Office', exact: true }).click();
    const nav = page.getByRole('navigation', { name: 'Office' });
    await expect(nav.locator('a')).toHaveText(['Today', 'Leads', 'Listings', 'Meetings', 'Visits', 'Add-ons']);
    await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/^Today · Office/);
    await open(page, '/office/audit');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await logIn(page, request, address, 'editor');
    await open(page, '/office');
    const screens = [
      'Today',
      'Articles',
      'Pages',
      'Services',
      'Slides',
      'Team',
      'Newsletters',
      'Advertisements',
      'Reviews',
    ];
    await expect(nav.locator('a')).toHaveText(screens);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(nav.getByRole('link')).toHaveText(screens.slice(0, 4));
    await nav.getByRole('button', { name: 'More' }).click();
    const menu = page.getByRole('dialog', { name: 'Office' });
    await expect(menu.getByRole('link')).toHaveText([...screens, 'Go to the site']);
    await menu.getByRole('link', { name: 'Reviews' }).click();
    await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible();
    await expect(menu).toHaveCount(0);
  });

  test(
    'an agent finds a new enquiry, takes it, replies and closes it; a superuser finds all of it in the audit',
    { tag: '@bothScreens' },
    async ({ page, request, address }) => {
      const name = `Leela ${freshName()}`;
      const email = await ask(request, address, name);
      await logIn(page, request, address, 'agent');
      await open(page, '/office');
      await page.getByRole('link', { name: /New enquiries/ }).click();
      await expect(page).toHaveURL(/\/office\/leads\?state=new$/);
      const search = page.getByRole('searchbox');
      await search.fill(name);
      await search.press('Enter');
      await row(page, name).getByRole('link').click();
      await expect(panel(page).getByText('May I visit on Sunday?')).toBeVisible();
      const assignee = panel(page).getByLabel('Assignee');
      await assignee.selectOption({ label: 'Nisha Agarwal' });
      await expect(assignee).toBeEnabled();
      await panel(page).getByLabel('Write a reply or a note').fill('Asked for Sunday.');
      await panel(page).getByRole('button', { name: 'Add note' }).click();
      await expect(panel(page).getByRole('status')).toHaveText('Saved.');
      await panel(page).getByLabel('Write a reply or a note').fill('Sunday at 11 suits us.');
      await panel(page).getByRole('button', { name: 'Send reply' }).click();
      await expect(panel(page).getByText(/^Email by Nisha Agarwal/)).toBeVisible();
      await expect(panel(page).getByLabel('Status')).toHaveValue('answered');
      await panel(page).getByLabel('Status').selectOption('closed');
      await expect(panel(page).getByText('Closed', { exact: true }).first()).toBeVisible();
      await expect.poll(() => emailsTo(email).some((text) => text.includes('Sunday at 11 suits us.'))).toBe(true);
      await logIn(page, request, address, 'admin');
      await open(page, '/office/audit');
      const changes = page.getByRole('table', { name: 'Changes' });
      for (const words of ['Enquiry answered', 'Note on an enquiry', 'Enquiry changed'])
        await expect(changes.getByText(words).first()).toBeVisible();
      await expect(changes.getByText('agent (agent)').first()).toBeVisible();
    },
  );

  test('H23 a list is worked by keyboard alone: search, rows, opening, closing, shortcuts', async ({
    page,
    request,
    address,
  }) => {
    const tag = freshName();
    for (const first of ['Asha', 'Bela']) await ask(request, address, `${first} ${tag}`);
    await logIn(page, request, address, 'agent');
    await open(page, '/office/leads');
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('f');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(tag);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`search=${tag}`));
    await expect(page.getByRole('table').getByRole('link')).toHaveText([`Bela ${tag}`, `Asha ${tag}`]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect(row(page, 'Bela').getByRole('link')).toBeFocused();
    await page.keyboard.press('j');
    await expect(row(page, 'Asha').getByRole('link')).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('heading', { name: `Bela ${tag}` })).toBeVisible();
    await expect(page).toHaveURL(/open=\d+/);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await page.goBack();
    await expect(panel(page).getByRole('heading', { name: `Bela ${tag}` })).toBeVisible();
  });

  test('H23 everything is searched by keyboard alone, from any screen', async ({ page, request, address }) => {
    const tag = freshName();
    await ask(request, address, `Farida ${tag}`);
    await logIn(page, request, address, 'agent');
    await open(page, '/office');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search the office' });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('x');
    await expect(dialog.getByRole('status')).toHaveText('Enter at least 2 characters.');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(`farida ${tag}`);
    await expect(dialog.getByRole('status')).toHaveText('1 result');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('link', { name: `Farida ${tag}` }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(panel(page).getByRole('heading', { name: `Farida ${tag}` })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('zzzz-no-such-thing');
    await expect(dialog.getByRole('status')).toContainText('Nothing matches');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('H26 a bulk action says how many enquiries it changed, and why it did not change the others; the list keeps its place', async ({
    page,
    request,
    address,
  }) => {
    const tag = freshName();
    for (const first of ['Asha', 'Bela', 'Chitra']) await ask(request, address, `${first} ${tag}`);
    await logIn(page, request, address, 'agent');
    await page.setViewportSize({ width: 1440, height: 400 });
    await open(page, `/office/leads?search=${tag}`);
    for (const first of ['Asha', 'Bela']) await page.getByRole('checkbox', { name: `Select ${first} ${tag}` }).check();
    await row(page, `Bela ${tag}`).getByRole('link').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 60));
    const place = await page.evaluate(() => window.scrollY);

    // a colleague changes one of them meanwhile
    const headers = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
    const found = await request.get(`${address}/api/office/enquiries/?search=${tag}`, { headers });
    const rows = (await found.json()) as { id: number; name: string; version: number }[];
    const { id, version } = rows.find(({ name }) => name.startsWith('Bela')) ?? {};
    const change = { headers, data: { version, state: 'answered' } };
    expect((await request.patch(`${address}/api/office/enquiries/${id}/`, change)).status()).toBe(200);

    const bar = page.getByRole('group', { name: 'Selected enquiries' });
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar.getByRole('status')).toContainText('1 enquiry is changed. Not changed:');
    await expect(bar.getByRole('status')).toContainText(`Bela ${tag}: This enquiry was changed by somebody else`);
    await expect(row(page, 'Asha')).toContainText('Closed');
    await expect(row(page, 'Bela')).toContainText('Answered');
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThanOrEqual(120);
  });

  test('many enquiries are assigned and closed at once', async ({ page, request, address }) => {
    const tag = freshName();
    for (const first of ['Asha', 'Bela', 'Chitra']) await ask(request, address, `${first} ${tag}`);
    await logIn(page, request, address, 'agent');
    await open(page, `/office/leads?search=${tag}`);
    for (const first of ['Asha', 'Bela']) await page.getByRole('checkbox', { name: `Select ${first} ${tag}` }).check();
    const bar = page.getByRole('group', { name: 'Selected enquiries' });
    await expect(bar).toContainText('2 selected');
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toHaveCount(0);
    await expect(row(page, 'Asha')).toContainText('Closed');
    await expect(row(page, 'Bela')).toContainText('Closed');
    await expect(row(page, 'Chitra')).toContainText('New');
  });

  test('H24 what is typed into a reply outlives a reload, and a change by a colleague meanwhile', async ({
    page,
    request,
    address,
  }) => {
    const name = `Leela ${freshName()}`;
    await ask(request, address, name);
    await logIn(page, request, address, 'agent');
    await open(page, `/office/leads?search=${encodeURIComponent(name)}`);
    await row(page, name).getByRole('link').click();
    const text = panel(page).getByLabel('Write a reply or a note');
    await text.fill('A long and careful reply.');
    await page.reload();
    await expect(text).toHaveValue('A long and careful reply.');
    const id = Number(new URL(page.url()).searchParams.get('open'));
    const login = await request.post(`${address}/api/auth/login/`, {
      data: { username: 'admin', password: 'aangan-demo' },
    });
    const { token } = (await login.json()) as { token: string };
    const headers = { authorization: `Token ${token}` };
    await request.patch(`${address}/api/office/enquiries/${id}/`, { headers, data: { version: 1, state: 'answered' } });
    await panel(page).getByRole('button', { name: 'Send reply' }).click();
    await expect(panel(page).getByRole('status')).toContainText('was changed by somebody else');
    await expect(text).toHaveValue('A long and careful reply.');
    await expect(panel(page).getByLabel('Status')).toHaveValue('answered');
    await panel(page).getByRole('button', { name: 'Send reply' }).click();
    await expect(panel(page).getByText(/^Email by/)).toBeVisible();
    await expect(text).toHaveValue('');
  });

  test('a superuser gives a role, takes it away, and disables an account after being asked', async ({
    page,
    request,
    address,
  }) => {
    const username = freshName();
    await request.post(`${address}/api/auth/register/`, {
      data: { username, email: `${username}@people.example`, password: 'a calm long password' },
    });
    await logIn(page, request, address, 'admin');
    await open(page, `/office/people?search=${username}`);
    await row(page, username).getByRole('link').click();
    const account = page.getByRole('region', { name: 'The open account' });
    await account.getByRole('checkbox', { name: /^Agent/ }).click();
    await expect(row(page, username)).toContainText('Agent');
    await account.getByRole('checkbox', { name: /^Agent/ }).click();
    await expect(row(page, username)).not.toContainText('Agent');
    await account.getByRole('button', { name: 'Disable account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await expect(row(page, username)).toContainText('Disabled');
    await account.getByRole('button', { name: 'Enable account' }).click();
    await expect(row(page, username)).toContainText('Active');
    await account.getByRole('link', { name: 'Changes to this account' }).click();
    await expect(page.getByRole('table', { name: 'Changes' }).getByRole('row')).toHaveCount(5);
  });
});
