import { freshName, logInAccount, newAccount } from './support/accounts';
import { logIn, open, reload } from './support/journey';
import { newListing } from './support/listings';
import { expect, test } from './support/ownSite';

test.describe('listings in the office', { tag: '@own' }, () => {
  test(
    'a listing in review is returned with a reason, changed, and approved for everybody to see',
    { tag: '@all' },
    async ({ page, request, address, browser, site }) => {
      await site.saveSettings({ listing_review: true });
      const owner = await newAccount(request, address);
      const title = `Mango court ${freshName()}`;
      const types = (await (await request.get('/api/property-types/')).json()) as { id: number }[];
      const data = {
        title,
        description: 'Two courts and a mango tree.',
        property_type: types[0]?.id,
        location: 'Pashan, Pune',
      };
      const posted = await request.post('/api/properties/drafts/', { headers: owner.headers, data });
      const { id } = (await posted.json()) as { id: number };
      const own = await browser.newPage({ baseURL: address });
      await logInAccount(own, request, address, owner);
      await open(own, '/my-listings?show=drafts');
      await own.getByRole('button', { name: `Post: ${title}` }).click();
      await expect(own.getByText(`We’ll review ${title} and email you.`)).toBeVisible();
      await open(own, '/my-listings?show=review');
      await expect(own.getByText('We’re reviewing this listing.')).toBeVisible();
      expect((await request.get(`/properties/${id}`)).status()).toBe(404);

      await logIn(page, request, address, 'admin');
      await open(page, '/office');
      await page
        .getByRole('main')
        .getByRole('link', { name: /Listings to review/ })
        .click();
      await page.getByRole('link', { name: title }).click();
      const panel = page.getByRole('region', { name: 'Listing details' });
      await panel.getByLabel('What should the owner change?').fill('Add the area.');
      await reload(page);
      await expect(panel.getByLabel('What should the owner change?')).toHaveValue('Add the area.');
      await panel.getByRole('button', { name: 'Return to the owner' }).click();
      await expect(panel.getByText('Draft', { exact: true }).first()).toBeVisible();

      await open(own, `/properties/${id}/edit`);
      await expect(own.getByText('We could not publish this listing yet: Add the area.')).toBeVisible();
      await own.getByRole('textbox', { name: /^Area/ }).fill('2400');
      await own.getByRole('button', { name: 'Post property' }).click();
      await expect(own).toHaveURL(`${address}/properties/${id}`);
      await expect(own.getByText('We’re reviewing this listing.')).toBeVisible();
      await own.context().close();

      await open(page, `/office/listings?lifecycle=in_review&open=${id}`);
      await panel.getByRole('button', { name: 'Approve and publish' }).click();
      await expect(panel.getByText('Live', { exact: true }).first()).toBeVisible();
      await expect(panel.getByText('Status: In review Live')).toBeVisible();
      expect(await (await request.get(`/properties/${id}`)).text()).toContain(title);

      await open(page, `/office/audit?subject_type=property&subject_id=${id}`);
      for (const action of ['Listing returned', 'Listing approved'])
        await expect(page.getByRole('table', { name: 'Changes' })).toContainText(action);
    },
  );

  test(
    'H25 filters are in the address, a search finds a listing by its number, and archiving it can be undone, as its history tells',
    { tag: '@all' },
    async ({ page, request, address, site }) => {
      await site.saveSettings({ listing_review: false });
      const id = await newListing(request, address, await newAccount(request, address), `Court ${freshName()}`);
      await logIn(page, request, address, 'agent');
      await open(page, '/office/listings');
      const table = page.getByRole('table', { name: 'Listings' });
      await page.getByLabel('Show only').selectOption('Featured');
      await expect(page).toHaveURL(/attention=featured/);
      await expect(table.getByRole('row')).not.toHaveCount(0);
      await reload(page);
      await expect(page.getByLabel('Show only')).toHaveValue('featured');
      await open(page, '/office/listings?search=nosuchplace');
      await expect(page.getByText('No listings match.')).toBeVisible();
      await open(page, `/office/listings?search=%23${id}`);
      await expect(table.getByRole('link')).toHaveCount(1);
      await table.getByRole('link').click();

      const panel = page.getByRole('region', { name: 'Listing details' });
      await panel.getByRole('button', { name: 'Archive' }).click();
      await expect(panel.getByRole('status').first()).toContainText('Archived.');
      expect((await request.get(`/properties/${id}`)).status()).toBe(410);
      await panel.getByRole('button', { name: 'Undo' }).click();
      await expect(panel.getByRole('status').first()).toContainText('Undone.');
      expect((await request.get(`/properties/${id}`)).status()).toBe(200);
      await expect(panel.getByText('Status: Live Archived')).toBeVisible();
      await expect(panel.getByText('Status: Archived Live')).toBeVisible();
    },
  );
});
