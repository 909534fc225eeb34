import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

/** Resolves when nothing that is on its way can move the page any more: fonts, pictures in view, running animations. */
export async function settled(page: Page): Promise<void> {
  // looked at again and again: what is waited for may be taken off the page meanwhile, and then never ends
  await page.waitForFunction(() => {
    const isMoving = document
      .getAnimations()
      .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    const isComing = [...document.images].some((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      // browsers load no lazy picture that is beside the window
      const isInView = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return isInView && !image.complete;
    });
    return document.fonts.status === 'loaded' && !isMoving && !isComing;
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Where an element is in the window once fonts and pictures are there; it has to be visible. */
export async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(locator).toBeVisible();
  await settled(locator.page());
  const measured: { box?: Awaited<ReturnType<Locator['boundingBox']>> } = {};
  // hydration or a lazy part may replace the element between the two steps
  await expect.poll(async () => (measured.box = await locator.boundingBox())).not.toBeNull();
  return measured.box!;
}

/** In how many rows the elements are. */
export async function rowsOf(elements: Locator): Promise<number> {
  await settled(elements.page());
  return elements.evaluateAll(
    (found) => new Set(found.map((element) => Math.round(element.getBoundingClientRect().top))).size,
  );
}
