import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.cjs';

/** Homes that a visitor sees before scrolling. */
const seen = 6;

/** Discounted gain: a home counts half as much in third place as in first. */
const gainOf = (grades) =>
  grades.slice(0, seen).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/**
 * NDCG of the first six: 1 where the best homes come first in the best order, 0 where none of the first is any good
 * (Järvelin and Kekäläinen 2002, with exponential gains).
 */
export function ndcg(titles, homes) {
  const best = gainOf(Object.values(homes).sort((one, other) => other - one));
  return gainOf(titles.map((title) => homes[title] ?? 0)) / best;
}

const judged = readFileSync(path.join(root, 'test/bench/relevance/judgements.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const titlesAt = async (address) => {
  const answer = await fetch(address);
  return answer.ok ? (await answer.json()).map(({ title }) => title) : [];
};

/**
 * How good the first six homes of 60 sentences are on the demonstration's listings: what fits, and what the results show
 * below it where fewer fit.
 */
export async function relevance(address) {
  const known = new Set(await titlesAt(`${address}/api/properties/?limit=100`));
  for (const { q, homes } of judged)
    for (const title of Object.keys(homes))
      if (!known.has(title)) throw new Error(`no home is called “${title}”, which is judged for “${q}”`);
  const scores = [];
  for (const { q, homes } of judged) {
    const query = `search=${encodeURIComponent(q)}&ordering=relevance&limit=${seen}`;
    const fits = await titlesAt(`${address}/api/properties/?${query}`);
    const near = fits.length < seen ? await titlesAt(`${address}/api/properties/near/?${query}`) : [];
    scores.push({ q, fits: ndcg(fits, homes), shown: ndcg([...fits, ...near], homes), isEmpty: fits.length === 0 });
  }
  const mean = (name) => scores.reduce((sum, score) => sum + score[name], 0) / scores.length;
  const worst = [...scores].sort((one, other) => one.shown - other.shown).slice(0, 5);
  return [
    {
      line: 'NDCG',
      what: `the first ${seen} homes of ${scores.length} sentences`,
      figure:
        `${mean('shown').toFixed(3)} as the results show them, ${mean('fits').toFixed(3)} of what fits alone; ` +
        `${scores.filter(({ isEmpty }) => isEmpty).length} sentences have nothing that fits. ` +
        `Lowest: ${worst.map(({ q, shown }) => `“${q}” ${shown.toFixed(2)}`).join(', ')}`,
      holds: undefined,
    },
  ];
}
