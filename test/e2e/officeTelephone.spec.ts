import { freshName, logInNewStaff, newAccount } from './support/accounts';
import { expectAccessible } from './support/axe';
import { expect, open, pressEnter, reload, test } from './support/journey';
import { newListing } from './support/listings';

test(
  'an agent on the telephone enters a caller, books a visit for them from the lead, and finds it by their number',
  { tag: ['@desktop', '@all'] },
  async ({ page, request, address }) => {
    const caller = `Asha ${freshName()}`;
    const home = await newListing(request, address, await newAccount(request, address), 'The house to visit');
    await logInNewStaff(page, request, address, 'agent');
    await open(page, '/office/leads?add=1');
    const lead = page.getByRole('form', { name: 'New lead' });
    await lead.getByLabel('Name').fill(caller);
    await lead.getByLabel('Phone').fill('97531 86420');
    await lead.getByLabel('Their enquiry').fill('May I see it?');
    await lead.getByLabel('Listing number').fill(String(home));
    await lead.getByRole('button', { name: 'Save the lead' }).click();
    await page.getByRole('link', { name: 'Book a visit' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(caller);
    await expect(page.getByLabel('Listing number')).toHaveValue(String(home));
    await page.getByLabel('Day').selectOption({ index: 1 });
    await page.getByLabel('Time (India time)').selectOption({ index: 1 });
    await page.getByLabel('Address or meeting point').fill('Gate 2');
    await expectAccessible(page);
    await reload(page);
    await expect(page.getByLabel('Address or meeting point')).toHaveValue('Gate 2');
    await pressEnter(page.getByRole('button', { name: 'Book the visit' }));
    const visit = page.getByRole('region', { name: 'Visit details' });
    await expect(visit.getByRole('heading', { name: caller })).toBeVisible();
    await expect(visit.getByText('Confirmed', { exact: true })).toBeVisible();
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('9753186420');
    await expect(
      page
        .getByRole('dialog')
        .getByRole('link', { name: new RegExp(caller) })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Visits' })).toBeVisible();
  },
);
