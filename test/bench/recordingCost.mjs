import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../config/playwright/findBrowser.mjs';
import { root } from '../../scripts/root.cjs';
import { median } from './load.mjs';

/** The largest part of the main thread's time, and of bytes. */
const most = { part: 0.02, bytes: 5_000_000 };

/** The recorder's files: what its chunk has beyond the first load and the packages. */
function recorderFiles() {
  const chunks = JSON.parse(readFileSync(path.join(root, 'dist/public/assets/chunks.json'), 'utf8'));
  const files = chunks['session-recording'];
  if (!files) throw new Error('the build has no chunk session-recording');
  return files.filter((file) => !chunks.main.includes(file) && !/^(frameworks|machines)\./.test(file));
}

/** The time that a profile spends in functions of these files, and in all but waiting, in milliseconds. */
function timesIn({ nodes, samples, timeDeltas }, files) {
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const times = { inside: 0, all: 0 };
  samples.forEach((id, at) => {
    const { functionName, url } = byId.get(id);
    const spent = timeDeltas[at] / 1_000;
    if (functionName === '(idle)') return;
    times.all += spent;
    if (files.some((file) => url.endsWith(file))) times.inside += spent;
  });
  return times;
}

/** A visit that reads, searches and writes a listing; recorded or not. */
async function visit(browser, address, isRecorded) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addInitScript((on) => {
      sessionStorage.setItem('splash', 'seen');
      if (on) sessionStorage.setItem('record', 'on');
    }, isRecorded);
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send('Profiler.enable');
    await wire.send('Profiler.setSamplingInterval', { interval: 100 });
    await wire.send('Profiler.start');
    const go = async (to) => {
      await page
        .locator(`a[href="${to}"]`)
        .first()
        .evaluate((link) => /** @type {HTMLElement} */ (link).click());
      await page.waitForURL(address + to);
      await page.waitForTimeout(800);
    };
    await page.goto(address);
    await page.locator('html[data-alive]').waitFor();
    for (const to of ['/properties', '/blog', '/properties']) await go(to);
    const search = page.getByRole('combobox', { name: 'Search', exact: true });
    await search.pressSequentially('villa in Pune under 9 cr', { delay: 20 });
    await search.press('Enter');
    await page.waitForTimeout(1_000);
    const listing = page.locator('main a[href^="/properties/"]').first();
    await go(await listing.getAttribute('href'));
    await page.evaluate(() => {
      history.pushState({}, '', '/property-form');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByLabel('Title').pressSequentially('A house of two courts by the lake', { delay: 20 });
    await page.getByLabel('Description').pressSequentially('The street is quiet. '.repeat(15), { delay: 10 });
    const { profile } = await wire.send('Profiler.stop');
    const bytes = await page.evaluate(async () => {
      const take = Reflect.get(globalThis, 'aanganSession');
      return take ? new TextEncoder().encode(JSON.stringify(await take())).length : 0;
    });
    return { ...timesIn(profile, recorderFiles()), bytes };
  } finally {
    await context.close();
  }
}

/**
 * S15: the part of the main thread's time that a recorder takes, by a profile of the page: the functions of its chunk,
 * their loading included. A visit without it must not spend anything there.
 */
export async function recordingCost(address, rounds) {
  const { executablePath, env = {} } = await findBrowser();
  Object.assign(process.env, env);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await visit(browser, address, true));
    const off = await visit(browser, address, false);
    const part = median(runs.map(({ inside, all }) => inside / all));
    const inside = median(runs.map((run) => run.inside));
    const bytes = Math.max(...runs.map((run) => run.bytes));
    return [
      {
        line: 'S15',
        what: 'recording a visit that reads, searches and writes a listing',
        holds: part <= most.part && bytes > 0 && bytes <= most.bytes && off.inside === 0 && off.bytes === 0,
        figure: `${(part * 100).toFixed(2)} % of the main thread’s time (${inside.toFixed(1)} ms, median of ${rounds}), ${(bytes / 1_000).toFixed(0)} kB; ${off.inside.toFixed(1)} ms while off`,
      },
    ];
  } finally {
    await browser.close();
  }
}
