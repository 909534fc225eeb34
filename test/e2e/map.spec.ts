import type { Page } from '@playwright/test';
import { fullMap } from '../bench/fullMap.mjs';
import { expectAccessible } from './support/axe';
import { ignoreFaults } from './support/faults';
import { expect, open, openUnhydrated, pressEnter, reload, test } from './support/journey';
import { settled } from './support/places';
import { middleOf, scrolled } from './support/positions';
import { countOfMarks, expectAgreement, lonelyMark, mapOn, watchMarks } from './support/resultsMap';

const puneOnMap = '/properties?city=pune&view=map';
const cards = (page: Page) => page.locator('[data-listing]');
const zoomIn = (page: Page) => page.getByRole('button', { name: 'Zoom in' });
async function handleOf(page: Page): Promise<readonly [left: number, top: number]> {
  const { x, y, width, height } = await middleOf(mapOn(page).region);
  return [x + width / 3, y + height - 120];
}

test('H28 list and map agree: everywhere, in the part that is searched, and after reload, paste and Back', async ({
  page,
  context,
}) => {
  await open(page, puneOnMap);
  const all = await expectAgreement(page);
  await zoomIn(page).click();
  await zoomIn(page).click();
  await page.getByRole('button', { name: 'Search this area' }).click();
  await expect(page).toHaveURL(/bbox=/);
  await expect(page.getByRole('button', { name: 'Search this area' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Remove: Part of the map' })).toBeVisible();
  await expect.poll(() => expectAgreement(page)).toBeLessThan(all);
  const fewer = await expectAgreement(page);
  const names = () => mapOn(page).marks.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')));
  const before = await names();
  await reload(page);
  await expect.poll(names).toEqual(before);
  const pasted = await context.newPage();
  await open(pasted, page.url());
  await expectAgreement(pasted, fewer);
  await pasted.close();

  await page.goBack();
  await expectAgreement(page, all);
  await page.goForward();
  await expectAgreement(page, fewer);
  await page.getByRole('link', { name: 'Remove: Part of the map' }).click();
  await expect(page).not.toHaveURL(/bbox=/);
  await expectAgreement(page, all);
});

test('H28 H1 by keyboard the map moves and zooms and marks open cards; Back from a listing shows the same piece', async ({
  page,
}) => {
  const shown = watchMarks(page);
  await open(page, puneOnMap);
  const { region, place, scale, marks } = mapOn(page);
  await expect(marks.first()).toBeVisible();
  await test.step('the keyboard moves and zooms the map, and the page stays', async () => {
    await region.focus();
    await settled(page);
    const [top, before, far] = [await scrolled(page), await place(), await scale()];
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect.poll(place).not.toBe(before);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(scale).not.toBe(far);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect.poll(scale).toBe(far);
    await expect.poll(() => scrolled(page)).toBe(top);
  });
  const one = await lonelyMark(page, shown);
  const name = (await one.getAttribute('aria-label')) ?? '';
  await test.step('marks are buttons with names', async () => {
    await expect
      .poll(() => marks.evaluateAll((all) => all.filter(({ localName }) => localName !== 'button').length))
      .toBe(0);
    const nameless = () =>
      marks.evaluateAll((all) =>
        all
          .map((mark) => mark.getAttribute('aria-label') ?? '')
          .filter((words) => !/^[\d,]+ homes|, (?:₹|Price on request)/.test(words)),
      );
    await expect.poll(nameless).toEqual([]);
  });
  const card = page.getByRole('region', { name, exact: true });
  await test.step('a pressed one shows its small card, Escape returns to it; axe finds nothing', async () => {
    await one.focus();
    await page.keyboard.press('Enter');
    await expect(card).toBeFocused();
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/properties\/\d+$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(one).toBeFocused();
  });
  await test.step('Back from its listing shows the same piece of the map', async () => {
    await page.keyboard.press('Enter');
    await expect(card).toBeFocused();
    const near = await scale();
    await card.getByRole('link').press('Enter');
    await expect(page).toHaveURL(/properties\/\d+$/);
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeAttached();
    await page.goBack();
    await expect(region).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
    await expect.poll(scale).toBe(near);
    await expect(region.getByRole('button', { name, exact: true })).toBeVisible();
  });
});

test('several homes are reached by zooming in', { tag: '@all' }, async ({ page }) => {
  await open(page, '/properties?view=map');
  const { region, scale, marks } = mapOn(page);
  // two may share a point, and then open as a list
  const several = region.getByRole('button', { name: /^(?:[4-9]|\d{2,}) homes from ₹/ });
  await expect(several.first()).toBeVisible();
  const [total, far] = [await countOfMarks(page), await scale()];
  await several.first().press('Enter');
  await expect.poll(scale).not.toBe(far);
  await expect.poll(() => countOfMarks(page)).toBeLessThan(total);
  await expect(marks.first()).toBeVisible();
});

test(
  'S10 the mouse drags the map and styles none of 500 marks again; the plain wheel scrolls the page, with Ctrl it zooms',
  { tag: ['@desktop', '@all'] },
  async ({ page, browser }, { project }) => {
    test.skip(project.name === 'phone', 'a phone has no wheel');
    await page.route('**/api/properties/map/**', (route) => route.fulfill({ json: fullMap }));
    await open(page, puneOnMap);
    const { place, scale, marks } = mapOn(page);
    await expect(marks).toHaveCount(fullMap.total);
    const [left, top] = await handleOf(page);
    await test.step('dragging', async () => {
      const before = await place();
      await page.mouse.move(left, top);
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      await page.mouse.down();
      await page.mouse.move(left + 90, top - 60, { steps: 8 });
      await page.mouse.up();
      await expect.poll(place).not.toBe(before);
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
        traceEvents: { name: string; args: { elementCount?: number } }[];
      };
      const styled = traceEvents.flatMap(({ name, args }) =>
        name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : [],
      );
      expect(styled.length).toBeGreaterThan(0);
      expect(Math.max(...styled)).toBeLessThan(100);
      await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
    });
    await test.step('the wheel', async () => {
      const [before, moved, far] = [await scrolled(page), await place(), await scale()];
      await page.mouse.wheel(0, 240);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
      await expect(page.getByText('Hold Ctrl and scroll to zoom')).toBeVisible();
      await expect.poll(place).toBe(moved);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -400);
      await page.mouse.wheel(0, -400);
      await page.keyboard.up('Control');
      await expect.poll(scale).not.toBe(far);
    });
  },
);

test('H28 on a phone the map fills the screen and one finger moves it; no trap: its homes are a sheet, the search stays above it', async ({
  page,
  context,
}, { project }) => {
  test.skip(project.name !== 'phone', 'fingers');
  await open(page, puneOnMap);
  const { region, place, marks } = mapOn(page);
  await expect(marks.first()).toBeVisible();
  const { x, y, width, height } = await middleOf(region);
  const [left, top] = [x + width / 2, y + height / 2];
  const fingers = await context.newCDPSession(page);
  const touch = (type: string, points: readonly (readonly [number, number])[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(([atX, atY], id) => ({ x: atX, y: atY, id })),
    });
  const swipe = async (count: number) => {
    const at = (up: number) => Array.from({ length: count }, (_, id) => [left + id * 60, top - up] as const);
    await touch('touchStart', at(0));
    for (let up = 20; up <= 160; up += 20) await touch('touchMove', at(up));
    await touch('touchEnd', []);
  };
  const before = await place();
  await swipe(1);
  await expect.poll(place).not.toBe(before);
  const moved = await place();
  await swipe(2);
  await expect.poll(place).not.toBe(moved);
  await expect.poll(() => scrolled(page)).toBe(0);

  await test.step('the homes are a sheet of three heights; Escape and Back lower it, and the focus stays', async () => {
    const handle = page.getByRole('button', { name: 'Show homes' });
    await handle.focus();
    await page.keyboard.press('ArrowUp');
    await expect(cards(page).first()).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Show more homes' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Show the map' })).toBeFocused();
    await page.goBack();
    await expect(handle).toBeFocused();
    await expect(page).toHaveURL(/view=map/);
    await handle.click();
    await cards(page).first().getByRole('link').focus();
    await page.keyboard.press('Escape');
    await expect(handle).toBeFocused();
    await expect(cards(page).first()).toBeHidden();
  });
});

test(
  'list and map are side by side from 1200 px on and light each other; below, a switch shows one of them',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await open(page, '/properties?city=pune');
    const { region, marks } = mapOn(page);
    await expect(region).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await test.step('a card lights its mark, and a mark its card', async () => {
      await expect(marks.first()).toBeVisible();
      await cards(page).first().getByRole('link').first().focus();
      const lit = region.locator('[data-mark][data-lit]');
      await expect(lit).toHaveCount(1);
      const id = await lit.getAttribute('data-mark');
      await page.getByLabel('Sort by').focus();
      await expect(lit).toHaveCount(0);
      await region.locator(`[data-mark="${id}"]`).focus();
      await expect(cards(page).first()).toHaveAttribute('data-lit', '');
    });
    await page.setViewportSize({ width: 1199, height: 900 });
    await expect(cards(page).first()).toBeVisible();
    await expect(region).toHaveCount(0);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL(/view=map/);
    await expect(cards(page).first()).toBeHidden();
    await expect(region).toBeVisible();
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(region).toHaveCount(0);
    await page.goBack();
    await expect(region).toBeVisible();
  },
);

test(
  'an area is drawn with one line, or by keyboard corner by corner, and searched',
  { tag: '@all' },
  async ({ page }) => {
    await open(page, puneOnMap);
    const { region } = mapOn(page);
    await expectAgreement(page);
    await page.getByRole('button', { name: 'Draw an area' }).click();
    const { x, y, width, height } = await middleOf(region);
    const at = (across: number, down: number) => [x + width * across, y + height * down] as const;
    await page.mouse.move(...at(0.1, 0.2));
    await page.mouse.down();
    for (const corner of [at(0.8, 0.2), at(0.8, 0.7), at(0.1, 0.7)]) await page.mouse.move(...corner, { steps: 3 });
    await page.mouse.up();
    await expect(page).toHaveURL(/area=/);
    await expectAgreement(page);
    await page.getByRole('button', { name: 'Clear area' }).click();
    await expect(page).not.toHaveURL(/area=/);
    await pressEnter(page.getByRole('button', { name: 'Draw an area' }));
    await expectAccessible(page);
    await page.keyboard.press('-');
    await page.keyboard.press('Enter');
    for (const way of ['ArrowRight', 'ArrowDown']) {
      for (let step = 0; step < 3; step += 1) await page.keyboard.press(way);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('3 points')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.getByText('2 points')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Draw an area' })).toBeFocused();
    await page.keyboard.press('Enter');
    // the corners led away from the listings
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('-');
    await page.getByRole('button', { name: 'Use this view' }).click();
    await expect(page).toHaveURL(/bbox=/);
    await expectAgreement(page);
  },
);

test('a map that cannot be loaded says so, and Try again loads it', { tag: '@all' }, async ({ page, faults }) => {
  let isDown = true;
  await page.route('**/api/properties/map/**', (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
  await open(page, puneOnMap);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(mapOn(page).marks.first()).toBeVisible();
  ignoreFaults(faults, /503/);
});

test.describe('without scripts', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a map shows the list', async ({ page }) => {
    await openUnhydrated(page, `${puneOnMap}&bbox=73.7,18.4,74,18.7`);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remove: Part of the map' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'List', exact: true })).toBeHidden();
  });
});
