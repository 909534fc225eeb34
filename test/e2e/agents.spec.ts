import { logInAccount, newAccount, newStaff } from './support/accounts';
import { expect, open, reload, test } from './support/journey';
import { newListing } from './support/listings';

test(
  'an agent goes on the site, answers for a home, and is reviewed from their page',
  { tag: ['@desktop', '@all'] },
  async ({ page, request, address, browser }) => {
    const agent = await newStaff(request, address, 'agent');
    const owner = await newAccount(request, address);
    const title = `Lantern house of ${owner.username}`;
    const listing = await newListing(request, address, owner, title);

    await logInAccount(page, request, address, agent);
    await test.step('the agent gives their number, which survives a reload before it is saved', async () => {
      await open(page, '/office/agents');
      await page.getByRole('link', { name: agent.username }).click();
      const panel = page.getByRole('region', { name: 'Agent details' });
      await panel.getByLabel('Phone').fill('12');
      await panel.getByLabel('Show me on the site').check();
      await panel.getByLabel('Marathi').check();
      await panel.getByRole('button', { name: 'Save' }).click();
      await expect(panel.getByLabel('Phone')).toHaveAccessibleDescription(/phone number/i);
      await panel.getByLabel('Phone').fill('+91 98260 12345');
      await reload(page);
      await expect(panel.getByLabel('Phone')).toHaveValue('+91 98260 12345');
      await panel.getByRole('button', { name: 'Save' }).click();
      await expect(panel.getByText('On the site', { exact: true })).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
    });

    await test.step('a listing is given to them', async () => {
      await open(page, `/office/listings?open=${listing}`);
      const panel = page.getByRole('region', { name: 'Listing details' });
      await panel.getByRole('combobox', { name: 'Agent' }).selectOption(agent.username);
      await panel.getByRole('form', { name: 'Agent' }).getByRole('button', { name: 'Save' }).click();
      await expect(panel.getByText(new RegExp(`Agent: .*${agent.username}`))).toBeVisible();
    });

    const visitor = await browser.newPage({ baseURL: address });
    await open(visitor, `/properties/${listing}`);
    const card = visitor.getByRole('region', { name: 'Your contact for this home' });
    await expect(card).toContainText('Speaks Marathi');
    await expect(card.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+919826012345');
    await expect(card.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute('href', /wa\.me\/919826012345/);
    await card.getByRole('link', { name: agent.username, exact: true }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: agent.username })).toBeVisible();
    await expect(visitor).toHaveTitle(new RegExp(agent.username));
    await expect(visitor.getByRole('link', { name: title })).toBeVisible();
    await visitor.getByRole('link', { name: `Write a review of ${agent.username}` }).click();
    await expect(visitor.getByText(`About ${agent.username}, your agent.`)).toBeVisible();
    await visitor.context().close();
  },
);
