import type { Page, Request } from '@playwright/test';
import { twoFrames } from './axe';
import { expect } from './journey';

/** The map of the results, its marks and its layers. */
export function mapOn(page: Page) {
  const region = page.getByRole('region', { name: 'Map of the listings' });
  return {
    region,
    marks: region.locator('[data-mark]'),
    /** Changes when the map moves. */
    place: () => region.evaluate((map) => (map.querySelector('svg')?.parentElement as HTMLElement).style.transform),
    scale: () =>
      region
        .locator('xpath=..')
        .getByText(/^\d+ k?m$/)
        .textContent(),
  };
}

/** Call it before the page opens. What it returns resolves once the marks of what the map shows now are there. */
export function watchMarks(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  const ofMarks = (request: Request) => new URL(request.url()).pathname === '/api/properties/map/';
  page.on('request', (request) => void (ofMarks(request) && asked.add(request)));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void asked.delete(request));
  return async () => {
    await twoFrames(page);
    await expect.poll(() => asked.size).toBe(0);
    await twoFrames(page);
  };
}

/** Comes closer until a listing stands alone; returns its mark. `shown` is from `watchMarks`. */
export async function lonelyMark(page: Page, shown: () => Promise<void>) {
  const { marks, region } = mapOn(page);
  const alone = region.locator('[data-mark^="listing-"]');
  await expect(marks.first()).toBeVisible();
  // marks of a place that the map has left are no marks to return
  await shown();
  for (let steps = 0; steps < 10 && (await alone.count()) === 0; steps += 1) {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await shown();
  }
  await expect(alone.first()).toBeVisible();
  return alone.first();
}

/** How many listings the marks stand for, by their names. */
export async function countOfMarks(page: Page): Promise<number> {
  const names = await mapOn(page).marks.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')));
  return names.reduce((sum, name) => sum + Number(/^([\d,]+) homes/.exec(name ?? '')?.[1]?.replace(',', '') ?? 1), 0);
}

/** How many listings the list has. */
export async function countOfList(page: Page): Promise<number> {
  const words = await page
    .getByRole('status')
    .filter({ hasText: /^\d+ listings?/ })
    .textContent();
  return Number(/^\d+/.exec(words ?? '')?.[0]);
}

/** Waits until the map shows as many listings as the list has, and both as many as expected. */
export async function expectAgreement(page: Page, expected?: number): Promise<number> {
  let agreed = 0;
  await expect(async () => {
    const [list, map] = [await countOfList(page), await countOfMarks(page)];
    expect(list).toBeGreaterThan(0);
    expect(map).toBe(list);
    if (expected !== undefined) expect(list).toBe(expected);
    agreed = list;
  }).toPass({ timeout: 60_000 });
  return agreed;
}
