import type { NewEnquiry } from '@contract/enquiries';
import type { LeadSource } from '@contract/inboundLeads';
import sql from 'sql-template-tag';
import type * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { mayAnswer } from '../../lib/agents';
import { storedE164 } from '../../lib/phones';

/** An enquiry as its form sent it. */
export type EnquiryForm = z.output<typeof NewEnquiry>;

/** A listing that visitors may ask about, and whom to notify. */
export interface EnquiredListing {
  id: number;
  title: string;
  /** Null if nobody may answer under its owner's account, which is disabled: then the office does. */
  ownerId: number | null;
  ownerEmail: string;
  /** The listing is our own, so the office reads everything. */
  isOffice: boolean;
  /** Who answers for it, if they may read enquiries. */
  agent: { id: number; email: string } | null;
}

/** The id of the enquiry that was sent under this client id. */
export async function findSentEnquiry(database: Queryable, clientId: string): Promise<number | undefined> {
  return (await database.row<{ id: number }>(sql`select id from enquiry where client_id = ${clientId}`))?.id;
}

/** A listing that has been public (not a draft), locked until the transaction ends. */
export async function findEnquiredListing(database: Queryable, id: number): Promise<EnquiredListing | undefined> {
  return database.row<EnquiredListing>(sql`
    select p.id, p.title, case when a.disabled_at is null then a.id end as "ownerId", a.email as "ownerEmail", a.is_office or a.is_superuser as "isOffice",
      (select json_build_object('id', g.id, 'email', g.email) from account g where g.id = p.agent_id and ${mayAnswer(sql`g`)}) as agent
    from property p join account a on a.id = p.owner_id where p.id = ${id} and p.lifecycle <> 'draft' for key share of p`);
}

/** A service's title; its row is locked until the transaction ends. */
export async function findServiceTitle(database: Queryable, id: number): Promise<string | undefined> {
  return (
    await database.row<{ title: string }>(sql`select title from construction_service where id = ${id} for key share`)
  )?.title;
}

/** The enquiry's owner, sender and subject when it was sent. */
export interface EnquiryOwnership {
  ownerId: number | null;
  accountId: number | null;
  title: string;
  assigneeId: number | null;
  /** When our first reply is due. */
  responseDueAt: Date;
  channel: 'site' | 'email' | 'api';
  /** What the program that brings it says about where it comes from. */
  source?: LeadSource;
}

/** Adds an enquiry and returns its id; undefined when one was sent under the same client id before. */
export async function addEnquiry(
  database: Queryable,
  form: EnquiryForm,
  { ownerId, accountId, title, assigneeId, responseDueAt, channel, source }: EnquiryOwnership,
  at: Date,
): Promise<number | undefined> {
  const row = await database.row<{ id: number }>(sql`
    insert into enquiry (client_id, kind, name, email, phone, phone_e164, message, property_id, property_title, owner_id, assignee_id, account_id, service_id, preferred_at, created_at, response_due_at, channel, source)
    values (${form.client_id}, ${form.kind}, ${form.name}, ${form.email}, ${form.phone ?? ''}, ${storedE164(form.phone ?? '')}, ${form.message}, ${form.property ?? null}, ${title}, ${ownerId}, ${assigneeId}, ${accountId},
      ${form.service ?? null}, ${form.preferred_at ? new Date(form.preferred_at) : null}, ${at}, ${responseDueAt}, ${channel}, ${source ? JSON.stringify(source) : null}::jsonb)
    on conflict (client_id) do nothing returning id`);
  return row?.id;
}
