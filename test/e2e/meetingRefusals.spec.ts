import { expect, open, test } from './support/journey';
import {
  type Day,
  dayIn,
  hold,
  inClockWords,
  inWords,
  logIn,
  newMember,
  openBooking,
  slotsOn,
} from './support/meetings';

test.use({ timezoneId: 'Asia/Kolkata' });

// each branch is proved by MeetingForm.test.tsx, meetingMachine.test.ts and the server's tests, too
test.describe('a meeting', { tag: '@all' }, () => {
  test('needs a date and a time: without one nothing is sent, and the missing field is marked', async ({
    page,
    request,
    address,
  }) => {
    await logIn(page, await newMember(request, address));
    const { form, date, time, book } = await openBooking(page);
    const requests: string[] = [];
    page.on(
      'request',
      (sent) => void (sent.url().includes('/api/meetings/') && sent.method() !== 'GET' && requests.push(sent.url())),
    );
    await book.click();
    await expect(date).toBeFocused();
    await expect(date).toHaveAccessibleDescription('Choose a date.');
    await expect(form.getByRole('group', { name: 'Time', exact: true })).toHaveAccessibleDescription('Choose a time.');
    await date.fill(dayIn(10));
    await expect(time('10:00 am')).toBeVisible();
    await book.click();
    await expect(form.getByRole('group', { name: 'Time', exact: true })).toBeFocused();
    await expect(form.getByText('Choose a time.')).toBeVisible();
    await expect(form.getByText('Choose a date.')).toBeHidden();
    await time('10:00 am').check();
    await date.fill('');
    await book.click();
    await expect(date).toBeFocused();
    expect(requests).toEqual([]);
    expect(await slotsOn(request, address, dayIn(10))).toHaveLength(15);
  });

  test('that was just taken says so: times are reloaded, the day stays, another time can be held', async ({
    page,
    request,
    address,
  }) => {
    const [member, rival] = [await newMember(request, address), await newMember(request, address)];
    await logIn(page, member);
    const day = dayIn(14);
    const { booking, form, date, time, book } = await openBooking(page);
    await date.fill(day);
    await time('12:00 pm').check();
    expect((await hold(request, address, rival, day, '12:00')).status()).toBe(201);
    await book.click();
    const group = form.getByRole('group', { name: 'Time', exact: true });
    await expect(group.getByRole('alert')).toHaveText('Someone just booked this slot. Pick another.');
    await expect(group).toBeFocused();
    await expect(time('12:00 pm')).toHaveCount(0);
    await expect(date).toHaveValue(day);
    await time('1:00 pm').check();
    await expect(group.getByRole('alert')).toHaveCount(0);
    await book.click();
    await expect(booking).toContainText(`${inWords(day)}, 1:00 pm in India`);
  });

  test('is not offered at taken times, on Sundays, or on past days', async ({ page, request, address }) => {
    const rival = await newMember(request, address);
    const day = dayIn(16);
    expect((await hold(request, address, rival, day, '10:00')).status()).toBe(201);
    const { form, date, time } = await openBooking(page);
    await date.fill(day);
    await expect(form.getByRole('group', { name: 'Time', exact: true }).getByRole('radio')).toHaveCount(13);
    await expect(time('10:00 am')).toHaveCount(0);
    const sunday = new Date(`${day}T00:00Z`);
    sunday.setUTCDate(sunday.getUTCDate() + 7 - sunday.getUTCDay());
    await date.fill(sunday.toISOString().slice(0, 10));
    await expect(form.getByText(/^No times are available on Sun /)).toBeVisible();
    await date.fill(dayIn(-9));
    await expect(form.getByText('This date has passed. Pick a later one.')).toBeVisible();
    await date.fill(dayIn(200));
    await expect(form.getByText(/^You can book up to 90 days ahead/)).toBeVisible();
  });

  test('counts down in words, announces it rarely, and says when it has expired', async ({
    page,
    request,
    address,
  }) => {
    await logIn(page, await newMember(request, address));
    await page.clock.install();
    const { booking } = await openBooking(page);
    await booking.getByLabel('Date').fill(dayIn(20));
    await booking.getByRole('radio', { name: '2:00 pm', exact: true }).check();
    await booking.getByRole('button', { name: /^Book for/ }).click();
    await expect(booking).toContainText('15 minutes left');
    // from here on the page's time moves only as the test moves it
    await page.clock.pauseAt(Date.now() + 1_000);
    const spoken = booking.getByRole('status');
    await expect(spoken).toHaveText('');
    await page.clock.runFor(60_000 * 5.5);
    await expect(booking).toContainText('10 minutes left');
    await expect(spoken).toHaveText('10 minutes left');
    await page.clock.runFor(60_000);
    await expect(booking).toContainText('9 minutes left');
    await expect(spoken).toHaveText('');
    await page.clock.runFor(60_000 * 8);
    await expect(booking).toContainText('less than a minute left');
    // only this browser's clock changed; the server would still report the hold
    await page.route('**/api/meetings/', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.continue(),
    );
    await page.clock.runFor(60_000);
    await expect(booking.getByRole('heading', { name: 'We’re no longer holding this slot.' })).toBeVisible();
    await expect(booking.getByRole('status')).toContainText('You were not charged.');
    // what loads from here on takes time of its own
    await page.clock.resume();
    await booking.getByRole('button', { name: 'Pick a new time' }).click();
    await expect(booking.getByLabel('Date')).toBeVisible();
  });

  test('is booked as soon as the server knows the payment', async ({ page, request, address }) => {
    const member = await newMember(request, address);
    await logIn(page, member);
    const day = dayIn(22);
    const { booking, date, time, book } = await openBooking(page);
    await date.fill(day);
    await time('11:30 am').check();
    await page.clock.install();
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/api/meetings/') && response.request().method() === 'POST',
    );
    await book.click();
    const { order } = (await (await answered).json()) as { order: { id: string } };
    await expect(booking.getByRole('heading', { name: 'We’re holding this slot for you.' })).toBeVisible();
    const proof: unknown = await (
      await request.post(`${address}/api/sandbox/pay/`, {
        headers: member.headers,
        data: { order_id: order.id, outcome: 'success' },
      })
    ).json();
    expect(
      (
        await request.post(`${address}/api/verify-razorpay-payment/`, { headers: member.headers, data: proof })
      ).status(),
    ).toBe(200);
    // the page asks again every few seconds
    const booked = booking.getByRole('heading', { name: 'Your meeting is booked.' });
    await expect
      .poll(async () => {
        await page.clock.runFor(20_000);
        return booked.isVisible();
      })
      .toBe(true);
    await expect(booking).toContainText(`${inWords(day)}, 11:30 am in India`);
    await booking.getByRole('button', { name: 'Book another' }).click();
    await expect(booking.getByText(`You have a meeting: ${inWords(day)}, 11:30 am in India.`)).toBeVisible();
  });

  test('with an expired session opens the login, and the choice stays', async ({ page, request, address }) => {
    const member = await newMember(request, address);
    await logIn(page, member);
    const { date, time, book } = await openBooking(page);
    await date.fill(dayIn(24));
    await time('4:00 pm').check();
    expect((await request.post(`${address}/api/auth/logout/`, { headers: member.headers })).status()).toBe(204);
    await book.click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(date).toHaveValue(dayIn(24));
    await expect(time('4:00 pm')).toBeChecked();
  });

  test('whose request was cut keeps the choice, and a retry holds it once', async ({
    page,
    request,
    address,
    faults,
  }) => {
    const member = await newMember(request, address);
    await logIn(page, member);
    const day = dayIn(26);
    const { booking, form, date, time, book } = await openBooking(page);
    await date.fill(day);
    await time('1:00 pm').check();
    // the server holds it, but the response is lost; other requests fail for a while too
    await page.route('**/api/meetings/', async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort('connectionreset');
    });
    await book.click();
    await expect(form.getByRole('alert')).toHaveText(
      'We could not reach the server. Check your connection and try again. Your selection is still here.',
    );
    await expect(date).toHaveValue(day);
    await expect(time('1:00 pm')).toBeChecked();
    await page.unroute('**/api/meetings/');
    await book.click();
    await expect(booking.getByRole('heading', { name: 'We’re holding this slot for you.' })).toBeVisible();
    expect(await (await request.get(`${address}/api/meetings/`, { headers: member.headers })).json()).toHaveLength(1);
    expect(faults.splice(0).every((fault) => /ERR_CONNECTION_RESET .*\/api\/meetings\/$/.test(fault))).toBe(true);
  });

  test('shows a visitor abroad both local times, and holds that moment', async ({ browser, address, request }) => {
    const member = await newMember(request, address);
    const context = await browser.newContext({ baseURL: address, timezoneId: 'America/New_York' });
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await logIn(page, member);
    const { booking, form, date, time, book } = await openBooking(page);
    const day = dayIn(30);
    await date.fill(day);
    const chip = form.getByRole('radio').nth(1);
    const slot = (
      (await (
        await request.get(`${address}/api/meetings/slots/?from=${day}&days=1&timezone=America/New_York`)
      ).json()) as Day[]
    )[0]?.slots[1];
    if (!slot) throw new Error('the day has no second time');
    const [own, office] = [inClockWords(slot.time), inClockWords(slot.office_time)];
    await expect(chip).toHaveAccessibleName(`${own} ${office} in India`);
    await expect(form.getByText('New York time; India time below')).toBeVisible();
    await time(`${own} ${office} in India`).check();
    await book.click();
    await expect(booking).toContainText(`${inWords(day)}, ${own} in New York (${office} in India)`);
    const [held] = (await (await request.get(`${address}/api/meetings/`, { headers: member.headers })).json()) as {
      starts_at: string;
    }[];
    expect(held?.starts_at).toBe(slot.starts_at);
    await context.close();
  });

  test('H14 whose calendar fails to load says so and offers Retry', async ({ page, faults }) => {
    await page.route('**/api/meetings/slots/**', (route) => route.abort('failed'));
    await open(page, '/contact#meeting');
    const booking = page.getByRole('region', { name: 'Book a meeting' });
    await expect(booking.getByRole('alert')).toContainText('We could not load available times.');
    await page.unroute('**/api/meetings/slots/**');
    await booking.getByRole('button', { name: 'Retry' }).click();
    await expect(booking.getByRole('group', { name: 'Next available days' }).getByRole('button')).toHaveCount(6);
    await expect(booking.getByRole('alert')).toHaveCount(0);
    expect(faults.splice(0).every((fault) => /ERR_FAILED/.test(fault))).toBe(true);
  });
});
