import path from 'node:path';
import { type PlaywrightTestConfig, devices } from '@playwright/test';
import { browserFlags } from './findBrowser.mjs';

const root = path.resolve(__dirname, '../..');
/** Set by the global setup. */
const found = process.env.AANGAN_BROWSER
  ? (JSON.parse(process.env.AANGAN_BROWSER) as { executablePath?: string; env?: Record<string, string> })
  : {};
const launch = {
  launchOptions: {
    ...(found.executablePath && { executablePath: found.executablePath }),
    ...(found.env && { env: { ...(process.env as Record<string, string>), ...found.env } }),
    args: browserFlags,
  },
};
const { defaultBrowserType: _browser, ...pixel } = devices['Pixel 7'];

/**
 * Browser tests of the built product: a phone (embedded database) and a desktop (PostgreSQL). `npm test` runs each test
 * on one of the two, by its tags (scripts/browserSelection.mjs). Tests tagged `@own` run on a third product, on the
 * desktop's screen (test/e2e/support/ownSite.ts).
 */
const config: PlaywrightTestConfig = {
  testDir: path.join(root, 'test/e2e'),
  outputDir: path.join(root, 'test-results'),
  globalSetup: path.join(root, 'test/e2e/support/globalSetup.ts'),
  tsconfig: path.join(root, 'tsconfig.base.json'),
  // more workers than cores, because browser tests mostly wait
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // generous for a busy machine: what has to come is waited for, and a promise's own time is read from a clock
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // a line as each test ends, so that a run that is cut off says what it knew
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
    ...(process.env.AANGAN_SEED ? [[path.join(__dirname, 'shuffledTests.ts')] as const] : []),
  ],
  use: {
    ...launch,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // without pictures and copies of the page, which take a page's processor twice
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // tests that need a product of their own run one at a time; first, so that they do not keep the run waiting at its end
    { name: 'own', grep: /@own\b/, workers: 1, use: { viewport: { width: 1440, height: 900 } } },
    // one dot per pixel: painting six times as many takes a seventh of a test's processor time
    {
      name: 'phone',
      grepInvert: /@own\b/,
      use: { ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    { name: 'desktop', grepInvert: /@own\b/, use: { viewport: { width: 1440, height: 900 } } },
  ],
};

export default config;
