import { freshName, logInNewStaff } from './support/accounts';
import { alone } from './support/alone';
import { expectAccessible } from './support/axe';
import { expect, open, pressEnter, reload, test } from './support/journey';

test(
  'H23 a person of the team is added, moved and removed by keyboard, each time on the page About us at once',
  { tag: ['@desktop', '@all'] },
  async ({ page, request, address }) => {
    const name = `Asha ${freshName()}`;
    const html = async () => (await request.get(`${address}/about`)).text();
    const list = page.getByRole('list', { name: 'Team', exact: true });
    await logInNewStaff(page, request, address, 'editor');
    await alone(address, 'team', async () => {
      await open(page, '/office/team');
      await expect(list.getByRole('link').first()).toHaveText('Rohini Kulkarni');
      await page.getByRole('link', { name: 'New person' }).press('Enter');
      const panel = page.getByRole('region', { name: 'New person' });
      await panel.getByLabel('Name').fill(name);
      await panel.getByLabel('Name').press('Enter');
      await expect(panel.getByText('This field is required.').first()).toBeVisible();
      await expect(panel.getByLabel('What they do')).toBeFocused();
      await reload(page);
      await expect(panel.getByLabel('Name')).toHaveValue(name);
      await panel.getByLabel('What they do').fill('Courtyards');
      await panel.getByLabel('About them').fill('Measures every court.');
      await expectAccessible(page);
      await pressEnter(panel.getByRole('button', { name: 'Save and show on the site' }));
      await expect(page.getByRole('region', { name: 'Details of this person' }).getByLabel('Name')).toHaveValue(name);
      await expect.poll(html).toContain(name);
      await page.getByRole('link', { name: 'Close this person' }).press('Enter');
      await pressEnter(page.getByRole('button', { name: `Move ${name} up` }));
      await expect
        .poll(async () => {
          const text = await html();
          return text.indexOf(name) < text.indexOf('Meera Bhandari') && text.indexOf(name) > 0;
        })
        .toBe(true);
      await list.getByRole('link', { name }).press('Enter');
      await pressEnter(page.getByRole('button', { name: 'Remove person' }));
      await pressEnter(page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
      await expect.poll(html).not.toContain(name);
    });
  },
);
