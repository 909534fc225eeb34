import type { DocumentOpening, DocumentRequest, OpenedDocuments } from '@contract/documents';
import * as messages from '@messages/server/documents';
import sql, { type Sql, empty } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { Problem } from '../../lib/problem';
import { type StoredState, stateAt } from './documentsRules';

/** A request as it is stored. */
export interface RequestRow {
  id: number;
  property_id: number;
  account_id: number | null;
  name: string;
  email: string;
  message: string;
  state: StoredState;
  documents: number[] | null;
  asked_at: Date;
  expires_at: Date | null;
}
interface ReadRow extends RequestRow {
  openings: DocumentOpening[];
  openings_total: number;
}

const columns = sql`r.id, r.property_id, r.account_id, r.name, r.email, r.message, r.state, r.documents, r.asked_at, r.expires_at`;
const instant = (column: Sql) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const openingsShown = 20;

/** The openings `o` with what was seen in each, the latest first. */
const opened = sql`
  coalesce(json_agg(json_build_object('at', ${instant(sql`o.opened_at`)}, 'seen', coalesce((
    select json_agg(json_build_object('document', v.document_id, 'page', v.page, 'at', ${instant(sql`v.at`)}) order by v.at, v.document_id, v.page)
    from document_view v where v.opening_id = o.id), '[]')) order by o.id desc), '[]')`;

const openingCount = (request: Sql) => sql`(select count(*)::int from document_opening where request_id = ${request})`;

/** With the latest openings. */
const read = sql`
  select ${columns}, ${openingCount(sql`r.id`)} as openings_total, (
    select ${opened} from (select id, opened_at from document_opening where request_id = r.id order by id desc limit ${openingsShown}) o
  ) as openings
  from document_request r`;

interface Span {
  limit: number;
  offset: number;
}

/** A page of the openings of a link. */
export async function openingsOf(
  queryable: Queryable,
  request: number,
  { limit, offset }: Span,
): Promise<{ openings: DocumentOpening[]; total: number }> {
  const row = await queryable.row<{ openings: DocumentOpening[]; total: number }>(sql`
    select ${openingCount(sql`${request}`)} as total, (
      select ${opened} from (select id, opened_at from document_opening where request_id = ${request} order by id desc limit ${limit} offset ${offset}) o
    ) as openings`);
  return row ?? { openings: [], total: 0 };
}

const toRequest = (row: ReadRow, now: Date): DocumentRequest => {
  const { id, name, email, message, documents, openings, openings_total: total } = row;
  const state = stateAt(row, now);
  if (state === 'unconfirmed') throw new Error(`request ${id} is shown before its address is proven`);
  return {
    id,
    name,
    email,
    message,
    state,
    asked_at: row.asked_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    documents,
    openings,
    openings_total: total,
  };
};

/** A page of who asked for the documents of a listing, the latest first. */
export async function requestsOf(
  queryable: Queryable,
  property: number,
  { limit, offset, now }: Span & { now: Date },
): Promise<{ requests: DocumentRequest[]; total: number }> {
  const shown = sql`where r.property_id = ${property} and r.state <> 'unconfirmed'`;
  const [rows, counted] = await Promise.all([
    queryable.rows<ReadRow>(sql`${read} ${shown} order by r.id desc limit ${limit} offset ${offset}`),
    queryable.row<{ total: number }>(sql`select count(*)::int as total from document_request r ${shown}`),
  ]);
  return { requests: rows.map((row) => toRequest(row, now)), total: counted?.total ?? 0 };
}

/** One request as its owner sees it. */
export async function readRequest(queryable: Queryable, id: number, now: Date): Promise<DocumentRequest> {
  const row = await queryable.row<ReadRow>(sql`${read} where r.id = ${id}`);
  if (!row) throw new Error(`request ${id} is gone after a change of it`);
  return toRequest(row, now);
}

const find = (queryable: Queryable, rest: Sql): Promise<RequestRow | undefined> =>
  queryable.row<RequestRow>(sql`select ${columns} from document_request r ${rest}`);

/** One request; with `lock`, locked until the transaction ends. */
export const findRequest = (queryable: Queryable, id: number, { lock = false } = {}): Promise<RequestRow | undefined> =>
  find(queryable, sql`where r.id = ${id} and r.state <> 'unconfirmed' ${lock ? sql`for update` : empty}`);

export const findToConfirm = (tx: Queryable, hash: string): Promise<RequestRow | undefined> =>
  find(tx, sql`where r.confirm_hash = ${hash} for update`);

export const findByLink = (queryable: Queryable, hash: string): Promise<RequestRow | undefined> =>
  find(queryable, sql`where r.token_hash = ${hash}`);

/** The request whose link an opening belongs to. */
export const findByOpening = (
  queryable: Queryable,
  hash: string,
): Promise<(RequestRow & { opening_id: number }) | undefined> =>
  queryable.row(sql`
    select ${columns}, o.id as opening_id from document_opening o join document_request r on r.id = o.request_id where o.token_hash = ${hash}`);

/** The address that an account has proven; null without one. */
export async function verifiedEmailOf(queryable: Queryable, account: number): Promise<string | null> {
  const row = await queryable.row<{ email: string }>(
    sql`select email from account where id = ${account} and email_verified_at is not null`,
  );
  return row?.email ?? null;
}

export interface NewRequest {
  property: number;
  accountId: number | null;
  name: string;
  email: string;
  message: string;
  clientId: string | undefined;
  /** Of the link that proves the address; null where it is proven. */
  confirmHash: string | null;
}

/** Whether this request was stored before. @throws Problem 409 when its `client_id` was another's */
export async function wasSent(
  queryable: Queryable,
  { clientId, property, email }: Pick<NewRequest, 'clientId' | 'property' | 'email'>,
): Promise<boolean> {
  if (clientId === undefined) return false;
  const sent = await queryable.row<{ isSame: boolean }>(sql`
    select property_id = ${property} and lower(email) = lower(${email}) as "isSame" from document_request where client_id = ${clientId}`);
  if (sent && !sent.isSame) throw new Problem(409, 'client_id_used', messages.sentBefore);
  return sent !== undefined;
}

/**
 * Stores a request. While a proven one of the same person waits, it takes its place and its words. One that is not proven
 * stands beside others: what was typed belongs to the link that was sent for it.
 *
 * @returns its id, and whether it is a new one
 */
export async function addRequest(
  tx: Queryable,
  { property, accountId, name, email, message, clientId, confirmHash }: NewRequest,
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  const state: StoredState = confirmHash === null ? 'asked' : 'unconfirmed';
  const row = await tx.row<{ id: number; isNew: boolean }>(sql`
    insert into document_request (property_id, account_id, name, email, message, state, client_id, confirm_hash, asked_at)
    values (${property}, ${accountId}, ${name}, ${email}, ${message}, ${state}, ${clientId ?? null}, ${confirmHash}, ${now})
    on conflict (property_id, lower(email)) where state = 'asked'
      do update set name = excluded.name, message = excluded.message, account_id = excluded.account_id,
        client_id = excluded.client_id
    returning id, xmax = 0 as "isNew"`);
  if (!row) throw new Error('a request was not stored');
  return row;
}

/** Whether another request of the same person waits for an answer. */
export async function waitsAlready(tx: Queryable, { id, property_id: property, email }: RequestRow): Promise<boolean> {
  const row = await tx.row(sql`
    select from document_request where property_id = ${property} and lower(email) = lower(${email}) and state = 'asked' and id <> ${id} for update`);
  return row !== undefined;
}

interface RequestChange {
  state: StoredState;
  /** Of a link that is shared now. */
  link?: { hash: string; sharedAt: Date; expiresAt: Date; documents: readonly number[] | null };
}

export async function changeRequest(tx: Queryable, id: number, { state, link }: RequestChange): Promise<void> {
  await tx.run(sql`
    update document_request set state = ${state}
      ${link ? sql`, token_hash = ${link.hash}, shared_at = ${link.sharedAt}, expires_at = ${link.expiresAt}, documents = ${link.documents}::int[]` : empty}
    where id = ${id}`);
}

export async function removeRequest(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`delete from document_request where id = ${id}`);
}

export async function addOpening(tx: Queryable, request: number, hash: string, now: Date): Promise<void> {
  await tx.run(
    sql`insert into document_opening (request_id, token_hash, opened_at) values (${request}, ${hash}, ${now})`,
  );
}

/** What a request shows of a listing. */
export function sharedDocuments(
  queryable: Queryable,
  { property_id: property, documents }: RequestRow,
): Promise<OpenedDocuments['documents']> {
  return queryable.rows(sql`
    select id, kind, title, pages from listing_document
    where property_id = ${property} and (${documents}::int[] is null or id = any(${documents}::int[])) order by id`);
}

/** The files of a document that a request shows; undefined for any other and for a page that it does not have. */
export async function findSharedPage(
  queryable: Queryable,
  { property_id: property, documents }: RequestRow,
  { id, page }: { id: number; page: number },
): Promise<string | undefined> {
  const row = await queryable.row<{ file: string }>(sql`
    select file from listing_document where id = ${id} and property_id = ${property} and pages >= ${page}
      and (${documents}::int[] is null or id = any(${documents}::int[]))`);
  return row?.file;
}

/** Records that a page was seen, once for an opening. @returns whether its link still shows it */
export async function recordView(
  tx: Queryable,
  opening: number,
  { id, page }: { id: number; page: number },
  now: Date,
): Promise<boolean> {
  // the request stays as it is until the view is stored
  const row = await tx.row(sql`
    select from document_request r join document_opening o on o.request_id = r.id
    where o.id = ${opening} and r.state = 'shared' and r.expires_at > ${now} for share of r`);
  const document = row && (await tx.row(sql`select from listing_document where id = ${id} for key share`));
  if (!document) return false;
  await tx.run(sql`
    insert into document_view (opening_id, document_id, page, at)
    values (${opening}, ${id}, ${page}, ${now}) on conflict do nothing`);
  return true;
}
