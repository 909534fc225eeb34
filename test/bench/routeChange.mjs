import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../config/playwright/findBrowser.mjs';
import { median } from './load.mjs';

/** Two frames of a screen that shows sixty a second, in milliseconds. */
const twoFrames = 2_000 / 60;
/** Once round by the links of the bar. */
const ways = [
  ['/', '/properties'],
  ['/properties', '/blog'],
  ['/blog', '/about'],
  ['/about', '/construction'],
  ['/construction', '/contact'],
  ['/contact', '/'],
];

/**
 * What a click on a link that was pointed at before costs at a quarter of the speed. `blocked`: how long tasks and the frames that they end in, styling,
 * layout and painting among them, held the main thread up beyond 50 ms each, as the browser tells of long animation frames (its long tasks
 * leave the frame out in some versions and count it in others). `shown`: after how long the page was there, in milliseconds.
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
      const told = { blocked: 0, shown: 0 };
      Object.assign(globalThis, { told });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) told.blocked += Reflect.get(entry, 'blockingDuration');
      }).observe({ type: 'long-animation-frame' });
      const [heading, began] = [document.querySelector('main h1'), performance.now()];
      const watcher = new MutationObserver(() => {
        if (heading.isConnected) return;
        told.shown = performance.now() - began;
        watcher.disconnect();
      });
      watcher.observe(document.body, { subtree: true, childList: true });
    });
    const asked = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/') && request.url().endsWith('.js')) asked.push(request.url());
    });
    // the plain mouse: a locator's click would run its own look for what lies under it inside the task that is measured
    const { x, y, width, height } = await link.boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForURL(address + to);
    await page.waitForFunction(() => globalThis.told.shown > 0);
    await page.waitForTimeout(1_500);
    return { ...(await page.evaluate(() => globalThis.told)), asked: asked.length };
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
      for (let round = 0; round < rounds; round += 1) runs.push(await change(browser, address, from, to));
      const of = (name) => runs.map((run) => run[name]);
      const blocked = median(of('blocked'));
      figures.push({
        line: 'S4',
        what: `${from} to ${to} at a quarter of the speed`,
        holds: blocked <= twoFrames,
        figure: `blocked for ${blocked.toFixed(0)} ms of ${twoFrames.toFixed(0)}, median of ${rounds} (${Math.min(...of('blocked')).toFixed(0)} to ${Math.max(...of('blocked')).toFixed(0)}); there after ${median(of('shown')).toFixed(0)} ms; ${median(of('asked'))} scripts asked for after the click`,
      });
    }
  } finally {
    await browser.close();
  }
  return figures;
}
