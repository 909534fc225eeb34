import { runProduct } from '../../scripts/runProduct.cjs';
import { expect, logIn, test, tokenOf } from './support/journey';

test.describe('reviews in the office', () => {
  let product: Awaited<ReturnType<typeof runProduct>>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    product = await runProduct();
  });
  test.afterAll(() => product.stop());

  test('wait there once the setting is on, are rejected and published, and are answered for everybody to see', async ({
    page,
    request,
    browser,
  }) => {
    const { address } = product;
    await logIn(page, request, address, 'admin');
    await page.goto(`${address}/office/settings`);
    await page.getByLabel('Read reviews before the site shows them').check();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();

    const context = await browser.newContext();
    const visit = await context.newPage();
    await logIn(visit, request, address, 'buyer');
    await visit.goto(`${address}/reviews`);
    await visit.locator('html[data-alive]').waitFor();
    await visit.getByRole('radio', { name: '4 stars' }).check();
    await visit.getByLabel('Your review').fill('They kept the keys for a week.');
    await visit.getByRole('button', { name: 'Submit Review' }).click();
    await expect(visit.getByText('Thank you. We read your review before it appears in the list.')).toBeVisible();

    await page.goto(`${address}/office`);
    await page.getByRole('link', { name: /^1 ?Reviews to read$/ }).click();
    await page.getByRole('link', { name: 'They kept the keys for a week.' }).click();
    await page.getByLabel('Reason for not publishing it').fill('Which office was it?');
    await page.reload();
    await expect(page.getByLabel('Reason for not publishing it')).toHaveValue('Which office was it?');
    await page.getByRole('button', { name: 'Reject' }).click();
    const panel = page.getByRole('region', { name: 'The open review' });
    await expect(panel).toContainText('Which office was it?');
    await panel.getByRole('link', { name: 'Close this review' }).click();
    await expect(page.getByText('No review waits to be read.')).toBeVisible();
    await visit.goto(`${address}/profile`);
    await expect(visit.getByText('Not published: Which office was it?')).toBeVisible();
    expect(await (await request.get(`${address}/reviews`)).text()).not.toContain('They kept the keys');

    await page.goto(`${address}/office/reviews?state=rejected`);
    await page.getByRole('link', { name: 'They kept the keys for a week.' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(panel.getByText('Published', { exact: true })).toBeVisible();
    await page.getByLabel('Our answer').fill('We are sorry. It is one day now.');
    await page.getByRole('button', { name: 'Save answer' }).click();
    await expect(page.getByRole('form', { name: 'Answer' }).getByRole('status')).toHaveText('Saved.');
    const html = await (await request.get(`${address}/reviews`)).text();
    expect(html).toContain('They kept the keys for a week.');
    expect(html).toContain('We are sorry. It is one day now.');
    await context.close();

    await page.goto(`${address}/office/audit`);
    for (const action of ['Review rejected', 'Review published', 'Review answered'])
      await expect(page.getByRole('table', { name: 'Changes' })).toContainText(action);
  });

  test('H24 an answer to a review that changed meanwhile is refused and stays in the form', async ({
    page,
    request,
  }) => {
    const { address } = product;
    await logIn(page, request, address, 'editor');
    await page.goto(`${address}/office/reviews?state=published`);
    await page.getByRole('table', { name: 'Reviews' }).getByRole('link').first().click();
    await page.getByLabel('Our answer').fill('My own answer.');
    const headers = { authorization: `Token ${await tokenOf(request, address, 'editor')}` };
    const id = new URL(page.url()).searchParams.get('open');
    const rows = (await (await request.get(`${address}/api/office/reviews/?state=published`, { headers })).json()) as {
      id: number;
      version: number;
    }[];
    const { version } = rows.find((row) => String(row.id) === id) ?? {};
    const other = { headers, data: { version, text: 'The answer of a colleague.' } };
    expect((await request.put(`${address}/api/office/reviews/${id}/reply/`, other)).status()).toBe(200);
    await page.getByRole('button', { name: 'Save answer' }).click();
    await expect(page.getByRole('form', { name: 'Answer' }).getByRole('status')).toContainText(
      'was changed by somebody else',
    );
    await expect(page.getByLabel('Our answer')).toHaveValue('My own answer.');
  });
});
