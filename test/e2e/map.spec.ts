import type { Page } from '@playwright/test';
import { fullMap } from '../bench/fullMap.mjs';
import { axeFaults } from './support/axe';
import { ignoreFaults } from './support/faults';
import { expect, open, test } from './support/journey';
import { countOfMarks, expectAgreement, lonelyMark, mapOn } from './support/resultsMap';

const puneOnMap = '/properties?city=pune&view=map';
const cards = (page: Page) => page.locator('[data-listing]');
const zoomIn = (page: Page) => page.getByRole('button', { name: 'Zoom in' });

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
  const fewer = await expectAgreement(page);
  expect(fewer).toBeLessThan(all);
  await expect(page.getByRole('button', { name: 'Search this area' })).toHaveCount(0);
  const names = () => mapOn(page).marks.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')));
  const before = await names();
  await page.reload();
  await expect.poll(names).toEqual(before);
  const pasted = await context.newPage();
  await pasted.goto(page.url());
  await expectAgreement(pasted);
  await pasted.close();

  await page.goBack();
  await expectAgreement(page, all);
  await page.goForward();
  await expectAgreement(page, fewer);
  await page.getByRole('link', { name: 'Remove: Part of the map' }).click();
  await expect(page).not.toHaveURL(/bbox=/);
  await expectAgreement(page, all);
});

test('H28 marks are buttons with names; a pressed one shows its small card, Escape returns to it', async ({ page }) => {
  await open(page, puneOnMap);
  const { marks } = mapOn(page);
  await expect(marks.first()).toBeVisible();
  for (const mark of await marks.all()) {
    expect(await mark.evaluate((element) => element.localName)).toBe('button');
    expect(await mark.getAttribute('aria-label')).toMatch(/^[\d,]+ homes|, (?:₹|Price on request)/);
  }
  const one = await lonelyMark(page);
  const name = (await one.getAttribute('aria-label')) ?? '';
  await one.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name, exact: true });
  await expect(card).toBeFocused();
  await expect(card.getByRole('link')).toHaveAttribute('href', /^\/properties\/\d+$/);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(one).toBeFocused();
});

test('several homes are reached by zooming in', async ({ page }) => {
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

test('H28 the keyboard moves and zooms the map, and the page stays', async ({ page }) => {
  await open(page, puneOnMap);
  const { region, place, scale, marks } = mapOn(page);
  await expect(marks.first()).toBeVisible();
  await region.focus();
  const [top, before, far] = [await page.evaluate(() => scrollY), await place(), await scale()];
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await place()).not.toBe(before);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(scale).not.toBe(far);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect.poll(scale).toBe(far);
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test(
  'the mouse drags the map; the plain wheel scrolls the page, with Ctrl it zooms',
  { tag: '@bothScreens' },
  async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'a phone has no wheel');
    await open(page, puneOnMap);
    const { region, place, scale, marks } = mapOn(page);
    await expect(marks.first()).toBeVisible();
    await region.evaluate((map) => map.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = (await region.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [left, top] = [x + width / 3, y + height - 120];
    const before = await place();
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left + 90, top - 60, { steps: 4 });
    await page.mouse.up();
    expect(await place()).not.toBe(before);
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();

    const [scrolled, moved, far] = [await page.evaluate(() => scrollY), await place(), await scale()];
    await page.mouse.wheel(0, 240);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
    expect(await place()).toBe(moved);
    await expect(page.getByText('Hold Ctrl and scroll to zoom')).toBeVisible();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -400);
    await page.mouse.wheel(0, -400);
    await page.keyboard.up('Control');
    await expect.poll(scale).not.toBe(far);
  },
);

test(
  'S10 dragging a map with 500 marks styles none of them again',
  { tag: '@bothScreens' },
  async ({ page, browser }) => {
    await page.route('**/api/properties/map/**', (route) => route.fulfill({ json: fullMap }));
    await open(page, puneOnMap);
    const { region, place, marks } = mapOn(page);
    await expect(marks).toHaveCount(fullMap.total);
    await region.evaluate((map) => map.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = (await region.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [left, top] = [x + width / 3, y + height - 120];
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
  },
);

test(
  'H28 no scroll trap on a phone: one finger scrolls the page, two move the map',
  { tag: '@bothScreens' },
  async ({ page, context }, { project }) => {
    test.skip(project.name !== 'phone', 'fingers');
    await open(page, puneOnMap);
    const { region, place, marks } = mapOn(page);
    await expect(marks.first()).toBeVisible();
    await region.evaluate((map) => map.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = (await region.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [left, top] = [x + width / 3, y + height / 2];
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
    const [scrolled, before] = [await page.evaluate(() => scrollY), await place()];
    await swipe(1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 60);
    expect(await place()).toBe(before);
    await expect(page.getByText('Use two fingers to move the map')).toBeVisible();

    // the momentum of the swipe has ended
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          let [last, same] = [-1, 0];
          const look = () => {
            same = scrollY === last ? same + 1 : 0;
            last = scrollY;
            if (same > 20) done();
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await region.evaluate((map) => map.scrollIntoView({ block: 'center' }));
    const still = await page.evaluate(() => scrollY);
    const expectStill = async () => expect(Math.abs((await page.evaluate(() => scrollY)) - still)).toBeLessThan(20);
    await swipe(2);
    await expect.poll(place).not.toBe(before);
    await expectStill();

    const moved = await place();
    await page.getByRole('button', { name: 'Move the map with one finger' }).tap();
    await swipe(1);
    await expect.poll(place).not.toBe(moved);
    await expectStill();
  },
);

test('list and map are side by side from 1200 px on; below, a switch shows one of them', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await open(page, '/properties');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  const { region } = mapOn(page);
  await expect(region).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(cards(page).first()).toBeHidden();
  await expect(region).toBeVisible();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(region).toHaveCount(0);
  await page.goBack();
  await expect(region).toBeVisible();
});

test('a card lights its mark, and a mark its card', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, puneOnMap);
  const { region, marks } = mapOn(page);
  await expect(marks.first()).toBeVisible();
  await cards(page).first().getByRole('link').first().focus();
  await expect(region.locator('[data-mark][data-lit]')).toHaveCount(1);
  const mark = region.locator('[data-mark][data-lit]');
  const id = await mark.getAttribute('data-mark');
  await page.getByLabel('Sort by').focus();
  await expect(mark).toHaveCount(0);
  await region.locator(`[data-mark="${id}"]`).focus();
  await expect(cards(page).first()).toHaveAttribute('data-lit', '');
});

test('H1 Back from a listing shows the same piece of the map', async ({ page }) => {
  await open(page, puneOnMap);
  const { region, place } = mapOn(page);
  await expect(mapOn(page).marks.first()).toBeVisible();
  await zoomIn(page).click();
  const one = await lonelyMark(page);
  await one.focus();
  await page.keyboard.press('Enter');
  const [left, heading] = [await place(), page.getByRole('heading', { level: 1 })];
  await page.locator('section:focus a').press('Enter');
  await expect(page).toHaveURL(/properties\/\d+$/);
  await expect(heading).not.toHaveText('Properties');
  await page.goBack();
  await expect(region).toBeVisible();
  // the layers may have another origin; the marks are where they were
  expect(left).toContain('translate');
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
});

test('an area is drawn with one line, or by keyboard corner by corner, and searched', async ({ page }) => {
  await open(page, puneOnMap);
  const { region } = mapOn(page);
  await expectAgreement(page);
  await region.evaluate((map) => map.scrollIntoView({ block: 'center' }));
  await page.getByRole('button', { name: 'Draw an area' }).click();
  const { x, y, width, height } = (await region.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (across: number, down: number) => [x + width * across, y + height * down] as const;
  await page.mouse.move(...at(0.1, 0.2));
  await page.mouse.down();
  for (const corner of [at(0.8, 0.2), at(0.8, 0.7), at(0.1, 0.7)]) await page.mouse.move(...corner, { steps: 3 });
  await page.mouse.up();
  await expect(page).toHaveURL(/area=/);
  await expect(page.getByRole('link', { name: 'Remove: Part of the map' })).toBeVisible();
  await expectAgreement(page);

  await page.getByRole('button', { name: 'Search everywhere' }).click();
  await expect(page).not.toHaveURL(/area=/);
  await page.getByRole('button', { name: 'Draw an area' }).press('Enter');
  await page.keyboard.press('-');
  await page.keyboard.press('Enter');
  for (const way of ['ArrowRight', 'ArrowDown']) {
    for (let step = 0; step < 3; step += 1) await page.keyboard.press(way);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('3 corners')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('2 corners')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Draw an area' })).toBeFocused();
  await page.keyboard.press('Enter');
  // the corners led away from the listings
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('-');
  await page.getByRole('button', { name: 'Use what is shown' }).click();
  await expect(page).toHaveURL(/bbox=/);
  await expectAgreement(page);
});

test('axe finds nothing on the map with an open card, and while an area is drawn', async ({ page }) => {
  await open(page, puneOnMap);
  await (await lonelyMark(page)).press('Enter');
  await page.waitForLoadState('networkidle');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Draw an area' }).click();
  expect(await axeFaults(page)).toEqual([]);
});

test('a map that cannot be loaded says so, and Try again loads it', async ({ page, faults }) => {
  let isDown = true;
  await page.route('**/api/properties/map/**', (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
  await open(page, puneOnMap);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(mapOn(page).marks.first()).toBeVisible();
  ignoreFaults(faults, /503/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a map shows the list', async ({ page }) => {
    await page.goto(`${puneOnMap}&bbox=73.7,18.4,74,18.7`);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remove: Part of the map' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'List', exact: true })).toBeHidden();
  });
});
