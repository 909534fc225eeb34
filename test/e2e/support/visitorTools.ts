import type { APIRequestContext, Page, Request } from '@playwright/test';
import { expect } from './journey';
import { register } from './register';

export const hearts = (page: Page) => page.getByRole('button', { name: /^Favourite: / });
export const scales = (page: Page) => page.getByRole('button', { name: /^Compare: / });
export const count = (page: Page) => page.getByTestId('bar').getByRole('link', { name: /^Favourites/ });
export const storedIds = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('favourites') ?? '[]') as number[]);

/** Sets localStorage once before the page opens, so that a reload sees the page's own changes. */
export async function storeBefore(
  page: Page,
  key: 'favourites' | 'compared' | 'recentlySeen',
  ids: readonly number[],
): Promise<void> {
  await page.addInitScript(
    ([name, list]) => {
      if (!sessionStorage.getItem(`made ${name}`)) localStorage.setItem(name, list);
      sessionStorage.setItem(`made ${name}`, 'yes');
    },
    [key, JSON.stringify(ids)] as const,
  );
}

/** Records the page's API requests as `GET /api/…`. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

export const namedCalls = (calls: readonly string[]) =>
  calls.filter((call) => /^GET \/api\/properties\/\?ids=/.test(call));

export async function newAccount(
  request: APIRequestContext,
  address: string,
): Promise<{ username: string; headers: { authorization: string } }> {
  const username = `keeper${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  const password = 'a calm long password';
  await register(request, address, { username, email: `${username}@example.com`, password });
  const { token } = (await (
    await request.post(`${address}/api/auth/login/`, { data: { username, password } })
  ).json()) as { token: string };
  return { username, headers: { authorization: `Token ${token}` } };
}

export async function logInByDialog(page: Page, username: string): Promise<void> {
  await page.getByTestId('bar').getByRole('link', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Username or email').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill('a calm long password');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: `${username}’s account` })).toBeVisible();
}
