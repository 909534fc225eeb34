import { expectAccessible } from './support/axe';
import { expect, open, openUnhydrated, reload, test, tokenOf } from './support/journey';
import { dayIn, openBooking } from './support/meetings';
import { settled } from './support/places';
import { follow } from './support/reading';
import { expectStill, watchShifts } from './support/shifts';

test.use({ timezoneId: 'Asia/Kolkata' });

test.describe('the contact page', () => {
  test('has four ways to reach us, ten social networks, three offices, a hotline, and two boxes for advertisements; H4 nothing shifts while its calendar loads', async ({
    page,
  }) => {
    await watchShifts(page);
    await open(page, '/contact');
    const emergency = page.getByRole('region', { name: 'Emergency hotline' });
    await emergency.getByRole('heading', { name: 'Emergency hotline' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('group', { name: 'Next available days' }).getByRole('button')).toHaveCount(6);
    await expectStill(page);

    const options = page.getByRole('region', { name: 'Four ways to reach us' });
    await expect(options.getByRole('listitem')).toHaveCount(4);
    await expect(options.getByRole('heading', { level: 2 })).toHaveText([
      'Call',
      'Live chat',
      'Book a meeting',
      'Email',
    ]);
    await expect(options.getByRole('link', { name: 'Call now' })).toHaveAttribute('href', 'tel:+910000000000');
    await expect(options.getByRole('link', { name: 'Start a chat' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/910000000000\?text=Hello(%20|\+)Aangan(%20|\+)Estates(,|%2C)(%20|\+)I(%20|\+)have(%20|\+)a(%20|\+)question\.$/,
    );
    await expect(options.getByRole('listitem').nth(2)).toContainText('₹99');
    await expect(options.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:office@aangan.example',
    );

    const networks = emergency.getByRole('link', { name: /^Aangan Estates on / });
    await expect(networks).toHaveCount(10);
    const [names, hosts] = await networks.evaluateAll((links) => [
      new Set(links.map((link) => link.textContent)).size,
      new Set(
        links.map((link) => new URL((link as HTMLAnchorElement).href)).map(({ protocol, host }) => protocol + host),
      ).size,
    ]);
    expect([names, hosts]).toEqual([10, 10]);
    await expect(emergency.locator('a[href^="https://"]')).toHaveCount(10);
    await expect(emergency.locator('a[href^="tel:"]')).toHaveAttribute('href', 'tel:+910000000000');
    await expect(emergency.locator('a[href^="mailto:"]')).toHaveAttribute('href', /^mailto:office@aangan\.example/);

    const offices = page.getByRole('region', { name: 'Our offices' }).getByRole('listitem');
    await expect(offices.getByRole('heading')).toHaveText(['Indore', 'Beverly Hills', 'Miami']);
    await expect(offices.first()).toContainText('Headquarters');

    await options.getByRole('link', { name: 'Choose a time' }).click();
    await expect(page.getByRole('heading', { name: 'Book a meeting', level: 2 }).last()).toBeInViewport();
  });

  test(
    'and the home page have boxes of 200 × 200 px that say Advertisement, filled or not',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const [slide] = (await (await request.get(`${address}/api/site-images/?name=hero`)).json()) as object[];
      const linkOf = (position: number) => `https://partner.example/bench/${position}`;
      await page.route(/\/api\/site-images\/\?name=advertisement/, (route) =>
        route.fulfill({
          json: [1, 3].map((position) => ({ ...slide, name: 'advertisement', position, link: linkOf(position) })),
        }),
      );
      const boxes = page.getByRole('list', { name: 'Advertisements' }).getByRole('listitem');
      const sizes = async () => {
        await settled(page);
        return boxes.evaluateAll((all) =>
          all.map(({ firstElementChild: box }) =>
            [box?.clientWidth, box?.clientHeight].map((side) => Math.round((side ?? 0) / 10) * 10),
          ),
        );
      };
      const twoBoxes = [
        [200, 200],
        [200, 200],
      ];
      // as the server renders them
      for (const path of ['/contact', '/']) {
        await open(page, path);
        await expect(boxes).toHaveText(['Advertisement', 'Advertisement']);
        await expect.poll(sizes).toEqual(twoBoxes);
      }
      await open(page, '/about');
      for (const [path, position] of [
        ['/contact', 3],
        ['/', 1],
      ] as const) {
        await follow(page, path);
        const filled = boxes.locator(`a[href="${linkOf(position)}"]`);
        await expect(filled).toHaveAttribute('rel', 'sponsored noopener');
        await filled.scrollIntoViewIfNeeded();
        await expect
          .poll(() => filled.locator('img').evaluate((shown: HTMLImageElement) => shown.naturalWidth))
          .toBeGreaterThan(0);
        await expect(boxes).toHaveText([/Advertisement$/, 'Advertisement']);
        await expect.poll(sizes).toEqual(twoBoxes);
      }
    },
  );

  test('scrolls to the meeting of its fragment, whatever loads above it later; axe finds nothing with the calendar', async ({
    page,
  }) => {
    const { booking, date, time } = await openBooking(page);
    await expect(booking.getByRole('heading', { name: 'Book a meeting' })).toBeInViewport();
    await date.fill(dayIn(85));
    await time('11:00 am').check();
    await expectAccessible(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await reload(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('the Get in Touch form', () => {
  test(
    'on the home page has the specification’s fields, next to phone, email and location as static text',
    { tag: '@all' },
    async ({ page }) => {
      await open(page, '/');
      const block = page.getByRole('region', { name: 'Get in Touch' });
      for (const words of ['+91 00000 00000', 'office@aangan.example', 'Vijay Nagar, Indore, Madhya Pradesh'])
        await expect(block.getByText(words)).toBeVisible();
      await expect(block.getByRole('link')).toHaveCount(0);
      for (const label of ['First Name', 'Last Name', 'Email Address', 'Phone Number', 'Message'])
        await expect(block.getByLabel(label)).toBeEditable();
      await expect(block.getByRole('button')).toHaveText(['Send Message']);
    },
  );

  test('H32 keeps its text when sending fails, shows progress, and is stored once; its result has the focus, in view', async ({
    page,
    request,
    address,
    faults,
  }, { project }) => {
    const surname = `Cut${project.name}${Date.now()}`;
    await open(page, '/contact');
    const form = page.getByRole('region', { name: 'Get in Touch' });
    const typed = {
      'First Name': 'Nandini',
      'Last Name': surname,
      'Email Address': 'nandini@example.com',
      'Phone Number': '+91 98765 43210',
      Message: 'A plot near Rau, please.',
    };
    for (const [label, words] of Object.entries(typed)) await form.getByLabel(label).fill(words);
    // the server stores it, but the response is lost
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      '**/api/enquiries/',
      async (route) => {
        await route.fetch();
        await held;
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('button', { name: 'Sending…' })).toBeDisabled();
    release();
    await expect(form.getByRole('alert')).toHaveText(
      'We could not reach the server. Check your connection and try again. What you typed is still here.',
    );
    for (const [label, words] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(words);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('status').filter({ hasText: 'Thank you. We have your message.' })).toBeFocused();
    await expect(form.getByText('Thank you. We have your message.')).toBeInViewport();
    const headers = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
    const stored = (await (await request.get(`${address}/api/enquiries/?limit=100`, { headers })).json()) as {
      name: string;
      kind: string;
      message: string;
    }[];
    expect(stored.filter(({ name }) => name === `Nandini ${surname}`)).toEqual([
      expect.objectContaining({ kind: 'contact', message: 'A plot near Rau, please.' }),
    ]);
    await expect.poll(() => faults).toEqual([expect.stringMatching(/ERR_CONNECTION_RESET .*\/api\/enquiries\/$/)]);
    faults.splice(0);
  });

  test('keeps its text when the server rejects a field or fails', { tag: '@all' }, async ({ page }) => {
    await open(page, '/contact');
    const form = page.getByRole('region', { name: 'Get in Touch' });
    const typed = {
      'First Name': 'Nandini',
      'Last Name': 'Rao',
      'Email Address': 'not an address',
      'Phone Number': '',
      Message: 'A plot near Rau, please.',
    };
    for (const [label, words] of Object.entries(typed)) await form.getByLabel(label).fill(words);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByLabel('Email Address')).toBeFocused();
    await page.route('**/api/enquiries/', (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/json',
        body: '{"detail":"That was tried too often. Please wait 60 minutes and try again.","code":"too_many_attempts"}',
      }),
    );
    await form.getByLabel('Email Address').fill('nandini@example.com');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'That was tried too often. Please wait 60 minutes and try again. What you typed is still here.',
    );
    for (const [label, words] of Object.entries({ ...typed, 'Email Address': 'nandini@example.com' }))
      await expect(form.getByLabel(label)).toHaveValue(words);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page says how to book a meeting, and its form neither loses typed text nor puts it into the address', async ({
    page,
  }) => {
    await openUnhydrated(page, '/contact');
    const booking = page.getByRole('region', { name: 'Book a meeting' });
    await expect(booking).toContainText('Give us a date and time');
    await expect(booking.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
    const chat = new URL((await booking.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
    expect(chat.searchParams.get('text')).toContain('I would like to book a meeting for ₹99');
    const form = page.getByRole('region', { name: 'Get in Touch' });
    await form.getByLabel('First Name').fill('Nandini');
    await form.getByRole('button', { name: 'Send Message' }).click();
    // the server’s own page, with what is missing
    await expect(page).toHaveURL(/\/send\/enquiry$/);
    await expect(page.getByLabel('Name')).toHaveValue('Nandini');
    await expect(page.getByText('Nothing has been sent yet. What you typed is still here.')).toBeVisible();
  });
});
