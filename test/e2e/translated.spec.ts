import { expect, open, test } from './support/journey';
import { openFilters } from './support/searchPanel';
import { translateEarly, translatePage } from './support/translator';
import { count, hearts, scales } from './support/visitorTools';

test('H34 a page that the browser translates shows what is true after a search, a choice and an error, and nothing fails', async ({
  page,
}) => {
  const found = page.getByText(/^\d+ listings?$/);

  await test.step('a search with a city, its chip and another page', async () => {
    await open(page, '/properties');
    await openFilters(page);
    await translatePage(page);
    const before = await found.first().innerText();
    const listed = page.waitForResponse((answer) => /\/api\/properties\/\?.*city=indore/.test(answer.url()));
    await page.getByLabel('City', { exact: true }).selectOption('indore');
    const total = (await listed).headers()['x-total-count'];
    expect(`${total} listings`).not.toBe(before);
    await expect(found.first()).toHaveText(`${total} listings`);
    await expect(page.getByText(before, { exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Remove: Indore' }).click();
    await expect(found.first()).toHaveText(before);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('favourites and the comparison', async () => {
    await hearts(page).nth(1).click();
    await expect(count(page)).toHaveAccessibleName('Favourites, 1 saved');
    const tray = page.getByRole('complementary', { name: 'Comparison' });
    await scales(page).nth(0).click();
    await expect(tray.getByRole('status')).toHaveText(/^1 of 4/);
    await scales(page).nth(1).click();
    await expect(tray.getByRole('status')).toHaveText(/^2 of 4/);
    await scales(page).nth(0).click();
    await expect(tray.getByRole('status')).toHaveText(/^1 of 4/);
  });

  await test.step('the calculator', async () => {
    await open(page, '/properties/45');
    await page.getByText('Change the loan').click();
    const section = page.getByRole('region', { name: 'Monthly instalments' });
    await expect(section.getByRole('slider')).toHaveCount(3);
    await translatePage(page);
    await section.getByLabel('Loan period', { exact: true }).fill('10');
    await expect(section.getByRole('status')).toHaveText('₹1,33,905 a month');
    await expect(page.locator('a[href="#emi"]').filter({ hasText: 'EMI' })).toHaveText('EMI ₹1,33,905 a month');
    await section.getByLabel('Loan period', { exact: true }).fill('15');
    await expect(section.getByRole('status')).not.toHaveText('₹1,33,905 a month');
  });

  await test.step('an error of the enquiry form, corrected', async () => {
    const form = page.locator('#enquire');
    await form.getByLabel('Name').fill('Asha');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByLabel('Email Address')).toBeFocused();
    await expect(form.getByLabel('Email Address')).toHaveAccessibleDescription('This field is required.');
    await form.getByLabel('Email Address').fill('nobody');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByLabel('Email Address')).not.toHaveAccessibleDescription('This field is required.');
    await expect(form.getByLabel('Name')).toHaveValue('Asha');
  });
});

test('H34 a page that is translated before its scripts run works all the same', { tag: '@all' }, async ({ page }) => {
  await translateEarly(page);
  await open(page, '/properties');
  const before = await page
    .getByText(/^\d+ listings?$/)
    .first()
    .innerText();
  await openFilters(page);
  await page.getByLabel('City', { exact: true }).selectOption('indore');
  await expect(page.getByText(before, { exact: true })).toHaveCount(0);
  await expect(page.getByText(/^\d+ listings?$/).first()).toBeVisible();
});
