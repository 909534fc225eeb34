import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Person } from './person';
import { type PersonalRows, listings, sender } from './personalRows';

const asked = (person: Person) => sql`(select r.id from document_request r where ${sender(person, sql`r`)})`;
const openings = (person: Person) => sql`(select id from document_opening where request_id in ${asked(person)})`;

/** Documents of a person's listings, who asked for them, and those of others that a person asked for and read. */
export const documentRows: readonly PersonalRows[] = [
  {
    table: 'document_view',
    of: (person) => sql`t.opening_id in ${openings(person)}`,
    personal: [],
    export: {
      file: 'document-pages-read',
      beside: ['opening_id', 'document_id', 'page', 'at'],
      order: ['opening_id', 'document_id', 'page'],
    },
    erase: 'delete',
  },
  {
    table: 'document_opening',
    of: (person) => sql`t.id in ${openings(person)}`,
    personal: ['token_hash'],
    export: {
      file: 'document-links-opened',
      beside: ['id', 'request_id', 'opened_at'],
      without: ['token_hash'],
      order: ['id'],
    },
    erase: 'delete',
  },
  {
    table: 'document_request',
    of: (person) => sender(person, sql`t`),
    personal: ['name', 'email', 'message', 'confirm_hash', 'token_hash'],
    export: {
      file: 'document-requests',
      beside: ['id', 'property_id', 'state', 'asked_at', 'expires_at'],
      // parts of the links in emails
      without: ['confirm_hash', 'token_hash'],
      order: ['id'],
    },
    erase: 'delete',
  },
  {
    table: 'document_request',
    of: (person) => sql`t.property_id in ${listings(person)}`,
    personal: [],
    export: {
      file: 'document-requests-received',
      beside: ['id', 'property_id', 'state', 'asked_at', 'expires_at'],
      order: ['id'],
    },
    erase: 'delete',
  },
  {
    table: 'listing_document',
    of: (person) => sql`t.property_id in ${listings(person)}`,
    personal: ['title', 'hash'],
    export: {
      file: 'listing-documents',
      beside: ['id', 'property_id', 'kind', 'bytes', 'pages', 'uploaded_at'],
      order: ['id'],
    },
    erase: 'delete',
  },
];

/** The files of the documents of a person's listings, which go with the rows. */
export async function documentFilesOf(tx: Queryable, person: Person): Promise<string[]> {
  const rows = await tx.rows<{ file: string }>(
    sql`select file from listing_document where property_id in ${listings(person)}`,
  );
  return rows.map(({ file }) => file);
}
