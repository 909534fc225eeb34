import sql from 'sql-template-tag';
import type { PrivacyDeps } from './privacyDeps';
import { removeEmailFiles } from './copies';
import { type Erased, erasePerson } from './erasePerson';
import { keepErasures } from './erasureLog';

type Deps = Pick<PrivacyDeps, 'database' | 'settings' | 'media' | 'files'>;

/** Pictures, emails stored as files and the log that a restore reads; what a crash leaves of the pictures is swept. */
export async function removeErasedFiles(
  { database, settings, media, files }: Deps,
  { pictures, documents, addresses, copies }: Erased,
): Promise<void> {
  await keepErasures(database, files);
  await removeEmailFiles(settings.dataDir, addresses, copies);
  await media.documents.remove(documents);
  await media.forget(database, pictures);
}

const atOnce = 20;

/**
 * Erases accounts again of which something is left: until migration `0230_living_accounts`, a request that was let in
 * before an erasure could still write after it. @returns how many
 */
export async function eraseLeftovers(deps: Deps & Pick<PrivacyDeps, 'secret' | 'now'>): Promise<number> {
  const { database, settings, secret, now } = deps;
  const left = await database.rows<{ id: number }>(sql`
    select id from account a where erased_at is not null and (
      (name, phone, email) <> ('', '', '') or avatar_media_id is not null
      or exists (select from property where owner_id = a.id)
      or exists (select from billing_info where account_id = a.id)
      or exists (select from payment_method where account_id = a.id)
      or exists (select from shortlist_member where account_id = a.id)
      or exists (select from saved_search where account_id = a.id)
      or exists (select from enquiry where account_id = a.id and email <> '')
      or exists (select from visit where account_id = a.id and email <> '')
      or exists (select from document_request where account_id = a.id)
      or exists (select from review where account_id = a.id))
    order by id limit ${atOnce}`);
  for (const { id } of left) {
    const about = { accountId: id, secret, now: now(), officeEmail: settings.company.email };
    const erased = await database.transaction((tx) => erasePerson(tx, about));
    if (erased) await removeErasedFiles(deps, erased);
  }
  return left.length;
}
