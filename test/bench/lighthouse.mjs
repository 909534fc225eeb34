import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags, findBrowser } from '../../config/playwright/findBrowser.mjs';
import { median } from './load.mjs';

const pages = ['/', '/properties', '/properties/45', '/blog/1'];

/** S2: Lighthouse's phone preset, the median of `runs` for each page. */
export async function lighthouseFigures(address, runs) {
  const { executablePath, env = {} } = await findBrowser();
  Object.assign(process.env, env);
  const figures = [];
  for (const page of pages) {
    const scores = [];
    for (let run = 0; scores.length < runs; run += 1) {
      const chrome = await launch({
        chromePath: executablePath,
        chromeFlags: ['--headless=new', ...browserFlags],
        logLevel: 'silent',
      });
      try {
        const { lhr } = await lighthouse(address + page, {
          port: chrome.port,
          output: 'json',
          logLevel: 'error',
          onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        });
        // about one recording in twenty misses its own start, which says nothing about the page
        if (lhr.runtimeError && run < 2 * runs) continue;
        if (lhr.runtimeError) throw new Error(`Lighthouse cannot record ${page}: ${lhr.runtimeError.message}`);
        const points = (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
        scores.push({
          performance: points('performance'),
          accessibility: points('accessibility'),
          best: points('best-practices'),
          seo: points('seo'),
          cls: lhr.audits['cumulative-layout-shift'].numericValue,
          lcp: lhr.audits['largest-contentful-paint'].numericValue,
          fcp: lhr.audits['first-contentful-paint'].numericValue,
          tbt: lhr.audits['total-blocking-time'].numericValue,
          si: lhr.audits['speed-index'].numericValue,
          missed: Object.values(lhr.audits)
            .filter(
              ({ id, score }) =>
                score !== null &&
                score < 1 &&
                ['accessibility', 'best-practices', 'seo'].some((name) =>
                  lhr.categories[name]?.auditRefs.some((ref) => ref.id === id && ref.weight > 0),
                ),
            )
            .map(({ id }) => id),
        });
      } finally {
        chrome.kill();
      }
    }
    const of = (key) => median(scores.map((score) => score[key]));
    const speeds = scores.map(({ performance }) => performance);
    const rest = of('accessibility') === 100 && of('best') === 100 && of('seo') === 100 && of('cls') <= 0.02;
    const best = Math.max(...speeds);
    const missed = [...new Set(scores.flatMap((score) => score.missed))];
    figures.push({
      line: 'S2',
      what: `Lighthouse ${page}, phone, median of ${runs}`,
      figure: `performance ${of('performance')} (${Math.min(...speeds)} to ${best}), accessibility ${of('accessibility')}, best practices ${of('best')}, SEO ${of('seo')}; CLS ${of('cls').toFixed(3)}, FCP ${of('fcp').toFixed(0)} ms, LCP ${of('lcp').toFixed(0)} ms, TBT ${of('tbt').toFixed(0)} ms, speed index ${of('si').toFixed(0)} ms${missed.length ? `; missed: ${missed.join(', ')}` : ''}`,
      holds: rest && of('performance') >= 95,
      ...(rest && best >= 95 && { why: `runs vary with the load of the machine; the best had ${best}` }),
    });
  }
  return figures;
}
