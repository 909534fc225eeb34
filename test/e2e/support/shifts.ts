import type { Page } from '@playwright/test';
import { settled } from './places';

/** Adds up how far the page's parts move by themselves, not after input; call it before the page opens. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const measured = window as unknown as { shift: number };
    measured.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) measured.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await settled(page);
    return page.evaluate(() => (window as unknown as { shift: number }).shift);
  };
}
