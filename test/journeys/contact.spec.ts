import { randomBytes } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, open, test, tokenOf } from './support/journey';
import { register } from './support/register';

test.use({ timezoneId: 'Asia/Kolkata' });

interface Member { username: string; token: string; headers: { authorization: string } }
interface Day { date: string; slots: { starts_at: string; time: string; office_time: string }[] }

const password = 'a courtyard at dusk';

/** A new account: what it holds is nobody else's. */
async function newMember(request: APIRequestContext, address: string): Promise<Member> {
  const username = `visitor${randomBytes(5).toString('hex')}`;
  await register(request, address, { username, email: `${username}@people.example`, password });
  const { token } = (await (await request.post(`${address}/api/auth/login/`, { data: { username, password } })).json()) as { token: string };
  return { username, token, headers: { authorization: `Token ${token}` } };
}

async function logIn(page: Page, { username, token }: Member): Promise<void> {
  await page.addInitScript(([name = '', key = '']) => {
    localStorage.setItem('token', key);
    localStorage.setItem('username', name);
  }, [username, token]);
}

/** A working day so many days from now, in India: every journey has its own, and a second try another week, so that none takes the times of another. */
function dayIn(days: number): string {
  const { retry, repeatEachIndex } = test.info();
  const at = new Date(Date.now() + 5.5 * 3_600_000 + (days + 7 * (retry + repeatEachIndex)) * 86_400_000);
  if (at.getUTCDay() === 0) at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
}

async function openBooking(page: Page) {
  await open(page, '/contact#meeting');
  const booking = page.getByRole('region', { name: 'Book a meeting' });
  const form = booking.getByRole('form', { name: 'Book a meeting' });
  await expect(booking.getByRole('group', { name: 'Next days with free times' })).toHaveAttribute('aria-busy', 'false');
  return { booking, form, date: form.getByLabel('Date'), time: (clock: string) => form.getByRole('radio', { name: clock }), book: form.getByRole('button', { name: /^Book for ₹99$/ }) };
}

async function slotsOn(request: APIRequestContext, address: string, date: string): Promise<Day['slots']> {
  const [day] = (await (await request.get(`${address}/api/meetings/slots/?from=${date}&days=1&timezone=Asia/Kolkata`)).json()) as Day[];
  return day?.slots ?? [];
}

const hold = (request: APIRequestContext, address: string, { headers }: Member, date: string, time: string) =>
  request.post(`${address}/api/meetings/`, { headers, data: { date, time, timezone: 'Asia/Kolkata', client_id: randomBytes(8).toString('hex') } });

const inWords = (date: string) => new Date(`${date}T00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).replace('Sept', 'Sep');

test.describe('the contact page', () => {
  test('has four options: call, live chat via WhatsApp, a meeting for 99 rupees, email', async ({ page }) => {
    await open(page, '/contact');
    const ways = page.getByRole('region', { name: 'Four ways to reach us' });
    await expect(ways.getByRole('listitem')).toHaveCount(4);
    await expect(ways.getByRole('heading', { level: 2 })).toHaveText(['Call', 'Live chat', 'Book a meeting', 'Email']);
    await expect(ways.getByRole('link', { name: 'Call now' })).toHaveAttribute('href', 'tel:+910000000000');
    const chat = new URL((await ways.getByRole('link', { name: 'Start a chat' }).getAttribute('href')) ?? '');
    expect([chat.origin, chat.pathname, chat.searchParams.get('text')]).toEqual(['https://wa.me', '/910000000000', 'Hello Aangan Estates, I have a question.']);
    await expect(ways.getByRole('listitem').nth(2)).toContainText('₹99');
    await expect(ways.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:office@aangan.example');
    await ways.getByRole('link', { name: 'Choose a time' }).click();
    await expect(page.getByRole('heading', { name: 'Book a meeting', level: 2 }).last()).toBeInViewport();
  });

  test('links to ten social networks, each once', async ({ page }) => {
    await open(page, '/contact');
    const links = page.getByRole('region', { name: 'Emergency hotline' }).getByRole('link', { name: /^Aangan Estates on / });
    await expect(links).toHaveCount(10);
    const [names, addresses] = [await links.allTextContents(), await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))];
    expect([new Set(names).size, new Set(addresses.map((link) => new URL(link).host)).size, addresses.every((link) => link.startsWith('https://'))]).toEqual([10, 10, true]);
  });

  test('has three office cards, an emergency hotline and an email address that is answered at any hour', async ({ page }) => {
    await open(page, '/contact');
    const offices = page.getByRole('region', { name: 'Our offices' }).getByRole('listitem');
    await expect(offices.getByRole('heading')).toHaveText(['Indore', 'Beverly Hills', 'Miami']);
    await expect(offices.first()).toContainText('Headquarters');
    const emergency = page.getByRole('region', { name: 'Emergency hotline' });
    await expect(emergency.locator('a[href^="tel:"]')).toHaveAttribute('href', 'tel:+910000000000');
    await expect(emergency.locator('a[href^="mailto:"]')).toHaveAttribute('href', /^mailto:office@aangan\.example/);
  });

  for (const path of ['/contact', '/']) {
    test(`${path} has boxes of 200 × 200 px that say Advertisement, which a superuser can fill and empty`, { tag: '@bothScreens' }, async ({ page, request, address }) => {
      const place = path === '/' ? 1 : 3;
      const admin = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
      const slot = `${address}/api/site-images/advertisement/${place}/`;
      const boxes = page.getByRole('list', { name: 'Advertisements' }).getByRole('listitem');
      // other visitors' answers follow a change within a quarter of a second
      const shown = (many: number) => expect.poll(async () => ((await (await request.get(`${address}/api/site-images/?name=advertisement`)).json()) as { position: number }[]).filter(({ position }) => position === place).length).toBe(many);
      const sizes = () => boxes.evaluateAll((all) => all.map(({ firstElementChild: box }) => [box?.clientWidth, box?.clientHeight].map((side) => Math.round((side ?? 0) / 10) * 10)));
      await open(page, path);
      await expect(boxes).toHaveText(['Advertisement', 'Advertisement']);
      expect(await sizes()).toEqual([[200, 200], [200, 200]]);

      const picture = await (await request.get(`${address}/favicon.svg`)).body();
      expect((await request.put(slot, { headers: admin, multipart: { alt: 'A joiner’s bench', link: 'https://partner.example/bench', image: { name: 'x.jpg', mimeType: 'image/jpeg', buffer: picture } } })).status()).toBe(415);
      const { picture: { image } } = ((await (await request.get(`${address}/api/site-images/?name=hero`)).json()) as { picture: { image: string } }[])[0] ?? { picture: { image: '' } };
      const jpeg = await (await request.get(address + image)).body();
      expect((await request.put(slot, { headers: admin, multipart: { alt: 'A joiner’s bench', link: 'https://partner.example/bench', image: { name: 'x.jpg', mimeType: 'image/jpeg', buffer: jpeg } } })).status()).toBe(200);
      await shown(1);
      await page.reload();
      const link = boxes.getByRole('link', { name: 'A joiner’s bench Advertisement' });
      await expect(link).toHaveAttribute('href', 'https://partner.example/bench');
      await expect(link).toHaveAttribute('rel', 'sponsored noopener');
      await link.scrollIntoViewIfNeeded();
      await expect.poll(() => link.locator('img').evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
      expect(await sizes()).toEqual([[200, 200], [200, 200]]);
      expect((await request.delete(slot, { headers: admin })).status()).toBe(204);
      await shown(0);
      await page.reload();
      await expect(boxes).toHaveText(['Advertisement', 'Advertisement']);
    });
  }

  test('an address that names the meeting opens at it, whatever is laid out late above', async ({ page }) => {
    await open(page, '/contact#meeting');
    await expect(page.getByRole('region', { name: 'Book a meeting' }).getByRole('heading', { name: 'Book a meeting' })).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.reload();
    await page.locator('html[data-alive]').waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('H4 nothing shifts while the calendar comes', { tag: '@bothScreens' }, async ({ page }) => {
    await page.addInitScript(() => {
      const told = window as unknown as { shift: number };
      told.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) told.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/contact');
    await page.getByRole('heading', { name: 'Emergency hotline' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('group', { name: 'Next days with free times' }).getByRole('button')).toHaveCount(6);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on the contact page with its calendar, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { date, time } = await openBooking(page);
      await date.fill(dayIn(85));
      await time('11:00').check();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`)).toEqual([]);
    });
  }
});

test.describe('a meeting', () => {
  test('needs a date and a time: with one of them missing nothing is asked of the server, and the missing one is pointed at', async ({ page, request, address }) => {
    await logIn(page, await newMember(request, address));
    const { form, date, time, book } = await openBooking(page);
    const asked: string[] = [];
    page.on('request', (sent) => void (sent.url().includes('/api/meetings/') && sent.method() !== 'GET' && asked.push(sent.url())));
    await book.click();
    await expect(date).toBeFocused();
    await expect(date).toHaveAccessibleDescription('Choose a date.');
    await expect(form.getByRole('group', { name: 'Time', exact: true })).toHaveAccessibleDescription('Choose a time.');
    await date.fill(dayIn(10));
    await expect(time('10:00')).toBeVisible();
    await book.click();
    await expect(form.getByRole('group', { name: 'Time', exact: true })).toBeFocused();
    await expect(form.getByText('Choose a time.')).toBeVisible();
    await expect(form.getByText('Choose a date.')).toBeHidden();
    await time('10:00').check();
    await date.fill('');
    await book.click();
    await expect(date).toBeFocused();
    expect(asked).toEqual([]);
    expect(await slotsOn(request, address, dayIn(10))).toHaveLength(16);
  });

  test('is chosen by anyone, held after the login that it leads to, and the choice is kept on the way', async ({ page, request, address }) => {
    const member = await newMember(request, address);
    const day = dayIn(12);
    const { booking, date, time, book } = await openBooking(page);
    await date.fill(day);
    await time('15:30').check();
    await book.click();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe('/contact#meeting');
    // by the page of its own, as a visitor would who opens it from here
    await page.goto('/login');
    await dialog.getByLabel('Username or email').fill(member.username);
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/contact#meeting$/);
    await expect(date).toHaveValue(day);
    await expect(time('15:30')).toBeChecked();
    await expect(booking).toBeInViewport();
    await book.click();
    await expect(booking.getByRole('heading', { name: 'This time is yours for now.' })).toBeFocused();
    await expect(booking).toContainText(`${inWords(day)}, 15:30 in India`);
    expect((await slotsOn(request, address, day)).map((slot) => slot.time)).not.toContain('15:30');
    const [held] = (await (await request.get(`${address}/api/meetings/`, { headers: member.headers })).json()) as { status: string; order: { amount: number; currency: string } }[];
    expect(held).toMatchObject({ status: 'held', order: { amount: 9_900, currency: 'INR' } });
  });

  test('that somebody else has just taken is said so: the list is fresh, the day stays, another time can be held', async ({ page, request, address }) => {
    const [member, rival] = [await newMember(request, address), await newMember(request, address)];
    await logIn(page, member);
    const day = dayIn(14);
    const { booking, form, date, time, book } = await openBooking(page);
    await date.fill(day);
    await time('12:00').check();
    expect((await hold(request, address, rival, day, '12:00')).status()).toBe(201);
    await book.click();
    const group = form.getByRole('group', { name: 'Time', exact: true });
    await expect(group.getByRole('alert')).toHaveText('This time has just been taken. Choose another.');
    await expect(group).toBeFocused();
    await expect(time('12:00')).toHaveCount(0);
    await expect(date).toHaveValue(day);
    await time('12:30').check();
    await expect(group.getByRole('alert')).toHaveCount(0);
    await book.click();
    await expect(booking).toContainText(`${inWords(day)}, 12:30 in India`);
  });

  test('is not offered at times that are taken, nor on Sundays, nor on days that are over', async ({ page, request, address }) => {
    const rival = await newMember(request, address);
    const day = dayIn(16);
    expect((await hold(request, address, rival, day, '10:00')).status()).toBe(201);
    const { form, date, time } = await openBooking(page);
    await date.fill(day);
    await expect(form.getByRole('radio')).toHaveCount(15);
    await expect(time('10:00')).toHaveCount(0);
    const sunday = new Date(`${day}T00:00Z`);
    sunday.setUTCDate(sunday.getUTCDate() + 7 - sunday.getUTCDay());
    await date.fill(sunday.toISOString().slice(0, 10));
    await expect(form.getByText(/^Nothing is free on Sun /)).toBeVisible();
    await date.fill(dayIn(-9));
    await expect(form.getByText('This day is over. Choose one that is still to come.')).toBeVisible();
    await date.fill(dayIn(200));
    await expect(form.getByText(/^Meetings are booked up to 90 days ahead/)).toBeVisible();
  });

  test('that is held tells for how long, survives a reload, and is free again when it is let go', async ({ page, request, address }) => {
    const member = await newMember(request, address);
    await logIn(page, member);
    const day = dayIn(18);
    const { booking, date, time, book } = await openBooking(page);
    await date.fill(day);
    await time('17:30').check();
    await book.click();
    await expect(booking).toContainText('15 minutes left');
    await page.reload();
    await expect(booking.getByRole('heading', { name: 'This time is yours for now.' })).toBeVisible();
    await expect(booking).toContainText(`${inWords(day)}, 17:30 in India`);
    await booking.getByRole('button', { name: 'Choose another time' }).click();
    await expect(date).toBeVisible();
    await expect.poll(async () => (await slotsOn(request, address, day)).map((slot) => slot.time)).toContain('17:30');
    expect(await (await request.get(`${address}/api/meetings/`, { headers: member.headers })).json()).toEqual([]);
  });

  test('counts its time down in words, speaks at few moments, and says when it is over', async ({ page, request, address }) => {
    await logIn(page, await newMember(request, address));
    await page.clock.install();
    await page.goto('/contact#meeting');
    const booking = page.getByRole('region', { name: 'Book a meeting' });
    // the page's own timers stand still too: they go on until it has woken up
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(booking.getByRole('group', { name: 'Next days with free times' })).toHaveAttribute('aria-busy', 'false', { timeout: 500 });
    }).toPass();
    await booking.getByLabel('Date').fill(dayIn(20));
    await booking.getByRole('radio', { name: '14:00' }).check();
    await booking.getByRole('button', { name: /^Book for/ }).click();
    await expect(booking).toContainText('15 minutes left');
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
    // only this browser's clock was turned: the server, whose own still holds the time, must not say so any more
    await page.route('**/api/meetings/', (route) => (route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.continue()));
    await page.clock.runFor(60_000);
    await expect(booking.getByRole('heading', { name: 'This time is not held any longer.' })).toBeVisible();
    await expect(booking.getByRole('status')).toContainText('Nothing was charged.');
    await booking.getByRole('button', { name: 'Choose a time again' }).click();
    await expect(booking.getByLabel('Date')).toBeVisible();
  });

  test('is booked as soon as the server knows of its payment', async ({ page, request, address }) => {
    const member = await newMember(request, address);
    await logIn(page, member);
    const day = dayIn(22);
    const { booking, date, time, book } = await openBooking(page);
    await date.fill(day);
    await time('11:30').check();
    await page.clock.install();
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/meetings/') && response.request().method() === 'POST');
    await book.click();
    const { order } = (await (await answered).json()) as { order: { id: string } };
    await expect(booking.getByRole('heading', { name: 'This time is yours for now.' })).toBeVisible();
    const proof: unknown = await (await request.post(`${address}/api/sandbox/pay/`, { headers: member.headers, data: { order_id: order.id, outcome: 'success' } })).json();
    expect((await request.post(`${address}/api/verify-razorpay-payment/`, { headers: member.headers, data: proof })).status()).toBe(200);
    await expect(async () => {
      await page.clock.runFor(20_000);
      await expect(booking.getByRole('heading', { name: 'Your meeting is booked.' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(booking).toContainText(`${inWords(day)}, 11:30 in India`);
    await booking.getByRole('button', { name: 'Book another' }).click();
    await expect(booking.getByText(`You have a meeting: ${inWords(day)}, 11:30 in India.`)).toBeVisible();
  });

  test('of a login that has ended leads to the login again, and the choice stays', async ({ page, request, address }) => {
    const member = await newMember(request, address);
    await logIn(page, member);
    const { date, time, book } = await openBooking(page);
    await date.fill(dayIn(24));
    await time('16:00').check();
    expect((await request.post(`${address}/api/auth/logout/`, { headers: member.headers })).status()).toBe(204);
    await book.click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(date).toHaveValue(dayIn(24));
    await expect(time('16:00')).toBeChecked();
  });

  test('whose asking was cut keeps the choice, and is held once when it is asked for again', async ({ page, request, address, faults }) => {
    const member = await newMember(request, address);
    await logIn(page, member);
    const day = dayIn(26);
    const { booking, form, date, time, book } = await openBooking(page);
    await date.fill(day);
    await time('13:00').check();
    // the server holds it, the answer never arrives; nor does anything else for a while
    await page.route('**/api/meetings/', async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort('connectionreset');
    });
    await book.click();
    await expect(form.getByRole('alert')).toHaveText('We could not reach the server. Check your connection and try again. What you chose is still here.');
    await expect(date).toHaveValue(day);
    await expect(time('13:00')).toBeChecked();
    await page.unroute('**/api/meetings/');
    await book.click();
    await expect(booking.getByRole('heading', { name: 'This time is yours for now.' })).toBeVisible();
    expect(await (await request.get(`${address}/api/meetings/`, { headers: member.headers })).json()).toHaveLength(1);
    expect(faults.splice(0).every((fault) => /ERR_CONNECTION_RESET .*\/api\/meetings\/$/.test(fault))).toBe(true);
  });

  test('shows a visitor abroad both clocks, and holds the moment that both of them mean', async ({ browser, address, request }) => {
    const member = await newMember(request, address);
    const context = await browser.newContext({ baseURL: address, timezoneId: 'America/New_York' });
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await logIn(page, member);
    const { booking, form, date, time, book } = await openBooking(page);
    const day = dayIn(30);
    await date.fill(day);
    const chip = form.getByRole('radio').nth(1);
    const slot = (await (await request.get(`${address}/api/meetings/slots/?from=${day}&days=1&timezone=America/New_York`)).json() as Day[])[0]?.slots[1];
    if (!slot) throw new Error('the day has no second time');
    await expect(chip).toHaveAccessibleName(`${slot.time} ${slot.office_time} in India`);
    await expect(form.getByText('By your own clock (America/New York); below it, the time in India.')).toBeVisible();
    await time(`${slot.time} ${slot.office_time} in India`).check();
    await book.click();
    await expect(booking).toContainText(`${inWords(day)}, ${slot.time} your time, ${slot.office_time} in India`);
    const [held] = (await (await request.get(`${address}/api/meetings/`, { headers: member.headers })).json()) as { starts_at: string }[];
    expect(held?.starts_at).toBe(slot.starts_at);
    await context.close();
  });

  test('H14 whose calendar cannot be loaded says so and offers Retry', async ({ page, faults }) => {
    await page.route('**/api/meetings/slots/**', (route) => route.abort('failed'));
    await open(page, '/contact#meeting');
    const booking = page.getByRole('region', { name: 'Book a meeting' });
    await expect(booking.getByRole('alert')).toContainText('We could not load the free times.');
    await page.unroute('**/api/meetings/slots/**');
    await booking.getByRole('button', { name: 'Retry' }).click();
    await expect(booking.getByRole('group', { name: 'Next days with free times' }).getByRole('button')).toHaveCount(6);
    await expect(booking.getByRole('alert')).toHaveCount(0);
    expect(faults.splice(0).every((fault) => /ERR_FAILED/.test(fault))).toBe(true);
  });

  test('is booked by keyboard alone', async ({ page, request, address }) => {
    await logIn(page, await newMember(request, address));
    const { booking, date, book } = await openBooking(page);
    await date.focus();
    await page.keyboard.press('Tab');
    for (let step = 0; step < 6 && !(await booking.getByRole('group', { name: 'Next days with free times' }).getByRole('button').nth(3).evaluate((day) => day === document.activeElement)); step += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(booking.getByRole('radio').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(booking.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(book).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(booking.getByRole('heading', { name: 'This time is yours for now.' })).toBeFocused();
  });
});

test.describe('the Get in Touch form', () => {
  test('of the home page stands beside phone, email and location as static text, and asks for what the specification names', async ({ page }) => {
    await open(page, '/');
    const block = page.getByRole('region', { name: 'Get in Touch' });
    for (const words of ['+91 00000 00000', 'office@aangan.example', 'Vijay Nagar, Indore, Madhya Pradesh']) await expect(block.getByText(words)).toBeVisible();
    await expect(block.getByRole('link')).toHaveCount(0);
    for (const label of ['First Name', 'Last Name', 'Email Address', 'Phone Number', 'Message']) await expect(block.getByLabel(label)).toBeEditable();
    await expect(block.getByRole('button')).toHaveText(['Send Message']);
  });

  test('keeps every word when sending fails, says that it is sending, and arrives once', async ({ page, request, address, faults }, { project }) => {
    const surname = `Cut${project.name}${Date.now()}`;
    await open(page, '/contact');
    const form = page.getByRole('region', { name: 'Get in Touch' });
    const typed = { 'First Name': 'Nandini', 'Last Name': surname, 'Email Address': 'nandini@example.com', 'Phone Number': '+91 98765 43210', Message: 'A plot near Rau, please.' };
    for (const [label, words] of Object.entries(typed)) await form.getByLabel(label).fill(words);
    // the server stores it, the answer never arrives
    let release = () => {};
    const held = new Promise<void>((resolve) => { release = resolve; });
    await page.route('**/api/enquiries/', async (route) => {
      await route.fetch();
      await held;
      await route.abort('connectionreset');
    }, { times: 1 });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('button', { name: 'Sending…' })).toBeDisabled();
    release();
    await expect(form.getByRole('alert')).toHaveText('We could not reach the server. Check your connection and try again. What you typed is still here.');
    for (const [label, words] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(words);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByText('Thank you. Your message is with us.')).toBeVisible();
    const headers = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
    const stored = (await (await request.get(`${address}/api/enquiries/?limit=100`, { headers })).json()) as { name: string; kind: string; message: string }[];
    expect(stored.filter(({ name }) => name === `Nandini ${surname}`)).toEqual([expect.objectContaining({ kind: 'contact', message: 'A plot near Rau, please.' })]);
    expect(faults.splice(0)).toEqual([expect.stringMatching(/ERR_CONNECTION_RESET .*\/api\/enquiries\/$/)]);
  });

  test('keeps every word when the server refuses a field or is out of order', async ({ page }) => {
    await open(page, '/contact');
    const form = page.getByRole('region', { name: 'Get in Touch' });
    const typed = { 'First Name': 'Nandini', 'Last Name': 'Rao', 'Email Address': 'not an address', 'Phone Number': '', Message: 'A plot near Rau, please.' };
    for (const [label, words] of Object.entries(typed)) await form.getByLabel(label).fill(words);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByLabel('Email Address')).toBeFocused();
    await page.route('**/api/enquiries/', (route) => route.fulfill({ status: 429, contentType: 'application/json', body: '{"detail":"That was tried too often. Please wait 60 minutes and try again.","code":"too_many_attempts"}' }));
    await form.getByLabel('Email Address').fill('nandini@example.com');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('alert')).toHaveText('That was tried too often. Please wait 60 minutes and try again. What you typed is still here.');
    for (const [label, words] of Object.entries({ ...typed, 'Email Address': 'nandini@example.com' })) await expect(form.getByLabel(label)).toHaveValue(words);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page tells how to book a meeting, and its form neither loses nor shows what was typed', async ({ page }) => {
    await page.goto('/contact');
    const booking = page.getByRole('region', { name: 'Book a meeting' });
    await expect(booking).toContainText('Tell us a date and a time');
    await expect(booking.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
    const chat = new URL((await booking.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
    expect(chat.searchParams.get('text')).toContain('I would like to book a meeting for ₹99');
    const form = page.getByRole('region', { name: 'Get in Touch' });
    await form.getByLabel('First Name').fill('Nandini');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(form.getByLabel('First Name')).toHaveValue('Nandini');
    await expect(form.getByText('Write to us by email or call us instead.')).toBeVisible();
  });
});
