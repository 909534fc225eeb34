import { minuteInMs } from '@contract/durations';
import type { ShortlistsDeps } from './shortlistsDeps';
import { queueEncryptedEmail } from '../../email/outbox';
import { defineJob } from '../../jobs/defineJob';
import { shortlistNewsEmail } from './shortlistNewsEmail';
import { newsTimes, stopToken } from './shortlistNewsRules';
import { type Said, claimReaders, takeSaid } from './shortlistNewsStore';

type NewsDeps = Pick<ShortlistsDeps, 'database' | 'settings' | 'secret' | 'now'>;

/** Few, because on the embedded database everything else waits for the transaction. */
const readersAtOnce = 20;

/** Marks and emails in one transaction: nobody is told anything twice, and nothing is marked without an email. */
export function tellReaders({ database, settings, secret, now }: NewsDeps): Promise<number> {
  return database.transaction(async (tx) => {
    const readers = await claimReaders(tx, newsTimes(now()), readersAtOnce);
    const byReader = new Map<number, Said[]>();
    for (const said of await takeSaid(tx, readers))
      byReader.set(said.account, [...(byReader.get(said.account) ?? []), said]);
    for (const [account, said] of byReader) {
      const email = shortlistNewsEmail(said, settings.publicUrl, stopToken(secret, account));
      // its link acts without a login
      await queueEncryptedEmail(tx, email, secret);
    }
    return readers.length;
  });
}

/** Tells members of shared lists of votes and notes of others. */
export const tellShortlistNewsJob = defineJob({
  name: 'tell-shortlist-news',
  every: 10 * minuteInMs,
  lease: 120,
  async run(deps: NewsDeps, keepLease) {
    const done = { told: 0 };
    while (await keepLease()) {
      const told = await tellReaders(deps);
      done.told += told;
      if (told < readersAtOnce) break;
    }
    return done;
  },
});
