import { type APIRequestContext, type Locator, type Page, type Response, expect, test as base } from '@playwright/test';
import { clientAddress } from './clientAddress';

export interface JourneyFixtures {
  /** The address of the product: with the embedded database for phones, with PostgreSQL for desktops; see also ownSite.ts. */
  address: string;
  /** Faults of the page so far: console errors, exceptions, policy violations. */
  faults: string[];
  /** Whether the intro splash runs; most tests skip it. */
  splash: boolean;
}

/** The browser's messages about error responses that a test provokes. */
const expected = /Failed to load resource: the server responded with a status of 4\d\d/;

/** The variables with the addresses of the running products, by project. */
const addressOf: Readonly<Record<string, string>> = {
  phone: 'EMBEDDED_ADDRESS',
  desktop: 'POSTGRES_ADDRESS',
  own: 'OWN_ADDRESS',
};

export const test = base.extend<JourneyFixtures>({
  browser: [
    async ({ playwright, launchOptions, headless }, use) => {
      const launch = () => playwright.chromium.launch({ ...launchOptions, headless });
      // Chromium sometimes ends in a segmentation fault at its start, before there is a page
      const browser = await launch().catch(launch);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  splash: [false, { option: true }],
  address: async ({}, use, { project }) => {
    const address = process.env[addressOf[project.name] ?? ''];
    if (!address) throw new Error('the product is not running: start the journeys with their configuration');
    await use(address);
  },
  baseURL: async ({ address }, use) => use(address),
  // each test is a client of its own, so that limits per address do not add up over the tests
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': clientAddress() }),
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults, 'faults of the page').toEqual([]);
  },
  page: async ({ page, faults, splash }, use) => {
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected.test(message.text()))
        faults.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => faults.push(error.message));
    if (!splash)
      await page.addInitScript(() => {
        if (window.top === window) sessionStorage.setItem('splash', 'seen');
      });
    await use(page);
  },
});

export { expect };

/** Resolves once a press is answered by the page's code. */
export const hydrated = (page: Page) => page.locator('html[data-alive]').waitFor();

/** Opens a page and waits for hydration, so that presses are answered. */
export async function open(
  page: Page,
  path: string,
  options: { waitUntil?: 'load' | 'domcontentloaded' } = {},
): Promise<void> {
  await page.goto(path, options);
  await hydrated(page);
}

/** Opens a page without waiting for hydration: for pages without scripts, or whose scripts a test delays or breaks. */
export async function openUnhydrated(page: Page, path: string): Promise<Response | null> {
  return page.goto(path);
}

/** Presses Enter on a button once it can be pressed: a disabled one takes neither focus nor keys, and nobody would notice. */
export async function pressEnter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

/** Loads the page again and waits for hydration. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/**
 * Resolves once the server has answered these requests; call it before the page sends them.
 * Unlike an idle network it also covers what a page sends when its browser has time.
 */
export const answersOf = (page: Page, ...names: readonly string[]) =>
  Promise.all(
    names.map((name) => page.waitForResponse((answer) => new URL(answer.url()).pathname === `/api/${name}/`)),
  );

/** The token of a demonstration account. */
export async function tokenOf(
  request: APIRequestContext,
  address: string,
  username: 'owner' | 'buyer' | 'admin' | 'agent' | 'editor',
): Promise<string> {
  const answer = await request.post(`${address}/api/auth/login/`, { data: { username, password: 'aangan-demo' } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

/** Logs a demonstration account in, in the page's browser. */
export async function logIn(
  page: Page,
  request: APIRequestContext,
  address: string,
  username: 'owner' | 'buyer' | 'admin' | 'agent' | 'editor',
): Promise<void> {
  const token = await tokenOf(request, address, username);
  await page.addInitScript(
    ([key, name]) => {
      localStorage.setItem('token', key);
      localStorage.setItem('username', name);
    },
    [token, username] as const,
  );
}
