import { once } from 'node:events';
import http from 'node:http';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags, findBrowser } from '../../config/playwright/findBrowser.mjs';
import { median } from './load.mjs';

const pages = ['/', '/properties', '/properties/45', '/blog/1'];
/** Blocked time, against the same page without its script files. */
const mostBlocked = 1.2;

/**
 * One load of Lighthouse's phone in a browser of its own, recorded at this machine's speed; blocked time is then computed for
 * a phone. @returns the report
 */
async function run(url, settings) {
  const { executablePath } = await findBrowser();
  for (let attempt = 0; ; attempt += 1) {
    const chrome = await launch({
      chromePath: executablePath,
      chromeFlags: ['--headless=new', ...browserFlags],
      logLevel: 'silent',
    });
    try {
      const flags = {
        port: chrome.port,
        output: /** @type {const} */ ('json'),
        logLevel: /** @type {const} */ ('error'),
        onlyAudits: ['mainthread-work-breakdown', 'total-blocking-time'],
      };
      const { lhr } = await lighthouse(url, { ...flags, ...settings });
      if (!lhr.runtimeError) return lhr;
      // about one recording in twenty misses its own start
      if (attempt === 3) throw new Error(`Lighthouse cannot record ${url}: ${lhr.runtimeError.message}`);
    } finally {
      chrome.kill();
    }
  }
}

/** Work in seconds times the benchmark index, by kind and in all, and blocked milliseconds; medians. */
async function workOf(url, runs, settings = {}) {
  const works = [];
  const blocked = [];
  for (let at = 0; at < runs; at += 1) {
    const { audits, environment, configSettings } = await run(url, settings);
    const { items } = /** @type {{ items: { group: string, duration: number }[] }} */ (
      /** @type {unknown} */ (audits['mainthread-work-breakdown'].details)
    );
    // durations are shown as on the phone
    const index = environment.benchmarkIndex / configSettings.throttling.cpuSlowdownMultiplier;
    works.push(Object.fromEntries(items.map(({ group, duration }) => [group, (duration / 1_000) * index])));
    blocked.push(audits['total-blocking-time'].numericValue);
  }
  const kinds = [...new Set(works.flatMap((work) => Object.keys(work)))];
  const kind = Object.fromEntries(kinds.map((name) => [name, median(works.map((work) => work[name] ?? 0))]));
  const all = median(works.map((work) => Object.values(work).reduce((sum, one) => sum + one, 0)));
  return { all, kind, blocked: median(blocked) };
}

/** A page with one paragraph: what a browser does for any page. */
async function onBarePage(measure) {
  const text =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><p>One paragraph.</p>';
  const server = http.createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    return await measure(`http://127.0.0.1:${port}/`);
  } finally {
    server.close();
  }
}

const kindsOf = ({ kind }) =>
  Object.entries(kind)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([name, work]) => `${name} ${work.toFixed(0)}`)
    .join(', ');

/**
 * S16: the main thread's work for a first load, which compares between machines because it is multiplied by the speed of
 * the machine in the same run; beside it the same page without its script files, and a bare page. Judged is how much longer
 * the scripts block it.
 */
export async function mainThread(address, runs) {
  const { env = {} } = await findBrowser();
  Object.assign(process.env, env);
  const bare = await onBarePage((url) => workOf(url, runs));
  const figures = [
    {
      line: 'S16',
      what: `main thread, a bare page, median of ${runs}`,
      figure: `${bare.all.toFixed(0)}, blocked ${bare.blocked.toFixed(0)} ms`,
      holds: /** @type {boolean | undefined} */ (undefined),
    },
  ];
  for (const page of pages) {
    const whole = await workOf(address + page, runs);
    const unscripted = await workOf(address + page, runs, { blockedUrlPatterns: ['*.js'] });
    figures.push({
      line: 'S16',
      what: `main thread, first load of ${page}, seconds times benchmark index, median of ${runs}`,
      figure: `${whole.all.toFixed(0)} (${kindsOf(whole)}), without scripts ${unscripted.all.toFixed(0)} (${kindsOf(unscripted)}); blocked ${whole.blocked.toFixed(0)} ms, without scripts ${unscripted.blocked.toFixed(0)}`,
      holds: whole.blocked <= mostBlocked * unscripted.blocked,
    });
  }
  return figures;
}
