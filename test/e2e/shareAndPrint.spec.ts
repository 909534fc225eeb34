import { expect, open, test } from './support/journey';
import { storeBefore } from './support/visitorTools';

for (const [what, path, title] of [
  ['a listing', '/properties/45', /^Share: Three-bedroom corner flat/],
  ['an article', '/blog/1', /^Share: /],
] as const) {
  test.describe(`H18 sharing ${what}`, () => {
    test('uses the system’s share sheet if there is one', async ({ page, address }) => {
      await page.addInitScript(() => {
        const recorded = window as unknown as { shared: ShareData[] };
        recorded.shared = [];
        navigator.share = async (data) => {
          recorded.shared.push(data ?? {});
        };
      });
      await open(page, path);
      await page.getByRole('button', { name: title }).click();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
        .toEqual([{ title: await page.getByRole('heading', { level: 1 }).innerText(), url: address + path }]);
      await expect(page.getByText('Link copied')).toHaveCount(0);
    });

    test('otherwise copies the address and says so', async ({ page, context, address }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
      });
      await open(page, path);
      await page.getByRole('button', { name: title }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached();
      await expect(page.getByRole('button', { name: title })).toHaveText('Link copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address + path);
    });

    test('shows the selected address if copying is impossible', async ({ page, address }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await open(page, path);
      await page.getByRole('button', { name: title }).click();
      const field = page.getByLabel('Address of this page');
      await expect(field).toHaveValue(address + path);
      expect(
        await field.evaluate((input: HTMLInputElement) =>
          input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
        ),
      ).toBe(address + path);
      await expect(page.getByText('Link copied')).toHaveCount(0);
    });
  });
}

test.describe('H17 in print', () => {
  const offPaper = ['[data-testid=bar]', '[data-testid=floating]', '[data-tray]', '[data-dock]', 'footer'];

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a listing shows address, price, first picture, facts and register, but no bar, buttons or tray, ${colorScheme}`, async ({
      page,
      address,
    }) => {
      await storeBefore(page, 'compared', [44, 45]);
      await page.emulateMedia({ colorScheme });
      await open(page, '/properties/45');
      await expect(page.locator('[data-tray]')).toBeVisible();
      await page.getByRole('button', { name: 'Next picture' }).click();
      await page.emulateMedia({ media: 'print', colorScheme });
      for (const hidden of offPaper) await expect(page.locator(hidden)).toBeHidden();
      for (const name of [
        'Print',
        'Next picture',
        'View full screen',
        'Send enquiry',
        /^Share/,
        /^Compare/,
        /^Favourite/,
      ])
        await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Nipania, Indore', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('₹1,35,00,000').filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByText(`${address}/properties/45`)).toBeVisible();
      await expect(page.getByRole('term').filter({ hasText: 'Area' })).toBeVisible();
      const pictures = await page
        .locator('main img')
        .evaluateAll((all) =>
          all
            .filter((image) => image.getBoundingClientRect().height > 0)
            .map((image) => (image as HTMLImageElement).src),
        );
      const first = await page.evaluate(
        async () => ((await (await fetch('/api/properties/45/')).json()) as { image: string }).image,
      );
      // the code on paper leads to the register
      expect(pictures).toEqual([address + first, `${address}/api/properties/45/rera.svg`]);
      // dark text on white paper in both colour schemes
      const ink = await page
        .getByText('Nipania, Indore', { exact: true })
        .first()
        .evaluate((element) => getComputedStyle(element).color);
      expect(Math.max(...(ink.match(/\d+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(140);
    });
  }

  test('a listing with a tour and plans has no gaps: each part has content, each picture is loaded, a plan keeps together', async ({
    page,
  }) => {
    await open(page, '/properties/38');
    await expect(page.getByRole('region', { name: 'Floor plan' })).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: 'Tour' })).toBeHidden();
    const paper = await page.locator('main section').evaluateAll((sections) =>
      sections
        .filter((section) => section.getBoundingClientRect().height > 0)
        .map((section) => {
          const shown = (section as HTMLElement).innerText.trim().length + section.querySelectorAll('img').length;
          return { name: section.getAttribute('aria-labelledby') ?? section.ariaLabel, shown };
        }),
    );
    expect(paper.length).toBeGreaterThan(4);
    expect(paper.filter(({ shown }) => shown === 0)).toEqual([]);
    const pictures = await page
      .locator('main img')
      .evaluateAll((all) =>
        all
          .filter((image) => image.getBoundingClientRect().height > 0)
          .map((image) => ({ src: (image as HTMLImageElement).src, width: (image as HTMLImageElement).naturalWidth })),
      );
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ width, src }) => width === 0 || src.startsWith('data:'))).toEqual([]);
    const plan = page.getByRole('region', { name: 'Floor plan' }).locator('svg').first();
    expect(
      await plan.evaluate((drawn) => {
        for (let part: Element | null = drawn; part; part = part.parentElement)
          if (getComputedStyle(part).breakInside.startsWith('avoid')) return true;
        return false;
      }),
    ).toBe(true);
  });

  test('an article shows its text and its picture', async ({ page }) => {
    await open(page, '/blog/1');
    await expect(page.getByRole('button', { name: /^Share/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['[data-testid=bar]', '[data-testid=floating]', 'footer'])
      await expect(page.locator(hidden)).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('article img').first()).toBeVisible();
    await expect(page.getByText('More on Investment Tips')).toBeHidden();
  });

  test('the Print button opens the browser’s print dialog', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = 'yes';
      };
    });
    await open(page, '/properties/45');
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html[data-printed=yes]')).toBeAttached();
  });
});
