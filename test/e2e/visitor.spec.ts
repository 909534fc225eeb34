import pg from 'pg';
import type { APIRequestContext, Page } from '@playwright/test';
import { freshName } from './support/accounts';
import { emailsTo } from './support/outbox';
import { hold } from './support/holding';
import { expect, hydrated, open, openUnhydrated, test, tokenOf } from './support/journey';
import { ofChunk } from './support/ofChunk';

test('a visitor gets in touch on the home page, searches, opens a listing, views its pictures, finds WhatsApp, and sends an enquiry; both are stored', async ({
  page,
  request,
  address,
}, { project }) => {
  await open(page, '/');
  const surname = `Tester${project.name}${Date.now()}`;
  await test.step('Get in Touch', async () => {
    const form = page.getByRole('region', { name: 'Get in Touch' });
    await form.getByLabel('First Name').fill('Asha');
    await form.getByLabel('Last Name').fill(surname);
    await form.getByLabel('Email Address').fill('asha@example.com');
    await form.getByLabel('Message').fill('Please call me about plots near Rau.');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByText('Thank you. We have your message.')).toBeVisible();
    expect(await enquiryOf(request, address, `Asha ${surname}`)).toMatchObject({ kind: 'contact' });
  });

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
  expect(await enquiryOf(request, address, name)).toMatchObject({ kind: 'property', property: { id: propertyId } });
  if (project.name === 'desktop')
    expect(await storedInPostgres(name)).toEqual([{ email: 'nandini@example.com', property_id: propertyId }]);
});

/** The newest stored enquiries with this name. */
async function enquiriesOf(request: APIRequestContext, address: string, name: string) {
  const headers = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
  const stored = (await (await request.get(`${address}/api/enquiries/?limit=100`, { headers })).json()) as {
    name: string;
    property: { id: number } | null;
    kind: string;
  }[];
  return stored.filter((enquiry) => enquiry.name === name);
}
const enquiryOf = async (request: APIRequestContext, address: string, name: string) =>
  (await enquiriesOf(request, address, name))[0];

async function storedInPostgres(name: string): Promise<unknown[]> {
  const client = new pg.Client(process.env.POSTGRES_URL);
  await client.connect();
  try {
    return (await client.query('select email, property_id from enquiry where name = $1', [name])).rows;
  } finally {
    await client.end();
  }
}

test('an enquiry that is submitted before its code loads is sent once afterwards; a cut request keeps its text, and a retry stores it once; H7 a field that the server rejects gets the focus and the message', async ({
  page,
  request,
  address,
  faults,
}, { project }) => {
  const name = `Cut off at the ${project.name} ${Date.now()}`;
  const code = await hold(page, ofChunk('enquiry'));
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (asked.method() === 'POST' && asked.url().endsWith('/api/enquiries/')) sent.push(asked.url());
  });
  // the server stores it, but the response is lost
  await page.route(
    '**/api/enquiries/',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  // a chunk that is requested early enough holds up the page's load event
  await open(page, '/properties/45', { waitUntil: 'domcontentloaded' });
  const form = page.locator('#enquire');
  const send = form.getByRole('button', { name: 'Send enquiry' });
  await test.step('before its code', async () => {
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Email Address').fill('cut@example.com');
    await send.click();
    await expect(form.getByRole('button', { name: /^Send enquiry ?…$/ })).toBeVisible();
    await expect(page).toHaveURL(/\/properties\/45$/);
    await expect.poll(code.waiting).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    code.letGo();
  });

  await test.step('cut', async () => {
    await expect(form.getByRole('alert')).toContainText('We could not reach the server.');
    expect(sent).toHaveLength(1);
    await expect(form.getByLabel('Name')).toHaveValue(name);
    await expect(form.getByLabel('Email Address')).toHaveValue('cut@example.com');
    await send.click();
    await expect(form.getByText('Thank you. We have your message.')).toBeVisible();
    expect(await enquiriesOf(request, address, name)).toHaveLength(1);
    expect(faults.splice(0)).toEqual([
      expect.stringMatching(/^Failed to load resource: net::ERR_CONNECTION_RESET .*\/api\/enquiries\/$/),
    ]);
  });

  await test.step('H7 rejected', async () => {
    await open(page, '/properties/44');
    await send.click();
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByLabel('Name').fill('Someone');
    await form.getByLabel('Email Address').fill('no address');
    await send.click();
    await expect(form.getByLabel('Email Address')).toBeFocused();
    await expect(form.getByLabel('Email Address')).toHaveAccessibleDescription(
      'Enter an email address, such as name@example.com.',
    );
    await expect(form.getByLabel('Name')).toHaveValue('Someone');
  });
});

/** Opens a page whose scripts are delayed until `letGo`. */
async function openWithoutScripts(page: Page, path: string) {
  const scripts = await hold(page, /\/assets\/[^/]*\.js$/);
  // its loading ends only with its scripts
  const opened = openUnhydrated(page, path);
  await expect(page).toHaveURL(path);
  await expect(page.locator('footer')).toBeAttached();
  return {
    letGo: async () => {
      scripts.letGo();
      await opened;
      await hydrated(page);
      await page.unroute(/\/assets\/[^/]*\.js$/);
    },
  };
}

test('input before a page’s scripts load is kept and used: an enquiry, a text selection in a server-rendered message, a review, an order of listings, a package, leaving the newsletter', async ({
  page,
  request,
  address,
}) => {
  await test.step('an enquiry and a text selection', async () => {
    const { letGo } = await openWithoutScripts(page, '/properties/45');
    const form = page.locator('#enquire');
    const message = form.getByLabel('Message');
    const selected = () =>
      message.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    await form.getByLabel('Email Address').fill('early@example.com');
    await message.selectText();
    const rendered = await message.inputValue();
    expect(rendered).not.toBe('');
    await expect.poll(selected).toBe(rendered);
    await letGo();
    await form.scrollIntoViewIfNeeded();
    await expect
      .poll(() => message.evaluate((area) => Object.keys(area).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
    await expect(form.getByRole('button', { name: 'Send enquiry' })).toBeEnabled();
    await expect.poll(selected).toBe(rendered);
    await page.keyboard.type('Is it sold?');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('This field is required.');
    await expect(message).toHaveValue('Is it sold?');
    await expect(form.getByLabel('Email Address')).toHaveValue('early@example.com');
  });

  await test.step('a review', async () => {
    const { letGo } = await openWithoutScripts(page, '/rate-us');
    await page.getByRole('radio', { name: /^4/ }).check();
    await page.getByLabel('Your review').fill('Papers read twice before we signed.');
    await letGo();
    await expect(page.getByRole('button', { name: 'Submit Review' })).toBeEnabled();
    await expect(page.getByRole('radio', { name: /^4/ })).toBeChecked();
    await expect(page.getByLabel('Your review')).toHaveValue('Papers read twice before we signed.');
  });

  await test.step('an order of listings', async () => {
    const { letGo } = await openWithoutScripts(page, '/properties');
    await page.getByLabel('Sort by').selectOption('price');
    await letGo();
    await expect(page).toHaveURL(/\/properties\?ordering=price$/);
    await expect(page.getByLabel('Sort by')).toHaveValue('price');
  });

  await test.step('a package', async () => {
    const { letGo } = await openWithoutScripts(page, '/packages');
    const last = page.getByRole('radio').last();
    const other = (await last.isChecked()) ? page.getByRole('radio').first() : last;
    await other.check();
    await letGo();
    await expect(other).toBeChecked();
    await expect(page).toHaveURL(/[?&]package=/);
  });

  await test.step('leaving the newsletter', async () => {
    const email = `${freshName()}@people.example`;
    await request.post(`${address}/api/newsletter/`, { data: { email } });
    await expect.poll(() => emailsTo(email)).toHaveLength(1);
    const [letter = ''] = emailsTo(email);
    const path = /\/newsletter\/unsubscribe\?token=[\w.-]+/.exec(letter)?.[0] ?? '';
    const { letGo } = await openWithoutScripts(page, path);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await letGo();
    await expect(page.getByRole('heading', { name: 'Done. You’ve been unsubscribed.' })).toBeVisible();
  });
});
