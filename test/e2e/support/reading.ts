import type { Page } from '@playwright/test';

/** Follows a link of the footer, because phones have no bar of links. The click does not prefetch. */
export const follow = (page: Page, href: string) =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`)?.click(), href);

/** Makes requests fail as if disconnected, until `mend()`. */
export async function cut(page: Page, calls: string, faults: string[]): Promise<() => Promise<void>> {
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  return async () => {
    await page.unroute(calls);
    // the browser's messages about the connection
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')));
  };
}
