import type { EnquirySummary } from '@contract/enquiries';
import sql from 'sql-template-tag';
import type { EnquiriesDeps } from './enquiriesDeps';
import { type EnquiryReader, contactsLeft, contactsUsed, visibleEnquiry } from './enquiriesRules';
import { spendContactAllowance } from '../../payments/ledger/grants';
import { countStates, findLead, markOpened, openedContacts } from './leadsStore';

type Deps = Pick<EnquiriesDeps, 'database' | 'settings' | 'now'>;

/**
 * Opens an enquiry's contact to its owner for one contact of the allowance: free ones first, then those of the package that ends first. An
 * opened contact stays open even after the package ends; superusers see contacts without opening them.
 * @throws Problem 404, 409 when no contact is left
 */
export async function openContact({ database, settings, now }: Deps, reader: EnquiryReader, id: number): Promise<void> {
  if (reader.isSuperuser) return void visibleEnquiry(await findLead(database, reader, id), reader);
  await database.transaction(async (tx) => {
    // locks the account, so that the allowance counted here cannot be spent twice
    await tx.row(sql`select id from account where id = ${reader.id} for no key update`);
    if (visibleEnquiry(await findLead(tx, reader, id), reader).opened) return;
    const { free } = await openedContacts(tx, reader.id, now());
    const grantId = free < settings.freeContacts ? null : await spendContactAllowance(tx, reader.id, now());
    if (grantId === undefined) throw contactsUsed();
    await markOpened(tx, id, reader.id, grantId, now());
  });
}

/** A reader's enquiry counts, and how many contacts they may still open. */
export async function summaryOf({ database, settings, now }: Deps, reader: EnquiryReader): Promise<EnquirySummary> {
  const states = await countStates(database, reader);
  if (reader.isSuperuser) return { states, contacts: null };
  const opened = await openedContacts(database, reader.id, now());
  const free = { used: opened.free, total: settings.freeContacts };
  return { states, contacts: { free, ...contactsLeft(free, opened.packages) } };
}
