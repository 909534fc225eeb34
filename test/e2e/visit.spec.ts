import { readFileSync } from 'node:fs';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { readCalendar } from '../support/readCalendar';
import { type Account, freshName, logInAccount, logInNewStaff, newAccount } from './support/accounts';
import { emailsTo } from './support/outbox';
import { expectAccessible } from './support/axe';
import { expect, open, reload, test } from './support/journey';
import { newListing } from './support/listings';

const newYork = 'America/New_York';
test.use({ timezoneId: newYork });

/** A page of somebody else, whose clock shows India's time. */
async function pageInIndia(browser: Browser, address: string, headers: Record<string, string>): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    timezoneId: 'Asia/Kolkata',
    extraHTTPHeaders: headers,
    acceptDownloads: true,
  });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  return page;
}

const subjectsTo = (email: string) => emailsTo(email).map((text) => /^Subject: (.*)$/m.exec(text)?.[1] ?? '');
/** The entries that were emailed to somebody, in order. */
const calendarsTo = (email: string) =>
  emailsTo(email).flatMap((text) => {
    const found = /text\/calendar[^]*?base64\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(text)?.[1];
    return found ? [readCalendar(Buffer.from(found, 'base64').toString())] : [];
  });
const linkTo = (email: string, address: string) =>
  (/https?:\/\/[^\s"]+(\/visits\/\d+#token=[\w-]+)/.exec(emailsTo(email)[0] ?? '')?.[1] ?? '').replace(/^/, address);

/** The section of a listing's page; its code loads after the first screen. */
async function visitSection(page: Page, id: number) {
  await open(page, `/properties/${id}`);
  const section = page.getByRole('region', { name: 'Visit this home' });
  await section.scrollIntoViewIfNeeded();
  return section;
}

const times = (part: ReturnType<Page['getByRole']>) =>
  part.getByRole('group', { name: /^Time, / }).getByRole('checkbox');

/** Not every day has two: India rests on Sunday, so New York's Sunday has only the first time of India's Monday. */
async function chooseDayWithTwoTimes(section: ReturnType<Page['getByRole']>) {
  const days = section.getByRole('radio', { name: /^\w{3} \d/ });
  await expect(days.first()).toBeVisible();
  for (let at = 1; at < (await days.count()); at += 1) {
    await days.nth(at).check();
    await expect(times(section).first()).toBeVisible();
    if ((await times(section).count()) > 1) return;
  }
  throw new Error('no day has two times');
}

async function startOf(request: APIRequestContext, address: string, { headers }: Account): Promise<string[]> {
  const answer = await request.get(`${address}/api/visits/`, { headers });
  return ((await answer.json()) as { starts_at: string }[]).map(({ starts_at: at }) => at);
}

test(
  'H32 a visitor in New York, an owner in India and an agent agree on a visit, move it and cancel it, and their calendars follow',
  { tag: '@all' },
  async ({ page, browser, request, address, extraHTTPHeaders }) => {
    const owner = await newAccount(request, address);
    const email = `${freshName()}@people.example`;
    const id = await newListing(request, address, owner, `Tulsi house ${freshName()}`);

    // the visitor asks: errors and a reload lose nothing
    const section = await visitSection(page, id);
    await section.getByRole('button', { name: 'Choose times' }).click();
    await expect(section.getByText('New York time; India time below')).toBeVisible();
    await chooseDayWithTwoTimes(section);
    await times(section).nth(0).check();
    await times(section).nth(1).check();
    await expect(section.getByText('2 of 3 times selected')).toBeVisible();
    const chosen = section.getByRole('list', { name: 'Your times' }).getByRole('listitem');
    await expect(chosen.first()).toContainText('in New York');
    await expect(chosen.first()).toContainText('in India');
    await section.getByRole('button', { name: 'Continue' }).click();
    await expect(section.getByRole('heading', { name: 'Who is visiting?' })).toBeInViewport();
    await section.getByLabel('Name').fill('Asha Rao');
    await section.getByLabel('Email Address').fill(email);
    await section.getByRole('button', { name: 'Request this visit' }).click();
    await expect(section.getByLabel('Phone Number')).toBeFocused();
    await expectAccessible(page);
    await reload(page);
    await section.getByRole('button', { name: 'Choose times' }).click();
    await expect(chosen).toHaveCount(2);
    await section.getByRole('button', { name: 'Continue' }).click();
    await expect(section.getByLabel('Name')).toHaveValue('Asha Rao');
    await section.getByLabel('Phone Number').fill('+1 212 555 0100');
    await section.getByRole('button', { name: 'Request this visit' }).click();
    await expect(section.getByText('Request sent')).toBeInViewport();

    // the owner answers
    await expect
      .poll(() => subjectsTo(owner.email).filter((one) => one.includes('would like to visit')))
      .toHaveLength(1);
    const ownersPage = await pageInIndia(browser, address, extraHTTPHeaders ?? {});
    await logInAccount(ownersPage, request, address, owner);
    await open(ownersPage, '/visits');
    const waiting = ownersPage.getByRole('region', { name: 'Needs your answer' });
    await waiting.getByRole('link', { name: /Tulsi house/ }).click();
    await expect(ownersPage.getByRole('heading', { name: 'Someone would like to visit' })).toBeVisible();
    await expect(ownersPage.getByText(/in New York for the visitor$/).first()).toBeVisible();
    await expect(ownersPage.getByText('555 0100')).toHaveCount(0);
    await expectAccessible(ownersPage);
    await ownersPage
      .getByRole('button', { name: /^Confirm / })
      .first()
      .click();
    await expect(ownersPage.getByRole('heading', { name: 'The visit is confirmed' })).toBeFocused();
    await expect(ownersPage.getByRole('link', { name: '+1 212 555 0100' })).toBeVisible();

    // the visitor's link shows both zones and saves the calendar's entry
    await expect.poll(() => calendarsTo(email)).toHaveLength(1);
    await open(page, linkTo(email, address));
    await expect(page.getByRole('heading', { name: 'Your visit is confirmed' })).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
    await expect(page.getByText(/in New York$/)).toBeVisible();
    await expect(page.getByText(/in India$/)).toBeVisible();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    const [first] = calendarsTo(email);
    const saved = readCalendar(readFileSync((await download.path()) ?? '', 'utf8'));
    expect(saved).toMatchObject({ method: 'REQUEST', sequence: 1, uid: first?.uid, startsAt: first?.startsAt });
    expect([first?.startsAt.toISOString()]).toEqual(await startOf(request, address, owner));

    // the visitor asks for another time, and an agent agrees
    await page.getByRole('button', { name: 'Move the visit' }).click();
    const form = page.getByRole('form', { name: 'Suggest other times' });
    await times(form).last().check();
    await form.getByRole('button', { name: 'Send these times' }).click();
    await expect(page.getByRole('heading', { name: 'You asked to move the visit' })).toBeFocused();
    const agentsPage = await pageInIndia(browser, address, extraHTTPHeaders ?? {});
    await logInNewStaff(agentsPage, request, address, 'agent');
    await open(agentsPage, '/office/visits');
    const visitId = /\/visits\/(\d+)/.exec(page.url())?.[1] ?? '';
    await agentsPage.locator(`a[href*="open=${visitId}"]`).first().click();
    const panel = agentsPage.getByRole('region', { name: 'Visit details' });
    await expect(panel.getByText('in New York').first()).toBeVisible();
    await expectAccessible(agentsPage);
    await panel.getByRole('button', { name: 'Confirm and email both' }).click();
    await expect(panel.getByText('Confirmed', { exact: true })).toBeVisible();
    await expect.poll(() => calendarsTo(email)).toHaveLength(2);
    const moved = calendarsTo(email)[1];
    expect(moved).toMatchObject({ method: 'REQUEST', uid: first?.uid, sequence: 2 });
    expect(moved?.startsAt).not.toEqual(first?.startsAt);
    const day = new Date((moved?.startsAt.getTime() ?? 0) + 5.5 * 3_600_000).toISOString().slice(0, 10);
    await open(agentsPage, `/office/visits?view=week&from=${day}`);
    await expect(agentsPage.locator(`a[href*="open=${visitId}"]`)).toBeVisible();
    // owner, office and calendars agree
    expect([moved?.startsAt.toISOString()]).toEqual(await startOf(request, address, owner));
    expect(calendarsTo(owner.email).at(-1)).toMatchObject({ uid: first?.uid, sequence: 2, startsAt: moved?.startsAt });

    // the visitor cancels, and the entry goes everywhere
    await open(page, `/visits/${visitId}`);
    await page.getByRole('button', { name: 'Cancel the visit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this visit?' });
    await dialog.getByLabel('Reason').fill('A cold');
    await dialog.getByRole('button', { name: 'Cancel the visit' }).click();
    await expect(page.getByRole('heading', { name: 'This visit has been cancelled' })).toBeFocused();
    for (const to of [email, owner.email]) {
      await expect.poll(() => calendarsTo(to)).toHaveLength(3);
      expect(calendarsTo(to).at(-1)).toMatchObject({ method: 'CANCEL', uid: first?.uid, sequence: 3 });
    }
    await open(ownersPage, '/visits');
    await ownersPage
      .getByRole('region', { name: 'Past and cancelled' })
      .getByRole('link', { name: /Tulsi house/ })
      .click();
    await expect(ownersPage.getByText('A cold')).toBeVisible();
    await reload(agentsPage);
    await expect(agentsPage.getByText('Sun ', { exact: false }).first()).toBeVisible();
    await expect(agentsPage.locator(`a[href*="open=${visitId}"]`)).toHaveCount(0);
    await ownersPage.context().close();
    await agentsPage.context().close();
  },
);

test('a visit is asked for by keyboard alone', { tag: ['@desktop', '@all'] }, async ({ page, request, address }) => {
  const owner = await newAccount(request, address);
  const id = await newListing(request, address, owner, `Neem house ${freshName()}`);
  const section = await visitSection(page, id);
  await section.getByRole('button', { name: 'Choose times' }).focus();
  await page.keyboard.press('Enter');
  await expect(section.getByRole('radio', { name: 'In person' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(section.getByRole('radio', { name: 'By video' })).toBeChecked();
  await expect(times(section).first()).toBeVisible();
  // the days are one stop, and arrows choose among them
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  const until = async (reached: () => Promise<boolean>) => {
    for (let stops = 0; stops < 30 && !(await reached()); stops += 1) await page.keyboard.press('Tab');
  };
  const isFocused = (part: ReturnType<Page['locator']>) => part.evaluate((node) => node === document.activeElement);
  await until(() => isFocused(times(section).first()));
  await page.keyboard.press('Space');
  await expect(section.getByText('1 of 3 times selected')).toBeVisible();
  await until(() => isFocused(section.getByRole('button', { name: 'Continue' })));
  await page.keyboard.press('Enter');
  await expect(section.getByRole('heading', { name: 'Who is visiting?' })).toBeFocused();
  for (const [label, text] of [
    ['Name', 'Asha Rao'],
    ['Email Address', `${freshName()}@people.example`],
    ['Phone Number', '+1 212 555 0100'],
  ] as const) {
    await until(() => isFocused(section.getByLabel(label)));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(section.getByText('Request sent')).toBeVisible();
  await expect(section.getByRole('status').filter({ hasText: 'Request sent' })).toBeFocused();
});

test(
  'a forged link opens nothing, and no page of a visit is indexed',
  { tag: '@all' },
  async ({ page, request, address }) => {
    await open(page, `/visits/1#token=${'x'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'Visit not found' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect((await request.get(`${address}/api/visits/1/?token=${'x'.repeat(43)}`)).status()).toBe(404);
  },
);
