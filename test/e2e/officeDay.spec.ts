import { type Page } from '@playwright/test';
import { runProduct } from '../../scripts/runProduct.cjs';
import { drawPicture } from '../support/pictures';
import { type SmtpServer, openSmtpServer } from '../support/smtpServer';
import { freshName } from './support/accounts';
import { type Day, dayIn } from './support/meetings';
import { expect, test, tokenOf } from './support/journey';
import { setBilling } from './support/member';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function addPicture(page: Page, input: string, seed: number, alt: string): Promise<void> {
  const buffer = await drawPicture({ seed });
  await field(page, input).setInputFiles({ name: 'court.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  await dialog.getByLabel('What does it show?').fill(alt);
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(dialog).toHaveCount(0);
}

test.describe('a day of the agency', () => {
  let product: Awaited<ReturnType<typeof runProduct>>;
  let mail: SmtpServer;
  let refusesMail = false;
  const reader = (name: string) => `${name}@readers.example`;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    mail = await openSmtpServer();
    mail.answer = (command) =>
      refusesMail && /^RCPT TO:<asha@/i.test(command) ? '550 this mailbox does not exist' : undefined;
    product = await runProduct({ SMTP_URL: mail.url });
  });
  test.afterAll(async () => {
    await product.stop();
    await mail.close();
  });

  test('is worked on the office’s screens from the first login to the evening, and all of it is in the audit', async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const { address } = product;
    const emailsTo = (recipient: string, words: string) =>
      mail.emails.filter(({ to, text }) => to.includes(recipient) && text.includes(words)).length;
    const headersOf = async (who: 'owner' | 'buyer') => ({
      authorization: `Token ${await tokenOf(request, address, who)}`,
    });
    const html = async (path: string) => (await request.get(`${address}${path}`)).text();

    await test.step('the first login', async () => {
      await page.goto(`${address}/login`);
      await page.locator('html[data-alive]').waitFor();
      await page.getByLabel('Username or email').fill('admin');
      await field(page, 'Password').fill('aangan-demo');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('button', { name: /^Account of admin/ }).click();
      await page.getByRole('link', { name: 'Office', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    });

    await test.step('the company’s phone number changes, and listings and reviews are read first', async () => {
      await page.goto(`${address}/office/settings`);
      await field(page, 'Phone number').fill('+91 731 400 0000');
      await page.getByLabel('Review listings of owners before we publish them').check();
      await page.getByLabel('Read reviews before the site shows them').check();
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
      await expect.poll(() => html('/contact')).toContain('+91 731 400 0000');
    });

    await test.step('a new enquiry is answered and closed, and its failed email is sent again', async () => {
      refusesMail = true;
      const asked = await request.post(`${address}/api/enquiries/`, {
        data: {
          kind: 'contact',
          name: 'Asha Rao',
          email: 'asha@people.example',
          message: 'May I visit on Sunday?',
          client_id: `day-${freshName()}`,
        },
      });
      expect(asked.status()).toBe(201);
      await page.goto(`${address}/office/leads?state=new`);
      await page.getByRole('table').getByRole('link', { name: 'Asha Rao' }).click();
      const panel = page.getByRole('region', { name: 'The open enquiry' });
      await panel.getByLabel('Write a reply or a note').fill('Sunday at 11 suits us.');
      await panel.getByRole('button', { name: 'Send reply' }).click();
      await expect(panel.getByLabel('Status')).toHaveValue('answered');
      await panel.getByLabel('Status').selectOption('closed');
      await expect(panel.getByText('Closed', { exact: true }).first()).toBeVisible();
      const admin = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
      const failing = () => request.get(`${address}/api/office/emails/?state=failed&search=asha`, { headers: admin });
      await expect
        .poll(async () => ((await (await failing()).json()) as unknown[]).length, { timeout: 30_000 })
        .toBe(2);
      await page.goto(`${address}/office/emails?state=failed`);
      const failed = page.getByRole('row').filter({ hasText: 'asha@people.example' });
      await expect(failed).toHaveCount(2);
      await expect(failed.first()).toContainText('this mailbox does not exist');
      refusesMail = false;
      while ((await failed.count()) > 0) {
        const left = await failed.count();
        await failed
          .first()
          .getByRole('button', { name: /^Send again/ })
          .click();
        await expect(failed).toHaveCount(left - 1);
      }
      await expect.poll(() => emailsTo('asha@people.example', 'Sunday at 11 suits us.')).toBe(1);
    });

    await test.step('a listing is reviewed, returned, and approved', async () => {
      const headers = await headersOf('owner');
      const types = (await (await request.get(`${address}/api/property-types/`)).json()) as { id: number }[];
      const data = {
        title: 'Mango court',
        description: 'Two courts.',
        property_type: types[0]?.id,
        location: 'Pashan, Pune',
      };
      const begun = await request.post(`${address}/api/properties/drafts/`, { headers, data });
      const { id } = (await begun.json()) as { id: number };
      const publish = () => request.post(`${address}/api/properties/${id}/publish/`, { headers });
      expect((await publish()).status()).toBe(200);
      await page.goto(`${address}/office`);
      await page.getByRole('link', { name: /Listings to review/ }).click();
      await page.getByRole('link', { name: 'Mango court' }).click();
      const panel = page.getByRole('region', { name: 'The open listing' });
      await panel.getByLabel('What should its owner change?').fill('Add the area.');
      await panel.getByRole('button', { name: 'Return to its owner' }).click();
      await expect(panel.getByText('Draft', { exact: true }).first()).toBeVisible();
      await request.patch(`${address}/api/properties/${id}/`, { headers, data: { size: 2400 } });
      expect((await publish()).status()).toBe(200);
      await page.goto(`${address}/office/listings?lifecycle=in_review`);
      await page.getByRole('link', { name: 'Mango court' }).click();
      await panel.getByRole('button', { name: 'Approve and publish' }).click();
      await expect(panel.getByText('Live', { exact: true }).first()).toBeVisible();
      expect((await request.get(`${address}/properties/${id}`)).status()).toBe(200);
      await expect.poll(() => emailsTo('owner@aangan.example', 'Add the area.')).toBe(1);
    });

    await test.step('an article with two pictures is scheduled and published', async () => {
      await page.goto(`${address}/office/articles`);
      await page.getByRole('link', { name: 'New article' }).click();
      await field(page, 'Title').fill('Monsoon courts');
      await field(page, 'Text').fill('Rain falls inside.');
      await field(page, 'Description').fill('What a court does in July.');
      await field(page, 'Text').focus();
      await addPicture(page, 'Picture', 11, 'A court in the rain');
      await addPicture(page, 'Picture', 12, 'A drain of brass');
      await page.getByRole('button', { name: 'Publish…' }).click();
      await page.getByLabel('At a time').check();
      await page.getByLabel('Date and time').fill(`${new Date().getFullYear() + 1}-01-05T09:30`);
      await page.getByRole('button', { name: 'Schedule' }).click();
      const status = page.getByRole('form', { name: 'Article' }).locator('p[role="status"]');
      await expect(status).toHaveText('Scheduled.');
      const path = `/blog/${/\d+$/.exec(page.url())?.[0]}`;
      expect((await request.get(address + path)).status()).toBe(404);
      await page.getByRole('button', { name: 'Change the time…' }).click();
      await page.getByLabel('Now').check();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(status).toHaveText('Published. The site shows it now.');
      const shown = await html(path);
      for (const alt of ['A court in the rain', 'A drain of brass']) expect(shown).toContain(alt);
    });

    await test.step('a review is published and answered', async () => {
      const headers = await headersOf('buyer');
      const data = { rating: 4, review: 'They kept the keys for a week.' };
      expect((await request.post(`${address}/api/reviews/`, { headers, data })).status()).toBe(201);
      await page.goto(`${address}/office/reviews?state=pending`);
      await page.getByRole('link', { name: 'They kept the keys for a week.' }).click();
      const panel = page.getByRole('region', { name: 'The open review' });
      await panel.getByRole('button', { name: 'Publish' }).click();
      await expect(panel.getByText('Published', { exact: true })).toBeVisible();
      await page.getByLabel('Our answer').fill('We are sorry. It is one day now.');
      await page.getByRole('button', { name: 'Save answer' }).click();
      await expect(page.getByRole('form', { name: 'Answer' }).getByRole('status')).toHaveText('Saved.');
      expect(await html('/reviews')).toContain('We are sorry. It is one day now.');
    });

    await test.step('a meeting is moved', async () => {
      const headers = await headersOf('buyer');
      await setBilling(request, address, { headers });
      const date = dayIn(12);
      const days = await request.get(`${address}/api/meetings/slots/?from=${date}&days=1&timezone=Asia/Kolkata`);
      const [day] = (await days.json()) as Day[];
      const held = await request.post(`${address}/api/meetings/`, {
        headers,
        data: { date, time: day?.slots[0]?.time, timezone: 'Asia/Kolkata', client_id: `day-${freshName()}` },
      });
      const { id, order } = (await held.json()) as { id: number; order: { id: string } };
      const paid = await request.post(`${address}/api/sandbox/pay/`, {
        headers,
        data: { order_id: order.id, outcome: 'success' },
      });
      await request.post(`${address}/api/verify-razorpay-payment/`, { headers, data: await paid.json() });
      await page.goto(`${address}/office/meetings?from=${date}`);
      await page.locator(`a[href*="open=${id}"]`).click();
      const panel = page.getByRole('region', { name: 'The open meeting' });
      const times = panel.getByLabel('New time in India');
      const free = times.getByRole('option', { name: /^\d\d:\d\d$/ });
      await expect(free.last()).toBeAttached();
      const time = (await free.last().textContent()) ?? '';
      await times.selectOption(time);
      await panel.getByRole('button', { name: 'Move and email the buyer' }).click();
      await expect(panel.getByText(`, ${time} in India`)).toBeVisible();
    });

    await test.step('an advertisement is placed', async () => {
      await page.goto(`${address}/office/advertisements`);
      await page.getByRole('link', { name: 'Contact page, second box' }).click();
      const panel = page.getByRole('region', { name: 'The open advertisement' });
      await field(page, 'Address').fill('https://partner.example/stone');
      await addPicture(page, 'Choose a picture', 21, 'A wall of Deccan stone');
      await panel.getByRole('button', { name: 'Save' }).click();
      await expect(panel.getByRole('status')).toHaveText('Saved.');
      await expect.poll(() => html('/contact')).toContain('Deccan stone');
    });

    await test.step('a newsletter goes to three confirmed of four subscribers', async () => {
      for (const name of ['one', 'two', 'three', 'four']) {
        await request.post(`${address}/api/newsletter/`, { data: { email: reader(name) } });
        await expect.poll(() => emailsTo(reader(name), '/newsletter/confirm')).toBe(1);
        const { text = '' } = mail.emails.find(({ to }) => to.includes(reader(name))) ?? {};
        const token = /newsletter\/confirm\?token=3?D?([\w.-]+)/.exec(text.replace(/=\n/g, ''))?.[1];
        const data = { token };
        if (name !== 'four')
          expect((await request.post(`${address}/api/newsletter/confirm/`, { data })).status()).toBeLessThan(300);
      }
      await page.goto(`${address}/office/newsletters`);
      await page.getByRole('link', { name: 'New newsletter' }).click();
      await field(page, 'Subject').fill('Courtyards in July');
      await field(page, 'Text').fill('Rain falls inside.');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByRole('button', { name: 'Send to me first' }).click();
      await expect(page.getByText(/^A test is on its way to /)).toBeVisible();
      await page.getByRole('button', { name: 'Send…' }).click();
      await expect(page.getByRole('dialog')).toContainText('Send to 3 confirmed subscribers?');
      await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText('3 delivered')).toBeVisible({ timeout: 30_000 });
      const sent = ['one', 'two', 'three', 'four'].map((name) => emailsTo(reader(name), 'Courtyards in July'));
      expect(sent).toEqual([1, 1, 1, 0]);
    });

    await test.step('in the evening, all of it is in the audit', async () => {
      await page.goto(`${address}/office/audit`);
      const changes = page.getByRole('table', { name: 'Changes' });
      for (const words of [
        'Settings changed',
        'Enquiry answered',
        'Enquiry changed',
        'Email sent again',
        'Listing returned',
        'Listing approved',
        'Picture added',
        'Article published',
        'Review published',
        'Review answered',
        'Meeting moved',
        'Advertisement placed',
        'Newsletter tested',
        'Newsletter sent',
      ])
        await expect(changes.getByText(words).first()).toBeVisible();
      await page.goto(`${address}/office`);
      await expect(page.getByRole('link', { name: /0 ?Listings to review/ })).toBeVisible();
    });
  });
});
