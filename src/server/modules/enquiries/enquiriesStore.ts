import type { Enquiry, NewEnquiry } from '@contract/enquiries';
import sql, { empty } from 'sql-template-tag';
import type * as z from 'zod/mini';
import type { Queryable } from '../../db/database';

/** An enquiry as it was read from its form. */
export type EnquiryForm = z.output<typeof NewEnquiry>;

/** A listing that somebody may ask about, and whom to tell. */
export interface AskedListing {
  id: number;
  title: string;
  ownerEmail: string;
}

interface EnquiryRow extends Omit<Enquiry, 'property' | 'service' | 'preferred_at' | 'createdAt'> {
  property_id: number | null;
  title: string | null;
  service_id: number | null;
  service_title: string | null;
  preferred_at: Date | null;
  created_at: Date;
}

function toEnquiry({ property_id, title, service_id, service_title, preferred_at, created_at, ...enquiry }: EnquiryRow): Enquiry {
  return {
    ...enquiry,
    property: property_id === null ? null : { id: property_id, title: title ?? '' },
    service: service_id === null ? null : { id: service_id, title: service_title ?? '' },
    preferred_at: preferred_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
  };
}

/** The id of the enquiry that was sent under this id of the sender's own. */
export async function findSentEnquiry(database: Queryable, clientId: string): Promise<number | undefined> {
  return (await database.row<{ id: number }>(sql`select id from enquiry where client_id = ${clientId}`))?.id;
}

/** A listing that strangers have been shown (drafts are not), kept from going until the transaction ends. */
export async function findAskedListing(database: Queryable, id: number): Promise<AskedListing | undefined> {
  return database.row<AskedListing>(sql`
    select p.id, p.title, a.email as "ownerEmail" from property p join account a on a.id = p.owner_id where p.id = ${id} and p.lifecycle <> 'draft' for key share of p`);
}

/** A service's title; it is kept from going until the transaction ends. */
export async function findServiceTitle(database: Queryable, id: number): Promise<string | undefined> {
  return (await database.row<{ title: string }>(sql`select title from construction_service where id = ${id} for key share`))?.title;
}

/** Adds an enquiry and answers its id; undefined when one was sent under the same id before. */
export async function addEnquiry(database: Queryable, form: EnquiryForm, at: Date): Promise<number | undefined> {
  const row = await database.row<{ id: number }>(sql`
    insert into enquiry (client_id, kind, name, email, phone, message, property_id, service_id, preferred_at, created_at)
    values (${form.client_id}, ${form.kind}, ${form.name}, ${form.email}, ${form.phone ?? ''}, ${form.message}, ${form.property ?? null}, ${form.service ?? null}, ${form.preferred_at ? new Date(form.preferred_at) : null}, ${at})
    on conflict (client_id) do nothing returning id`);
  return row?.id;
}

/** A page of enquiries, newest first: about the listings of one owner, or all (null). */
export async function listEnquiries(database: Queryable, ownerId: number | null, { limit, offset }: { limit: number; offset: number }): Promise<Enquiry[]> {
  const rows = await database.rows<EnquiryRow>(sql`
    select e.id, e.kind, e.name, e.email, e.phone, e.message, e.property_id, p.title, e.service_id, e.preferred_at, e.created_at, e.client_id
    from enquiry e left join property p on p.id = e.property_id
    ${ownerId === null ? empty : sql`where p.owner_id = ${ownerId}`}
    order by e.id desc limit ${limit} offset ${offset}`);
  return rows.map(toEnquiry);
}

export async function countEnquiries(database: Queryable, ownerId: number | null): Promise<number> {
  const counted = ownerId === null
    ? sql`select count(*)::int as many from enquiry`
    : sql`select count(*)::int as many from enquiry e join property p on p.id = e.property_id where p.owner_id = ${ownerId}`;
  return (await database.row<{ many: number }>(counted))?.many ?? 0;
}
