import pg from 'pg';
import type { Page } from '@playwright/test';
import { emailsTo, freshName } from './support/accounts';
import { expect, open, test, tokenOf } from './support/journey';
import { ofChunk } from './support/ofChunk';

test(
  'a visitor searches, opens a listing, views its pictures, finds WhatsApp, and sends an enquiry that is stored',
  { tag: '@bothScreens' },
  async ({ page, request, address }, { project }) => {
    await open(page, '/');
    await page.getByRole('searchbox', { name: 'Search properties' }).fill('  penthouse pool ');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/properties\?search=penthouse(\+|%20)pool$/);
    await expect(page.getByText(/^\d+ listings? for “penthouse pool”$/)).toBeVisible();

    const card = page.getByRole('article').first();
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const counter = page.getByText(/^\d+ of \d+$/);
    await expect(counter).toHaveText(/^1 of /);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(counter).toHaveText(/^2 of /);

    const whatsApp = await page
      .getByRole('link', { name: /WhatsApp/ })
      .first()
      .getAttribute('href');
    const message = new URL(whatsApp ?? '').searchParams.get('text') ?? '';
    expect(whatsApp).toMatch(/^https:\/\/wa\.me\/910000000000\?text=/);
    expect(message).toContain(title);
    expect(message).toMatch(/₹[\d.,]+ (Cr|L)|Price on request/);
    expect(message).toContain(page.url());
    expect(message).toMatch(/(Indore|Pune)/);

    const name = `Nandini of the ${project.name} ${Date.now()}`;
    await page.getByRole('link', { name: 'Enquire', exact: true }).click();
    const form = page.locator('#enquire');
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Email Address').fill('nandini@example.com');
    await form.getByLabel('Phone Number').fill('+91 98765 43210');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByText('Thank you. We have your message.')).toBeVisible();

    const propertyId = Number(new URL(page.url()).pathname.split('/').pop());
    const token = await tokenOf(request, address, 'admin');
    const stored = (await (
      await request.get(`${address}/api/enquiries/`, { headers: { authorization: `Token ${token}` } })
    ).json()) as { name: string; property: { id: number } | null; kind: string }[];
    expect(stored.find((enquiry) => enquiry.name === name)).toMatchObject({
      kind: 'property',
      property: { id: propertyId },
    });
    if (project.name === 'desktop')
      expect(await storedInPostgres(name)).toEqual([{ email: 'nandini@example.com', property_id: propertyId }]);
  },
);

async function storedInPostgres(name: string): Promise<unknown[]> {
  const client = new pg.Client(process.env.POSTGRES_URL);
  await client.connect();
  try {
    return (await client.query('select email, property_id from enquiry where name = $1', [name])).rows;
  } finally {
    await client.end();
  }
}

test('an enquiry whose request was cut keeps its text, and a retry stores it once', async ({
  page,
  request,
  address,
  faults,
}, { project }) => {
  const name = `Cut off at the ${project.name} ${Date.now()}`;
  await open(page, '/properties/45');
  const form = page.locator('#enquire');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email Address').fill('cut@example.com');
  // the server stores it, but the response is lost
  await page.route(
    '**/api/enquiries/',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByRole('alert')).toContainText('We could not reach the server.');
  await expect(form.getByLabel('Name')).toHaveValue(name);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByText('Thank you. We have your message.')).toBeVisible();
  const token = await tokenOf(request, address, 'admin');
  const stored = (await (
    await request.get(`${address}/api/enquiries/?limit=100`, { headers: { authorization: `Token ${token}` } })
  ).json()) as { name: string }[];
  expect(stored.filter((enquiry) => enquiry.name === name)).toHaveLength(1);
  expect(faults.splice(0)).toEqual([
    expect.stringMatching(/^Failed to load resource: net::ERR_CONNECTION_RESET .*\/api\/enquiries\/$/),
  ]);
});

test('the Get in Touch form of the home page stores an enquiry with both names', async ({ page, request, address }, {
  project,
}) => {
  const surname = `Tester${project.name}${Date.now()}`;
  await open(page, '/');
  const form = page.getByRole('region', { name: 'Get in Touch' });
  await form.getByLabel('First Name').fill('Asha');
  await form.getByLabel('Last Name').fill(surname);
  await form.getByLabel('Email Address').fill('asha@example.com');
  await form.getByLabel('Message').fill('Please call me about plots near Rau.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Thank you. We have your message.')).toBeVisible();
  const token = await tokenOf(request, address, 'admin');
  const stored = (await (
    await request.get(`${address}/api/enquiries/?limit=100`, { headers: { authorization: `Token ${token}` } })
  ).json()) as { name: string; kind: string }[];
  expect(stored.find(({ name }) => name === `Asha ${surname}`)).toMatchObject({ kind: 'contact' });
});

test('a form submitted before its code loads is sent once afterwards', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(ofChunk('enquiry'), async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/enquiries/')) sent.push(request.url());
  });
  await open(page, '/properties/45');
  const form = page.locator('#enquire');
  await form.getByLabel('Name').fill('Quick Visitor');
  await form.getByLabel('Email Address').fill('quick@example.com');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByRole('button', { name: /^Send enquiry ?…$/ })).toBeVisible();
  await expect(page).toHaveURL(/\/properties\/45$/);
  expect(sent).toEqual([]);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const go of held) go();
  await expect(form.getByText('Thank you. We have your message.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

/** Opens a page whose scripts are delayed until `release`. */
async function openWithoutScripts(page: Page, path: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((go) => {
    release = go;
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  return { release };
}

test.describe('input before a page’s scripts load is kept and used:', () => {
  test('an enquiry', async ({ page }) => {
    const { release } = await openWithoutScripts(page, '/properties/45');
    const message = page.locator('#enquire').getByLabel('Message');
    await message.fill('Is the east terrace shared?');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-alive');
    await message.scrollIntoViewIfNeeded();
    await page.locator('#enquire').getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.locator('#enquire').getByLabel('Name')).toHaveAccessibleDescription('This field is required.');
    await expect(message).toHaveValue('Is the east terrace shared?');
  });

  test('a text selection in a server-rendered message', async ({ page }) => {
    const { release } = await openWithoutScripts(page, '/properties/45');
    const message = page.locator('#enquire').getByLabel('Message');
    const selected = () =>
      message.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    await message.selectText();
    const messageText = await message.inputValue();
    expect(await selected()).toBe(messageText);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-alive');
    await expect(page.locator('#enquire').getByRole('button', { name: 'Send enquiry' })).toBeEnabled();
    await expect
      .poll(() => message.evaluate((area) => Object.keys(area).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
    expect(await selected()).toBe(messageText);
    await page.keyboard.type('Is it sold?');
    await expect(message).toHaveValue('Is it sold?');
  });

  test('a review', async ({ page }) => {
    const { release } = await openWithoutScripts(page, '/rate-us');
    await page.getByRole('radio', { name: /^4/ }).check();
    await page.getByLabel('Your review').fill('Papers read twice before we signed.');
    release();
    await expect(page.getByRole('button', { name: 'Submit Review' })).toBeEnabled();
    await expect(page.getByRole('radio', { name: /^4/ })).toBeChecked();
    await expect(page.getByLabel('Your review')).toHaveValue('Papers read twice before we signed.');
  });

  test('an order of listings', async ({ page }) => {
    const { release } = await openWithoutScripts(page, '/properties');
    await page.getByLabel('Sort by').selectOption('price');
    release();
    await expect(page).toHaveURL(/\/properties\?ordering=price$/);
    await expect(page.getByLabel('Sort by')).toHaveValue('price');
  });

  test('a package', async ({ page }) => {
    const { release } = await openWithoutScripts(page, '/packages');
    const last = page.getByRole('radio').last();
    const other = (await last.isChecked()) ? page.getByRole('radio').first() : last;
    await other.check();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-alive');
    await expect(other).toBeChecked();
    await expect(page).toHaveURL(/[?&]package=/);
  });

  test('leaving the newsletter', async ({ page, request, address }) => {
    const email = `${freshName()}@people.example`;
    await request.post(`${address}/api/newsletter/`, { data: { email } });
    await expect.poll(() => emailsTo(email)).toHaveLength(1);
    const [letter = ''] = emailsTo(email);
    const path = /\/newsletter\/unsubscribe\?token=[\w.-]+/.exec(letter)?.[0] ?? '';
    const { release } = await openWithoutScripts(page, path);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    release();
    await expect(page.getByRole('heading', { name: 'Done. You are unsubscribed.' })).toBeVisible();
  });
});

test('H7 a field that the server rejects gets the focus and the message', async ({ page }) => {
  await open(page, '/properties/45');
  const form = page.locator('#enquire');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Someone');
  await form.getByLabel('Email Address').fill('no address');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByLabel('Email Address')).toBeFocused();
  await expect(form.getByLabel('Email Address')).toHaveAccessibleDescription(
    'Enter an email address, such as name@example.com.',
  );
  await expect(form.getByLabel('Name')).toHaveValue('Someone');
});
