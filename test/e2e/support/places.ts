import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

/** Resolves when nothing that is on its way can move the page any more: fonts, pictures in view, running animations. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      // browsers load no lazy picture that is beside the window
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    await Promise.all(
      inView.map(
        (image) =>
          image.complete ||
          new Promise((done) => {
            image.addEventListener('load', done);
            image.addEventListener('error', done);
          }),
      ),
    );
    await Promise.all(
      document
        .getAnimations()
        // a paused one never finishes
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    );
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
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
