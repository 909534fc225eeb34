import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, open, openUnhydrated, test } from './support/journey';
import { ofChunk } from './support/ofChunk';
import { expectSheet, expectSheets } from './support/pdfSheets';
import { pressLink } from './support/reading';
import { expectStill, watchShifts } from './support/shifts';

const texts = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-and-conditions', 'Terms and Conditions'],
  ['/disclaimer', 'Disclaimer'],
] as const;

// small print is grey at one dot per pixel
test.use({ deviceScaleFactor: 2 });

/** On a phone the PDF is below its text, and loads when it is near. */
async function showPdf(page: Page, title: string): Promise<void> {
  await page.getByRole('region', { name: `${title}, as a PDF` }).scrollIntoViewIfNeeded();
}

/** The content policies of what the page's own frame loads from now on. */
function watchPolicies(page: Page): string[] {
  const policies: string[] = [];
  page.on('response', (response) => {
    if (response.frame() === page.mainFrame()) policies.push(response.headers()['content-security-policy'] ?? '');
  });
  return policies;
}

for (const [path, title] of texts) {
  test(
    `${path} shows all pages of its PDF, not blank, at full width, after a load too`,
    { tag: '@all' },
    async ({ page }) => {
      await open(page, path);
      await showPdf(page, title);
      await expectSheets(page);
    },
  );
}

test(
  'the footer links to each legal text, which shows all pages of its PDF, not blank, at full width, and offers it',
  { tag: '@all' },
  async ({ page, request, address }) => {
    const policies = watchPolicies(page);
    await open(page, '/disclaimer');
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    const legal = page.getByRole('navigation', { name: 'Legal', exact: true });
    for (const [path, title] of texts) {
      await expect(legal.getByRole('link', { name: title })).toBeVisible();
      await pressLink(page, `nav[aria-label="Legal"] a[href="${path}"]`);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await showPdf(page, title);
      await expectSheets(page);
      await expect(page.getByRole('link', { name: 'Download the PDF' })).toHaveAttribute('href', `/legal${path}.pdf`);
      await expect(page.getByRole('link', { name: 'Download the PDF' })).toHaveAttribute('download', /^$|true/);
      const answer = await request.get(`${address}/legal${path}.pdf`);
      const { 'content-type': type } = answer.headers();
      expect([answer.status(), type, (await answer.body()).subarray(0, 5).toString()]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
      if (path === '/terms-and-conditions')
        await expect(page.getByRole('main')).toContainText('A consultation costs ₹99.');
    }
    await expect.poll(() => page.evaluate(() => 'notReloaded' in window)).toBe(true);
    expect(policies.length).toBeGreaterThan(5);
    for (const policy of policies) {
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-eval|unsafe-inline'? .*script/);
    }
  },
);

test('a phone shows a legal text as text, in the first screen and of 16 px, and the letters of its PDF have 12 px or more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/disclaimer');
  const words = page.getByText('Counsel must review').first();
  expect(Number.parseFloat(await words.evaluate((element) => getComputedStyle(element).fontSize))).toBe(16);
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(first).toBeInViewport();
  await showPdf(page, 'Disclaimer');
  await expectSheet(page, 1);
  // its text is set in 10 points on paper that is 595.28 points wide
  const width = await page
    .getByRole('img', { name: /^Page 1 of/ })
    .locator('canvas')
    .evaluate((canvas) => canvas.clientWidth);
  expect((width * 10) / 595.28).toBeGreaterThanOrEqual(12);
});

test(
  'H4 the PDF viewer has its size before its pages render: nothing shifts; it scrolls by keyboard; axe finds nothing',
  { tag: '@all' },
  async ({ page }) => {
    await watchShifts(page);
    await open(page, '/disclaimer');
    const frame = page.getByRole('region', { name: 'Disclaimer, as a PDF' });
    const place = () =>
      frame.evaluate((box: HTMLElement) => [box.offsetTop, box.offsetLeft, box.offsetWidth, box.offsetHeight]);
    await showPdf(page, 'Disclaimer');
    const before = await place();
    await expectSheet(page, 1);
    await expect.poll(place).toEqual(before);
    await expectStill(page);
    await expectAccessible(page);
    // a page that is drawn at this moment would end the scrolling
    await expectSheets(page);
    await frame.evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }));
    await frame.focus();
    await page.keyboard.press('End');
    await expect.poll(() => frame.evaluate((box) => box.scrollTop)).toBeGreaterThan(200);
  },
);

const broken: readonly (readonly [what: string, address: RegExp | ((url: URL) => boolean)])[] = [
  ['the file', /\/legal\/disclaimer\.pdf$/],
  ['the reader', ofChunk('pdf')],
  ['the reader’s worker', /\/assets\/pdf\.worker\.min\.[0-9a-f]+\.mjs$/],
];

test(
  'H14 a PDF viewer without its file, reader or worker says so, and points to the download and the text below',
  { tag: '@all' },
  async ({ page, faults }) => {
    const frame = page.getByRole('region', { name: 'Disclaimer, as a PDF' });
    for (const [what, address] of broken)
      await test.step(`without ${what}`, async () => {
        await page.route(address, (route) => route.abort('failed'));
        await open(page, '/disclaimer');
        await showPdf(page, 'Disclaimer');
        await expect(frame).toContainText('We could not show the PDF here.');
        await expect(frame).toContainText('read the text on this page');
        await expect(frame.getByRole('link', { name: 'Download Disclaimer' })).toHaveAttribute(
          'href',
          '/legal/disclaimer.pdf',
        );
        await expect(page.getByRole('main')).toContainText('Counsel must review');
        expect(faults.splice(0).filter((fault) => !/ERR_FAILED/.test(fault))).toEqual([]);
        await page.unroute(address);
      });

    await test.step('in a browser that does not support it', async () => {
      await page.addInitScript(() => {
        // the PDF library fails to start
        Object.defineProperty(window, 'Worker', { value: undefined });
      });
      await open(page, '/disclaimer');
      await showPdf(page, 'Disclaimer');
      await expect(frame).toContainText('We could not show the PDF here.');
      await expect(page.getByRole('main')).toContainText('Counsel must review');
      await expect.poll(() => faults).toEqual([expect.stringMatching(/^TypeError: Worker is not a constructor/)]);
      faults.splice(0);
    });
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S3 each legal text shows its text and its download', async ({ page }) => {
    for (const [path, title] of texts) {
      await openUnhydrated(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('region', { name: `${title}, as a PDF` })).toBeHidden();
      await expect(page.getByText('Counsel must review').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Download the PDF' })).toHaveAttribute('href', `/legal${path}.pdf`);
    }
  });
});
