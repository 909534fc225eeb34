import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

/** Opens an account as from a household of its own, since one address may open 60 an hour. The journeys' products take a visitor's address from their proxy. */
export async function register(request: APIRequestContext, address: string, account: { username: string; email: string; password: string }): Promise<void> {
  const household = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  expect((await request.post(`${address}/api/auth/register/`, { data: account, headers: { 'x-forwarded-for': household } })).status()).toBe(201);
}
