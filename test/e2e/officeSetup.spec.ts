import { runProduct } from '../../scripts/runProduct.cjs';
import { expect, logIn, test } from './support/journey';

test.describe('the set-up of an agency', () => {
  let product: Awaited<ReturnType<typeof runProduct>>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    product = await runProduct();
  });
  test.afterAll(() => product.stop());

  test('placeholders are marked on the site for superusers only, until the office replaces them', async ({
    page,
    request,
    browser,
  }) => {
    const { address } = product;
    await logIn(page, request, address, 'admin');
    const note = page.getByRole('complementary', { name: 'Only for staff' });
    const phone = page.getByRole('contentinfo').getByRole('link', { name: '+91 00000 00000' });
    await page.goto(`${address}/about`);
    await expect(note).toContainText('Still placeholders: ');
    await expect(phone).toHaveCSS('outline-style', 'dashed');

    const context = await browser.newContext();
    const visit = await context.newPage();
    await visit.goto(`${address}/about`);
    await visit.locator('html[data-alive]').waitFor();
    const seen = visit.getByRole('contentinfo').getByRole('link', { name: '+91 00000 00000' });
    await expect(seen).toHaveCSS('outline-style', 'none');
    await context.close();

    await page.goto(`${address}/office`);
    await page.getByRole('link', { name: 'See the set-up guide' }).click();
    const company = page.getByRole('listitem').filter({ hasText: 'Company details' });
    await expect(company).toContainText('To do');
    await company.getByRole('link', { name: 'Enter company details' }).click();
    await page.getByLabel('Phone number').fill('+91 731 400 0000');
    await page.getByLabel('WhatsApp number').fill('+91 731 400 0000');
    await page.getByLabel('Email address').fill('office@agency.example');
    await page.getByLabel('GSTIN').fill('23BBBBB1111B1Z5');
    await page.getByLabel('Address', { exact: true }).fill('7 Palasia, Indore');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
    await page.goto(`${address}/office/setup`);
    await expect(company).toContainText('Done');
    await page.goto(`${address}/about`);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '+91 731 400 0000' })).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});
