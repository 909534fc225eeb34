import type { Page } from '@playwright/test';
import { settled } from './places';

/** Records where the parts of the bar are in each frame, once their fonts are there; call it before the page opens. */
export async function watchBar(page: Page): Promise<() => Promise<{ frames: number; moved: number }>> {
  await page.addInitScript(() => {
    const measured = window as unknown as { places: number[][] };
    measured.places = [];
    const measure = () => {
      const parts = [
        ...document.querySelectorAll<HTMLElement>('header a[aria-label]:not([href="/login"]), header nav'),
      ];
      // a font that arrives changes the width of text; `fonts.status` is "loaded" before the first one is requested, too
      const named = (family: string | undefined) => (family ?? '').replaceAll(/["']/g, '').trim();
      const loaded = new Set(
        [...document.fonts].flatMap((face) => (face.status === 'loaded' ? [named(face.family)] : [])),
      );
      const fontsAreThere = [...document.querySelectorAll('header a')].every((part) =>
        loaded.has(named(getComputedStyle(part).fontFamily.split(',')[0])),
      );
      if (parts.length > 0 && fontsAreThere)
        measured.places.push(parts.map((part) => Math.round(part.getBoundingClientRect().left)));
      requestAnimationFrame(measure);
    };
    requestAnimationFrame(measure);
  });
  return async () => {
    await settled(page);
    return page.evaluate(() => {
      const { places } = window as unknown as { places: number[][] };
      const moved = (places[0] ?? []).map((_, at) => {
        const lefts = places.map((line) => line[at] ?? 0);
        return Math.max(...lefts) - Math.min(...lefts);
      });
      return { frames: places.length, moved: Math.max(0, ...moved) };
    });
  };
}
