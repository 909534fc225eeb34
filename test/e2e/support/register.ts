import { type APIRequestContext, expect } from '@playwright/test';
import { clientAddress } from './clientAddress';
import { emailsTo } from './outbox';

interface NewAccount {
  username: string;
  email: string;
  password: string;
}

/** Registers an account with an unconfirmed email address. */
export async function registerOnly(request: APIRequestContext, address: string, account: NewAccount): Promise<void> {
  expect(
    (
      await request.post(`${address}/api/auth/register/`, {
        data: account,
        headers: { 'x-forwarded-for': clientAddress() },
      })
    ).status(),
  ).toBe(201);
}

/** Registers an account and confirms its email address by the emailed link. */
export async function register(request: APIRequestContext, address: string, account: NewAccount): Promise<void> {
  await registerOnly(request, address, account);
  await confirmAddress(request, address, account.email);
}

/** Confirms an email address by the last link sent to it. */
export async function confirmAddress(request: APIRequestContext, address: string, email: string): Promise<void> {
  const link = await linkTo(email, 'email/confirm');
  const answer = await request.post(`${address}/api/auth/email/confirm/`, {
    data: { token: link.split('#token=')[1] },
    headers: { 'x-forwarded-for': clientAddress() },
  });
  expect(answer.status()).toBe(204);
}

/** The text of an email in quoted-printable. */
const decoded = (text: string) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** Waits for the last link of a kind emailed to an address. */
export async function linkTo(email: string, kind: 'email/confirm' | 'email/undo' | 'reset-password'): Promise<string> {
  const links = () =>
    emailsTo(email).flatMap((text) => new RegExp(`http\\S+/${kind}#token=[\\w-]+`).exec(decoded(text))?.[0] ?? []);
  await expect.poll(links, { message: `an email with a link to ${kind}, sent to ${email}` }).not.toEqual([]);
  return links().at(-1) ?? '';
}
