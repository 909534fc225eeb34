import { runProduct } from '../../scripts/runProduct.cjs';
import { expect, logIn, test, tokenOf } from './support/journey';

test.describe('listings in the office', () => {
  let product: Awaited<ReturnType<typeof runProduct>>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    product = await runProduct();
  });
  test.afterAll(() => product.stop());

  test(
    'a listing in review is returned with a reason, changed, and approved for everybody to see',
    { tag: '@bothScreens' },
    async ({ page, request, browser }) => {
      const { address } = product;
      await logIn(page, request, address, 'admin');
      await page.goto(`${address}/office/settings`);
      await page.getByLabel('Review listings of owners before we publish them').check();
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();

      const title = `Mango court ${test.info().project.name} ${test.info().retry}`;
      const headers = { authorization: `Token ${await tokenOf(request, address, 'owner')}` };
      const types = (await (await request.get(`${address}/api/property-types/`)).json()) as { id: number }[];
      const posted = await request.post(`${address}/api/properties/drafts/`, {
        headers,
        data: {
          title,
          description: 'Two courts and a mango tree.',
          property_type: types[0]?.id,
          location: 'Pashan, Pune',
        },
      });
      const { id } = (await posted.json()) as { id: number };
      const context = await browser.newContext();
      const own = await context.newPage();
      await logIn(own, request, address, 'owner');
      await own.goto(`${address}/my-listings?show=drafts`);
      await own.getByRole('button', { name: `Post: ${title}` }).click();
      await expect(own.getByText(`We review ${title} and email you.`)).toBeVisible();
      await own.goto(`${address}/my-listings?show=review`);
      await expect(own.getByText('We are reviewing this listing.')).toBeVisible();
      expect((await request.get(`${address}/properties/${id}`)).status()).toBe(404);

      await page.goto(`${address}/office`);
      await page.getByRole('link', { name: /Listings to review/ }).click();
      await page.getByRole('link', { name: title }).click();
      const panel = page.getByRole('region', { name: 'The open listing' });
      await panel.getByLabel('What should its owner change?').fill('Add the area.');
      await page.reload();
      await expect(panel.getByLabel('What should its owner change?')).toHaveValue('Add the area.');
      await panel.getByRole('button', { name: 'Return to its owner' }).click();
      await expect(panel.getByText('Draft', { exact: true }).first()).toBeVisible();

      await own.goto(`${address}/properties/${id}/edit`);
      await expect(own.getByText('We could not publish this listing yet: Add the area.')).toBeVisible();
      await own.getByRole('textbox', { name: 'Area' }).fill('2400');
      await own.getByRole('button', { name: 'Post property' }).click();
      await expect(own).toHaveURL(`${address}/properties/${id}`);
      await expect(own.getByText('We are reviewing this listing.')).toBeVisible();

      await page.goto(`${address}/office/listings?lifecycle=in_review&open=${id}`);
      await panel.getByRole('button', { name: 'Approve and publish' }).click();
      await expect(panel.getByText('Live', { exact: true }).first()).toBeVisible();
      await expect(panel.getByText('Status: In review Live')).toBeVisible();
      expect(await (await request.get(`${address}/properties/${id}`)).text()).toContain(title);
      await context.close();

      await page.goto(`${address}/office/audit?subject_type=property&subject_id=${id}`);
      for (const action of ['Listing returned', 'Listing approved'])
        await expect(page.getByRole('table', { name: 'Changes' })).toContainText(action);
    },
  );

  test('H25 archiving a listing can be undone, and its history names both', async ({ page, request }) => {
    const { address } = product;
    await logIn(page, request, address, 'agent');
    await page.goto(`${address}/office/listings?lifecycle=published`);
    await page.getByRole('table', { name: 'Listings' }).getByRole('link').nth(1).click();
    const panel = page.getByRole('region', { name: 'The open listing' });
    await panel.getByRole('button', { name: 'Archive' }).click();
    await expect(panel.getByRole('status')).toContainText('Archived.');
    const id = new URL(page.url()).searchParams.get('open');
    expect((await request.get(`${address}/properties/${id}`)).status()).toBe(410);
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect(panel.getByRole('status')).toContainText('Undone.');
    expect((await request.get(`${address}/properties/${id}`)).status()).toBe(200);
    await expect(panel.getByText('Status: Live Archived')).toBeVisible();
    await expect(panel.getByText('Status: Archived Live')).toBeVisible();
  });

  test('filters are in the address, and a search finds a listing by its number', async ({ page, request }) => {
    const { address } = product;
    await logIn(page, request, address, 'agent');
    await page.goto(`${address}/office/listings`);
    const table = page.getByRole('table', { name: 'Listings' });
    await page.getByLabel('Only').selectOption('Featured');
    await expect(page).toHaveURL(/attention=featured/);
    await expect(table.getByRole('row')).not.toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Only')).toHaveValue('featured');
    await page.goto(`${address}/office/listings?search=%231`);
    await expect(table.getByRole('link')).toHaveCount(1);
    await page.goto(`${address}/office/listings?search=nosuchplace`);
    await expect(page.getByText('No listings match.')).toBeVisible();
  });
});
