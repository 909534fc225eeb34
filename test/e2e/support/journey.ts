import { type APIRequestContext, type Page, expect, test as base } from '@playwright/test';
import { isFull } from '../../support/counts';

interface JourneyFixtures {
  /** The product this journey runs against: on the embedded database for phones, on PostgreSQL at the desk. */
  address: string;
  /** Faults of the page so far: errors in the console, exceptions, broken promises of the policy. */
  faults: string[];
  /** Whether the intro splash runs; most journeys have seen it. */
  splash: boolean;
  /** Leaves a journey to the other screen, where that is its only one. */
  onItsScreen: void;
}

/** What depends on the width says so: it runs on both screens. */
const bothScreens = '@bothScreens';

/** The one screen of a journey that runs once, and with it its database: its name tells, so that about half of them are on each. */
const onlyScreenOf = (name: string) =>
  [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 2 === 0 ? 'phone' : 'desktop';

/** What a browser says about answers that a journey asks for on purpose. */
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

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-alive]').waitFor();
}

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

/** Makes the page's browser one in which a demonstration account is logged in. */
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
