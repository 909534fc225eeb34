import type { Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { expect, open, test } from './support/journey';
import { ofChunk } from './support/ofChunk';

const texts = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-and-conditions', 'Terms and Conditions'],
  ['/disclaimer', 'Disclaimer'],
] as const;

// small print is grey at one dot per pixel
test.use({ deviceScaleFactor: 2 });

/** A rendered PDF page: its share of dark pixels, its width on screen, and its pixels per CSS pixel. */
async function renderedPage(page: Page, at: number) {
  const sheet = page.getByRole('img', { name: new RegExp(`^Page ${at} of \\d+$`) });
  await sheet.scrollIntoViewIfNeeded();
  const canvas = sheet.locator('canvas');
  await expect
    .poll(() => canvas.evaluate((rendered: HTMLCanvasElement) => darkness(rendered), undefined).catch(() => 0), {
      message: `ink on page ${at}`,
    })
    .toBeGreaterThan(0.001);
  return canvas.evaluate((rendered: HTMLCanvasElement) => ({
    dark: darkness(rendered),
    width: rendered.clientWidth,
    sharpness: rendered.width / rendered.clientWidth,
    room: rendered.closest('[role=img]')?.clientWidth ?? 0,
  }));
}

declare const darkness: (canvas: HTMLCanvasElement) => number;

/** Reads the canvas in the browser. */
async function withDarkness(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      darkness(canvas: HTMLCanvasElement) {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
          data: new Uint8ClampedArray(),
        };
        let dark = 0;
        for (let at = 0; at < data.length; at += 4)
          if ((data[at + 3] ?? 0) > 200 && (data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255) < 240)
            dark += 1;
        return dark / (data.length / 4);
      },
    });
  });
}

async function expectRendered(page: Page): Promise<void> {
  const sheets = page.getByRole('img', { name: /^Page \d+ of \d+$/ });
  await expect(sheets.first()).toBeAttached();
  const count = await sheets.count();
  expect(count).toBeGreaterThanOrEqual(2);
  expect(await sheets.evaluateAll((rendered) => rendered.map((sheet) => sheet.getAttribute('aria-label')))).toEqual(
    Array.from({ length: count }, (_, at) => `Page ${at + 1} of ${count}`),
  );
  for (let at = 1; at <= count; at += 1) {
    const { dark, width, sharpness, room } = await renderedPage(page, at);
    expect(dark).toBeLessThan(0.3);
    expect(Math.abs(width - room)).toBeLessThanOrEqual(1);
    expect(sharpness).toBeGreaterThan(0.99);
    expect(sharpness).toBeLessThan(2.02);
  }
}

for (const [path, title] of texts) {
  test(`${path} shows all pages of its PDF, not blank, at full width`, { tag: '@bothScreens' }, async ({ page }) => {
    await withDarkness(page);
    const policies: string[] = [];
    page.on(
      'response',
      (response) =>
        void (
          response.frame() === page.mainFrame() && policies.push(response.headers()['content-security-policy'] ?? '')
        ),
    );
    await open(page, path);
    await expect(page.getByRole('region', { name: `${title}, as a PDF` })).toBeVisible();
    await expectRendered(page);
    expect(policies.length).toBeGreaterThan(5);
    for (const policy of policies) {
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-eval|unsafe-inline'? .*script/);
    }
  });
}

test('the footer links to each legal text, and its PDF renders as after a direct load', async ({ page }) => {
  await withDarkness(page);
  await open(page, '/about');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  for (const [path, title] of texts) {
    await page.getByRole('navigation', { name: 'Legal', exact: true }).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectRendered(page);
  }
  expect(await page.evaluate(() => (window as unknown as { notReloaded?: boolean }).notReloaded)).toBe(true);
});

test(
  'H4 the PDF viewer has its size before its pages render: nothing shifts',
  { tag: '@bothScreens' },
  async ({ page }) => {
    await withDarkness(page);
    await page.addInitScript(() => {
      const measured = window as unknown as { shift: number };
      measured.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          measured.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/disclaimer');
    const frame = page.getByRole('region', { name: 'Disclaimer, as a PDF' });
    const place = () =>
      frame.evaluate((box: HTMLElement) => [box.offsetTop, box.offsetLeft, box.offsetWidth, box.offsetHeight]);
    const before = await place();
    await renderedPage(page, 1);
    expect(await place()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
  },
);

const broken: readonly (readonly [what: string, address: RegExp | ((url: URL) => boolean)])[] = [
  ['the file', /\/legal\/disclaimer\.pdf$/],
  ['the reader', ofChunk('pdf')],
  ['the reader’s worker', /\/assets\/pdf\.worker\.min\.[0-9a-f]+\.mjs$/],
];

for (const [what, address] of broken) {
  test(`H14 a PDF viewer without ${what} says so, and points to the download and the text below`, async ({
    page,
    faults,
  }) => {
    await page.route(address, (route) => route.abort('failed'));
    await open(page, '/disclaimer');
    const frame = page.getByRole('region', { name: 'Disclaimer, as a PDF' });
    await expect(frame).toContainText('We could not show the PDF here.');
    await expect(frame).toContainText('read the text below');
    await expect(frame.getByRole('link', { name: 'Download Disclaimer' })).toHaveAttribute(
      'href',
      '/legal/disclaimer.pdf',
    );
    await expect(page.getByRole('main')).toContainText('Counsel must review');
    expect(faults.splice(0).every((fault) => /ERR_FAILED/.test(fault))).toBe(true);
  });
}

test('a PDF viewer that the browser does not support leaves the rest of the page intact', async ({ page, faults }) => {
  await page.addInitScript(() => {
    // the PDF library fails to start
    Object.defineProperty(window, 'Worker', { value: undefined });
  });
  await open(page, '/disclaimer');
  await expect(page.getByRole('region', { name: 'Disclaimer, as a PDF' })).toContainText(
    'We could not show the PDF here.',
  );
  await expect(page.getByRole('main')).toContainText('Counsel must review');
  expect(faults.splice(0)).toEqual([expect.stringMatching(/^TypeError: Worker is not a constructor/)]);
});

test('the PDF can be downloaded, with rupee signs', async ({ page, request, address }) => {
  await open(page, '/terms-and-conditions');
  const link = page.getByRole('link', { name: 'Download the PDF' });
  await expect(link).toHaveAttribute('download', /^$|true/);
  const answer = await request.get(address + (await link.getAttribute('href')));
  expect([answer.status(), answer.headers()['content-type'], (await answer.body()).subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  await expect(page.getByRole('main')).toContainText('A consultation costs ₹99.');
});

test('the PDF viewer can be focused and scrolled by keyboard', async ({ page }) => {
  await withDarkness(page);
  await open(page, '/disclaimer');
  await renderedPage(page, 1);
  const frame = page.getByRole('region', { name: 'Disclaimer, as a PDF' });
  await frame.focus();
  await page.keyboard.press('End');
  await expect.poll(() => frame.evaluate((box) => box.scrollTop)).toBeGreaterThan(200);
});

test('axe finds nothing on a legal page with its PDF viewer', { tag: '@bothScreens' }, async ({ page }) => {
  await withDarkness(page);
  await open(page, '/privacy-policy');
  await renderedPage(page, 1);
  expect(await axeFaults(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title] of texts) {
    test(`S3 ${path} shows its text and its download`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('region', { name: `${title}, as a PDF` })).toBeHidden();
      await expect(page.getByText('Counsel must review').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Download the PDF' })).toHaveAttribute('href', `/legal${path}.pdf`);
    });
  }
});
