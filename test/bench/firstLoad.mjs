import { budgets, laterSizes, weigh } from '../../scripts/weigh.mjs';

/** S1: brotli bytes of each screen's first load, compared with its budget. */
export function firstLoad() {
  return weigh().screens.map(({ screen, own, frameworks }) => {
    const most = screen === 'page-home' ? budgets.home : budgets.other;
    return {
      line: 'S1',
      what: `${screen}: our own code`,
      figure: `${(own / 1000).toFixed(1)} kB of ${(most / 1000).toFixed(0)} (and ${(frameworks / 1000).toFixed(1)} kB frameworks)`,
      holds: own <= most,
    };
  });
}

/** S14: brotli bytes that the office, the map and the viewer of tours add to another screen. */
export const laterLoads = () =>
  laterSizes(weigh().later).map(({ what, size, most }) => ({
    line: 'S14',
    what: `${what} adds`,
    figure: `${(size / 1000).toFixed(1)} kB of ${(most / 1000).toFixed(0)}`,
    holds: size <= most,
  }));
