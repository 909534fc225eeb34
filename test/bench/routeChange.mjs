import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../config/playwright/findBrowser.mjs';
import { median } from './load.mjs';

/** Two frames at 60 Hz, in milliseconds. */
const twoFrames = 2_000 / 60;
/** One round through the links of the bar. */
const steps = [
  ['/', '/properties'],
  ['/properties', '/blog'],
  ['/blog', '/about'],
  ['/about', '/construction'],
  ['/construction', '/contact'],
  ['/contact', '/'],
];

/**
 * Clicks a link that was hovered before, at a quarter of the speed. `blocked` is how long tasks and the frames they end
 * in (style, layout and paint included) block the main thread beyond 50 ms each, from the browser's long animation
 * frames; long tasks exclude the frame in some versions and include it in others. `shown` is the time until the new
 * page is visible. Both in milliseconds.
 */
async function change(browser, address, from, to) {
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
      const timing = { blocked: 0, shown: 0 };
      Object.assign(globalThis, { timing });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) timing.blocked += Reflect.get(entry, 'blockingDuration');
      }).observe({ type: 'long-animation-frame' });
      const [heading, began] = [document.querySelector('main h1'), performance.now()];
      const watcher = new MutationObserver(() => {
        if (heading.isConnected) return;
        timing.shown = performance.now() - began;
        watcher.disconnect();
      });
      watcher.observe(document.body, { subtree: true, childList: true });
    });
    const requests = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/') && request.url().endsWith('.js')) requests.push(request.url());
    });
    // the plain mouse: a locator's click would run its own look for what lies under it inside the task that is measured
    const { x, y, width, height } = await link.boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForURL(address + to);
    await page.waitForFunction(() => globalThis.timing.shown > 0);
    await page.waitForTimeout(1_500);
    return { ...(await page.evaluate(() => globalThis.timing)), requests: requests.length };
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
    for (const [from, to] of steps) {
      const runs = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await change(browser, address, from, to));
      const of = (name) => runs.map((run) => run[name]);
      const blocked = median(of('blocked'));
      figures.push({
        line: 'S4',
        what: `${from} to ${to} at a quarter of the speed`,
        holds: blocked <= twoFrames,
        figure: `blocked for ${blocked.toFixed(0)} ms of ${twoFrames.toFixed(0)}, median of ${rounds} (${Math.min(...of('blocked')).toFixed(0)} to ${Math.max(...of('blocked')).toFixed(0)}); new page after ${median(of('shown')).toFixed(0)} ms; ${median(of('requests'))} scripts requested after the click`,
      });
    }
  } finally {
    await browser.close();
  }
  return figures;
}
