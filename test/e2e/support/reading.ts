import type { Page } from '@playwright/test';

/** Follows a link of the footer, as phones have no bar of links; what is pointed at is not loaded ahead. */
export const follow = (page: Page, href: string) =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`)?.click(), href);

/** Lets calls fail as on a line that was cut, until they are let through again. */
export async function cut(page: Page, calls: string, faults: string[]): Promise<() => Promise<void>> {
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  return async () => {
    await page.unroute(calls);
    // what the browser said of the line
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')));
  };
}
