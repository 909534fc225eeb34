import type { AlertFrequency } from '@contract/savedSearches';
import type { Database, Queryable } from '../../../db/database';
import type { PropertiesDeps } from '../propertiesDeps';
import { queueEncryptedEmail } from '../../../email/outbox';
import { recordAlertConsent } from '../../../lib/consent';
import { none } from '../../../lib/unsolicitedEmails';
import { Problem, badField } from '../../../lib/problem';
import { type ListingCatalogue, readCatalogue } from '../listingCatalogue';
import { chooseListings } from '../search/chooseListings';
import type { SearchFilter } from '../search/plan/conditions';
import { findWanted, latestListings } from './matchListings';
import { confirmEmail, fullEmail, knownEmail, manageUrl } from './alertEmails';
import { readSavedQuery } from './savedQuery';
import { isFull, listFull, usualZone } from './savedSearchesRules';
import {
  type NewSavedSearch,
  type Reader,
  addSavedSearch,
  countOwn,
  dropTypedBefore,
  findByQuery,
  markConfirmed,
  markTold,
  wasTyped,
} from './savedSearchesStore';
import { hashOfToken, newNonce } from '../../../lib/tokens';
import { linkToken, searchToken } from './savedSearchTokens';
import { fingerprintOf, storeKeys } from './searchKeys';
import { saveSubscriber } from './searchSubscribersStore';

type Deps = Pick<PropertiesDeps, 'database' | 'secret' | 'settings' | 'now'>;

interface AskedSearch {
  query: string;
  name: string;
  frequency: AlertFrequency;
  timezone?: string | undefined;
}

/** A search that the list of properties takes, with what it asks for. */
export interface SearchToSave {
  search: Omit<NewSavedSearch, 'nonce'>;
  filter: SearchFilter;
  catalogue: ListingCatalogue;
}

/** @throws Problem 400 at `query` for a search that the list of properties refuses */
export async function readSearchToSave(
  database: Database,
  { query, timezone, ...asked }: AskedSearch,
): Promise<SearchToSave> {
  const read = readSavedQuery(query);
  const catalogue = await readCatalogue(database);
  try {
    const { filter } = await chooseListings(database, async (use) => use(catalogue), read.filter, null);
    return { search: { ...asked, query: read.query, timezone: timezone ?? usualZone }, filter, catalogue };
  } catch (error) {
    if (error instanceof Problem && error.status === 400) throw badField('query', error.message);
    throw error;
  }
}

/** What the results show while the search is saved is no news, although it was published a moment ago. */
async function skipKnown(tx: Queryable, id: number, filter: SearchFilter): Promise<void> {
  const ids = await latestListings(tx);
  const found = ids.length > 0 ? (await findWanted(tx, [{ id, filter, ids }])).get(id) : undefined;
  if (found) await markTold(tx, id, found);
}

async function add(
  tx: Queryable,
  reader: Reader,
  { search, filter, catalogue }: SearchToSave,
  confirmedAt: Date | null,
): Promise<{ id: number; nonce: string } | undefined> {
  const nonce = newNonce();
  const id = await addSavedSearch(tx, reader, { ...search, nonce }, confirmedAt);
  if (id === undefined) return undefined;
  await storeKeys(tx, [{ id, filter }], fingerprintOf(catalogue));
  await skipKnown(tx, id, filter);
  return { id, nonce };
}

/** Saves a search of a reader who is known; the same one again is the one that was saved. @throws Problem 409 for a full list */
export async function saveSearch(
  { database, now }: Deps,
  reader: Reader,
  saving: SearchToSave,
): Promise<{ id: number; isNew: boolean }> {
  return database.transaction(async (tx) => {
    const own = await countOwn(tx, reader);
    const { frequency } = saving.search;
    const known = await findByQuery(tx, reader, saving.search.query);
    if (known) return { id: known.id, isNew: false };
    if (isFull(own)) throw listFull();
    const added = await add(tx, reader, saving, now());
    if (!added) throw new Error('a saved search is there and is not');
    await dropTypedBefore(tx, added.id);
    if (frequency !== 'never') await recordAlertConsent(tx, added.id, now());
    return { id: added.id, isNew: true };
  });
}

/**
 * The reader of an address agrees to the emails of a search by its link. What others typed of the same search, each
 * under a link of its own, ends with that.
 */
export async function confirmTyped(tx: Queryable, id: number, frequency: AlertFrequency, now: Date): Promise<void> {
  if (!(await markConfirmed(tx, id, now))) return;
  await dropTypedBefore(tx, id);
  if (frequency !== 'never') await recordAlertConsent(tx, id, now);
}

/**
 * Saves a search for an address that somebody typed: its owner decides by the link in the email. Everybody gets the same
 * answer, whatever the address has saved before.
 *
 * @returns `none` for what was sent before
 */
export async function saveSearchOfVisitor(
  { database, secret, settings }: Deps,
  email: string,
  saving: SearchToSave,
  clientId: string | undefined,
): Promise<typeof none | void> {
  const { publicUrl } = settings;
  return database.transaction(async (tx) => {
    const nonce = newNonce();
    const subscriber = await saveSubscriber(tx, email, { nonce, hash: hashOfToken(linkToken(secret, nonce)) });
    const reader = { subscriber: subscriber.id };
    const own = await countOwn(tx, reader);
    if (await wasTyped(tx, subscriber.id, clientId)) return none;
    const manage = manageUrl(publicUrl, linkToken(secret, subscriber.nonce));
    const known = await findByQuery(tx, reader, saving.search.query);
    const send = async (mail: Parameters<typeof queueEncryptedEmail>[1]) => {
      await queueEncryptedEmail(tx, mail, secret);
    };
    if (known) return send(knownEmail(subscriber.email, known.name, manage));
    if (isFull(own)) return send(fullEmail(subscriber.email, manage));
    const asked = await add(tx, reader, { ...saving, search: { ...saving.search, clientId } }, null);
    if (!asked) throw new Error('a saved search is there and is not');
    const subject = { id: asked.id, nonce: asked.nonce, link_nonce: subscriber.nonce };
    const [confirmToken, stop] = [searchToken(secret, 'confirm', subject), searchToken(secret, 'stop', subject)];
    return send(confirmEmail(subscriber.email, { publicUrl, confirm: confirmToken, stop }));
  });
}
