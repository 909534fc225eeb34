import { readFileSync } from 'node:fs';
import type { Meeting } from '@contract/meetings';
import type { APIRequestContext } from '@playwright/test';
import { expect, open, test } from './support/journey';
import { type Member, dayIn, inWords, logIn, newMember, openBooking, slotsOn } from './support/meetings';

test.use({ timezoneId: 'Asia/Kolkata' });

async function pay(
  request: APIRequestContext,
  address: string,
  { headers }: Member,
  { order }: Meeting,
): Promise<void> {
  const proof: unknown = await (
    await request.post(`${address}/api/sandbox/pay/`, { headers, data: { order_id: order?.id, outcome: 'success' } })
  ).json();
  expect((await request.post(`${address}/api/verify-razorpay-payment/`, { headers, data: proof })).status()).toBe(200);
}

/** Books a paid meeting for this member. */
async function book(
  request: APIRequestContext,
  address: string,
  member: Member,
  date: string,
  time: string,
  about: object = {},
): Promise<number> {
  const data = {
    date,
    time,
    timezone: 'Asia/Kolkata',
    client_id: `wish-${member.username}-${time.replace(':', '')}`,
    ...about,
  };
  const answer = await request.post(`${address}/api/meetings/`, { headers: member.headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  const held = (await answer.json()) as Meeting;
  await pay(request, address, member, held);
  return held.id;
}

test.describe('a meeting’s page', () => {
  test(
    'H32 a booked meeting can be added to a calendar, moved with the same picker, and cancelled after a warning (H25), each step in view',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const member = await newMember(request, address);
      await logIn(page, member);
      const [day, other] = [dayIn(36), dayIn(38)];
      const id = await book(request, address, member, day, '11:00', { kind: 'video' });
      await open(page, `/meetings/${id}`);
      await expect(page.getByRole('heading', { name: 'Your meeting is booked.' })).toBeVisible();
      await expect(
        page.getByText(
          /You can move this meeting once, or cancel it and get your ₹99 back, until 12 hours before it starts/,
        ),
      ).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Add to calendar' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`meeting-${id}.ics`);
      expect(readFileSync(await file.path(), 'utf8')).toContain('METHOD:REQUEST');
      await page.getByRole('button', { name: 'Move', exact: true }).click();
      const chooser = page.getByRole('form', { name: 'Choose another time' });
      await expect(chooser.getByRole('heading')).toBeInViewport();
      await chooser.getByRole('button', { name: 'Move the meeting' }).click();
      await expect(chooser.getByLabel('Date')).toBeFocused();
      await chooser.getByLabel('Date').fill(other);
      await chooser.getByRole('radio', { name: '4:30 pm', exact: true }).check();
      await chooser.getByRole('button', { name: 'Move the meeting' }).click();
      await expect(page.getByRole('heading', { name: 'Your meeting has moved.' })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Your meeting has moved.' })).toBeInViewport();
      await expect(page.getByText(`${inWords(other)}, 4:30 pm in India`)).toBeVisible();
      await expect(page.getByText('This meeting has already been moved once.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Move', exact: true })).toHaveCount(0);
      expect((await slotsOn(request, address, day)).map(({ time }) => time)).toContain('11:00');
      await page.getByRole('button', { name: 'Cancel the meeting' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel this meeting?' });
      await expect(dialog).toContainText('We’ll refund your ₹99');
      await dialog.getByRole('button', { name: 'Keep it' }).click();
      await expect(page.getByRole('button', { name: 'Cancel the meeting' })).toBeFocused();
      await page.getByRole('button', { name: 'Cancel the meeting' }).click();
      await dialog.getByRole('button', { name: 'Cancel the meeting' }).click();
      await expect(page.getByRole('heading', { name: 'This meeting has been cancelled.' })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'This meeting has been cancelled.' })).toBeInViewport();
      await expect(page.getByText(/You cancelled this meeting\. We’ll refund your ₹99/)).toBeVisible();
      expect((await slotsOn(request, address, other)).map(({ time }) => time)).toContain('16:30');
      await open(page, '/meetings');
      await expect(page.getByRole('region', { name: 'Past and cancelled' }).getByRole('link')).toContainText([
        'Cancelled',
      ]);
    },
  );

  test(
    'a new time that is taken first says so, and the meeting keeps its old time',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const [member, rival] = [await newMember(request, address), await newMember(request, address)];
      await logIn(page, member);
      const day = dayIn(40);
      const id = await book(request, address, member, day, '11:00');
      await open(page, `/meetings/${id}`);
      await page.getByRole('button', { name: 'Move', exact: true }).click();
      const chooser = page.getByRole('form', { name: 'Choose another time' });
      await chooser.getByLabel('Date').fill(day);
      await chooser.getByRole('radio', { name: '12:00 pm', exact: true }).check();
      await book(request, address, rival, day, '12:00');
      await chooser.getByRole('button', { name: 'Move the meeting' }).click();
      await expect(chooser.getByText('Someone just booked this slot. Pick another.')).toBeVisible();
      await chooser.getByRole('button', { name: 'Keep current time' }).click();
      await expect(page.getByText(`${inWords(day)}, 11:00 am in India`)).toBeVisible();
    },
  );

  test(
    'H30 a visitor abroad sees both local times with their zones',
    { tag: '@all' },
    async ({ browser, request, address }) => {
      const member = await newMember(request, address);
      const id = await book(request, address, member, dayIn(42), '11:30');
      const context = await browser.newContext({ baseURL: address, timezoneId: 'America/New_York' });
      const page = await context.newPage();
      await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
      await logIn(page, member);
      await open(page, `/meetings/${id}`);
      await expect(page.getByText(/, [12]:00 am in New York/).first()).toBeVisible();
      await expect(page.getByText(`${inWords(dayIn(42))}, 11:30 am in India`).first()).toBeVisible();
      await context.close();
    },
  );

  test(
    'is linked from the profile and the account menu, and hidden from others',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const [member, other] = [await newMember(request, address), await newMember(request, address)];
      const id = await book(request, address, member, dayIn(44), '10:00');
      const foreign = await book(request, address, other, dayIn(44), '11:00');
      await logIn(page, member);
      await open(page, '/profile');
      await expect(
        page.getByRole('link', { name: new RegExp(`${inWords(dayIn(44))}, 10:00 am in India`) }),
      ).toHaveAttribute('href', `/meetings/${id}`);
      await expect(page.getByRole('link', { name: 'My meetings' })).toHaveAttribute('href', '/meetings');
      await open(page, `/meetings/${foreign}`);
      await expect(page.getByRole('heading', { name: 'Meeting not found.' })).toBeVisible();
      const { booking } = await openBooking(page);
      await expect(booking.getByRole('link', { name: 'See meeting' })).toHaveAttribute('href', `/meetings/${id}`);
    },
  );
});
