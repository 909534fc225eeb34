import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, twoFrames } from './support/axe';
import { ignoreFaults } from './support/faults';
import { expect, open, test } from './support/journey';
import { boxOf } from './support/places';

/** The courtyard villa of the demonstration, found by its title. */
async function openVilla(page: Page): Promise<void> {
  await open(page, '/properties?search=Courtyard+villa+around+a+pool');
  await page
    .getByRole('link', { name: /Courtyard villa around a pool/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Courtyard villa around a pool/ })).toBeVisible();
}

async function walk(page: Page) {
  await page.getByRole('button', { name: 'Walk through', exact: true }).click();
  const tour = page.getByRole('dialog', { name: 'Tour: Courtyard villa' });
  const view = tour.locator('[data-room]');
  // the first visitor of a room waits until its sizes are made
  await expect(view).toHaveAttribute('data-state', 'looking');
  return { tour, view, plan: tour.getByRole('region', { name: 'Plan: Ground floor' }) };
}

const mark = (page: Page) => page.getByRole('img', { name: /, facing .* on the plan$/ });
const headingOf = async (page: Page) =>
  Number.parseFloat(await mark(page).evaluate((element) => (element as HTMLElement).style.rotate));

/** The heading once the view stands still: a drag ends in a glide. */
async function restingHeadingOf(page: Page): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await headingOf(page);
      return last - before;
    })
    .toBe(0);
  return last;
}

/** How much a screenshot of the view tells: an empty canvas nothing, a picture several bits for each pixel. */
const detailOf = async (page: Page) => (await sharp(await page.screenshot()).stats()).entropy;

test(
  'H29 the villa is walked by keyboard, and the plan shows where one stands and looks; with reduced motion the view turns at once; the tour and the plans have no accessibility faults',
  { tag: '@desktop' },
  async ({ page }) => {
    await openVilla(page);
    await test.step('plans', async () => {
      const plan = page.getByRole('region', { name: 'Floor plan' });
      await expect(plan.getByRole('img', { name: 'Plan: Ground floor' })).toBeVisible();
      await expect(plan.getByRole('listitem').filter({ hasText: 'Living room' })).toContainText(
        '564 sq ft (52.4 sq m)',
      );
      await plan.getByRole('button', { name: 'Enlarge: Ground floor' }).click();
      const large = page.getByRole('dialog', { name: 'Ground floor' });
      const before = (await boxOf(large.getByRole('img'))).width;
      await page.keyboard.press('+');
      await expect.poll(async () => (await boxOf(large.getByRole('img'))).width).toBeGreaterThan(before * 1.3);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(large).toHaveCount(0);
    });

    // axe runs with reduced motion
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { tour, view } = await walk(page);
    await test.step('walking', async () => {
      await expect(view).toBeFocused();
      await expect(mark(page)).toHaveAttribute('aria-label', 'Entrance courtyard, facing down on the plan');
      const before = await headingOf(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => Math.round((await headingOf(page)) - before)).toBe(15);
      await page.keyboard.press('+');
      await page.keyboard.press('Tab');
      const way = view.getByRole('button', { name: 'Go to Living room' });
      await expect(way).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(tour.getByText('You are in: Living room')).toBeAttached();
      await expect(view).toHaveAttribute('data-state', 'looking');
      await expect(view).toBeFocused();
      await expect(mark(page)).toHaveAttribute('aria-label', /^Living room/);
      await expect(tour.getByRole('navigation').getByRole('button', { name: 'Living room' })).toHaveAttribute(
        'aria-current',
        'location',
      );
    });

    await test.step('reduced motion', async () => {
      await expectAccessible(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const before = await restingHeadingOf(page);
      const turns = recordTurns(page);
      await turns.begin();
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => Math.round((await headingOf(page)) - before)).toBe(15);
      await twoFrames(page);
      // one turn, with nothing between the two headings
      await expect.poll(turns.count).toBe(1);
    });
    await page.keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Walk through', exact: true })).toBeFocused();
  },
);

/** Counts the different headings that the plan shows. */
function recordTurns(page: Page) {
  return {
    begin: () =>
      mark(page).evaluate((element) => {
        const shown = new Set<string>([(element as HTMLElement).style.rotate]);
        Object.assign(window, { shownHeadings: shown });
        new MutationObserver(() => shown.add((element as HTMLElement).style.rotate)).observe(element, {
          attributes: true,
          attributeFilter: ['style'],
        });
      }),
    count: () => page.evaluate(() => (window as unknown as { shownHeadings: Set<string> }).shownHeadings.size - 1),
  };
}

test(
  'H29 touch or a drag looks around, a press on the plan or in the list of rooms goes there; without the graphics card the rooms are flat pictures, and the list walks on',
  { tag: '@all' },
  async ({ page, hasTouch }) => {
    await openVilla(page);
    const { tour, view, plan } = await walk(page);
    await expect.poll(() => detailOf(page)).toBeGreaterThan(5);
    await test.step('drag', async () => {
      const before = await headingOf(page);
      const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
      await page.mouse.move(width * 0.7, height / 2);
      await page.mouse.down();
      await page.mouse.move(width * 0.6, height / 2, { steps: 4 });
      await page.mouse.up();
      await expect.poll(async () => (await headingOf(page)) - before).toBeGreaterThan(2);
    });

    if (hasTouch)
      await test.step('touch', async () => {
        const before = await restingHeadingOf(page);
        const client = await page.context().newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
          client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
        await touch('touchStart', 300);
        for (const x of [280, 260, 240]) await touch('touchMove', x);
        await touch('touchEnd');
        await expect.poll(async () => (await headingOf(page)) - before).toBeGreaterThan(2);
        await expect(view).toHaveAttribute('data-state', 'looking');
      });

    await test.step('rooms', async () => {
      await tour.getByRole('navigation').getByRole('button', { name: 'Pool terrace' }).click();
      await expect(mark(page)).toHaveAttribute('aria-label', /^Pool terrace/);
      await plan.getByRole('button', { name: 'Go to Bathroom' }).click();
      await expect(mark(page)).toHaveAttribute('aria-label', /^Bathroom/);
      await expect(view).toHaveAttribute('data-state', 'looking');
      await expectAccessible(page);
    });

    await test.step('no graphics card', async () => {
      await page
        .locator('dialog canvas')
        .evaluate((canvas) =>
          (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
        );
      await expect(view).toHaveAttribute('data-state', 'flat');
      await expect(view.getByRole('img', { name: /freestanding bath/ })).toBeVisible();
      await tour.getByRole('navigation').getByRole('button', { name: 'Entrance courtyard' }).click();
      await expect(view.getByRole('img', { name: /walled entrance courtyard/ })).toBeVisible();
    });
    await tour.getByRole('button', { name: 'Close the tour' }).click();
    await expect(tour).toHaveCount(0);
  },
);

test('H29 a room that does not load says so; a retry shows it', { tag: '@all' }, async ({ page, faults }) => {
  await openVilla(page);
  const { tour, view } = await walk(page);
  await page.route(/\/media\/.*\.webp$/, (route) => route.abort());
  await tour.getByRole('navigation').getByRole('button', { name: 'Bathroom' }).click();
  const alert = tour.getByRole('alert');
  // a neighbour may be in the cache already; the bathroom is no neighbour of the entrance
  await expect(alert).toContainText('Bathroom did not load.');
  ignoreFaults(faults, /ERR_FAILED/);
  await page.unroute(/\/media\/.*\.webp$/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(view).toHaveAttribute('data-state', 'looking');
  await expect(mark(page)).toHaveAttribute('aria-label', /^Bathroom/);
});
