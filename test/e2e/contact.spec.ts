import { drawPicture } from '../support/pictures';
import { axeFaults } from './support/axe';
import { expect, open, test, tokenOf } from './support/journey';
import { dayIn, openBooking } from './support/meetings';

test.use({ timezoneId: 'Asia/Kolkata' });

test.describe('the contact page', () => {
  test('has four options: call, live chat via WhatsApp, a meeting for 99 rupees, email', async ({ page }) => {
    await open(page, '/contact');
    const options = page.getByRole('region', { name: 'Four ways to reach us' });
    await expect(options.getByRole('listitem')).toHaveCount(4);
    await expect(options.getByRole('heading', { level: 2 })).toHaveText([
      'Call',
      'Live chat',
      'Book a meeting',
      'Email',
    ]);
    await expect(options.getByRole('link', { name: 'Call now' })).toHaveAttribute('href', 'tel:+910000000000');
    const chat = new URL((await options.getByRole('link', { name: 'Start a chat' }).getAttribute('href')) ?? '');
    expect([chat.origin, chat.pathname, chat.searchParams.get('text')]).toEqual([
      'https://wa.me',
      '/910000000000',
      'Hello Aangan Estates, I have a question.',
    ]);
    await expect(options.getByRole('listitem').nth(2)).toContainText('₹99');
    await expect(options.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:office@aangan.example',
    );
    await options.getByRole('link', { name: 'Choose a time' }).click();
    await expect(page.getByRole('heading', { name: 'Book a meeting', level: 2 }).last()).toBeInViewport();
  });

  test('links to ten social networks once each', async ({ page }) => {
    await open(page, '/contact');
    const links = page
      .getByRole('region', { name: 'Emergency hotline' })
      .getByRole('link', { name: /^Aangan Estates on / });
    await expect(links).toHaveCount(10);
    const [names, addresses] = [
      await links.allTextContents(),
      await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)),
    ];
    expect([
      new Set(names).size,
      new Set(addresses.map((link) => new URL(link).host)).size,
      addresses.every((link) => link.startsWith('https://')),
    ]).toEqual([10, 10, true]);
  });

  test('has three office cards, an emergency hotline and a 24-hour email address', async ({ page }) => {
    await open(page, '/contact');
    const offices = page.getByRole('region', { name: 'Our offices' }).getByRole('listitem');
    await expect(offices.getByRole('heading')).toHaveText(['Indore', 'Beverly Hills', 'Miami']);
    await expect(offices.first()).toContainText('Headquarters');
    const emergency = page.getByRole('region', { name: 'Emergency hotline' });
    await expect(emergency.locator('a[href^="tel:"]')).toHaveAttribute('href', 'tel:+910000000000');
    await expect(emergency.locator('a[href^="mailto:"]')).toHaveAttribute('href', /^mailto:office@aangan\.example/);
  });

  for (const path of ['/contact', '/']) {
    test(
      `${path} has boxes of 200 × 200 px that say Advertisement, which the office fills and clears`,
      { tag: '@bothScreens' },
      async ({ page, request, address }) => {
        const place = path === '/' ? 1 : 3;
        const admin = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
        const slot = `${address}/api/office/advertisements/${place}/`;
        const boxes = page.getByRole('list', { name: 'Advertisements' }).getByRole('listitem');
        // other visitors see a change within 250 ms
        const shown = (many: number) =>
          expect
            .poll(
              async () =>
                (
                  (await (await request.get(`${address}/api/site-images/?name=advertisement`)).json()) as {
                    position: number;
                  }[]
                ).filter(({ position }) => position === place).length,
            )
            .toBe(many);
        const sizes = () =>
          boxes.evaluateAll((all) =>
            all.map(({ firstElementChild: box }) =>
              [box?.clientWidth, box?.clientHeight].map((side) => Math.round((side ?? 0) / 10) * 10),
            ),
          );
        await open(page, path);
        await expect(boxes).toHaveText(['Advertisement', 'Advertisement']);
        expect(await sizes()).toEqual([
          [200, 200],
          [200, 200],
        ]);

        const uploaded = await request.post(`${address}/api/office/pictures/`, {
          headers: admin,
          multipart: {
            alt: 'A joiner’s bench',
            image: { name: 'x.jpg', mimeType: 'image/jpeg', buffer: await drawPicture({ seed: place }) },
          },
        });
        const { media } = (await uploaded.json()) as { media: number };
        const data = {
          version: 0,
          picture: { media, alt: 'A joiner’s bench' },
          link: 'https://partner.example/bench',
          starts_at: null,
          ends_at: null,
        };
        const placed = await request.put(slot, { headers: admin, data });
        expect(placed.status()).toBe(200);
        const { version } = (await placed.json()) as { version: number };
        await shown(1);
        await page.reload();
        const link = boxes.getByRole('link', { name: 'A joiner’s bench Advertisement' });
        await expect(link).toHaveAttribute('href', 'https://partner.example/bench');
        await expect(link).toHaveAttribute('rel', 'sponsored noopener');
        await link.scrollIntoViewIfNeeded();
        await expect
          .poll(() => link.locator('img').evaluate((shown: HTMLImageElement) => shown.naturalWidth))
          .toBeGreaterThan(0);
        expect(await sizes()).toEqual([
          [200, 200],
          [200, 200],
        ]);
        expect((await request.delete(`${slot}?version=${version}`, { headers: admin })).status()).toBe(204);
        await shown(0);
        await page.reload();
        await expect(boxes).toHaveText(['Advertisement', 'Advertisement']);
      },
    );
  }

  test('the meeting’s fragment scrolls to it, whatever loads above it later', async ({ page }) => {
    await open(page, '/contact#meeting');
    await expect(
      page.getByRole('region', { name: 'Book a meeting' }).getByRole('heading', { name: 'Book a meeting' }),
    ).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.reload();
    await page.locator('html[data-alive]').waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('H4 nothing shifts while the calendar loads', { tag: '@bothScreens' }, async ({ page }) => {
    await page.addInitScript(() => {
      const measured = window as unknown as { shift: number };
      measured.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) measured.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/contact');
    await page.getByRole('heading', { name: 'Emergency hotline' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('group', { name: 'Next available days' }).getByRole('button')).toHaveCount(6);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
  });

  test('axe finds nothing on the contact page with its calendar', { tag: '@bothScreens' }, async ({ page }) => {
    const { date, time } = await openBooking(page);
    await date.fill(dayIn(85));
    await time('11:00').check();
    expect(await axeFaults(page)).toEqual([]);
  });
});

test.describe('the Get in Touch form', () => {
  test('on the home page has the specification’s fields, next to phone, email and location as static text', async ({
    page,
  }) => {
    await open(page, '/');
    const block = page.getByRole('region', { name: 'Get in Touch' });
    for (const words of ['+91 00000 00000', 'office@aangan.example', 'Vijay Nagar, Indore, Madhya Pradesh'])
      await expect(block.getByText(words)).toBeVisible();
    await expect(block.getByRole('link')).toHaveCount(0);
    for (const label of ['First Name', 'Last Name', 'Email Address', 'Phone Number', 'Message'])
      await expect(block.getByLabel(label)).toBeEditable();
    await expect(block.getByRole('button')).toHaveText(['Send Message']);
  });

  test('keeps its text when sending fails, shows progress, and is stored once', async ({
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
      'We could not reach the server. Check your connection and try again. Your input is still here.',
    );
    for (const [label, words] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(words);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByText('Thank you. We have your message.')).toBeVisible();
    const headers = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
    const stored = (await (await request.get(`${address}/api/enquiries/?limit=100`, { headers })).json()) as {
      name: string;
      kind: string;
      message: string;
    }[];
    expect(stored.filter(({ name }) => name === `Nandini ${surname}`)).toEqual([
      expect.objectContaining({ kind: 'contact', message: 'A plot near Rau, please.' }),
    ]);
    expect(faults.splice(0)).toEqual([expect.stringMatching(/ERR_CONNECTION_RESET .*\/api\/enquiries\/$/)]);
  });

  test('keeps its text when the server rejects a field or fails', async ({ page }) => {
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
      'That was tried too often. Please wait 60 minutes and try again. Your input is still here.',
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
    await page.goto('/contact');
    const booking = page.getByRole('region', { name: 'Book a meeting' });
    await expect(booking).toContainText('Tell us a date and time');
    await expect(booking.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
    const chat = new URL((await booking.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
    expect(chat.searchParams.get('text')).toContain('I would like to book a meeting for ₹99');
    const form = page.getByRole('region', { name: 'Get in Touch' });
    await form.getByLabel('First Name').fill('Nandini');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(form.getByLabel('First Name')).toHaveValue('Nandini');
    await expect(form.getByText('email or call us instead.')).toBeVisible();
  });
});
