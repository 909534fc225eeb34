import { parseArgs } from 'node:util';
import { generateListings } from '../seed/generate';
import { loadDemo } from '../seed/loadDemo';
import { openDatabase } from '../db/open';
import { verifyPassword, hashPassword } from '../modules/accounts/passwords';
import { readSettings } from '../settings';

const tell = (line: string) => void process.stdout.write(`${line}\n`);
const most = 5_000_000;

/** `--listings 100000 --seed 7`: how many listings to generate, and from which seed. @throws Error in words for the terminal */
function readArguments(): { count: number; seed: number } {
  const { values } = parseArgs({
    options: { listings: { type: 'string', default: '0' }, seed: { type: 'string', default: '1' } },
  });
  const [count, seed] = [values.listings, values.seed].map((text) =>
    /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN,
  ) as [number, number];
  if (Number.isNaN(count) || count > most) throw new Error(`--listings takes a whole number up to ${most}.`);
  if (Number.isNaN(seed)) throw new Error('--seed takes a whole number.');
  return { count, seed };
}

/** Loads the demonstration data into the configured database, and generates the requested listings. */
async function main(): Promise<void> {
  const wanted = readArguments();
  const settings = readSettings(process.env);
  if (settings.production)
    throw new Error('Demonstration accounts have a public password, so they are not loaded in production (NODE_ENV).');
  const database = await openDatabase(settings, tell);
  try {
    await loadDemo({ database, settings, now: () => new Date(), hashPassword, fitsPassword: verifyPassword }, tell);
    const added = await generateListings(database, { ...wanted, now: new Date() }, tell);
    tell(
      added === wanted.count
        ? `${added} listings were added.`
        : `${added} listings were added; the others of this seed already exist.`,
    );
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`The demonstration was not loaded. ${(error as Error).message}\n`);
  process.exit(1);
});
