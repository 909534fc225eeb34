import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open } from './journey';
import { searchBySentence } from './searchPanel';
import { arrived, choose, writeBasics } from './listingForm';
import { photosNamed } from './listings';
import type { Member } from './member';
import { pressLink } from './reading';
import { shopOf } from './shop';

const root = path.resolve(__dirname, '../../..');

/** Follows a link of the page without a new document, which would end a recording. */
const followHere = (page: Page, href: string) => pressLink(page, `a[href="${href}"]`);

/** In one document: a search, a login that fails first, a listing with two photos, and a checkout. */
export async function wholeJourney(page: Page, member: Member): Promise<void> {
  await open(page, '/properties');
  await searchBySentence(page, 'villa in Pune under 9 cr');
  await expect(page.getByRole('list', { name: 'What you search for' })).toContainText('Pune');

  // posting asks for the login first
  await followHere(page, '/property-form');
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByLabel('Username or email').fill(member.username);
  await login.getByLabel('Password', { exact: true }).fill('not the password');
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(login.getByRole('alert')).toBeVisible();
  await login.getByLabel('Password', { exact: true }).fill(member.password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/property-form$/);
  await writeBasics(page, 'A house that is recorded');
  await choose(page).setInputFiles(await photosNamed(['porch', 'court']));
  await arrived(page, 2);
  await page.getByRole('button', { name: 'Post property' }).click();
  await expect(page).toHaveURL(/\/properties\/\d+$/, { timeout: 30_000 });

  await followHere(page, '/packages');
  const shop = shopOf(page);
  await page.getByRole('radio', { name: /Premium/ }).check();
  await shop.pay.click();
  await shop.payInSheet.click();
  await expect(shop.panel).toContainText('Thank you.');
}

/** What the journey's visitor typed, and what the site knows of them: nothing of it may be in a recording. */
export async function personalTexts(page: Page, { username, email, password }: Member): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(token.length).toBeGreaterThan(20);
  const searched = ['villa in Pune', 'villa+in+Pune', 'villa%20in%20Pune'];
  const ofListing = ['A house that is recorded', 'two courts by the lake'];
  const billed = ['Meera Joshi', '12 Palm Road'];
  return [username, email, password, token, 'not the password', ...billed, ...searched, ...ofListing];
}

/** Runs `npm run replay`. */
export function runReplay(...args: string[]): string {
  try {
    return execFileSync(process.execPath, [path.join(root, 'scripts/replay.mjs'), ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
