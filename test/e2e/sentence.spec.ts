import type { Page } from '@playwright/test';
import { expect, open, openUnhydrated, reload, test } from './support/journey';
import { openFilters, searchBySentence, searchPanel, sentenceBox } from './support/searchPanel';
import { fitting } from './support/listings';

/** The labels of the chips. */
const chipsOn = (page: Page) => page.getByRole('list', { name: 'What you search for' }).locator('[data-chip]');

test('H27 chips of a read sentence are removed by pointer and keyboard, changed and announced; the text stays as typed; suggestions complete it; H2 its address gives the same chips and listings when it is reloaded; a sentence that finds nothing names the chip whose removal finds most; unknown words empty nothing', async ({
  page,
}) => {
  await open(page, '/properties');
  const field = sentenceBox(page);
  await searchBySentence(page, '3 bhk  Villa in PUNE under 9 cr');
  const chips = chipsOn(page);
  await expect(chips).toHaveText(['Villa', 'Pune', 'Up to ₹9 Cr', '3 bedrooms']);
  await openFilters(page);
  await expect(field).toHaveValue('3 bhk  Villa in PUNE under 9 cr');
  await page.keyboard.press('Escape');
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: 'Searching for: Villa, Pune, Up to ₹9 Cr, 3 bedrooms.' })).toHaveCount(1);

  await page.getByRole('link', { name: 'Remove: 3 bedrooms' }).click();
  await expect(chips).toHaveText(['Villa', 'Pune', 'Up to ₹9 Cr']);
  await expect(status.filter({ hasText: 'Removed: 3 bedrooms.' })).toHaveCount(1);
  await expect(page).not.toHaveURL(/bedrooms/);

  // the focus is on the chip that took its place
  await expect(page.getByRole('link', { name: 'Remove: Up to ₹9 Cr' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(chips).toHaveText(['Villa', 'Pune']);
  await expect(page.getByRole('link', { name: 'Remove: Pune' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveText(['Villa']);

  await page.getByRole('link', { name: 'Change: Villa' }).click();
  await expect(page.getByLabel('Type')).toBeFocused();
  await page.getByLabel('Type').selectOption('plot');
  await expect(chips).toHaveText(['Plot']);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(chips).toHaveText(['Villa']);

  await test.step('suggestions', async () => {
    const suggestion = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: /^Bavdhan/ });
    await openFilters(page);
    await field.fill('');
    await field.pressSequentially('villa in bav');
    await expect(suggestion).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await field.press('ArrowDown');
    await expect(suggestion).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveValue('villa in bav');
    await field.press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.pressSequentially('d');
    await expect(suggestion).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/search=villa\+in\+Bavdhan/);
    await expect(chips).toHaveText(['Villa', 'Bavdhan']);
  });

  await test.step('H2 a reload', async () => {
    const cards = fitting(page).getByRole('heading');
    await searchBySentence(page, '2 bhk flat or villa in Pune under 5 cr');
    await expect(chips).toHaveText(['Apartment', 'Villa', 'Pune', 'Up to ₹5 Cr', '2 bedrooms']);
    await expect(page.getByText(/^\d+ listings?/).first()).toBeVisible();
    const before = await cards.allTextContents();
    expect(before.length).toBeGreaterThan(0);
    await reload(page);
    await expect(chips).toHaveText(['Apartment', 'Villa', 'Pune', 'Up to ₹5 Cr', '2 bedrooms']);
    await expect(cards).toHaveText(before);
  });

  await test.step('nothing found', async () => {
    await searchBySentence(page, '6 bhk apartment in Kharadi');
    await page.getByRole('link', { name: /^Without “6 bedrooms”: \d+ listings?$/ }).click();
    await expect(page).toHaveURL(/locality=Kharadi/);
    await expect(page.getByText(/^\d+ listings?$/)).toBeVisible();
    await open(page, '/properties?search=villa+with+xylobrome');
    await expect(
      page.getByText('We left out “xylobrome”: no listing mentions it, or it is something you don’t want.'),
    ).toBeVisible();
    await expect(page.locator('main a[href^="/properties/"]').first()).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S3 a search, also of a sentence, is a plain form, and its chips are links', async ({ page }) => {
    await openUnhydrated(page, '/properties');
    await openFilters(page);
    await sentenceBox(page).fill('villa in Pune with a pool');
    await searchPanel(page).getByRole('button', { name: 'Show homes' }).click();
    await expect(page).toHaveURL(/search=villa/);
    await expect(page.getByRole('article').first()).toContainText('Pune');
    const chips = chipsOn(page);
    await expect(chips).toHaveText(['Villa', 'Pune', 'Swimming pool']);
    await page.getByRole('link', { name: 'Remove: Pune' }).click();
    await expect(chips).toHaveText(['Villa', 'Swimming pool']);
  });
});
