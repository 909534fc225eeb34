import type { Page } from '@playwright/test';
import { expect } from './journey';
import { settled } from './places';

interface Measured {
  moved: number;
  collect: () => void;
}

/** Measures what moves in each document that this page opens from now on, without what a person's input moves. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let moved = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const measured: Measured = {
      get moved() {
        return moved;
      },
      set moved(value) {
        moved = value;
      },
      collect: () => add(observer.takeRecords()),
    };
    Object.assign(window, { shifts: measured });
  });

/** Forgets what has moved until now. */
export async function forgetShifts(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: Measured };
    shifts.collect();
    shifts.moved = 0;
  });
}

/** Expects that nothing has moved, once nothing can any more. */
export async function expectStill(page: Page): Promise<void> {
  await settled(page);
  const moved = await page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: Measured };
    shifts.collect();
    return shifts.moved;
  });
  expect(moved, 'how much has moved').toBeLessThan(0.02);
}
