/*
 * node -r test/support/runTypeScript.cjs test/bench/alertTimes.ts SEARCHES LISTINGS: matches new listings with saved
 * searches of every shape, half of them and then all, in the database of the settings, and prints the times as JSON.
 * Run by `alertTimes.mjs`.
 */
import { randomBytes } from 'node:crypto';
import { openDatabase } from '@server/db/open';
import { verifyPassword, hashPassword } from '@server/modules/accounts/passwords';
import { matchListings } from '@server/modules/properties/savedSearches/matchListings';
import { readSearchToSave, saveSearch } from '@server/modules/properties/savedSearches/saveSearch';
import { saveSubscriber } from '@server/modules/properties/savedSearches/searchSubscribersStore';
import { generateListings } from '@server/seed/generate';
import { loadDemo } from '@server/seed/loadDemo';
import { readSettings } from '@server/settings';
import sql from 'sql-template-tag';

const [searches, listings] = [Number(process.argv[2]), Number(process.argv[3])];
/** What every page of the search offers, beside the shapes' own filters. */
const budgets = 97;
const perPerson = 20;

async function main(): Promise<void> {
  const { shapes } = (await import('./searchShapes.mjs')) as {
    shapes: Record<string, (at: number) => Record<string, string>>;
  };
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  const now = () => new Date();
  const deps = { database, settings, secret: randomBytes(32), now };
  await loadDemo({ database, settings, now, hashPassword, fitsPassword: verifyPassword }, () => undefined);
  const generated = async (count: number) =>
    generateListings(database, { seed: 1, now: now(), count }, () => undefined);
  await generated(listings);

  const kinds = Object.values(shapes);
  let subscriber = 0;
  const addSearch = async (at: number) => {
    if (at % perPerson === 0) {
      const nonce = String(at);
      subscriber = (await saveSubscriber(database, `reader${at}@people.example`, { nonce, hash: nonce })).id;
    }
    const { limit: _limit, ...filters } = kinds[at % kinds.length]?.(at) ?? {};
    const query = new URLSearchParams({ max_price: String((1 + (at % budgets)) * 1_000_000), ...filters }).toString();
    const saving = await readSearchToSave(database, { query, name: query.slice(0, 80), frequency: 'daily' });
    await saveSearch(deps, { subscriber }, saving);
  };

  const measured: { searches: number; ms: number; alerts: number; memory: number }[] = [];
  for (const [round, wanted] of [searches / 2, searches].entries()) {
    for (let at = (round * searches) / 2; at < wanted; at += 1) await addSearch(at);
    await database.run(sql`delete from alert_event`);
    await generated(listings * (round + 2));
    global.gc?.();
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
    const from = performance.now();
    const { alerts } = await matchListings({ database, now }, async () => true);
    measured.push({ searches: wanted, ms: performance.now() - from, alerts, memory: (most - before) / 1_048_576 });
    clearInterval(watch);
  }
  await database.close();
  process.stdout.write(JSON.stringify(measured));
}

void main();
