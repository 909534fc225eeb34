import { freshName, logInNewStaff, newAccount } from './support/accounts';
import { expectAccessible } from './support/axe';
import { expect, open, pressEnter, test } from './support/journey';
import { newListing } from './support/listings';

test(
  'H37 a superuser lowers the prices of a search by percent: each is shown before and after, changed, and given back',
  { tag: ['@desktop', '@all'] },
  async ({ page, request, address }) => {
    const word = freshName();
    const owner = await newAccount(request, address);
    for (const name of ['One', 'Two']) await newListing(request, address, owner, `${name} ${word}`);
    await logInNewStaff(page, request, address, 'superuser');
    await open(page, `/office/listings?search=${word}`);
    await page.getByRole('checkbox', { name: `Select One ${word}` }).check();
    const bar = page.getByRole('form', { name: 'Selected listings' });
    await expect(bar.getByText('1 selected')).toBeVisible();
    await bar.getByRole('button', { name: 'Select all 2' }).click();
    await bar.getByLabel('What should change?').selectOption({ label: 'Change the price' });
    await bar.getByLabel('By what percentage?').fill('-10');
    await expectAccessible(page);
    await pressEnter(bar.getByRole('button', { name: 'See the changes' }));
    await expect(page.getByRole('heading', { name: 'Ready to change' })).toBeVisible();
    await expect(page.getByText(new RegExp(`One ${word} · .* · .*`))).toBeVisible();
    await expectAccessible(page);
    await pressEnter(page.getByRole('button', { name: 'Change 2 listings' }));
    await expect(page.getByRole('heading', { name: 'Listings changed' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo everything' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo everything' }).click();
    await expect(page.getByRole('heading', { name: 'Import undone' })).toBeFocused();
    await expect(page.getByText('2 rows undone')).toBeVisible();
  },
);
