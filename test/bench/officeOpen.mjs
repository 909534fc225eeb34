import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../config/playwright/findBrowser.mjs';
import { median } from './load.mjs';

/** The office's screens that begin with a list. */
const screens = ['/office', '/office/leads', '/office/listings'];
const [frameAtMost, listAtMost] = [500, 1_200];

/** A full load by somebody of the office who has been here before: when the navigation and the first row are seen, in milliseconds. */
async function load(page, url) {
  await page.goto(url, { waitUntil: 'commit' });
  const seen = (selector) =>
    page
      .waitForFunction((wanted) => document.querySelector(wanted)?.checkVisibility() && performance.now(), selector, {
        polling: 'raf',
      })
      .then((handle) => handle.jsonValue());
  const frame = await seen('nav a[href="/office/leads"]');
  return { frame, list: await seen(':is(main tbody tr, main li a)') };
}

/** S19: how soon the office is there after a full load. */
export async function officeOpen(address, rounds) {
  const answer = await fetch(`${address}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'aangan-demo' }),
  });
  const { token } = await answer.json();
  const { executablePath, env = {} } = await findBrowser();
  Object.assign(process.env, env);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const figures = [];
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript((known) => localStorage.setItem('token', known), token);
    const page = await context.newPage();
    for (const screen of screens) {
      // the first load fills the browser's cache, and is not counted
      await load(page, address + screen);
      const runs = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await load(page, address + screen));
      const [frame, list] = ['frame', 'list'].map((name) => median(runs.map((run) => run[name])));
      figures.push({
        line: 'S19',
        what: `a full load of ${screen}`,
        holds: frame <= frameAtMost && list <= listAtMost,
        figure: `frame after ${frame.toFixed(0)} ms of ${frameAtMost}, first row after ${list.toFixed(0)} ms of ${listAtMost}, medians of ${rounds}`,
      });
    }
  } finally {
    await browser.close();
  }
  return figures;
}
