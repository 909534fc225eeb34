import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { register } from './register';

export interface Member {
  username: string;
  email: string;
  password: string;
  token: string;
  headers: { authorization: string };
}

const password = 'a courtyard at dusk';

/** A new account: what it buys is nobody else's. */
export async function newMember(request: APIRequestContext, address: string): Promise<Member> {
  const username = `buyer${randomBytes(5).toString('hex')}`;
  const email = `${username}@people.example`;
  await register(request, address, { username, email, password });
  const { token } = (await (await request.post(`${address}/api/auth/login/`, { data: { username, password } })).json()) as { token: string };
  return { username, email, password, token, headers: { authorization: `Token ${token}` } };
}

/** Makes the page's browser one in which the account is logged in. */
export async function logInAs(page: Page, { username, token }: Member): Promise<void> {
  await page.addInitScript(([name = '', key = '']) => {
    // what another site frames here has no storage
    if (window.top !== window) return;
    localStorage.setItem('token', key);
    localStorage.setItem('username', name);
  }, [username, token]);
}
