import { type Page, expect } from '@playwright/test';

/** A field of an editor of the office. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add a picture' });

/** Says what a chosen picture shows, and adds it. */
export async function describePicture(page: Page, alt: string): Promise<void> {
  await addDialog(page).getByLabel('What does the picture show?').fill(alt);
  await addDialog(page).getByRole('button', { name: 'Add picture' }).click();
  await expect(addDialog(page)).toHaveCount(0);
}
