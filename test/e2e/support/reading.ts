import type { Page } from '@playwright/test';

/**
 * Presses a link once React knows it: parts of a page become interactive one after another, and until then a press loads
 * a document. The press does not hover, so nothing is prefetched.
 */
export async function pressLink(page: Page, selector: string): Promise<void> {
  const link = await page.waitForFunction((wanted) => {
    const found = document.querySelector<HTMLAnchorElement>(wanted);
    return found && Object.keys(found).some((key) => key.startsWith('__react')) && found;
  }, selector);
  await link.evaluate((found) => (found as HTMLAnchorElement).click());
}

/** Follows a link of the footer, because phones have no bar of links. */
export const follow = (page: Page, href: string): Promise<void> => pressLink(page, `footer a[href="${href}"]`);

/** Makes requests fail as if disconnected, until `mend()`. */
export async function cut(page: Page, calls: string, faults: string[]): Promise<() => Promise<void>> {
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  return async () => {
    await page.unroute(calls);
    // the browser's messages about the connection
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')));
  };
}
