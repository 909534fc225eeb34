import type { Page } from '@playwright/test';
import { settled } from './places';

/** The pictures of the content that take space. */
export async function shownImages(page: Page): Promise<{ src: string; width: number }[]> {
  await settled(page);
  return page
    .locator('main img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((image) => image.getBoundingClientRect().height > 0)
        .map(({ src, naturalWidth }) => ({ src, width: naturalWidth })),
    );
}

/** The sections of the content that take space: their names, and how many letters and pictures they show. */
export async function shownSections(page: Page): Promise<{ name: string | null; shown: number }[]> {
  await settled(page);
  return page.locator('main section').evaluateAll((all) =>
    (all as HTMLElement[])
      .filter((section) => section.getBoundingClientRect().height > 0)
      .map((section) => ({
        name: section.getAttribute('aria-labelledby') ?? section.ariaLabel,
        shown: section.innerText.trim().length + section.querySelectorAll('img').length,
      })),
  );
}
