import type { EnquiryMessage, OfficeEnquiry, OfficeEnquiryDetail } from '@contract/officeEnquiries';
import type { EnquiryState } from '@contract/enquiries';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { withoutCachedPlan } from '../../db/statementNames';
import type { LastReceived } from './officeEnquiriesRules';
import { type SubjectRow, subjectColumns, subjectJoins, withSubject } from './enquirySubject';
import { countedUpTo } from '../../lib/paging';
import { shownE164 } from '../../lib/phones';
import { isNewEnquiry, isOpenEnquiry, isOverdueEnquiry, isSnoozedEnquiry } from '../../lib/waiting';
import { inPhone, prefixQuery, searchedDigits } from '../../lib/searchWords';

export interface OfficeEnquiryFilter {
  /** `open`: not closed and not snoozed. */
  state?: EnquiryState | 'open' | 'snoozed' | undefined;
  kind?: OfficeEnquiry['kind'] | undefined;
  /** Null: unassigned. */
  assignee?: number | null | undefined;
  overdue?: boolean | undefined;
  search?: string | undefined;
}

interface Row
  extends
    SubjectRow,
    Pick<
      OfficeEnquiry,
      | 'id'
      | 'version'
      | 'channel'
      | 'source'
      | 'state'
      | 'name'
      | 'email'
      | 'phone'
      | 'phone_e164'
      | 'message'
      | 'assignee'
    > {
  owner: { id: number; name: string } | null;
  preferred_at: Date | null;
  created_at: Date;
  response_due_at: Date | null;
  first_response_at: Date | null;
  answered_back_at: Date | null;
  snoozed_until: Date | null;
  owner_state: EnquiryState;
  owner_state_at: Date | null;
}

const selectedFrom = (source: Sql) => sql`
  select e.id, e.version, ${subjectColumns}, e.channel, e.source, e.state, e.name, e.email, e.phone, e.phone_e164, e.message,
    e.preferred_at, e.created_at, e.response_due_at, e.first_response_at, e.answered_back_at, e.snoozed_until,
    case when owner.id is not null then json_build_object('id', owner.id, 'name', coalesce(nullif(owner.name, ''), owner.username)) end as owner,
    e.owner_state, e.owner_state_at,
    case when assignee.id is not null then json_build_object('id', assignee.id, 'name', coalesce(nullif(assignee.name, ''), assignee.username)) end as assignee
  from ${source} e ${subjectJoins}
    left join account owner on owner.id = e.owner_id left join account assignee on assignee.id = e.assignee_id`;

function toOfficeEnquiry({ owner, owner_state: state, owner_state_at: at, ...row }: Row): OfficeEnquiry {
  return {
    ...withSubject(row),
    owner: owner && { ...owner, state, state_at: at?.toISOString() ?? null },
    phone_e164: shownE164(row),
    preferred_at: row.preferred_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    response_due_at: row.response_due_at?.toISOString() ?? null,
    first_response_at: row.first_response_at?.toISOString() ?? null,
    answered_back_at: row.answered_back_at?.toISOString() ?? null,
    snoozed_until: row.snoozed_until?.toISOString() ?? null,
  };
}

/** The state of a filter. */
function inState(state: NonNullable<OfficeEnquiryFilter['state']>, now: Date): Sql {
  if (state === 'open') return isOpenEnquiry(now);
  if (state === 'snoozed') return isSnoozedEnquiry(now);
  return state === 'new' ? isNewEnquiry(now) : sql`e.state = ${state}`;
}

/** Each word must be one of the enquiry's, the last may be a beginning; of a phone number any part. */
function matches(search: string): Sql {
  const words = prefixQuery(search);
  if (words === null) return sql`false`;
  const inText = sql`e.search @@ to_tsquery('simple', ${words})`;
  const digits = searchedDigits(search);
  return digits === null ? inText : sql`(${inText} or ${inPhone(digits, sql`e.phone`)})`;
}

function conditionsOf({ state, kind, assignee, overdue, search }: OfficeEnquiryFilter, now: Date): Sql {
  const late = isOverdueEnquiry(now);
  return join(
    [
      sql`true`,
      ...(state === undefined ? [] : [inState(state, now)]),
      ...(kind === undefined ? [] : [sql`e.kind = ${kind}`]),
      ...(assignee === undefined
        ? []
        : [assignee === null ? sql`e.assignee_id is null` : sql`e.assignee_id = ${assignee}`]),
      ...(overdue === undefined ? [] : [overdue ? late : sql`not coalesce(${late}, false)`]),
      ...(search ? [matches(search)] : []),
    ],
    ' and ',
  );
}

/** The next enquiries of a filter behind an id. */
export async function idsAfter(
  queryable: Queryable,
  filter: OfficeEnquiryFilter,
  { after, limit, now }: { after: number; limit: number; now: Date },
): Promise<number[]> {
  const rows = await queryable.rows<{ id: number }>(
    sql`select e.id from enquiry e where e.id > ${after} and ${conditionsOf(filter, now)} order by e.id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

interface EnquiryPage {
  enquiries: OfficeEnquiry[];
  /** A minimum unless `exact`. */
  total: number;
  exact: boolean;
}

/** The newest first, spelled so that an index has this order: the planner does not know that all assignees are null. */
const newestFirst = ({ assignee, state }: OfficeEnquiryFilter): Sql =>
  assignee === null ? sql`e.assignee_id desc, ${state ? sql`e.state desc,` : empty} e.id desc` : sql`e.id desc`;

/** What waits, the oldest first, and what is snoozed, the first to return first; spelled for the indexes, too. */
function oldestFirst({ assignee, state, overdue }: OfficeEnquiryFilter): Sql {
  if (state === 'snoozed') return sql`e.snoozed_until, e.id`;
  if (overdue) return sql`e.response_due_at, e.id`;
  if (assignee !== null) return sql`e.id`;
  return state === 'new' ? sql`e.assignee_id, e.state, e.id` : sql`e.assignee_id, e.id`;
}

const waits = ({ overdue, state }: OfficeEnquiryFilter): boolean =>
  Boolean(overdue) || state === 'new' || state === 'open' || state === 'snoozed';

/** Walks the list in its order: every filter but a text has an index with that order. */
async function listInOrder(
  queryable: Queryable,
  filter: OfficeEnquiryFilter,
  page: { limit: number; offset: number },
  now: Date,
): Promise<EnquiryPage> {
  const where = conditionsOf(filter, now);
  const order = waits(filter) ? oldestFirst(filter) : newestFirst(filter);
  const most = countedUpTo(page);
  const [rows, counted] = await Promise.all([
    queryable.rows<Row>(
      sql`${withoutCachedPlan} ${selectedFrom(sql`enquiry`)} where ${where} order by ${order} limit ${page.limit} offset ${page.offset}`,
    ),
    queryable.row<{ total: number }>(
      sql`${withoutCachedPlan} select count(*)::int as total from (select from enquiry e where ${where} order by ${order} limit ${most}) counted`,
    ),
  ]);
  const total = counted?.total ?? 0;
  return { enquiries: rows.map(toOfficeEnquiry), total, exact: total < most };
}

/** Texts are first searched in so many of the newest enquiries: enough to fill a page with a common word. */
const newestSearched = 5_000;

async function hasAtMost(queryable: Queryable, most: number): Promise<boolean> {
  return (await queryable.row(sql`select from enquiry offset ${most} limit 1`)) === undefined;
}

/**
 * A common word fills the page from the newest enquiries; the index, which knows no order, would collect all that have
 * it. A rare one is collected by the index. Statistics do not tell them apart, because they do not cover beginnings of
 * words.
 */
async function listMatching(
  queryable: Queryable,
  filter: OfficeEnquiryFilter,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
): Promise<EnquiryPage> {
  const where = conditionsOf(filter, now);
  const order = filter.overdue ? sql`e.response_due_at, e.id` : sql`e.id desc`;
  const find = async (source: Sql) => {
    const found = await queryable.row<{ ids: number[]; total: number }>(sql`
      with source as not materialized (${source}),
        found as materialized (select e.id, e.response_due_at from source e where ${where})
      select array(select e.id from found e order by ${order} limit ${limit} offset ${offset}) as ids,
        (select count(*)::int from found) as total`);
    return found ?? { ids: [], total: 0 };
  };
  const list = async ({ ids, total }: { ids: number[]; total: number }): Promise<EnquiryPage> => {
    const rows = await queryable.rows<Row>(
      sql`${selectedFrom(sql`enquiry`)} where e.id = any(${ids}::int[]) order by ${order}`,
    );
    return { enquiries: rows.map(toOfficeEnquiry), total, exact: true };
  };
  if (!filter.overdue && offset + limit < newestSearched) {
    const newest = await find(sql`select * from enquiry order by id desc limit ${newestSearched}`);
    if (newest.ids.length === limit)
      return { ...(await list(newest)), exact: await hasAtMost(queryable, newestSearched) };
  }
  return list(await find(sql`select * from enquiry`));
}

/** A page of all enquiries: what waits with the oldest first, other and searched ones with the newest first. */
export const listOfficeEnquiries = (
  queryable: Queryable,
  filter: OfficeEnquiryFilter,
  page: { limit: number; offset: number },
  now: Date,
): Promise<EnquiryPage> => (filter.search ? listMatching : listInOrder)(queryable, filter, page, now);

/** One enquiry, locked until the transaction ends where `lock` is set. */
export async function findOfficeEnquiry(
  queryable: Queryable,
  id: number,
  { lock = false } = {},
): Promise<OfficeEnquiry | undefined> {
  // before it is read: what waits for a lock would join the assignee of before
  if (lock) await queryable.row(sql`select from enquiry where id = ${id} for update`);
  const row = await queryable.row<Row>(sql`${selectedFrom(sql`enquiry`)} where e.id = ${id}`);
  return row && toOfficeEnquiry(row);
}

type MessageRow = Omit<EnquiryMessage, 'created_at'> & { created_at: Date };
const messageColumns = sql`m.id, m.kind, m.body as text, m.author_name as author, m.created_at,
  m.left_out, m.kind <> 'note' and (m.kind = 'reply' or m.message_id <> '') as by_email, case when m.kind <> 'reply' then null when mail.sent_at is not null or mail.id is null then 'sent' when mail.failure is not null then 'failed' else 'waiting' end as delivery`;
const toMessage = (row: MessageRow): EnquiryMessage => ({ ...row, created_at: row.created_at.toISOString() });

/** The message that a client sent under its own id, and the enquiry it belongs to. */
export async function findMessage(
  queryable: Queryable,
  clientId: string,
): Promise<{ enquiryId: number; message: EnquiryMessage } | undefined> {
  const row = await queryable.row<MessageRow & { enquiry_id: number }>(
    sql`select m.enquiry_id, ${messageColumns} from enquiry_message m left join mail on mail.id = m.mail_id where m.client_id = ${clientId}`,
  );
  if (!row) return undefined;
  const { enquiry_id: enquiryId, ...message } = row;
  return { enquiryId, message: toMessage(message) };
}

export interface NewMessage {
  enquiryId: number;
  clientId: string;
  kind: EnquiryMessage['kind'];
  /** Null for the person. */
  author: { id: number | null; name: string };
  text: string;
  mailId: number | null;
  at: Date;
  /** Of a received email. */
  sentFrom?: string;
  messageId?: string;
  leftOut?: readonly string[];
}

/** Adds a message and resolves to its id; undefined when it was added before. */
export async function addMessage(
  tx: Queryable,
  { enquiryId, clientId, kind, author, text, mailId, at, sentFrom = '', messageId = '', leftOut = [] }: NewMessage,
): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(sql`
    insert into enquiry_message (enquiry_id, client_id, kind, author_id, author_name, body, mail_id, created_at, sent_from, message_id, left_out)
    values (${enquiryId}, ${clientId}, ${kind}, ${author.id}, ${author.name}, ${text}, ${mailId}, ${at}, ${sentFrom.toLowerCase()}, ${messageId}, ${leftOut}::text[])
    on conflict (client_id) do nothing returning id`);
  return row?.id;
}

/** The latest email that came in a conversation. */
export const findLastReceived = (queryable: Queryable, enquiryId: number): Promise<LastReceived | undefined> =>
  queryable.row<LastReceived>(sql`
    select body as text, author_name as author, message_id as "messageId", created_at as at from enquiry_message
    where enquiry_id = ${enquiryId} and kind = 'received' order by id desc limit 1`);

/** The conversation of an enquiry, the oldest message first. */
export async function listMessages(queryable: Queryable, enquiryId: number): Promise<EnquiryMessage[]> {
  const rows = await queryable.rows<MessageRow>(
    sql`select ${messageColumns} from enquiry_message m left join mail on mail.id = m.mail_id where m.enquiry_id = ${enquiryId} order by m.id`,
  );
  return rows.map(toMessage);
}

/** What else we know of the person who sent an enquiry: their account, and other enquiries with the same email address or phone number. */
export async function findPerson(
  queryable: Queryable,
  enquiry: Pick<OfficeEnquiry, 'id' | 'email' | 'phone'>,
): Promise<OfficeEnquiryDetail['person']> {
  const account = await queryable.row<{ id: number; username: string; favourites: number; meetings: number }>(sql`
    select a.id, a.username, (select count(*)::int from shortlist_member join shortlist_property using (shortlist_id) where account_id = a.id and is_default) as favourites,
      (select count(*)::int from meeting where account_id = a.id and status = 'booked') as meetings
    from account a where a.id = (select account_id from enquiry where id = ${enquiry.id})
      or ${enquiry.email} <> '' and lower(a.email) = lower(${enquiry.email}) and a.email_verified_at is not null
    order by a.id = (select account_id from enquiry where id = ${enquiry.id}) desc nulls last, a.id limit 1`);
  const related = await queryable.rows<
    Pick<OfficeEnquiry, 'id' | 'kind' | 'state'> & { title: string; created_at: Date }
  >(sql`
    select id, kind, state, property_title as title, created_at from enquiry
    where id <> ${enquiry.id} and (email <> '' and lower(email) = lower(${enquiry.email})
      or phone <> '' and length(phone_digits(${enquiry.phone})) >= 7 and phone_digits(phone) = phone_digits(${enquiry.phone}))
    order by id desc limit 20`);
  return {
    account: account ?? null,
    enquiries: related.map((one) => ({ ...one, created_at: one.created_at.toISOString() })),
  };
}
