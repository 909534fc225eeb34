import { type Locator, type Page, expect } from '@playwright/test';

/** The panel with all filters of the results. */
export const searchPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Search and filters' });

/** Opens all filters of the results, which no address does. */
export async function openFilters(page: Page): Promise<Locator> {
  await page.locator('[data-pill] :is([data-narrow], [data-opens-panel])').filter({ visible: true }).click();
  await expect(searchPanel(page)).toBeVisible();
  return searchPanel(page);
}

/** The box for a sentence; open the panel first. */
export const sentenceBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Search', exact: true });

/** Types a sentence into the panel and sends it, which closes the panel. */
export async function searchBySentence(page: Page, sentence: string): Promise<void> {
  await openFilters(page);
  await sentenceBox(page).fill(sentence);
  await sentenceBox(page).press('Enter');
  await expect(searchPanel(page)).toBeHidden();
}
