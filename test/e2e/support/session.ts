import type { Page } from '@playwright/test';

export const dialogOf = (page: Page, name = 'Login') => page.getByRole('dialog', { name, exact: true });
export const bar = (page: Page) => page.getByTestId('bar');
export const storedItems = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('username'), (localStorage.getItem('token') ?? '').length > 20]);
