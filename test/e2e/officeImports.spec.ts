import { freshName, logInNewStaff } from './support/accounts';
import { expectAccessible } from './support/axe';
import { expect, open, reload, test } from './support/journey';

test(
  'R54 a superuser brings a file of listings in by keyboard: columns, a mended cell, the listings, and the undo',
  { tag: '@desktop' },
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
    await page.getByRole('button', { name: 'Read the file' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'What do the columns mean?' })).toBeFocused();
    await expect(page.getByText('This column is left out: Key with')).toBeVisible();
    await expect(page.getByLabel('What “Bungalow” means')).toHaveValue(/\d/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check the rows' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Ready to bring in' })).toBeFocused();
    await expect(page.getByText('Write a whole number, such as 3.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Config').fill('2 BHK');
    await page.getByLabel('Config').press('Enter');
    await expect(page.getByText('No row has an error. Continue above.')).toBeVisible();
    await page.getByRole('button', { name: 'Bring in 2 listings' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'The listings are brought in' })).toBeFocused();
    await reload(page);
    await expect(page.getByRole('link', { name: `House ${code}` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo all of it' }).press('Enter');
    const asked = page.getByRole('dialog');
    await expect(asked.getByText('Listings that were added are deleted.')).toBeVisible();
    await asked.getByRole('button', { name: 'Undo all of it' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'It is undone' })).toBeFocused();
    await expect(page.getByText('2 rows are taken back')).toBeVisible();
  },
);
