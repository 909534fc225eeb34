import { type Account, logInAccount, freshName, newAccount } from './support/accounts';
import { expect, open, reload, test } from './support/journey';
import { newListing } from './support/listings';

test.describe('the lead inbox', () => {
  async function createEnquiries(
    account: Account,
    property: number,
    names: readonly string[],
    { request, address }: { request: Parameters<typeof newAccount>[0]; address: string },
  ): Promise<number[]> {
    const ids: number[] = [];
    for (const name of names) {
      const answer = await request.post(`${address}/api/enquiries/`, {
        data: {
          kind: 'property',
          name,
          email: `${name.toLowerCase()}@people.example`,
          phone: '98765 43210',
          message: `May ${name} come on Sunday?`,
          property,
          client_id: freshName(),
        },
      });
      expect(answer.status()).toBe(201);
      ids.push(((await answer.json()) as { id: number }).id);
    }
    return ids;
  }

  test(
    'an email’s link opens its enquiry; the contact uses one of the allowance and offers ways to reply; state and notes are saved',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const account = await newAccount(request, address);
      const listing = await newListing(request, address, account, 'A house that is asked about');
      const [id] = await createEnquiries(account, listing, ['Asha', 'Ravi'], { request, address });
      await logInAccount(page, request, address, account);
      await open(page, `/enquiries?id=${id}`);
      await expect(page).toHaveURL(new RegExp(`/my-enquiries\\?id=${id}$`));
      const lead = page.getByRole('region', { name: 'Enquiry details' });
      await expect(lead.getByRole('heading', { name: 'Asha' })).toBeVisible();
      await expect(lead).not.toContainText('asha@people.example');
      await expect(page.getByText('You have 10 contacts left, free of charge.').first()).toBeVisible();
      await lead.getByRole('button', { name: 'Show contact' }).click();
      await expect(lead).toContainText('asha@people.example');
      await expect(lead.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
        'href',
        /^mailto:asha@people\.example\?subject=Re/,
      );
      await expect(lead.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/919876543210/,
      );
      await expect(lead.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:9876543210');
      await expect(page.getByText('You have 9 contacts left, free of charge.').first()).toBeVisible();
      // the store notifies components in the next frame
      await lead.getByLabel('Answered').click();
      await expect(lead.getByLabel('Answered')).toBeChecked();
      await lead.getByLabel('Your notes').fill('Comes on Sunday at ten.');
      await expect(lead.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /^New\W+1$/ })).toBeAttached();
      await expect(page.getByRole('button', { name: `${account.username}’s account, 1 new enquiry` })).toBeVisible();
      await reload(page);
      await expect(lead.getByLabel('Answered')).toBeChecked();
      await expect(lead.getByLabel('Your notes')).toHaveValue('Comes on Sunday at ten.');
      await expect(lead).toContainText('asha@people.example');
    },
  );

  test('H5 a state that the server rejects reverts and says so', async ({ page, request, address }) => {
    const account = await newAccount(request, address);
    const listing = await newListing(request, address, account, 'A house with a stubborn lead');
    const [id] = await createEnquiries(account, listing, ['Dev'], { request, address });
    await logInAccount(page, request, address, account);
    await open(page, `/my-enquiries?id=${id}`);
    await page.route(`**/api/enquiries/${id}/`, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 409, json: { detail: 'Not now.', code: 'conflict' } })
        : route.continue(),
    );
    const lead = page.getByRole('region', { name: 'Enquiry details' });
    await lead.getByLabel('Closed').click();
    await expect(page.getByText('We could not update the enquiry. Not now.')).toBeVisible();
    await expect(lead.getByLabel('New')).toBeChecked();
  });

  test(
    'with no contacts left it says why, and links to the packages',
    { tag: '@all' },
    async ({ page, request, address }) => {
      const account = await newAccount(request, address);
      const listing = await newListing(request, address, account, 'A house everybody asks about');
      const ids = await createEnquiries(
        account,
        listing,
        Array.from({ length: 11 }, (_, at) => `Person${at}`),
        { request, address },
      );
      for (const id of ids.slice(0, 10))
        expect(
          (await request.post(`${address}/api/enquiries/${id}/open/`, { headers: account.headers })).status(),
        ).toBe(200);
      await logInAccount(page, request, address, account);
      await open(page, `/my-enquiries?id=${ids[10]}`);
      await expect(page.getByText('You have used all your contacts.').first()).toBeVisible();
      await page.getByRole('button', { name: 'Show contact' }).click();
      await expect(page.getByRole('alert').getByRole('link', { name: 'See the packages' })).toHaveAttribute(
        'href',
        '/packages',
      );
      await expect(page.getByRole('region', { name: 'Enquiry details' })).not.toContainText('person10@people.example');
    },
  );

  test('another owner’s enquiry is not accessible', { tag: '@all' }, async ({ page, request, address }) => {
    await logInAccount(page, request, address, await newAccount(request, address));
    await open(page, '/my-enquiries?id=1');
    await expect(page.getByRole('heading', { name: 'Enquiry not found.' })).toBeVisible();
  });
});
