import type { APIRequestContext } from '@playwright/test';
import { expect } from './journey';
import type { Member } from './member';

/**
 * Holds a time of a meeting for an account, which it has 15 minutes to pay for.
 * @param which how many days ahead to look, and which time of the last day with enough of them; tests take other days
 */
export async function heldMeeting(
  request: APIRequestContext,
  address: string,
  { headers, username }: Member,
  which: { days: number; at: number },
): Promise<number> {
  const slots = `${address}/api/meetings/slots/?days=${which.days}&timezone=Asia/Kolkata`;
  const days = (await (await request.get(slots)).json()) as { date: string; slots: { time: string }[] }[];
  const day = days.findLast(({ slots: free }) => free.length > 4);
  const held = await request.post(`${address}/api/meetings/`, {
    headers,
    data: {
      date: day?.date,
      time: day?.slots.at(which.at)?.time,
      timezone: 'Asia/Kolkata',
      client_id: `meeting-${username}`,
    },
  });
  expect(held.status()).toBe(201);
  return ((await held.json()) as { id: number }).id;
}
