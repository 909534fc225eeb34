import { expect, open, test } from './support/journey';
import { ofChunk } from './support/ofChunk';
import { boxOf } from './support/places';

test('a listing’s navigation works before its code has loaded, and by keyboard, and marks where the reader is', async ({
  page,
}) => {
  const chunks: (() => void)[] = [];
  await page.route(ofChunk('listing'), async (route) => {
    await new Promise<void>((resolve) => chunks.push(resolve));
    await route.continue();
  });
  // a chunk that is requested early enough holds up the page's load event
  await open(page, '/properties/45', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => chunks.length).toBeGreaterThan(0);
  const nav = page.getByRole('navigation', { name: 'On this page' });
  const current = nav.locator('[aria-current="location"]');
  const papers = page.getByRole('heading', { name: 'Papers and RERA' });
  await nav.getByRole('link', { name: 'Papers', exact: true }).click();
  await expect(papers).toBeInViewport({ ratio: 1 });
  chunks.forEach((go) => go());
  await expect(current).toHaveText('Papers');
  await expect(papers).toBeInViewport({ ratio: 1 });
  for (const [link, heading] of [
    ['Facts', 'Facts'],
    ['Papers', 'Papers and RERA'],
  ] as const) {
    await nav.getByRole('link', { name: link, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(current).toHaveText(link);
    const title = page.getByRole('heading', { name: heading, exact: true });
    await expect(title).toBeInViewport({ ratio: 1 });
    // the bar and the navigation cover nothing of it
    const [bar, found] = [await boxOf(nav), await boxOf(title)];
    expect(found.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  }
});
