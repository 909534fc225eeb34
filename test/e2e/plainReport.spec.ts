import type { ProblemReport } from '@contract/problemReports';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, openUnhydrated, test, tokenOf } from './support/journey';

/** Fills the page in and sends it; the office has it afterwards. */
async function sendPlain(page: Page, message: string): Promise<void> {
  await expect(page).toHaveURL(/\/report-a-problem/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report a problem');
  await page.getByLabel('What went wrong?').fill(message);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
}

async function reportWith(
  request: Parameters<typeof tokenOf>[0],
  address: string,
  message: string,
): Promise<ProblemReport | undefined> {
  const headers = { authorization: `Token ${await tokenOf(request, address, 'admin')}` };
  const answer = await request.get(`${address}/api/office/problem-reports/`, { headers });
  return ((await answer.json()) as ProblemReport[]).find((report) => report.message === message);
}

test(
  'where the app does not start, “Report a problem” leads to a form that works without it',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const message = `It never started ${Date.now()}.`;
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await openUnhydrated(page, '/properties?city=pune');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
    await expect(page).toHaveURL(/\/report-a-problem\?page=/);
    await expectAccessible(page);
    await sendPlain(page, message);
    expect(await reportWith(request, address, message)).toMatchObject({ page: '/properties?city=pune', steps: null });
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the footer links to a form for a report that works',
    { tag: '@all' },
    async ({ page, request, address }, { project }) => {
      const message = `No scripts here, on the ${project.name}, ${Date.now()}.`;
      await openUnhydrated(page, '/contact');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Report a problem' }).click();
      await sendPlain(page, message);
      expect(await reportWith(request, address, message)).toMatchObject({ page: '/contact', kind: 'problem' });
    },
  );
});
