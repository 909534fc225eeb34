import { drawPicture } from '../support/pictures';
import { freshName, logInNewStaff } from './support/accounts';
import { alone } from './support/alone';
import { expectAccessible } from './support/axe';
import { expect, open, reload, test } from './support/journey';
import { describePicture, field } from './support/officeText';

test.describe('fixed pages in the office', () => {
  test(
    'are changed with the same editor and are on the site at once; a revision brings the text back',
    { tag: ['@all', '@desktop'] },
    async ({ page, request, address }) => {
      const words = `We moved to Palasia in ${freshName()}.`;
      await logInNewStaff(page, request, address, 'editor');
      await alone(address, 'contact-page', async () => {
        await open(page, '/office/pages');
        await page.getByRole('link', { name: 'Contact' }).click();
        const before = await field(page, 'Text').inputValue();
        await field(page, 'Text').fill(`${words}\n\n${before}`);
        await expect(page.getByRole('region', { name: 'Preview', includeHidden: true })).toContainText(words);
        await page.getByRole('button', { name: 'Save and show on the site' }).click();
        await expect(page.getByRole('form', { name: 'Page' }).getByRole('status')).toHaveText(
          'Saved. It’s live on the site.',
        );
        expect(await (await request.get(`${address}/contact`)).text()).toContain(words);
        await page.getByLabel('Compare with').selectOption({ index: 2 });
        await page.getByRole('button', { name: /^Restore revision/ }).click();
        await expect(field(page, 'Text')).toHaveValue(before);
        expect(await (await request.get(`${address}/contact`)).text()).not.toContain(words);
      });
    },
  );
});

test.describe('advertisements in the office', () => {
  test(
    'are placed with a picture, shown in their box on the site, and removed',
    { tag: ['@all', '@desktop'] },
    async ({ page, request, address }) => {
      await logInNewStaff(page, request, address, 'editor');
      await alone(address, 'advertisement', async () => {
        await open(page, '/office/advertisements');
        await page.getByRole('link', { name: 'Contact page, second box' }).click();
        const panel = page.getByRole('region', { name: 'Advertisement details' });
        await field(page, 'Link').fill('partner.example');
        await panel.getByRole('button', { name: 'Save' }).click();
        await expect(panel.getByText('Enter a web address that begins with https://.')).toBeVisible();
        await field(page, 'Link').fill('https://partner.example/stone');
        await panel.getByRole('button', { name: 'Save' }).click();
        await expect(panel.getByText('Choose a picture.')).toBeVisible();
        await page
          .getByLabel('Choose a picture', { exact: true })
          .setInputFiles({ name: 'stone.jpg', mimeType: 'image/jpeg', buffer: await drawPicture({ seed: 21 }) });
        await describePicture(page, 'A wall of Deccan stone');
        await reload(page);
        await expect(field(page, 'Link')).toHaveValue('https://partner.example/stone');
        await panel.getByRole('button', { name: 'Save' }).click();
        await expect(panel.getByRole('status')).toHaveText('Saved.');
        const boxOnSite = async () => (await (await request.get(`${address}/contact`)).text()).includes('Deccan stone');
        await expect.poll(boxOnSite).toBe(true);
        await panel.getByRole('button', { name: 'Remove advertisement' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
        await expect(panel.getByText('Empty', { exact: true })).toBeVisible();
        await expect.poll(boxOnSite).toBe(false);
      });
    },
  );
});

test.describe('legal texts in the office', () => {
  test(
    'are changed like a page, and their page and PDF show the new version at once',
    { tag: ['@all', '@desktop'] },
    async ({ page, request, address }) => {
      const words = `Ask us before you rely on it, ${freshName()}.`;
      const form = page.getByRole('form', { name: 'Page' });
      const pdf = async () => (await (await request.get(`${address}/legal/disclaimer.pdf`)).body()).toString('latin1');
      const versionIn = (file: string) => Number(/Version (\d+) of/.exec(file)?.[1]);
      await logInNewStaff(page, request, address, 'editor');
      await alone(address, 'disclaimer', async () => {
        await open(page, '/office/pages');
        await page.getByRole('link', { name: 'Disclaimer' }).first().click();
        await expect(form.getByRole('group', { name: 'Picture' })).toHaveCount(0);
        const before = versionIn(await pdf());
        const text = await field(page, 'Text').inputValue();
        await field(page, 'Text').fill(`${text}\n\n${words}`);
        await form.getByRole('button', { name: 'Save and show on the site' }).click();
        await expect(form.locator('p[role="status"]')).toHaveText('Saved. It’s live on the site.');
        await expectAccessible(page);
        const now = versionIn(await pdf());
        expect(now).toBe(before + 1);
        const html = async () => (await (await request.get(`${address}/disclaimer`)).text()).replaceAll('<!-- -->', '');
        await expect.poll(html).toContain(words);
        await expect.poll(html).toContain(`Version ${now}, dated`);
        await page.getByLabel('Compare with').selectOption({ index: 2 });
        await page.getByRole('button', { name: /^Restore revision/ }).click();
        await expect(field(page, 'Text')).toHaveValue(text);
        await expect.poll(html).not.toContain(words);
        expect(versionIn(await pdf())).toBe(before + 2);
      });
    },
  );
});
