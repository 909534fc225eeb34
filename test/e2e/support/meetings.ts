import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, open, test } from './journey';
import { setBilling } from './member';
import { register } from './register';

export interface Member {
  username: string;
  token: string;
  headers: { authorization: string };
}
export interface Day {
  date: string;
  slots: { starts_at: string; time: string; office_time: string }[];
}

export const password = 'a courtyard at dusk';

/** A new account without holds. */
export async function newMember(request: APIRequestContext, address: string): Promise<Member> {
  const username = `visitor${randomBytes(5).toString('hex')}`;
  await register(request, address, { username, email: `${username}@people.example`, password });
  const { token } = (await (
    await request.post(`${address}/api/auth/login/`, { data: { username, password } })
  ).json()) as { token: string };
  const member = { username, token, headers: { authorization: `Token ${token}` } };
  await setBilling(request, address, member);
  return member;
}

export async function logIn(page: Page, { username, token }: Member): Promise<void> {
  await page.addInitScript(
    ([name = '', key = '']) => {
      localStorage.setItem('token', key);
      localStorage.setItem('username', name);
    },
    [username, token],
  );
}

/**
 * A working day in India, some days from now. Each test uses its own day, and a retry another week, so they never take
 * each other's times.
 */
export function dayIn(days: number): string {
  const { retry, repeatEachIndex } = test.info();
  const at = new Date(Date.now() + 5.5 * 3_600_000 + (days + 7 * (retry + repeatEachIndex)) * 86_400_000);
  if (at.getUTCDay() === 0) at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
}

/** The form that books a meeting. */
export function bookingOn(page: Page) {
  const booking = page.getByRole('region', { name: 'Book a meeting' });
  const form = booking.getByRole('form', { name: 'Book a meeting' });
  return {
    booking,
    form,
    date: form.getByLabel('Date'),
    time: (clock: string) => form.getByRole('radio', { name: clock, exact: true }),
    book: form.getByRole('button', { name: /^Book for ₹99$/ }),
  };
}

export async function openBooking(page: Page) {
  await open(page, '/contact#meeting');
  const form = bookingOn(page);
  await expect(form.booking.getByRole('group', { name: 'Next available days' })).toHaveAttribute('aria-busy', 'false');
  return form;
}

export async function slotsOn(request: APIRequestContext, address: string, date: string): Promise<Day['slots']> {
  const [day] = (await (
    await request.get(`${address}/api/meetings/slots/?from=${date}&days=1&timezone=Asia/Kolkata`)
  ).json()) as Day[];
  return day?.slots ?? [];
}

export const hold = (request: APIRequestContext, address: string, { headers }: Member, date: string, time: string) =>
  request.post(`${address}/api/meetings/`, {
    headers,
    data: { date, time, timezone: 'Asia/Kolkata', client_id: randomBytes(8).toString('hex') },
  });

/** "Wed 25 Nov 2026" */
export const inWords = (date: string) =>
  new Date(`${date}T00:00Z`)
    .toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .replace(',', '')
    .replace('Sept', 'Sep');

/** "3:30 pm" for 15:30, as the site writes times. */
export function inClockWords(time: string): string {
  const [hour = 0, minutes = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
