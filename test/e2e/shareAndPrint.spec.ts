import { expect, open, test } from './support/journey';
import { shownImages, shownSections } from './support/print';
import { storeBefore } from './support/visitorTools';

for (const [what, path, title, tag] of [
  ['a listing', '/properties/45', /^Share: Three-bedroom corner flat/, []],
  ['an article', '/blog/1', /^Share: /, ['@all']],
] as const) {
  test(
    `H18 sharing ${what} uses the system’s share sheet if there is one; otherwise copies the address and says so, or shows it selected if copying is impossible`,
    { tag: [...tag] },
    async ({ page, context, address }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        const recorded = window as unknown as { shared: ShareData[] };
        recorded.shared = [];
        navigator.share = async (data) => {
          recorded.shared.push(data ?? {});
        };
      });
      await open(page, path);
      const button = page.getByRole('button', { name: title });
      await test.step('share sheet', async () => {
        await button.click();
        await expect
          .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
          .toEqual([{ title: await page.getByRole('heading', { level: 1 }).innerText(), url: address + path }]);
        await expect(page.getByText('Link copied')).toHaveCount(0);
      });

      await test.step('nothing can be done', async () => {
        await page.evaluate(() => {
          const { clipboard } = navigator;
          Object.assign(window, { realClipboard: clipboard });
          Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
          Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
        });
        await button.click();
        const field = page.getByLabel('Link to this page');
        await expect(field).toHaveValue(address + path);
        await expect
          .poll(() =>
            field.evaluate((input: HTMLInputElement) =>
              input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
            ),
          )
          .toBe(address + path);
        await expect(page.getByText('Link copied')).toHaveCount(0);
      });

      await test.step('copying', async () => {
        await page.evaluate(() => {
          const { realClipboard } = window as unknown as { realClipboard: Clipboard };
          Object.defineProperty(navigator, 'clipboard', { value: realClipboard, configurable: true });
        });
        await button.click();
        // on the button and in its status, for some seconds
        await expect(page.getByText('Link copied')).toHaveCount(2);
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address + path);
      });
    },
  );
}

const offPaper = ['[data-testid=bar]', '[data-testid=floating]', '[data-tray]', '[data-dock]', 'footer'];

test('H17 a printed listing shows address, price, photographs, facts, map, register and agent, but no bar, buttons or tray, in both colour schemes; with a tour and plans it has no gaps; an article shows its text and its picture', async ({
  page,
  address,
  request,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await storeBefore(page, 'compared', [44, 45]);
  await open(page, '/properties/45');
  await expect(page.locator('[data-tray]')).toBeVisible();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed=yes]')).toBeAttached();
  const { image, agent } = (await (await request.get(`${address}/api/properties/45/`)).json()) as {
    image: string;
    agent: { name: string; phone: string };
  };

  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`a listing, ${colorScheme}`, async () => {
      await page.emulateMedia({ media: 'print', colorScheme });
      for (const hidden of offPaper) await expect(page.locator(hidden)).toBeHidden();
      for (const name of [
        'Print',
        'Next picture',
        'View full screen',
        'Send enquiry',
        /^Share/,
        /^Compare/,
        /^Save/,
        /^Favourite/,
      ])
        await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Nipania, Indore', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('₹1,35,00,000').filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByText(`${address}/properties/45`)).toBeVisible();
      await expect(page.getByRole('term').filter({ hasText: /^Area$/ })).toBeVisible();
      await expect(page.getByText(`${agent.name}, ${agent.phone}`)).toBeVisible();
      // the code on paper leads to the register
      const photograph = expect.stringMatching(/\/media\//);
      await expect
        .poll(async () => (await shownImages(page)).map(({ src }) => src))
        .toEqual([
          address + image,
          ...Array.from({ length: 4 }, () => photograph),
          `${address}/api/properties/45/rera.svg`,
          `${address}/api/properties/45/map.svg`,
        ]);
      // dark text on white paper in both colour schemes
      await expect
        .poll(async () => {
          const ink = await page
            .getByText('Nipania, Indore', { exact: true })
            .first()
            .evaluate((element) => getComputedStyle(element).color);
          return Math.max(...(ink.match(/\d+/g) ?? []).slice(0, 3).map(Number));
        })
        .toBeLessThan(140);
    });

  await test.step('a tour and plans: each part has content, each picture is loaded, a plan keeps together', async () => {
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await open(page, '/properties/38');
    await expect(page.getByRole('region', { name: 'Floor plan' })).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: 'Tour' })).toBeHidden();
    await expect.poll(async () => (await shownSections(page)).length).toBeGreaterThan(4);
    await expect.poll(async () => (await shownSections(page)).filter(({ shown }) => shown === 0)).toEqual([]);
    await expect.poll(async () => (await shownImages(page)).length).toBeGreaterThan(0);
    await expect
      .poll(async () => (await shownImages(page)).filter(({ width, src }) => width === 0 || src.startsWith('data:')))
      .toEqual([]);
    const plan = page.getByRole('region', { name: 'Floor plan' }).locator('svg').first();
    await expect
      .poll(() =>
        plan.evaluate((drawn) => {
          for (let part: Element | null = drawn; part; part = part.parentElement)
            if (getComputedStyle(part).breakInside.startsWith('avoid')) return true;
          return false;
        }),
      )
      .toBe(true);
  });

  await test.step('an article', async () => {
    await page.emulateMedia({ media: 'screen' });
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
});
