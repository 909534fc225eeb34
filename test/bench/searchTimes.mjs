import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../config/tasks/root.cjs';
import { runProduct } from '../../config/tasks/runProduct.cjs';

const p95 = (times) => [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)];
const words = ['villa', 'pool', 'garden', 'court', 'road', 'vijay', 'terrace', 'corner', 'lake', 'light'];

/** Every combination that the page of listings offers; `at` makes each question a new one, so that none is answered from memory. */
const shapes = {
  'no filter': () => ({}),
  word: (at) => ({ search: words[at % words.length] }),
  'half a word': (at) => ({ search: words[at % words.length].slice(0, 3) }),
  'two words': (at) => ({ search: `${words[at % words.length]} ${words[(at + 3) % words.length]}` }),
  'type and city': (at) => ({ type: ['villa', 'apartment', 'plot'][at % 3], city: ['indore', 'pune'][at % 2] }),
  'price, cheapest first': () => ({ ordering: 'price', max_price: '90000000' }),
  'size, largest first': () => ({ ordering: '-size', min_size: '800' }),
  'four filters': (at) => ({ type: ['villa', 'apartment', 'penthouse'][at % 3], city: 'indore', min_bedrooms: '3', purpose: 'sale', ordering: 'price' }),
  'word and four filters': (at) => ({ search: words[at % words.length], type: ['villa', 'apartment'][at % 2], city: 'indore', min_bedrooms: '2', purpose: 'sale' }),
};

async function timed(url) {
  const from = performance.now();
  const answer = await fetch(url);
  const rows = await answer.json();
  if (answer.status !== 200) throw new Error(`${url} was answered ${answer.status}`);
  return { took: performance.now() - from, rows };
}

/** A word with one letter wrong, missing, doubled, or two changed about. */
function slipped(word, at) {
  const place = 1 + (at % (word.length - 2));
  const [head, letter, tail] = [word.slice(0, place), word[place], word.slice(place + 1)];
  return [head + (letter === 'e' ? 'a' : 'e') + tail, head + tail, head + letter + letter + tail, head + tail.slice(0, 1) + letter + tail.slice(1)][at % 4];
}

async function slipsFound(address) {
  const listings = (await timed(`${address}/api/properties/?limit=100`)).rows;
  const known = [...new Set(listings.flatMap(({ title }) => title.toLowerCase().match(/[a-z]{5,}/g) ?? []))].slice(0, 100);
  let found = 0;
  for (const [at, word] of known.entries()) {
    const { rows } = await timed(`${address}/api/properties/?limit=24&search=${slipped(word, at)}`);
    if (rows.some(({ title, description, location }) => `${title} ${description} ${location}`.toLowerCase().includes(word))) found += 1;
  }
  return { found, of: known.length };
}

/** S6: how long each shape of search takes among so many listings. `most`: milliseconds it may take; `beside`: the p95 among fewer. */
export async function searchTimes(settings, listings, rounds, { most, beside, slips }) {
  const filled = spawnSync(process.execPath, [path.join(root, 'dist/server/demo.cjs'), '--listings', String(listings)], { cwd: root, env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'inherit'] });
  if (filled.status !== 0) throw new Error('the listings were not made');
  const product = await runProduct(settings);
  const figures = [];
  try {
    const database = settings.DATABASE_URL ? 'PostgreSQL' : 'embedded';
    const worst = { shape: '', took: 0 };
    let number = 0;
    for (const [shape, filters] of Object.entries(shapes)) {
      const times = [];
      for (let round = -3; round < rounds; round += 1) {
        number += 1;
        const { took } = await timed(`${product.address}/api/properties/?${new URLSearchParams({ ...filters(number), min_price: String(1_000 + number) })}`);
        if (round >= 0) times.push(took);
      }
      if (p95(times) > worst.took) Object.assign(worst, { shape, took: p95(times) });
    }
    figures.push({ line: 'S6', what: `p95 of the slowest search among ${listings} listings, ${database}`, figure: `${worst.took.toFixed(1)} ms (${worst.shape})${most ? ` of ${most}` : ''}`, value: worst.took, holds: most === undefined ? undefined : worst.took <= most });
    if (beside !== undefined) figures.push({ line: 'S6', what: `… beside fewer listings, ${database}`, figure: `${(worst.took / beside).toFixed(2)}×, at most 3×`, holds: worst.took <= beside * 3 });
    if (slips) {
      const { found, of } = await slipsFound(product.address);
      figures.push({ line: 'S6', what: 'slips of one letter that find the word', figure: `${found} of ${of}`, holds: found / of >= 0.9 });
    }
  } finally {
    await product.stop();
  }
  return figures;
}
