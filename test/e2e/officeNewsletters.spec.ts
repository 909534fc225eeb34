import { freshName } from './support/accounts';
import { logIn, open, reload, tokenOf } from './support/journey';
import { expect, mailTo, test } from './support/ownSite';

test.describe('newsletters in the office', { tag: '@own' }, () => {
  test(
    'are sent to oneself first and then to the confirmed ones of all subscribers, who leave with one link',
    { tag: '@all' },
    async ({ page, request, address, site: _site }) => {
      const subject = `Courtyards in July ${freshName()}`;
      const readers = ['one', 'two', 'three', 'four'].map((name) => `${name}.${freshName()}@readers.example`);
      const [first = '', unconfirmed = ''] = [readers[0], readers[3]];
      for (const email of readers) {
        expect((await request.post('/api/newsletter/', { data: { email } })).status()).toBe(202);
        await expect.poll(() => mailTo(email, '/newsletter/confirm?token=').length).toBe(1);
        const token = /newsletter\/confirm\?token=([\w.-]+)/.exec(mailTo(email, '/newsletter/confirm')[0] ?? '')?.[1];
        if (email !== unconfirmed) await request.post('/api/newsletter/confirm/', { data: { token } });
      }
      // other tests leave subscribers, too
      const headers = { authorization: `Token ${await tokenOf(request, address, 'editor')}` };
      const csv = await (await request.get('/api/office/subscribers.csv', { headers })).text();
      const confirmed = csv.split('\r\n').filter((line) => line.includes('@')).length;

      await logIn(page, request, address, 'editor');
      await open(page, '/office/newsletters');
      await page.getByRole('link', { name: 'New newsletter' }).click();
      await page.getByLabel('Subject').fill(subject);
      await page.getByLabel('Text', { exact: true }).fill('Rain falls **inside**. See [our homes](/properties).');
      await reload(page);
      await expect(page.getByLabel('Subject')).toHaveValue(subject);
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page).toHaveURL(/\/office\/newsletters\/\d+$/);
      await page.getByRole('button', { name: 'Send me a test' }).click();
      await expect(page.getByText(/^A test is on its way to /)).toBeVisible();
      await page.getByRole('button', { name: 'Send…' }).click();
      await expect(page.getByRole('dialog')).toContainText(`Send to ${confirmed} confirmed subscribers?`);
      await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText(`${confirmed} delivered`)).toBeVisible();
      for (const email of readers)
        expect([email, mailTo(email, subject).length]).toEqual([email, email === unconfirmed ? 0 : 1]);
      const letter = mailTo(first, subject)[0] ?? '';
      expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

      await open(page, '/office/newsletters?tab=subscribers');
      const row = page.getByRole('table', { name: 'Subscribers' }).getByRole('row').filter({ hasText: first });
      await expect(row).toHaveCount(1);
      await open(page, /http\S+\/newsletter\/unsubscribe\?token=[\w.-]+/.exec(letter)?.[0] ?? '');
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByText('Done. You’ve been unsubscribed.')).toBeVisible();
      await open(page, '/office/newsletters?tab=subscribers');
      await expect(page.getByRole('table', { name: 'Subscribers' })).toContainText(readers[1] ?? '');
      await expect(row).toHaveCount(0);
    },
  );

  for (const { kind, screen, field } of [
    { kind: 'newsletter', screen: '/office/newsletters/new', field: 'Subject' },
    { kind: 'article', screen: '/office/articles/new', field: 'Title' },
  ])
    test(
      `H24 what is typed while a new ${kind} is saved for the first time stays in its form`,
      { tag: '@all' },
      async ({ page, request, address }) => {
        await logIn(page, request, address, 'editor');
        await open(page, screen);
        let answer = () => {};
        const answered = new Promise<void>((resolve) => (answer = resolve));
        await page.route(/\/api\/office\/(newsletters|blogs)\/$/, async (route) => {
          if (route.request().method() === 'POST') await answered;
          await route.continue();
        });
        await page.getByLabel(field).fill('Verandahs');
        const text = page.getByLabel('Text', { exact: true });
        await text.fill('Shade at noon.');
        const creating = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes('/api/office/'));
        await page.getByRole('button', { name: 'Save draft' }).click();
        await creating;
        await text.fill('Shade at noon. Rain in July.');
        answer();
        await expect(page).toHaveURL(/\/\d+$/);
        await expect(text).toHaveValue('Shade at noon. Rain in July.');
        await open(page, screen);
        await expect(page.getByLabel(field)).toHaveValue('');
      },
    );
});
