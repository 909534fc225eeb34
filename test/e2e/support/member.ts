import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { register } from './register';

export interface Member {
  username: string;
  email: string;
  password: string;
  token: string;
  headers: { authorization: string };
}

const password = 'a courtyard at dusk';

/** Stores a billing address, so that paying does not ask for it. */
export async function setBilling(
  request: APIRequestContext,
  address: string,
  { headers }: Pick<Member, 'headers'>,
): Promise<void> {
  const data = {
    name: 'Meera Joshi',
    address: '12 Palm Road',
    city: 'Pune',
    state: 'Maharashtra',
    zip: '411001',
    country: 'India',
    gstin: '',
  };
  expect((await request.put(`${address}/api/billing-info/`, { headers, data })).status()).toBe(200);
}

/** A new account without purchases, by default with a billing address. */
export async function newMember(request: APIRequestContext, address: string, { billed = true } = {}): Promise<Member> {
  const username = `buyer${randomBytes(5).toString('hex')}`;
  const email = `${username}@people.example`;
  await register(request, address, { username, email, password });
  const { token } = (await (
    await request.post(`${address}/api/auth/login/`, { data: { username, password } })
  ).json()) as { token: string };
  const member = { username, email, password, token, headers: { authorization: `Token ${token}` } };
  if (billed) await setBilling(request, address, member);
  return member;
}

/** Logs the account in, in the page's browser. */
export async function logInAs(page: Page, { username, token }: Member): Promise<void> {
  await page.addInitScript(
    ([name = '', key = '']) => {
      // frames of other sites have no storage
      if (window.top !== window) return;
      localStorage.setItem('token', key);
      localStorage.setItem('username', name);
    },
    [username, token],
  );
}
