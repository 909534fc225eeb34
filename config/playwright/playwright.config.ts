import path from 'node:path';
import { type PlaywrightTestConfig, devices } from '@playwright/test';
import { browserFlags } from './findBrowser.mjs';

const root = path.resolve(__dirname, '../..');
/** Found once, by global setup's caller: a worker must not unpack a browser of its own. */
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

/** A person in a real browser, against the built product: on a phone (embedded database) and at a desk (PostgreSQL). */
const config: PlaywrightTestConfig = {
  testDir: path.join(root, 'test/e2e'),
  outputDir: path.join(root, 'test-results'),
  globalSetup: path.join(root, 'test/e2e/support/globalSetup.ts'),
  tsconfig: path.join(root, 'tsconfig.base.json'),
  // on two cores: much of a journey is waiting
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // a browser on a busy two-core machine: what needs a second try passes, and is named and counted at the end of the run
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['line']],
  use: { ...launch, actionTimeout: 15_000, navigationTimeout: 30_000, trace: 'off', screenshot: 'only-on-failure' },
  projects: [
    { name: 'phone', use: { ...pixel, viewport: { width: 390, height: 844 } } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
};

export default config;
