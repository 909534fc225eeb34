import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../config/playwright/findBrowser.mjs';
import { median } from './load.mjs';

/** Two frames of a screen that shows sixty a second, in milliseconds. */
const twoFrames = 2_000 / 60;
const ways = [['/', '/properties'], ['/properties', '/blog'], ['/blog', '/about']];

/** How long the main thread was blocked (beyond 50 ms a task) by a click on a link that was pointed at before, at a quarter of the speed. */
async function blockedBy(browser, address, from, to) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    const page = await context.newPage();
    await page.goto(address + from);
    await page.locator('html[data-alive]').waitFor();
    const link = page.locator(`nav a[href="${to}"]`).first();
    await link.hover();
    await page.waitForTimeout(1_500);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      globalThis.blocked = 0;
      new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) globalThis.blocked += Math.max(0, duration - 50); }).observe({ type: 'longtask' });
    });
    const asked = [];
    page.on('request', (request) => { if (request.url().includes('/assets/') && request.url().endsWith('.js')) asked.push(request.url()); });
    // the plain mouse: a locator's click would run its own look for what lies under it inside the task that is measured
    const { x, y, width, height } = await link.boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForURL(address + to);
    await page.waitForTimeout(1_500);
    return { blocked: await page.evaluate(() => globalThis.blocked), asked: asked.length };
  } finally {
    await context.close();
  }
}

/** S4: what a change of route costs whose code and data are here. */
export async function routeChange(address, rounds) {
  const { executablePath, env = {} } = await findBrowser();
  Object.assign(process.env, env);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const figures = [];
  try {
    for (const [from, to] of ways) {
      const runs = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await blockedBy(browser, address, from, to));
      const blocked = median(runs.map((run) => run.blocked));
      figures.push({ line: 'S4', what: `${from} to ${to} at a quarter of the speed`, figure: `blocked for ${blocked.toFixed(0)} ms of ${twoFrames.toFixed(0)}, median of ${rounds}; ${median(runs.map((run) => run.asked))} scripts asked for after the click`, holds: blocked <= twoFrames });
    }
  } finally {
    await browser.close();
  }
  return figures;
}
