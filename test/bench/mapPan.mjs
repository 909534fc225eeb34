import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../config/playwright/findBrowser.mjs';
import { fullMap } from './fullMap.mjs';
import { median } from './load.mjs';

/** Two frames at 60 Hz, in milliseconds. */
const twoFrames = 2_000 / 60;

/**
 * Drags the map with all its marks across, at a quarter of the speed. The blocked time is that of the route changes: what
 * tasks and the frames they end in take beyond 50 ms each, from pressing the map until it has settled.
 */
async function pan(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    const page = await context.newPage();
    await page.route('**/api/properties/map/**', (route) => route.fulfill({ json: fullMap }));
    await page.goto(`${address}/properties?city=pune&view=map`);
    await page.locator('html[data-alive]').waitFor();
    const map = page.locator('#results-map');
    await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForFunction(
      (count) => document.querySelectorAll('#results-map [data-mark]').length === count,
      fullMap.total,
    );
    await page.waitForTimeout(1_500);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const timing = { blocked: 0, longest: 0 };
      Object.assign(globalThis, { timing });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          timing.blocked += Reflect.get(entry, 'blockingDuration');
          timing.longest = Math.max(timing.longest, entry.duration);
        }
      }).observe({ type: 'long-animation-frame' });
    });
    const { x, y, width, height } = await map.boundingBox();
    await page.mouse.move(x + width * 0.7, y + height - 90);
    await page.mouse.down();
    for (let step = 1; step <= 20; step += 1) {
      await page.mouse.move(x + width * 0.7 - step * 12, y + height - 90 - step * 6);
      await page.waitForTimeout(32);
    }
    await page.mouse.up();
    await page.waitForTimeout(1_500);
    return await page.evaluate(() => globalThis.timing);
  } finally {
    await context.close();
  }
}

/** S10: what moving a map with 500 marks costs. */
export async function mapPan(address, rounds) {
  const { executablePath, env = {} } = await findBrowser();
  Object.assign(process.env, env);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await pan(browser, address));
    const blocked = median(runs.map((run) => run.blocked));
    return [
      {
        line: 'S10',
        what: `panning with ${fullMap.total} marks at a quarter of the speed`,
        holds: blocked <= twoFrames,
        figure: `blocked for ${blocked.toFixed(0)} ms of ${twoFrames.toFixed(0)}, median of ${rounds}; longest frame ${Math.max(...runs.map((run) => run.longest)).toFixed(0)} ms`,
      },
    ];
  } finally {
    await browser.close();
  }
}
