import http from 'node:http';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../config/playwright/findBrowser.mjs';
import { median } from './load.mjs';
import { slowLine } from './slowLine.mjs';

const pages = ['/', '/properties', '/properties/45', '/blog/1'];
/** Lighthouse's phone; a quarter of this machine's speed. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Serves a page with nothing but another page's first picture, fetched from the same server. */
async function bareServer(address, picture) {
  const server = http.createServer(async (request, response) => {
    if (!request.url.startsWith('/media/'))
      return response
        .setHeader('content-type', 'text/html')
        .end(
          `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><body style="margin:0">${picture}</body></html>`,
        );
    const answer = await fetch(address + request.url);
    response.setHeader('content-type', answer.headers.get('content-type')).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return {
    address: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
    close: () => server.close(),
  };
}

/** Largest contentful paint in milliseconds, on a slow phone with an empty cache. */
async function largestPaint(browser, url) {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript(() => {
      sessionStorage.setItem('splash', 'seen');
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) globalThis.largest = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => globalThis.largest && performance.now() - globalThis.largest > 2_000);
    return await page.evaluate(() => globalThis.largest);
  } finally {
    await context.close();
  }
}

/**
 * S2: a page's largest paint relative to that of a bare page with the same picture, over `rounds` alternating rounds.
 */
export async function firstPictureFigures(address, rounds) {
  const { executablePath, env = {} } = await findBrowser();
  Object.assign(process.env, env);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const figures = [];
  try {
    for (const page of pages) {
      const html = await (await fetch(address + page)).text();
      const picture = /<picture[^>]*>(?:(?!<\/picture>).)*fetchPriority="high".*?<\/picture>/is
        .exec(html)?.[0]
        .replace('<img', '<img style="width:100%;height:auto"');
      if (!picture) continue;
      const bare = await bareServer(address, picture);
      const [ourLine, bareLine] = [await slowLine(address), await slowLine(bare.address)];
      const ourTimes = [];
      const bareTimes = [];
      for (let round = 0; round < rounds; round += 1) {
        bareTimes.push(await largestPaint(browser, bareLine.address));
        ourTimes.push(await largestPaint(browser, ourLine.address + page));
      }
      for (const each of [ourLine, bareLine, bare]) each.close();
      const ratio = median(ourTimes) / median(bareTimes);
      const fastest = Math.min(...ourTimes) / Math.min(...bareTimes);
      figures.push({
        line: 'S2',
        what: `largest paint of ${page} compared with a bare page with its picture, slow 4G`,
        figure: `${ratio.toFixed(2)}× (${median(ourTimes).toFixed(0)} ms versus ${median(bareTimes).toFixed(0)} ms)`,
        holds: ratio <= 1.25,
        ...(fastest <= 1.25 && {
          why: `rounds vary with the load of the machine; the fastest rounds of both are ${fastest.toFixed(2)}× apart`,
        }),
      });
    }
  } finally {
    await browser.close();
  }
  return figures;
}
