import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runProduct } from '../../scripts/runProduct.cjs';
import { expect, logIn, open, test } from './support/journey';

test.describe('newsletters in the office', () => {
  let product: Awaited<ReturnType<typeof runProduct>>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    product = await runProduct();
  });
  test.afterAll(() => product.stop());

  test('are sent to oneself first and then to the confirmed ones of all subscribers, who leave with one link', async ({
    page,
    request,
  }) => {
    const { address } = product;
    const outbox = path.join(product.folder, 'outbox');
    const emailsTo = (recipient: string, words: string) =>
      (existsSync(outbox) ? readdirSync(outbox) : [])
        .map((name) => readFileSync(path.join(outbox, name), 'utf8'))
        .filter((text) => text.includes(`To: ${recipient}`) && text.includes(words));
    for (const name of ['one', 'two', 'three', 'four']) {
      const email = `${name}@readers.example`;
      expect((await request.post(`${address}/api/newsletter/`, { data: { email } })).status()).toBe(202);
      await expect.poll(() => emailsTo(email, '/newsletter/confirm?token=').length).toBe(1);
      const token = /newsletter\/confirm\?token=([\w.-]+)/.exec(emailsTo(email, '/newsletter/confirm')[0] ?? '')?.[1];
      if (name !== 'four') await request.post(`${address}/api/newsletter/confirm/`, { data: { token } });
    }

    await logIn(page, request, address, 'editor');
    await page.goto(`${address}/office/newsletters`);
    await page.getByRole('link', { name: 'New newsletter' }).click();
    await page.getByLabel('Subject').fill('Courtyards in July');
    await page.getByLabel('Text', { exact: true }).fill('Rain falls **inside**. See [our homes](/properties).');
    await page.reload();
    await expect(page.getByLabel('Subject')).toHaveValue('Courtyards in July');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL(/\/office\/newsletters\/\d+$/);
    await page.getByRole('button', { name: 'Send to me first' }).click();
    await expect(page.getByText(/^A test is on its way to /)).toBeVisible();
    await page.getByRole('button', { name: 'Send…' }).click();
    await expect(page.getByRole('dialog')).toContainText('Send to 3 confirmed subscribers?');
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('3 delivered')).toBeVisible({ timeout: 30_000 });
    for (const [name, many] of [
      ['one', 1],
      ['two', 1],
      ['three', 1],
      ['four', 0],
    ] as const)
      expect(emailsTo(`${name}@readers.example`, 'Courtyards in July')).toHaveLength(many);
    const letter = emailsTo('one@readers.example', 'Courtyards in July')[0] ?? '';
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    await page.goto(`${address}/office/newsletters?tab=subscribers`);
    await expect(page.getByRole('table', { name: 'Subscribers' }).getByRole('row')).toHaveCount(5);
    const link = /http\S+\/newsletter\/unsubscribe\?token=[\w.-]+/.exec(letter)?.[0] ?? '';
    await open(page, link);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You are unsubscribed.')).toBeVisible();
    await page.goto(`${address}/office/newsletters?tab=subscribers`);
    await expect(page.getByRole('table', { name: 'Subscribers' }).getByRole('row')).toHaveCount(4);
  });

  for (const { kind, screen, field } of [
    { kind: 'newsletter', screen: '/office/newsletters/new', field: 'Subject' },
    { kind: 'article', screen: '/office/articles/new', field: 'Title' },
  ])
    test(`H24 what is typed while a new ${kind} is saved for the first time stays in its form`, async ({
      page,
      request,
    }) => {
      await logIn(page, request, product.address, 'editor');
      await page.goto(`${product.address}${screen}`);
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
      await page.goto(`${product.address}${screen}`);
      await expect(page.getByLabel(field)).toHaveValue('');
    });
});
