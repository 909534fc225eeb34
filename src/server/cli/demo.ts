import * as messages from '@messages/server/cli';
import { parseArgs } from 'node:util';
import { generateListings } from '../seed/generate';
import { generateEnquiries } from '../seed/generateEnquiries';
import { generatePayments } from '../seed/generatePayments';
import { loadDemo } from '../seed/loadDemo';
import { openDatabase } from '../db/open';
import { verifyPassword, hashPassword } from '../modules/accounts/passwords';
import { readSettings } from '../settings';

const tell = (line: string) => void process.stdout.write(`${line}\n`);
const most = 5_000_000;

/**
 * `--listings 100000 --enquiries 1000000 --payments 1000 --seed 7`: how many to generate, and from which seed.
 * @throws Error with a message for the terminal
 */
function readArguments(): { listings: number; enquiries: number; payments: number; seed: number } {
  const { values } = parseArgs({
    options: {
      listings: { type: 'string', default: '0' },
      enquiries: { type: 'string', default: '0' },
      payments: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
    },
  });
  const wholeOf = (name: keyof typeof values, greatest: number): number => {
    const number = /^\d{1,9}$/.test(values[name]) ? Number(values[name]) : Number.NaN;
    if (!(number <= greatest)) throw new Error(messages.takesAWholeNumberUpTo(name, greatest));
    return number;
  };
  return {
    listings: wholeOf('listings', most),
    enquiries: wholeOf('enquiries', most),
    payments: wholeOf('payments', most),
    seed: wholeOf('seed', 999_999_999),
  };
}

const summary = (what: string, added: number, wanted: number) =>
  added === wanted ? messages.wereAdded(added, what) : messages.wereAddedOthersExist(added, what);

/** Loads the demonstration data into the configured database, and generates the requested listings and enquiries. */
async function main(): Promise<void> {
  const wanted = readArguments();
  const settings = readSettings(process.env);
  if (settings.production) throw new Error(messages.noDemonstrationInProduction);
  const database = await openDatabase(settings, tell);
  try {
    await loadDemo({ database, settings, now: () => new Date(), hashPassword, fitsPassword: verifyPassword }, tell);
    const generation = { seed: wanted.seed, now: new Date() };
    const listings = await generateListings(database, { ...generation, count: wanted.listings }, tell);
    tell(summary('listings', listings, wanted.listings));
    if (wanted.enquiries > 0) {
      const enquiries = await generateEnquiries(database, { ...generation, count: wanted.enquiries }, tell);
      tell(summary('enquiries', enquiries, wanted.enquiries));
    }
    if (wanted.payments > 0) {
      const payments = await generatePayments(database, { ...generation, count: wanted.payments }, tell);
      tell(summary('payments', payments, wanted.payments));
    }
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(messages.theDemonstrationWasNotLoaded((error as Error).message));
  process.exit(1);
});
