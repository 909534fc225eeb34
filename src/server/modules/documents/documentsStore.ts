import type { DocumentKind, ListingDocument } from '@contract/documents';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { StoredDocument } from '../../media/documents/storedDocuments';
import type { DocumentListing } from './documentsRules';

/** A listing with what decides about its documents; with `lock`, locked until the transaction ends. */
export function findListing(
  queryable: Queryable,
  id: number,
  { lock = false } = {},
): Promise<DocumentListing | undefined> {
  return queryable.row<DocumentListing>(sql`
    select p.id, p.title, p.owner_id, coalesce(nullif(a.name, ''), a.username) as owner_name, case when a.disabled_at is null then a.email else '' end as owner_email,
      a.is_office or a.is_superuser as is_office,
      case when p.submitted_at is null then p.lifecycle else 'in_review' end as lifecycle,
      (select count(*)::int from listing_document d where d.property_id = p.id) as documents
    from property p join account a on a.id = p.owner_id where p.id = ${id} ${lock ? sql`for update of p` : empty}`);
}

interface DocumentRow extends Omit<ListingDocument, 'uploaded_at'> {
  uploaded_at: Date;
}
const columns = sql`id, kind, title, client_id, pages, bytes, uploaded_at`;
const toDocument = ({ uploaded_at: at, ...row }: DocumentRow): ListingDocument => ({
  ...row,
  uploaded_at: at.toISOString(),
});

/** The documents of a listing in the order in which they were uploaded. */
export async function documentsOf(queryable: Queryable, property: number): Promise<ListingDocument[]> {
  const rows = await queryable.rows<DocumentRow>(
    sql`select ${columns} from listing_document where property_id = ${property} order by id`,
  );
  return rows.map(toDocument);
}

/** A document by the uploader's name of it. */
export async function findSent(
  queryable: Queryable,
  property: number,
  clientId: string,
): Promise<ListingDocument | undefined> {
  const row = await queryable.row<DocumentRow>(
    sql`select ${columns} from listing_document where property_id = ${property} and client_id = ${clientId}`,
  );
  return row && toDocument(row);
}

export interface NewDocument extends StoredDocument {
  kind: DocumentKind;
  title: string;
  clientId: string;
  uploadedBy: number;
}

export async function addDocument(
  tx: Queryable,
  property: number,
  { file, hash, bytes, pages, kind, title, clientId, uploadedBy }: NewDocument,
  now: Date,
): Promise<ListingDocument> {
  const row = await tx.row<DocumentRow>(sql`
    insert into listing_document (property_id, kind, title, client_id, file, hash, bytes, pages, uploaded_by, uploaded_at)
    values (${property}, ${kind}, ${title}, ${clientId}, ${file}, ${hash}, ${bytes}, ${pages}, ${uploadedBy}, ${now})
    returning ${columns}`);
  if (!row) throw new Error('a document was not stored');
  return toDocument(row);
}

/** Deletes a document of a listing. @returns the name of its files; undefined without it */
export async function removeDocument(tx: Queryable, property: number, id: number): Promise<string | undefined> {
  const row = await tx.row<{ file: string }>(
    sql`delete from listing_document where id = ${id} and property_id = ${property} returning file`,
  );
  return row?.file;
}
