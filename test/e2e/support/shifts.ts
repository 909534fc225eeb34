import type { Page } from '@playwright/test';
import { expect } from './journey';
import { settled } from './places';

interface Measured {
  moved: number;
  /** What moved, from where to where. */
  elements: string[];
  collect: () => void;
}

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Measures what moves in each document that this page opens from now on, without what a person's input moves. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let moved = 0;
    const elements: string[] = [];
    const add = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        if (hadRecentInput) continue;
        moved += value;
        for (const { node, previousRect: from, currentRect: to } of sources)
          elements.push(
            `${value.toFixed(3)} ${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent?.slice(0, 40)}: ${from.top} to ${to.top}, ${from.height} to ${to.height} px high`,
          );
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const measured: Measured = {
      get moved() {
        return moved;
      },
      set moved(value) {
        moved = value;
        elements.length = 0;
      },
      elements,
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
  const { moved, elements } = await page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: Measured };
    shifts.collect();
    return { moved: shifts.moved, elements: shifts.elements };
  });
  expect(moved < 0.02 ? [] : elements, `what has moved, ${moved} in all`).toEqual([]);
}
