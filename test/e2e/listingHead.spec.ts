import { expect, open, test } from './support/journey';
import { ofChunk } from './support/ofChunk';

const widths = [320, 390, 480, 768, 1024, 1440];

for (const width of widths)
  test(`a listing’s tools load into reserved space, and its path keeps to one line, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(ofChunk('listing-tools'), async (route) => {
      await held;
      await route.continue();
    });
    const loaded = page.waitForRequest((request) => ofChunk('listing-tools')(new URL(request.url())));
    await open(page, '/properties/45');
    await loaded;
    await page.evaluate(() => document.fonts.ready);
    const path = page.getByRole('navigation', { name: 'Breadcrumb' });
    const facts = page.getByRole('heading', { name: 'Facts', exact: true });
    expect((await path.boundingBox())?.height).toBe(44);
    const before = await facts.boundingBox();
    release();
    await expect(page.getByRole('button', { name: /^Add to list: / })).toBeVisible();
    expect(await facts.boundingBox()).toEqual(before);
  });
