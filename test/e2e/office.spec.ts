import type { APIRequestContext, Page } from '@playwright/test';
import { freshName, logInNewStaff, newAccount, newStaff } from './support/accounts';
import { emailsTo } from './support/outbox';
import { expect, logIn, open, openUnhydrated, reload, test } from './support/journey';
import { middleOf, scrolled } from './support/positions';

/** A visitor's question to the office. */
async function ask(request: APIRequestContext, address: string, name: string): Promise<{ id: number; email: string }> {
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
  return { id: ((await answer.json()) as { id: number }).id, email };
}

/** A colleague answers an enquiry outside of the browser. */
async function answerMeanwhile(request: APIRequestContext, address: string, id: number): Promise<void> {
  const { headers } = await newStaff(request, address, 'agent');
  const url = `${address}/api/office/enquiries/${id}/`;
  const { version } = (await (await request.get(url, { headers })).json()) as { version: number };
  const answer = await request.patch(url, { headers, data: { version, state: 'answered' } });
  expect(answer.status()).toBe(200);
}

/** Makes who wrote until now contacts at once; the server does so within a minute by itself. */
async function becomeContacts(request: APIRequestContext, address: string): Promise<void> {
  const { headers } = await newStaff(request, address, 'agent');
  expect((await request.get(`${address}/api/office/people/?limit=1`, { headers })).status()).toBe(200);
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const panel = (page: Page) => page.getByRole('region', { name: 'Enquiry details' });

test.describe('the office', { tag: '@desktop' }, () => {
  test('S19 starts at once: nothing waits for a page that stays hidden to be painted', async ({
    page,
    request,
    address,
  }) => {
    // the longest wait of a page that paints late never ends here
    await page.addInitScript(() => {
      const soon = window.setTimeout.bind(window);
      Object.assign(window, { setTimeout: (run: () => void, time = 0) => (time > 2_000 ? 0 : soon(run, time)) });
    });
    await logIn(page, request, address, 'agent');
    await openUnhydrated(page, '/office/leads');
    await expect(page.getByRole('navigation', { name: 'Office' })).toBeVisible();
  });

  test('does not exist without a role, and shows each role its own screens, on a phone in a menu', async ({
    page,
    request,
    address,
  }) => {
    const notFound = page.getByRole('heading', { name: 'Oops! Page not found' });
    const nav = page.getByRole('navigation', { name: 'Office' });
    await test.step('a visitor and an account without a role', async () => {
      expect((await request.get(`${address}/office`)).status()).toBe(404);
      await open(page, '/office/leads');
      await expect(notFound).toBeVisible();
      await logIn(page, request, address, 'buyer');
      await open(page, '/office');
      await expect(page.getByRole('button', { name: /^buyer’s account/ })).toBeVisible();
      await expect(notFound).toBeVisible();
      await expect(nav).toHaveCount(0);
    });
    await test.step('an agent, from the account menu', async () => {
      await logIn(page, request, address, 'agent');
      await open(page, '/');
      await page.getByRole('button', { name: /^agent’s account/ }).click();
      await page.getByRole('link', { name: 'Office', exact: true }).click();
      await expect(nav.locator('a:not([data-count])')).toHaveText([
        'Today',
        'Leads',
        'Contacts',
        'Listings',
        'Meetings',
        'Visits',
        'Add-ons',
        'Agents',
        'Searches',
      ]);
      await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/Today · Office/);
      await open(page, '/office/audit');
      await expect(page.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible();
      await expect(page.getByText('Only superusers can open this screen.')).toBeVisible();
      await expect(nav.locator('a:not([data-count])').first()).toBeVisible();
    });
    await test.step('an editor, on a phone too', async () => {
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
        'Searches',
      ];
      await expect(nav.locator('a:not([data-count])')).toHaveText(screens);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(nav.getByRole('link')).toHaveText(screens.slice(0, 4));
      await nav.getByRole('button', { name: 'More' }).click();
      const menu = page.getByRole('dialog', { name: 'Office' });
      await expect(menu.locator('a:not([data-count])')).toHaveText([...screens, 'Go to the site']);
      await menu.getByRole('link', { name: 'Reviews', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible();
      await expect(menu).toHaveCount(0);
    });
  });

  test('H24 an agent finds, takes and answers an enquiry by a text that outlives a reload and a colleague’s change', async ({
    page,
    request,
    address,
  }) => {
    const name = `Leela ${freshName()}`;
    const { id, email } = await ask(request, address, name);
    const { username } = await logInNewStaff(page, request, address, 'agent');
    await open(page, '/office');
    await page
      .getByRole('main')
      .getByRole('link', { name: /New enquiries/ })
      .click();
    await expect(page).toHaveURL(/\/office\/leads\?state=new$/);
    const search = page.getByRole('searchbox');
    await search.fill(name);
    await search.press('Enter');
    await row(page, name).getByRole('link').click();
    await expect(panel(page).getByText('May I visit on Sunday?')).toBeVisible();
    const assignee = panel(page).getByLabel('Assignee');
    await assignee.selectOption({ label: username });
    await expect(assignee).toBeEnabled();
    const text = panel(page).getByLabel('Write a reply or a note');
    const status = panel(page).getByLabel('Status');
    await test.step('a note', async () => {
      await text.fill('Asked for Sunday.');
      await panel(page).getByRole('button', { name: 'Add note' }).click();
      await expect(panel(page).getByRole('status')).toHaveText('Saved.');
    });
    await test.step('a reply', async () => {
      await text.fill('Sunday at 11 suits us.');
      await reload(page);
      await expect(text).toHaveValue('Sunday at 11 suits us.');
      await answerMeanwhile(request, address, id);
      await panel(page).getByRole('button', { name: 'Send reply' }).click();
      await expect(panel(page).getByRole('status')).toContainText('was changed by someone else');
      await expect(text).toHaveValue('Sunday at 11 suits us.');
      await expect(status).toHaveValue('answered');
      await panel(page).getByRole('button', { name: 'Send reply' }).click();
      await expect(panel(page).getByText(new RegExp(`^Email by ${username}`))).toBeVisible();
      await expect(text).toHaveValue('');
      await status.selectOption('closed');
      await expect(panel(page).getByText('Closed', { exact: true }).first()).toBeVisible();
      await expect.poll(() => emailsTo(email).some((sent) => sent.includes('Sunday at 11 suits us.'))).toBe(true);
    });
    await test.step('the audit', async () => {
      await logIn(page, request, address, 'admin');
      await open(page, `/office/audit?subject_type=enquiry&subject_id=${id}`);
      const changes = page.getByRole('table', { name: 'Changes' });
      for (const words of ['Enquiry answered', 'Note added to an enquiry', 'Enquiry changed'])
        await expect(changes.getByText(words).first()).toBeVisible();
      await expect(changes.getByText(`${username} (agent)`).first()).toBeVisible();
    });
  });

  test('H23 a list and the search of everything are worked by keyboard alone', async ({ page, request, address }) => {
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
    await expect(row(page, 'Bela').getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('heading', { name: `Bela ${tag}` })).toBeVisible();
    await expect(page).toHaveURL(/open=\d+/);
    await page.keyboard.press('n');
    await expect(panel(page).getByRole('heading', { name: `Asha ${tag}` })).toBeVisible();
    await page.goBack();
    await expect(panel(page).getByRole('heading', { name: `Bela ${tag}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await page.goBack();
    await expect(panel(page).getByRole('heading', { name: `Bela ${tag}` })).toBeVisible();

    await test.step('everything is searched, from any screen', async () => {
      await becomeContacts(request, address);
      await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Today' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', { name: 'Search the office' });
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('x');
      await expect(dialog.getByRole('status')).toHaveText('Enter at least 2 characters.');
      await page.keyboard.press('Backspace');
      await page.keyboard.type(`asha ${tag}`);
      // herself, and her enquiry
      await expect(dialog.getByRole('status')).toHaveText('2 results');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(dialog.getByRole('link', { name: `Asha ${tag}` }).last()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(panel(page).getByRole('heading', { name: `Asha ${tag}` })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('write');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(panel(page).getByRole('textbox')).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('zzzz-no-such-thing');
      await expect(dialog.getByRole('status')).toContainText('Nothing matches');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  });

  test('H26 many enquiries are closed at once: it says what changed and why not the rest; the list keeps its place', async ({
    page,
    request,
    address,
  }) => {
    const tag = freshName();
    const ids: number[] = [];
    for (const first of ['Asha', 'Bela', 'Chitra']) ids.push((await ask(request, address, `${first} ${tag}`)).id);
    await logInNewStaff(page, request, address, 'agent');
    await page.setViewportSize({ width: 1440, height: 400 });
    await open(page, `/office/leads?search=${tag}`);
    for (const first of ['Asha', 'Bela']) await page.getByRole('checkbox', { name: `Select ${first} ${tag}` }).check();
    await middleOf(row(page, `Bela ${tag}`).getByRole('link'));
    const place = await scrolled(page);
    await answerMeanwhile(request, address, ids[1] ?? 0);

    const bar = page.getByRole('group', { name: 'Selected enquiries' });
    await expect(bar).toContainText('2 selected');
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar.getByRole('status')).toContainText('1 enquiry changed. Couldn’t be changed:');
    await expect(bar.getByRole('status')).toContainText(`Bela ${tag}: This enquiry was changed by someone else`);
    await expect(row(page, 'Asha')).toContainText('Closed');
    await expect(row(page, 'Bela')).toContainText('Answered');
    await expect(row(page, 'Chitra')).toContainText('New');
    await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThanOrEqual(120);
  });

  test(
    'what a visitor asks shows at once in every tab of an agent, by one stream',
    { tag: '@all' },
    async ({ page, context, request, address }) => {
      const tag = freshName();
      let streams = 0;
      context.on('request', (sent) => (streams += Number(sent.url().endsWith('/api/office/events/'))));
      await logInNewStaff(page, request, address, 'agent');
      await open(page, `/office/leads?search=${tag}`);
      const other = await context.newPage();
      await other.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
      await open(other, `/office/leads?search=${tag}`);
      const tabs = [page, other];
      for (const tab of tabs) await expect(tab.getByText(/^No enquiries match/)).toBeVisible();
      await ask(request, address, `Asha ${tag}`);
      for (const tab of tabs) await expect(row(tab, `Asha ${tag}`)).toBeVisible();
      expect(streams).toBe(1);
    },
  );

  test(
    'a superuser gives a role, takes it away, disables an account, and has it emailed a link for a new password',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const { username, email } = await newAccount(request, address);
      await logInNewStaff(page, request, address, 'superuser');
      await open(page, `/office/people?search=${username}`);
      await row(page, username).getByRole('link').click();
      const account = page.getByRole('region', { name: 'Account details' });
      await test.step('a link for a new password', async () => {
        await account.getByRole('button', { name: 'Send a password reset link' }).click();
        const dialog = page.getByRole('dialog', { name: `Send ${username} a password reset link?` });
        await expect(dialog).toContainText(email);
        await dialog.getByRole('button', { name: 'Send link' }).click();
        await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible();
        await expect(dialog).toHaveCount(0);
        await expect.poll(() => emailsTo(email).filter((text) => text.includes('reset-password')).length).toBe(1);
        await expect(page.locator('body')).not.toContainText('reset-password');
      });
      const role = account.getByRole('checkbox', { name: /^Agent/ });
      // a phone shows the open account in place of the list
      const isPhone = (page.viewportSize()?.width ?? 0) < 700;
      const shown = isPhone ? account : row(page, username);
      const agent = shown.getByRole(isPhone ? 'definition' : 'cell').filter({ hasText: 'Agent' });
      await role.click();
      await expect(agent).toHaveCount(1);
      await role.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await expect(agent).toHaveCount(0);
      await account.getByRole('button', { name: 'Disable account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
      await expect(shown).toContainText('Disabled');
      await account.getByRole('button', { name: 'Enable account' }).click();
      await expect(shown).toContainText('Active');
      await account.getByRole('link', { name: 'Changes to this account' }).click();
      const changes = page.getByRole('table', { name: 'Changes' }).getByRole('row');
      await expect(changes.filter({ has: page.getByRole('cell') })).toHaveCount(5);
    },
  );
});
