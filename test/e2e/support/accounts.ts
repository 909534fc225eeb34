import type { APIRequestContext, Page } from '@playwright/test';
import { expect, tokenOf } from './journey';
import { register } from './register';

export const password = 'a calm long password';

export interface Account {
  username: string;
  email: string;
  /** Contains the token of a session outside the browser. */
  headers: { authorization: string };
}

/** A unique name. */
export const freshName = () => `keeper${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** Creates an account with `password`. */
export async function newAccount(request: APIRequestContext, address: string): Promise<Account> {
  const username = freshName();
  const email = `${username}@people.example`;
  await register(request, address, { username, email, password });
  return { username, email, headers: { authorization: `Token ${await newToken(request, address, username)}` } };
}

/** A new member of staff: an account with a role that the demonstration's superuser gave it. */
export async function newStaff(
  request: APIRequestContext,
  address: string,
  role: 'agent' | 'editor' | 'superuser',
): Promise<Account> {
  const account = await newAccount(request, address);
  const headers = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
  const found = await request.get(`${address}/api/office/accounts/?search=${account.username}`, { headers });
  const [row] = (await found.json()) as { id: number; version: number }[];
  const data = { version: row?.version, ...(role === 'superuser' ? { is_superuser: true } : { roles: [role] }) };
  const answer = await request.patch(`${address}/api/office/accounts/${row?.id}/`, { headers, data });
  expect(answer.status()).toBe(200);
  return account;
}

/** Starts another session of an account. */
export async function newToken(request: APIRequestContext, address: string, username: string): Promise<string> {
  const answer = await request.post(`${address}/api/auth/login/`, { data: { username, password } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

/** Logs the account in, in the page's browser, until it logs out. */
export async function logInAccount(
  page: Page,
  request: APIRequestContext,
  address: string,
  { username }: Pick<Account, 'username'>,
): Promise<void> {
  const token = await newToken(request, address, username);
  await page.addInitScript(
    ([key, name]) => {
      if (sessionStorage.getItem('entered')) return;
      sessionStorage.setItem('entered', 'yes');
      localStorage.setItem('username', name);
      localStorage.setItem('token', key);
    },
    [token, username] as const,
  );
}

/** Logs a new member of staff in, in the page's browser. */
export async function logInNewStaff(
  page: Page,
  request: APIRequestContext,
  address: string,
  role: Parameters<typeof newStaff>[2],
): Promise<Account> {
  const account = await newStaff(request, address, role);
  await logInAccount(page, request, address, account);
  return account;
}

/** Fills in and submits the open login dialog. */
export async function logInHere(page: Page, username: string, secret = password): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Username or email').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Login' }).click();
}
