import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freshName, logInNewStaff } from './support/accounts';
import { expectAccessible } from './support/axe';
import { expect, open, pressEnter, reload, test } from './support/journey';
import { photosNamed } from './support/listings';

test(
  'R54 a superuser brings a file of listings in by keyboard: columns, a mended cell, the listings, and the undo',
  { tag: ['@desktop', '@all'] },
  async ({ page, request, address }) => {
    const code = freshName();
    const file = [
      'Stock of June,,,,',
      'Code,Project,प्रकार,Config,Price in lakhs,Locality,Key with',
      `${code}-1,House ${code},Bungalow,4 BHK,250,Vijay Nagar,Ramesh`,
      `${code}-2,Flat ${code},Flat,two,₹ 95 L (neg.),Baner,Suresh`,
    ].join('\n');
    await logInNewStaff(page, request, address, 'superuser');
    await open(page, '/office/imports');
    await page
      .getByLabel('Choose a CSV or XLSX file')
      .setInputFiles({ name: `stock-${code}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) });
    await pressEnter(page.getByRole('button', { name: 'Read the file' }));
    await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeFocused();
    await expect(page.getByText('This column will be left out: Key with')).toBeVisible();
    await expect(page.getByLabel('What “Bungalow” means')).toHaveValue(/\d/);
    await expectAccessible(page);
    await pressEnter(page.getByRole('button', { name: 'Check the rows' }));
    await expect(page.getByRole('heading', { name: 'Ready to import' })).toBeFocused();
    await expect(page.getByText('Enter a whole number, such as 3.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Config').fill('2 BHK');
    await page.getByLabel('Config').press('Enter');
    await expect(page.getByText('No rows have errors. Continue above.')).toBeVisible();
    await pressEnter(page.getByRole('button', { name: 'Import 2 listings' }));
    await expect(page.getByRole('heading', { name: 'Listings imported' })).toBeFocused();
    await reload(page);
    await expect(page.getByRole('link', { name: `House ${code}` })).toBeVisible();
    await expectAccessible(page);
    await pressEnter(page.getByRole('button', { name: 'Undo everything' }));
    const asked = page.getByRole('dialog');
    await expect(asked.getByText('Listings added by this import will be deleted.')).toBeVisible();
    await pressEnter(asked.getByRole('button', { name: 'Undo everything' }));
    await expect(page.getByRole('heading', { name: 'Import undone' })).toBeFocused();
    await expect(page.getByText('2 rows undone')).toBeVisible();
  },
);

test(
  'a folder of photos goes to the listings of a file: what fits is seen before, and the undo takes all back',
  { tag: ['@desktop', '@all'] },
  async ({ page, request, address }) => {
    const code = freshName();
    await logInNewStaff(page, request, address, 'superuser');
    await open(page, '/office/imports');
    await page.getByLabel('Choose a CSV or XLSX file').setInputFiles({
      name: `stock-${code}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(`Code,Project,City\n${code}-1,House ${code},Indore\n${code}-2,Flat ${code},Pune`),
    });
    await pressEnter(page.getByRole('button', { name: 'Read the file' }));
    await pressEnter(page.getByRole('button', { name: 'Check the rows' }));
    await pressEnter(page.getByRole('button', { name: 'Import 2 listings' }));
    const folder = await mkdtemp(path.join(tmpdir(), 'aangan-photos-'));
    for (const [at, { buffer }] of (await photosNamed(['one', 'two', 'three'])).entries()) {
      const home = path.join(folder, at < 2 ? `${code}-1` : 'elsewhere');
      await mkdir(home, { recursive: true });
      await writeFile(path.join(home, `${at}.jpg`), buffer);
    }
    await page.getByLabel('Choose a folder').setInputFiles(folder);
    await expect(page.getByText('2 photos for 1 listing:')).toBeVisible();
    await expect(page.getByText('1 photo matches no listing and will be left out:')).toBeVisible();
    await expectAccessible(page);
    await pressEnter(page.getByRole('button', { name: 'Add 2 photos' }));
    await expect(page.getByText('2 photos added')).toBeVisible();
    await page.getByRole('link', { name: `House ${code}` }).click();
    await expect(page.getByRole('heading', { name: `House ${code}` })).toBeVisible();
    await page.goBack();
    await page.getByLabel('Choose a folder').setInputFiles(folder);
    await pressEnter(page.getByRole('button', { name: 'Add 2 photos' }));
    await expect(page.getByText('2 were already there')).toBeVisible();
    await rm(folder, { recursive: true });
    await pressEnter(page.getByRole('button', { name: 'Undo everything' }));
    await pressEnter(page.getByRole('dialog').getByRole('button', { name: 'Undo everything' }));
    await expect(page.getByText('2 rows undone')).toBeVisible();
  },
);

test(
  'R54 a superuser brings leads in: their listing and colleague are found, and an undo keeps the one that was answered',
  { tag: ['@desktop', '@all'] },
  async ({ page, request, address }) => {
    const code = freshName();
    const file = [
      'Name,Mobile,E-mail,Requirement,Status',
      `Asha ${code},98260 12345,asha-${code}@people.example,3 BHK in Baner,Hot`,
      `Mira ${code},98260 12346,,Villa,New`,
      `Nobody ${code},,,Plot,`,
    ].join('\n');
    await logInNewStaff(page, request, address, 'superuser');
    await open(page, '/office/imports');
    await page.getByRole('radio', { name: 'Leads' }).press('Space');
    await page
      .getByLabel('Choose a CSV or XLSX file')
      .setInputFiles({ name: `leads-${code}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) });
    await expectAccessible(page);
    await pressEnter(page.getByRole('button', { name: 'Read the file' }));
    await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeFocused();
    await expect(page.getByLabel('What “Hot” means').locator('option:checked')).toHaveText('Answered');
    await pressEnter(page.getByRole('button', { name: 'Check the rows' }));
    await expect(page.getByText('Add a phone number or an email address.')).toBeVisible();
    const saved = page.waitForEvent('download');
    await pressEnter(page.getByRole('button', { name: 'Download the rows with errors' }));
    expect((await saved).suggestedFilename()).toBe(`leads-${code}-errors.csv`);
    await pressEnter(page.getByRole('button', { name: 'Import 2 leads' }));
    await expect(page.getByRole('heading', { name: 'Leads imported' })).toBeFocused();
    await page.getByRole('link', { name: `Mira ${code}` }).click();
    await page.getByLabel('Write a note').fill('Called.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Called.')).toBeVisible();
    await page.goBack();
    await pressEnter(page.getByRole('button', { name: 'Undo everything' }));
    await pressEnter(page.getByRole('dialog').getByRole('button', { name: 'Undo everything' }));
    await expect(page.getByRole('heading', { name: 'Import undone' })).toBeFocused();
    await expect(page.getByText('1 row undone')).toBeVisible();
    await expect(page.getByText('Someone has worked on this lead since.')).toBeVisible();
  },
);

test(
  'R54 a superuser brings contacts in from their list by keyboard, saves them as a file that changes nobody, and undoes the import',
  { tag: ['@bothScreens', '@all'] },
  async ({ page, request, address }) => {
    const code = freshName();
    const file = [
      'Ref,पूरा नाम,Also written,E-mail,Tags,Status',
      `${code}-1,Asha ${code},आशा राव,asha-${code}@people.example,${code},Follow up`,
      `${code}-2,Mira ${code},,mira-${code}@people.example,${code},`,
      `,Mira V ${code},,MIRA-${code}@people.example,,`,
      `,Nobody ${code},,,${code},`,
    ].join('\n');
    await logInNewStaff(page, request, address, 'superuser');
    await open(page, '/office/contacts');
    await pressEnter(page.getByRole('link', { name: 'Import', exact: true }));
    await expect(page).toHaveURL(`${address}/office/imports?kind=contacts`);
    await expect(page.getByRole('radio', { name: 'Contacts' })).toBeChecked();
    await page
      .getByLabel('Choose a CSV or XLSX file')
      .setInputFiles({ name: `contacts-${code}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) });
    await expectAccessible(page);
    await pressEnter(page.getByRole('button', { name: 'Read the file' }));
    await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeFocused();
    await expect(page.getByLabel('What “Follow up” means').locator('option:checked')).toHaveText('In touch');
    await pressEnter(page.getByRole('button', { name: 'Check the rows' }));
    await expect(page.getByText('Add a phone number, an email address or your own reference.')).toBeVisible();
    await pressEnter(page.getByRole('link', { name: /With warnings/ }));
    await expect(page.getByText(`“mira-${code}@people.example” is also in row 3.`)).toBeVisible();
    await expectAccessible(page);
    await pressEnter(page.getByRole('button', { name: 'Import 3 contacts' }));
    await expect(page.getByRole('heading', { name: 'Contacts imported' })).toBeFocused();
    await pressEnter(page.getByRole('link', { name: `Asha ${code}` }));
    const contact = page.getByRole('region', { name: 'Contact details' });
    await expect(contact.getByText('आशा राव')).toBeVisible();
    await page.goBack();
    const imported = page.url();
    await open(page, `/office/contacts?tag=${code}`);
    const saved = page.waitForEvent('download');
    await pressEnter(page.getByRole('button', { name: 'Download CSV' }));
    const own = await readFile(await (await saved).path());
    await pressEnter(page.getByRole('link', { name: 'Import', exact: true }));
    await page
      .getByLabel('Choose a CSV or XLSX file')
      .setInputFiles({ name: `own-${code}.csv`, mimeType: 'text/csv', buffer: own });
    await pressEnter(page.getByRole('button', { name: 'Read the file' }));
    await pressEnter(page.getByRole('button', { name: 'Check the rows' }));
    await pressEnter(page.getByRole('button', { name: 'Import 2 contacts' }));
    await expect(page.getByText('2 unchanged')).toBeVisible();
    await open(page, imported);
    await pressEnter(page.getByRole('button', { name: 'Undo everything' }));
    await pressEnter(page.getByRole('dialog').getByRole('button', { name: 'Undo everything' }));
    await expect(page.getByText('3 rows undone')).toBeVisible();
    await open(page, `/office/contacts?tag=${code}`);
    await expect(page.getByText('No contacts match.')).toBeVisible();
  },
);
