import { type Page } from '@playwright/test';
import { drawPicture } from '../support/pictures';
import { freshName, newAccount } from './support/accounts';
import { open, tokenOf } from './support/journey';
import { type Day, dayIn } from './support/meetings';
import { newMember } from './support/member';
import { expect, mailTo, test } from './support/ownSite';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function addPicture(page: Page, input: string, seed: number, alt: string): Promise<void> {
  const buffer = await drawPicture({ seed });
  await field(page, input).setInputFiles({ name: 'court.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  await dialog.getByLabel('What does the picture show?').fill(alt);
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(dialog).toHaveCount(0);
}

// each step is also tried by a quick test of its screen; this one tries that a day goes through
test(
  'a day of the agency is worked on the office’s screens from the first login to the evening, and all of it is in the audit',
  { tag: ['@own', '@all'] },
  async ({ page, request, address, site }) => {
    test.setTimeout(600_000);
    const [name, article, opinion] = [freshName(), `Monsoon courts ${freshName()}`, `A week, says ${freshName()}.`];
    const court = `Mango court ${name}`;
    const subject = `Courtyards in July ${name}`;
    const asker = `asha.${name}@people.example`;
    const [owner, buyer] = [await newAccount(request, address), await newMember(request, address)];
    const emails = (recipient: string, words: string) => mailTo(recipient, words).length;
    const html = async (path: string) => (await request.get(path)).text();

    await test.step('the first login', async () => {
      await open(page, '/login');
      await page.getByLabel('Username or email').fill('admin');
      await field(page, 'Password').fill('aangan-demo');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      // staff land in the office
      await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    });

    await test.step('the company’s phone number changes, and listings and reviews are read first', async () => {
      await open(page, '/office/settings');
      await field(page, 'Phone number').fill('+91 731 400 0000');
      await page.getByLabel('Review owners’ listings before we publish them').check();
      await page.getByLabel('Read reviews before they appear on the site').check();
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByText('Saved. It’s live on the site.')).toBeVisible();
      await expect.poll(() => html('/contact')).toContain('+91 731 400 0000');
    });

    await test.step('a new enquiry is answered and closed, and its failed email is sent again', async () => {
      await site.refuseMail(asker);
      const asked = await request.post('/api/enquiries/', {
        data: {
          kind: 'contact',
          name: 'Asha Rao',
          email: asker,
          message: 'May I visit on Sunday?',
          client_id: `day-${freshName()}`,
        },
      });
      expect(asked.status()).toBe(201);
      await open(page, `/office/leads?state=new&search=${asker}`);
      await page.getByRole('table').getByRole('link', { name: 'Asha Rao' }).first().click();
      const panel = page.getByRole('region', { name: 'Enquiry details' });
      await panel.getByLabel('Write a reply or a note').fill('Sunday at 11 suits us.');
      await panel.getByRole('button', { name: 'Send reply' }).click();
      await expect(panel.getByLabel('Status')).toHaveValue('answered');
      await panel.getByLabel('Status').selectOption('closed');
      await expect(panel.getByText('Closed', { exact: true }).first()).toBeVisible();
      const admin = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
      const failing = () => request.get(`/api/office/emails/?state=failed&search=${asker}`, { headers: admin });
      await expect.poll(async () => ((await (await failing()).json()) as unknown[]).length).toBe(2);
      await open(page, '/office/emails?state=failed');
      const failed = page.getByRole('row').filter({ hasText: asker });
      await expect(failed).toHaveCount(2);
      await expect(failed.first()).toContainText('this mailbox does not exist');
      await site.calm();
      for (const left of [1, 0]) {
        await failed
          .first()
          .getByRole('button', { name: /^Send again/ })
          .click();
        await expect(failed).toHaveCount(left);
      }
      await expect.poll(() => emails(asker, 'Sunday at 11 suits us.')).toBe(1);
    });

    await test.step('a listing is reviewed, returned, and approved', async () => {
      const { headers } = owner;
      const types = (await (await request.get('/api/property-types/')).json()) as { id: number }[];
      const data = {
        title: court,
        description: 'Two courts.',
        property_type: types[0]?.id,
        location: 'Pashan, Pune',
      };
      const begun = await request.post('/api/properties/drafts/', { headers, data });
      const { id } = (await begun.json()) as { id: number };
      const publish = () => request.post(`/api/properties/${id}/publish/`, { headers });
      expect((await publish()).status()).toBe(200);
      await open(page, '/office');
      await page
        .getByRole('main')
        .getByRole('link', { name: /Listings to review/ })
        .click();
      await page.getByRole('link', { name: court }).click();
      const panel = page.getByRole('region', { name: 'Listing details' });
      await panel.getByLabel('What should the owner change?').fill('Add the area.');
      await panel.getByRole('button', { name: 'Return to the owner' }).click();
      await expect(panel.getByText('Draft', { exact: true }).first()).toBeVisible();
      await request.patch(`/api/properties/${id}/`, { headers, data: { size: 2400 } });
      expect((await publish()).status()).toBe(200);
      await open(page, '/office/listings?lifecycle=in_review');
      await page.getByRole('link', { name: court }).click();
      await panel.getByRole('button', { name: 'Approve and publish' }).click();
      await expect(panel.getByText('Live', { exact: true }).first()).toBeVisible();
      expect((await request.get(`/properties/${id}`)).status()).toBe(200);
      await expect.poll(() => emails(owner.email, 'Add the area.')).toBe(1);
    });

    await test.step('an article with two pictures is scheduled and published', async () => {
      await open(page, '/office/articles');
      await page.getByRole('link', { name: 'New article' }).click();
      await field(page, 'Title').fill(article);
      await field(page, 'Text').fill('Rain falls inside.');
      await field(page, 'Description').fill('What a court does in July.');
      await field(page, 'Text').focus();
      await addPicture(page, 'Picture', 11, 'A court in the rain');
      await addPicture(page, 'Picture', 12, 'A drain of brass');
      await page.getByRole('button', { name: 'Publish…' }).click();
      await page.getByLabel('Later').check();
      await page.getByLabel('Date and time').fill(`${new Date().getFullYear() + 1}-01-05T09:30`);
      await page.getByRole('button', { name: 'Schedule' }).click();
      const status = page.getByRole('form', { name: 'Article' }).locator('p[role="status"]');
      await expect(status).toHaveText('Scheduled.');
      const path = `/blog/${/\d+$/.exec(page.url())?.[0]}`;
      expect((await request.get(path)).status()).toBe(404);
      await page.getByRole('button', { name: 'Change the time…' }).click();
      await page.getByLabel('Now').check();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(status).toHaveText('Published. It’s live on the site.');
      const shown = await html(path);
      for (const alt of ['A court in the rain', 'A drain of brass']) expect(shown).toContain(alt);
    });

    await test.step('a review is published and answered', async () => {
      const { headers } = buyer;
      const data = { rating: 4, review: opinion };
      expect((await request.post('/api/reviews/', { headers, data })).status()).toBe(201);
      await open(page, '/office/reviews?state=pending');
      await page.getByRole('link', { name: opinion }).click();
      const panel = page.getByRole('region', { name: 'Review details' });
      await panel.getByRole('button', { name: 'Publish' }).click();
      await expect(panel.getByText('Published', { exact: true })).toBeVisible();
      await page.getByLabel('Our answer').fill('We are sorry. It is one day now.');
      await page.getByRole('button', { name: 'Save answer' }).click();
      await expect(page.getByRole('form', { name: 'Answer' }).getByRole('status')).toHaveText('Saved.');
      expect(await html('/reviews')).toContain('We are sorry. It is one day now.');
    });

    await test.step('a meeting is moved', async () => {
      const { headers } = buyer;
      const date = dayIn(12);
      const days = await request.get(`/api/meetings/slots/?from=${date}&days=1&timezone=Asia/Kolkata`);
      const [day] = (await days.json()) as Day[];
      const held = await request.post('/api/meetings/', {
        headers,
        data: { date, time: day?.slots[0]?.time, timezone: 'Asia/Kolkata', client_id: `day-${freshName()}` },
      });
      const { id, order } = (await held.json()) as { id: number; order: { id: string } };
      const { proof } = await site.pay(order.id, 'captured', {});
      const paid = await request.post('/api/verify-razorpay-payment/', { headers, data: proof });
      expect(paid.status()).toBe(200);
      await open(page, `/office/meetings?from=${date}`);
      await page.locator(`a[href*="open=${id}"]`).click();
      const panel = page.getByRole('region', { name: 'Meeting details' });
      const times = panel.getByLabel('New time in India');
      const free = times.getByRole('option', { name: /^\d+:\d\d [ap]m$/ });
      await expect(free.last()).toBeAttached();
      const time = (await free.last().textContent()) ?? '';
      await times.selectOption({ label: time });
      await panel.getByRole('button', { name: 'Move and email the buyer' }).click();
      await expect(panel.getByText(`, ${time} in India`)).toBeVisible();
    });

    await test.step('an advertisement is placed', async () => {
      await open(page, '/office/advertisements');
      await page.getByRole('link', { name: 'Contact page, second box' }).click();
      const panel = page.getByRole('region', { name: 'Advertisement details' });
      await field(page, 'Link').fill('https://partner.example/stone');
      await addPicture(page, 'Choose a picture', 21, 'A wall of Deccan stone');
      await panel.getByRole('button', { name: 'Save' }).click();
      await expect(panel.getByRole('status')).toHaveText('Saved.');
      await expect.poll(() => html('/contact')).toContain('Deccan stone');
    });

    await test.step('a newsletter goes to the confirmed subscribers', async () => {
      const reader = `${name}@readers.example`;
      await request.post('/api/newsletter/', { data: { email: reader } });
      await expect.poll(() => emails(reader, '/newsletter/confirm')).toBe(1);
      const token = /newsletter\/confirm\?token=([\w.-]+)/.exec(mailTo(reader, '/newsletter/confirm')[0] ?? '')?.[1];
      expect((await request.post('/api/newsletter/confirm/', { data: { token } })).status()).toBeLessThan(300);
      await open(page, '/office/newsletters');
      await page.getByRole('link', { name: 'New newsletter' }).click();
      await field(page, 'Subject').fill(subject);
      await field(page, 'Text').fill('Rain falls inside.');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByRole('button', { name: 'Send me a test' }).click();
      await expect(page.getByText(/^A test is on its way to /)).toBeVisible();
      await page.getByRole('button', { name: 'Send…' }).click();
      await expect(page.getByRole('dialog')).toContainText(/^.*Send to \d+ confirmed subscribers?\?/s);
      await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
      await expect.poll(() => emails(reader, subject)).toBe(1);
    });

    await test.step('in the evening, all of it is in the audit', async () => {
      await open(page, '/office/audit');
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
        'Test newsletter sent',
        'Newsletter sent',
      ])
        await expect(changes.getByText(words).first()).toBeVisible();
      await open(page, '/office');
      await expect(page.getByRole('main').getByRole('link', { name: /0 ?Listings to review/ })).toBeVisible();
    });
  },
);
