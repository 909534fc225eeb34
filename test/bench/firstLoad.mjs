import { budgets, weigh } from '../../scripts/weigh.mjs';

/** S1: what the first load of each screen weighs, in brotli bytes, beside its budget. */
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
