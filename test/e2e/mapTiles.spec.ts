import { open } from './support/journey';
import { expect, test } from './support/ownSite';
import { mapOn } from './support/resultsMap';

// the browser reports each tile that the server does not have
test.use({ faults: async ({}, use) => use([]) });

test(
  'R23 map tiles lie behind the marks with their makers’ name, and the policy names their host for pictures only; where one fails, the sketch stays',
  { tag: ['@own', '@all'] },
  async ({ page, request, site }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await open(page, '/properties?city=pune&view=map');
    const { region, marks } = mapOn(page);
    await expect(marks.first()).toBeVisible();
    const host = await site.tileServer();
    const pictures = region.locator(`img[src^="${host}"]`);
    const shown = (hidden: boolean) =>
      pictures.evaluateAll((all, wanted) => all.filter((one) => (one as HTMLElement).hidden === wanted).length, hidden);
    await expect.poll(() => shown(false)).toBeGreaterThan(0);
    await expect.poll(() => shown(true)).toBeGreaterThan(0);
    expect((await site.tilesAsked())[0]).toMatch(/^\/\d+\/\d+\/\d+\.jpg$/);
    await expect(page.getByText('© Loopback Surveyors')).toBeVisible();
    await expect(region.locator('svg path').first()).toBeAttached();
    // a mark is above the tiles: the pointer reaches it
    await marks.first().hover();
    expect(violations).toEqual([]);

    const policy = (await request.get('/properties')).headers()['content-security-policy'] ?? '';
    expect(policy.split('; ').filter((part) => part.includes(host))).toEqual([`img-src 'self' data: blob: ${host}`]);
  },
);
