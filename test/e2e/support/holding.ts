import type { Page, Route } from '@playwright/test';

/**
 * Holds the requests of a page until they are let go.
 * @param fits which of the requests; all by default
 * @param end what happens to them then; the server answers by default
 */
export async function hold(
  page: Page,
  calls: Parameters<Page['route']>[0],
  fits: (route: Route) => boolean = () => true,
  end: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<{ letGo: () => void; waiting: () => number }> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let waiting = 0;
  await page.route(calls, async (route) => {
    if (!fits(route)) return route.fallback();
    waiting += 1;
    await free;
    await end(route);
  });
  return { letGo, waiting: () => waiting };
}
