import type { Page } from '@playwright/test';
import { freshName, logInAccount, newAccount } from './support/accounts';
import { emailsTo } from './support/outbox';
import { expectAccessible } from './support/axe';
import { expect, open, pressEnter, reload, test } from './support/journey';
import { newListing } from './support/listings';

/** A word that no other listing has. */
const freshWord = () => `zyra${freshName().replace(/[^a-z]/g, '')}`;
const dialogIn = (page: Page) => page.getByRole('dialog');
const alertsTo = (email: string) => emailsTo(email).filter((text) => /^Subject: A new property/m.test(text));
/** The job runs every minute. */
const aRun = { timeout: 100_000 };
const linkIn = (text: string, step: string) =>
  new RegExp(`https?://[^\\s"]+/saved-searches${step}#token=[\\w.-]+`).exec(text)?.[0] ?? '';

/** A search that finds nothing is saved by a visitor, who confirms the address by the email. */
async function saveAsVisitor(page: Page, address: string, { word, email }: { word: string; email: string }) {
  await open(page, `/properties?search=${word}&purpose=rent`);
  await page.getByRole('button', { name: 'Email me when a home is listed' }).click();
  const dialog = dialogIn(page);
  await dialog.getByLabel('Name').fill(`Rents of ${word}`);
  await dialog.getByLabel('How often').selectOption('instant');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByLabel('Email Address')).toBeFocused();
  await dialog.getByLabel('Email Address').fill(email);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Email me when a home is listed' })).toBeFocused();

  await expect.poll(() => emailsTo(email)).toHaveLength(1);
  await open(page, linkIn(emailsTo(email)[0] ?? '', '/confirm').replace(/^https?:\/\/[^/]+/, address));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You’re all set. Your alerts are on.' })).toBeVisible();
}

test('a visitor finds nothing, saves the search and confirms it by email', async ({ page, request, address }) => {
  const word = freshWord();
  await newListing(request, address, await newAccount(request, address), `House ${word}`);
  await saveAsVisitor(page, address, { word, email: `${freshName()}@people.example` });
});

test(
  'an account saves a search, and a new listing comes by email and leads to its page',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const [seller, reader] = [await newAccount(request, address), await newAccount(request, address)];
    const word = freshWord();
    await newListing(request, address, seller, `House ${word}`);
    await logInAccount(page, request, address, reader);
    await open(page, `/properties?search=${word}`);
    await page.getByRole('button', { name: 'Save this search' }).click();
    const dialog = dialogIn(page);
    await expect(dialog.getByLabel('Name')).toHaveValue(word);
    await expect(dialog.getByLabel('Email Address')).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByLabel('How often').selectOption('instant');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText(`We saved your search as “${word}”.`)).toBeFocused();

    const id = await newListing(request, address, seller, `Second house ${word}`);
    await expect.poll(() => alertsTo(reader.email), aRun).toHaveLength(1);
    const [text = ''] = alertsTo(reader.email);
    expect(text).toContain(`/properties/${id}`);
    expect(text).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    await dialog.getByRole('link', { name: 'See saved searches' }).click();
    await expect(page).toHaveURL(`${address}/saved-searches`);
    await expect(page.getByRole('link', { name: word })).toBeVisible();
    await expect(page.getByText(/^Last email on /)).toBeVisible();
    await open(page, `/properties/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: `Second house ${word}` })).toBeVisible();
  },
);

test(
  'a visitor finds nothing, confirms by email, gets an alert, and ends it with one click',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const seller = await newAccount(request, address);
    const email = `${freshName()}@people.example`;
    const word = freshWord();
    await newListing(request, address, seller, `House ${word}`);
    await saveAsVisitor(page, address, { word, email });

    const id = await newListing(request, address, seller, `Flat ${word}`);
    const changed = await request.patch(`${address}/api/properties/${id}/`, {
      headers: seller.headers,
      data: { purpose: 'rent', price: '40000' },
    });
    expect(changed.status()).toBe(200);
    await expect.poll(() => alertsTo(email), aRun).toHaveLength(1);
    const oneClick = /List-Unsubscribe:\s*<([^>]+)>/.exec((alertsTo(email)[0] ?? '').replace(/\r?\n /g, ''))?.[1] ?? '';
    const ended = await request.post(oneClick.trim().replace(/^https?:\/\/[^/]+/, address), {
      form: { 'List-Unsubscribe': 'One-Click' },
    });
    expect(ended.status()).toBe(204);
    // the link of the email manages without a login
    await open(page, linkIn(alertsTo(email)[0] ?? '', '').replace(/^https?:\/\/[^/]+/, address));
    await expect(page.getByText('Paused. You won’t get any emails.')).toBeVisible();
    await expect(page).toHaveURL(`${address}/saved-searches`);
    await expectAccessible(page);
    await reload(page);
    await expect(page.getByRole('link', { name: `Rents of ${word}` })).toBeVisible();
  },
);

test(
  'an account saves a search; H25 saved searches are renamed, paused, deleted and brought back by keyboard alone',
  { tag: ['@desktop', '@all'] },
  async ({ page, request, address }) => {
    const reader = await newAccount(request, address);
    for (const name of ['First', 'Second'])
      await request.post(`${address}/api/saved-searches/`, {
        headers: reader.headers,
        data: { query: `max_bedrooms=${name.length}&type=villa`, name, frequency: 'daily' },
      });
    await logInAccount(page, request, address, reader);
    await open(page, '/properties?search=lake');
    await pressEnter(page.getByRole('button', { name: 'Save this search' }));
    const dialog = dialogIn(page);
    await expect(dialog.getByLabel('Name')).toHaveValue('lake');
    await expect(dialog.getByLabel('Email Address')).toHaveCount(0);
    await expectAccessible(page);
    await pressEnter(dialog.getByRole('button', { name: 'Save', exact: true }));
    await expect(dialog.getByText('We saved your search as “lake”.')).toBeFocused();
    await dialog.getByRole('link', { name: 'See saved searches' }).press('Enter');
    await expect(page).toHaveURL(`${address}/saved-searches`);
    await expect(page.getByRole('link', { name: 'lake', exact: true })).toBeVisible();
    await pressEnter(page.getByRole('button', { name: 'Rename “First”' }));
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type('Villas');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Villas' })).toBeVisible();
    await pressEnter(page.getByRole('button', { name: 'Pause “Villas”' }));
    await expect(page.getByRole('button', { name: 'Resume “Villas”' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Emails for “Second”' }).selectOption('weekly');
    await pressEnter(page.getByRole('button', { name: 'Delete “Second”' }));
    const undo = page.getByRole('button', { name: 'Undo: restore “Second”' });
    await expect(undo).toBeFocused();
    await pressEnter(undo);
    await expect(page.getByRole('link', { name: 'Second' })).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Emails for “Second”' })).toHaveValue('weekly');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Villas' }).press('Enter');
    await expect(page).toHaveURL(/\/properties\?type=villa&max_bedrooms=5$/);
  },
);
