import { expect, open, reload, test } from './support/journey';
import { bookingOn, dayIn, inWords, logIn, newMember, openBooking, password, slotsOn } from './support/meetings';

test.use({ timezoneId: 'Asia/Kolkata' });

test.describe('a meeting', () => {
  test(
    'can be chosen by visitors from a listing, who keep their choice through the login; then it is held',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const member = await newMember(request, address);
      const day = dayIn(12);
      await open(page, '/properties/45');
      const title = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
      await page.getByRole('link', { name: 'Book a meeting about this property' }).click();
      await expect(page).toHaveURL(/\/contact\?property=45#meeting$/);
      const { booking, date, time, book } = bookingOn(page);
      await expect(booking.getByText(`About ${title}`)).toBeVisible();
      await date.fill(day);
      await time('3:30 pm').check();
      await booking.getByRole('radio', { name: 'By phone' }).check();
      await booking.getByLabel('What is the meeting about?').fill('The papers of the house');
      await book.click();
      await test.step('the login', async () => {
        const dialog = page.getByRole('dialog', { name: 'Login' });
        await expect(dialog).toBeVisible();
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem('redirectAfterLogin')))
          .toBe('/contact#meeting');
        // through the login page, as a visitor would
        await open(page, '/login');
        await dialog.getByLabel('Username or email').fill(member.username);
        await dialog.getByLabel('Password', { exact: true }).fill(password);
        await dialog.getByRole('button', { name: 'Login' }).click();
        await expect(page).toHaveURL(/\/contact#meeting$/);
      });
      await expect(date).toHaveValue(day);
      await expect(time('3:30 pm')).toBeChecked();
      await expect(booking.getByRole('radio', { name: 'By phone' })).toBeChecked();
      await expect(booking.getByLabel('What is the meeting about?')).toHaveValue('The papers of the house');
      await expect(booking).toBeInViewport();
      await book.click();
      await expect(booking.getByLabel('Phone Number')).toBeFocused();
      await booking.getByLabel('Phone Number').fill('+91 98765 43210');
      await book.click();
      await test.step('it is held', async () => {
        await expect(booking.getByRole('heading', { name: 'We’re holding this slot for you.' })).toBeFocused();
        await expect(booking).toContainText(`${inWords(day)}, 3:30 pm in India`);
        expect((await slotsOn(request, address, day)).map((slot) => slot.time)).not.toContain('15:30');
        const [held] = (await (await request.get(`${address}/api/meetings/`, { headers: member.headers })).json()) as {
          status: string;
          order: { amount: number; currency: string };
        }[];
        expect(held).toMatchObject({ status: 'held', order: { amount: 9_900, currency: 'INR' } });
      });
      await test.step('its page', async () => {
        await open(page, '/meetings');
        await page.getByRole('link', { name: /Awaiting payment/ }).click();
        await expect(page.getByRole('heading', { name: 'We’re holding this time for you.' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Go to payment' })).toHaveAttribute('href', '/contact#meeting');
        for (const fact of [
          `${inWords(day)}, 3:30 pm in India`,
          'By phone. We’ll call you on +91 98765 43210.',
          'The papers of the house',
        ])
          await expect(page.getByText(fact)).toBeVisible();
        await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', '/properties/45');
      });
    },
  );

  test('H32 can be booked by keyboard alone, each step in view; its remaining time survives a reload, and it can be released', async ({
    page,
    request,
    address,
  }) => {
    const member = await newMember(request, address);
    await logIn(page, member);
    const { booking, date, book } = await openBooking(page);
    const meetings = async () =>
      (await (await request.get(`${address}/api/meetings/`, { headers: member.headers })).json()) as unknown[];
    // each repetition takes a day of its own
    const at = (3 + test.info().repeatEachIndex) % 6;
    const day = booking.getByRole('group', { name: 'Next available days' }).getByRole('button').nth(at);
    await test.step('by keyboard alone', async () => {
      await date.focus();
      // the browser's own parts of the field come first
      const isAtDay = () => day.evaluate((button) => button === document.activeElement);
      for (let step = 0; step < 12 && !(await isAtDay()); step += 1) await page.keyboard.press('Tab');
      await expect(day).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(booking.getByRole('radio').first()).toBeVisible();
      // past the later days
      for (let step = at; step < 6; step += 1) await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await expect(booking.getByRole('radio').nth(1)).toBeChecked();
      // the fields for kind and topic are in between
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
      await expect(book).toBeFocused();
    });
    await test.step('it is held', async () => {
      await page.keyboard.press('Enter');
      const held = booking.getByRole('heading', { name: 'We’re holding this slot for you.' });
      await expect(held).toBeFocused();
      await expect(held).toBeInViewport();
      await expect(booking).toContainText('15 minutes left');
      await reload(page);
      await expect(booking.getByRole('heading', { name: 'We’re holding this slot for you.' })).toBeVisible();
      await expect(booking).toContainText(/\d+:\d\d [ap]m in India/);
      await expect.poll(async () => (await meetings()).length).toBe(1);
    });
    await test.step('it is released', async () => {
      await booking.getByRole('button', { name: 'Choose another time' }).click();
      await expect(date).toBeVisible();
      await expect.poll(meetings).toEqual([]);
    });
  });
});
