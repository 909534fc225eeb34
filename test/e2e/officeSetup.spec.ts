import { logIn, open } from './support/journey';
import { expect, test } from './support/ownSite';

test(
  'placeholders are marked on the site for superusers only, until the office replaces them',
  { tag: ['@own', '@all'] },
  async ({ page, request, address, browser, site }) => {
    // the setting of a new site, which the site's own fixture puts back
    await site.saveSettings({ phone: '+91 00000 00000' });
    await logIn(page, request, address, 'admin');
    const note = page.getByRole('complementary', { name: 'Only for staff' });
    await open(page, '/about');
    await expect(note).toContainText('Still placeholders: ');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '+91 00000 00000' })).toHaveCSS(
      'outline-style',
      'dashed',
    );

    const visit = await browser.newPage({ baseURL: address });
    await open(visit, '/about');
    await expect(visit.getByRole('contentinfo').getByRole('link', { name: '+91 00000 00000' })).toHaveCSS(
      'outline-style',
      'none',
    );
    await visit.context().close();

    await open(page, '/office');
    await page.getByRole('link', { name: 'See the set-up guide' }).click();
    const company = page.getByRole('listitem').filter({ hasText: 'Company details' });
    await expect(company).toContainText('To do');
    await company.getByRole('link', { name: 'Enter company details' }).click();
    await page.getByLabel('Phone number').fill('+91 731 400 0000');
    await page.getByLabel('WhatsApp number').fill('+91 731 400 0000');
    await page.getByLabel('Email address').fill('office@agency.example');
    await page.getByLabel('GSTIN').fill('23BBBBB1111B1ZV');
    await page.getByLabel('Address', { exact: true }).fill('7 Palasia, Indore');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Saved. It’s live on the site.')).toBeVisible();
    await open(page, '/office/setup');
    await expect(company).toContainText('Done');
    await open(page, '/about');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '+91 731 400 0000' })).toBeVisible();
    await expect(note).toHaveCount(0);
  },
);
