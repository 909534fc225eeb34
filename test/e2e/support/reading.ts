import type { Page } from '@playwright/test';

/**
 * Follows a link of the footer, because phones have no bar of links. The click does not prefetch. The footer's code loads
 * after the page; until React knows the link, a click would load a document.
 */
export async function follow(page: Page, href: string): Promise<void> {
  const link = await page.waitForFunction((to) => {
    const found = [...document.querySelectorAll<HTMLAnchorElement>('footer a')].find(
      (anchor) => anchor.getAttribute('href') === to,
    );
    if (!found) throw new Error(`the footer does not lead to ${to}`);
    return Object.keys(found).some((key) => key.startsWith('__react')) && found;
  }, href);
  await link.evaluate((found) => (found as HTMLAnchorElement).click());
}

/** Makes requests fail as if disconnected, until `mend()`. */
export async function cut(page: Page, calls: string, faults: string[]): Promise<() => Promise<void>> {
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  return async () => {
    await page.unroute(calls);
    // the browser's messages about the connection
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')));
  };
}
