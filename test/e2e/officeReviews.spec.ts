import type { OfficeReview } from '@contract/officeReviews';
import { freshName, logInAccount, newAccount } from './support/accounts';
import { logIn, open, reload, tokenOf } from './support/journey';
import { expect, test } from './support/ownSite';

test(
  'H24 reviews wait in the office once the setting is on, are rejected, published and answered for everybody to see; an answer to one that changed meanwhile stays in the form',
  { tag: ['@own', '@all'] },
  async ({ page, request, address, browser, site }) => {
    await site.saveSettings({ review_moderation: true });
    const words = `They kept the keys for a week, says ${freshName()}.`;
    const writer = await newAccount(request, address);
    const visit = await browser.newPage({ baseURL: address });
    await logInAccount(visit, request, address, writer);
    await open(visit, '/reviews');
    await visit.getByRole('radio', { name: '4 stars' }).check();
    await visit.getByLabel('Your review').fill(words);
    await visit.getByRole('button', { name: 'Submit Review' }).click();
    await expect(visit.getByText('Thank you. We’ll read your review before it appears in the list.')).toBeVisible();

    await logIn(page, request, address, 'admin');
    await open(page, '/office');
    await page.getByRole('link', { name: /^\d+ ?Reviews? to read$/ }).click();
    await page.getByRole('link', { name: words }).click();
    await page.getByLabel('Reason for not publishing').fill('Which office was it?');
    await reload(page);
    await expect(page.getByLabel('Reason for not publishing')).toHaveValue('Which office was it?');
    await page.getByRole('button', { name: 'Reject' }).click();
    const panel = page.getByRole('region', { name: 'Review details' });
    await expect(panel).toContainText('Which office was it?');
    await panel.getByRole('link', { name: 'Close this review' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('link', { name: words })).toHaveCount(0);
    await open(visit, '/profile');
    await expect(visit.getByText('Not published: Which office was it?')).toBeVisible();
    expect(await (await request.get('/reviews')).text()).not.toContain(words);
    await visit.context().close();

    await open(page, '/office/reviews?state=rejected');
    await page.getByRole('link', { name: words }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(panel.getByText('Published', { exact: true })).toBeVisible();
    await page.getByLabel('Our answer').fill('We are sorry. It is one day now.');
    await page.getByRole('button', { name: 'Save answer' }).click();
    const outcome = page.getByRole('form', { name: 'Answer' }).getByRole('status');
    await expect(outcome).toHaveText('Saved.');
    const html = await (await request.get('/reviews')).text();
    expect(html).toContain(words);
    expect(html).toContain('We are sorry. It is one day now.');

    await test.step('H24 a colleague answers meanwhile', async () => {
      await page.getByLabel('Our answer').fill('My own answer.');
      const headers = { authorization: `Token ${await tokenOf(request, address, 'editor')}` };
      const listed = await request.get('/api/office/reviews/?state=published', { headers });
      const { id, version } = ((await listed.json()) as OfficeReview[]).find(({ review }) => review === words) ?? {};
      const data = { version, text: 'The answer of a colleague.' };
      expect((await request.put(`/api/office/reviews/${id}/reply/`, { headers, data })).status()).toBe(200);
      await page.getByRole('button', { name: 'Save answer' }).click();
      await expect(outcome).toContainText('was changed by someone else');
      await expect(page.getByLabel('Our answer')).toHaveValue('My own answer.');
    });
    await open(page, '/office/audit');
    for (const action of ['Review rejected', 'Review published', 'Review answered'])
      await expect(page.getByRole('table', { name: 'Changes' })).toContainText(action);
  },
);
