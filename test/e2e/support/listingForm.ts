import type { Page } from '@playwright/test';
import { expect } from './journey';
import { tiles } from './listings';

export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
export const price = (page: Page) => page.getByRole('textbox', { name: 'Price' });
export const choose = (page: Page) => page.getByLabel('Choose photos');
/** An uploaded photo shows no progress. The server takes seconds for each picture, longer on a busy machine. */
export const arrived = (page: Page, count: number) =>
  expect(
    tiles(page).filter({
      hasNotText: /Resizing|Waiting|Saved in this browser|% of|Processing|Removing/,
    }),
  ).toHaveCount(count, { timeout: 90_000 });

/** Accepts the browser's warning about unsaved changes and counts it. */
export function acceptLeaving(page: Page): { asked: number } {
  const dialogs = { asked: 0 };
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') dialogs.asked += 1;
    void dialog.accept();
  });
  return dialogs;
}

export async function writeBasics(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel(/^Description(?! of)/).fill('A house of two courts by the lake.\n\nThe street is quiet.');
  await page.getByLabel('Property type').selectOption({ label: 'Villa' });
}
