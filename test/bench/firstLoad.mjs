import { budgets, weigh } from '../../scripts/weigh.mjs';

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
