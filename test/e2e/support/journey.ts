import { type APIRequestContext, type Page, expect, test as base } from '@playwright/test';
import { isFull } from '../../support/counts';
import { clientAddress } from './clientAddress';

interface JourneyFixtures {
  /** The address of the product: with the embedded database for phones, with PostgreSQL for desktops. */
  address: string;
  /** Faults of the page so far: console errors, exceptions, policy violations. */
  faults: string[];
  /** Whether the intro splash runs; most tests skip it. */
  splash: boolean;
  /** Skips a test that runs only on the other screen. */
  onItsScreen: void;
}

/** For tests that depend on the width: they run on both screens. */
const bothScreens = '@bothScreens';

/** The screen (and database) of a test that runs once, derived from its name so that about half run on each. */
const onlyScreenOf = (name: string) =>
  [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 2 === 0 ? 'phone' : 'desktop';

/** The browser's messages about error responses that a test provokes. */
const expected = /Failed to load resource: the server responded with a status of 4\d\d/;

export const test = base.extend<JourneyFixtures>({
  splash: [false, { option: true }],
  onItsScreen: [
    async ({}, use, { project, tags, titlePath }) => {
      const runsHere =
        isFull || tags.includes(bothScreens) || onlyScreenOf(titlePath.slice(1).join(' ')) === project.name;
      test.skip(!runsHere, 'runs on the other screen');
      await use();
    },
    { auto: true },
  ],
  address: async ({}, use, { project }) => {
    const address = project.name === 'phone' ? process.env.EMBEDDED_ADDRESS : process.env.POSTGRES_ADDRESS;
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

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-alive]').waitFor();
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
