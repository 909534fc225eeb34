import { expect, open, test } from './support/journey';
import { ofChunk } from './support/ofChunk';
import { settled } from './support/places';
import { fromTop, sizesOf } from './support/positions';

const widths = [320, 390, 480, 768, 1024, 1440];

test(`a listing’s tools load into reserved space, and its path keeps to one line, at ${widths.join(', ')} px`, async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(ofChunk('listing-tools'), async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => ofChunk('listing-tools')(new URL(request.url())));
  // a chunk that is requested early enough holds up the page's load event
  await open(page, '/properties/45', { waitUntil: 'domcontentloaded' });
  await asked;
  const path = page.getByRole('navigation', { name: 'Breadcrumb' });
  const facts = page.getByRole('heading', { name: 'Facts', exact: true });
  const places = async () => {
    const found: object[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      const [[line], top] = [await sizesOf(path), await fromTop(facts)];
      found.push({ width, path: line?.height, facts: top });
    }
    return found;
  };
  const before = await places();
  expect(before).toEqual(widths.map((width) => expect.objectContaining({ width, path: 44 })));
  const tools = page.getByRole('button', { name: /^Add to list: / });
  await expect(tools).toHaveCount(0);
  release();
  await expect(tools).toBeVisible();
  expect(await places()).toEqual(before);
});
