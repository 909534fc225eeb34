import { type AuditedChange, type StaffRequest, writeAudit } from '../../audit/audit';
import type { Queryable } from '../../db/database';
import { type DocumentListing, isByOffice } from './documentsRules';

/** Records what the office does with an owner's documents: by ids, because the audit outlives texts and names. */
export async function auditDocuments(
  tx: Queryable,
  listing: DocumentListing,
  staff: StaffRequest,
  change: Omit<AuditedChange, 'subject'>,
  now: Date,
): Promise<void> {
  if (!isByOffice(listing, staff.account)) return;
  await writeAudit(tx, staff, { ...change, subject: { type: 'property', id: listing.id } }, now);
}
