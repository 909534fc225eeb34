import { among } from './listings.mjs';
import { shapes } from './searchShapes.mjs';
import { shapeFigures, timed } from './shapeTimes.mjs';

/** As many as a page has. */
const pages = Object.fromEntries(
  Object.entries(shapes).map(([shape, filters]) => [shape, (at) => ({ limit: '24', ...filters(at) })]),
);

/** A word with one letter wrong, missing, doubled or swapped. */
function withTypo(word, at) {
  const place = 1 + (at % (word.length - 2));
  const [head, letter, tail] = [word.slice(0, place), word[place], word.slice(place + 1)];
  return [
    head + (letter === 'e' ? 'a' : 'e') + tail,
    head + tail,
    head + letter + letter + tail,
    head + tail.slice(0, 1) + letter + tail.slice(1),
  ][at % 4];
}

/** How many words of the newest listings' titles, each with a typo, still find a listing with the word. */
async function typosFound(address) {
  const listings = (await timed(`${address}/api/properties/?limit=100`)).rows();
  const known = [...new Set(listings.flatMap(({ title }) => title.toLowerCase().match(/[a-z]{5,}/g) ?? []))].slice(
    0,
    100,
  );
  const typos = known.map((word, at) => ({ word, typo: withTypo(word, at) })).filter(({ word, typo }) => typo !== word);
  let found = 0;
  for (const { word, typo } of typos) {
    const { rows } = await timed(`${address}/api/properties/?limit=24&search=${typo}&ordering=relevance`);
    if (
      rows().some(({ title, description, location }) =>
        `${title} ${description} ${location}`.toLowerCase().includes(word),
      )
    )
      found += 1;
  }
  return { found, of: typos.length };
}

/**
 * S6: the p95 of each shape of search. `typos`: also misspelled words.
 *
 * @param {import('./shapeTimes.mjs').Wanted & { typos?: boolean }} judged
 * @param {number} rounds
 */
export const searchTimes = ({ typos, ...wanted }, rounds) =>
  shapeFigures({ line: 'S6', what: 'each shape of search', shapes: pages }, wanted, rounds, async (address) => {
    if (!typos) return [];
    const { found, of } = await typosFound(address);
    return [
      {
        line: 'S6',
        what: `typos of one letter that find the word, ${among(wanted.site)}`,
        figure: `${found} of ${of}`,
        holds: found / of >= 0.9,
      },
    ];
  });
