import { expectAccessible } from './support/axe';
import { expect, openUnhydrated, pressEnter, test, tokenOf } from './support/journey';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry, a visit and the newsletter are sent by plain forms, and nothing is shown that cannot work', async ({
    page,
    request,
    address,
  }, { project }) => {
    const email = `plain-${project.name}-${Date.now()}@people.example`;

    await test.step('an enquiry: what is wrong, then thanks, once', async () => {
      await openUnhydrated(page, '/properties/45');
      await expect(page.locator('button:visible:not(form[action] *)')).toHaveCount(0);
      const form = page.locator('#enquire form');
      await form.getByLabel('Name').fill('Asha Rao');
      await form.getByLabel('Email Address').fill('nobody');
      await form.getByRole('button', { name: 'Send enquiry' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send us a message');
      await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
      await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(/email/i);
      await page.getByLabel('Email Address').fill(email);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('status')).toContainText('We have your message');
      await openUnhydrated(page, page.url());
      await expect(page.getByRole('status')).toContainText('We have your message');
      const headers = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
      const stored = (await (await request.get(`${address}/api/enquiries/?limit=100`, { headers })).json()) as {
        email: string;
        property: { id: number } | null;
      }[];
      expect(stored.filter((one) => one.email === email)).toEqual([
        expect.objectContaining({ property: expect.objectContaining({ id: 45 }) as unknown }),
      ]);
    });

    await test.step('a visit', async () => {
      await page.getByRole('link', { name: 'Back to the listing' }).click();
      await page.locator('#visit').getByRole('button', { name: 'Choose times' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visit this home');
      await page.locator('details').nth(1).locator('summary').click();
      await page.locator('details').nth(1).getByRole('checkbox').first().check();
      await page.getByLabel('Name').fill('Asha Rao');
      await page.getByLabel('Email Address').fill(email);
      await page.getByLabel('Phone Number').fill('+91 98260 00000');
      await page.getByRole('button', { name: 'Request this visit' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request sent');
    });

    await test.step('the newsletter', async () => {
      await openUnhydrated(page, '/blog');
      await page.getByRole('region', { name: 'Our newsletter' }).getByLabel('Email Address').fill(email);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
    });

    await test.step('a login says why there is none', async () => {
      await openUnhydrated(page, '/login');
      await expect(page.getByText('Turn on JavaScript to log in, or call or email us')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    });
  });
});

test(
  'where the app does not start, a form is sent all the same, and a button says how else to reach us',
  { tag: '@all' },
  async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await openUnhydrated(page, '/send/visit?property=45');
    await expectAccessible(page);
    await openUnhydrated(page, '/login');
    await pressEnter(page.getByRole('main').getByRole('button', { name: 'Forgot your password?' }));
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This part of the page has not loaded.');
    await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(2);
    await openUnhydrated(page, '/blog');
    await page.getByRole('region', { name: 'Our newsletter' }).getByLabel('Email Address').fill('nobody');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/send\/newsletter$/);
    await expect(page.getByLabel('Email Address')).toHaveValue('nobody');
    await expectAccessible(page);
  },
);
