import type { OfficePerson } from '@contract/officePerson';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';

const most = 100;
/** Fewer digits are shared by many. */
const fewestDigits = 7;

interface Sender {
  id: number;
  name: string;
  email: string;
  phone: string;
  account_id: number | null;
}

export const findSender = (queryable: Queryable, enquiryId: number): Promise<Sender | undefined> =>
  queryable.row(sql`select id, name, email, phone, account_id from enquiry where id = ${enquiryId}`);

type SentEnquiry = OfficePerson['enquiries'][number] & { email: string; phone: string };

/** The enquiries with the sender's email address or phone number, the latest first. Each way of finding them has its index. */
export async function listEnquiriesOf(
  queryable: Queryable,
  { id, email, phone }: Pick<Sender, 'id' | 'email' | 'phone'>,
): Promise<SentEnquiry[]> {
  const found = phone.replace(/\D/g, '');
  const digits = found.length >= fewestDigits ? found.slice(-10) : null;
  const rows = await queryable.rows<Omit<SentEnquiry, 'created_at'> & { created_at: Date }>(sql`
    select id, kind, state, property_title as title, created_at, email, phone from enquiry
    where id in (
      select ${id}::int
      union (select id from enquiry where ${email} <> '' and lower(email) = lower(${email}) order by created_at desc limit ${most})
      union (select id from enquiry where phone <> '' and phone_digits(phone) = ${digits}::text order by id desc limit ${most})
    ) order by id desc limit ${most}`);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** The account that sent the enquiry, or whose confirmed address it names. */
export const findAccountOf = (
  queryable: Queryable,
  { email, account_id: sentBy }: Pick<Sender, 'email' | 'account_id'>,
): Promise<NonNullable<OfficePerson['account']> | undefined> =>
  queryable.row(sql`
    select id, username, name, email from account
    where id = ${sentBy}::int or ${email} <> '' and lower(email) = lower(${email}) and email_verified_at is not null
    order by id is not distinct from ${sentBy}::int desc, id limit 1`);

export async function listMeetingsOf(queryable: Queryable, accountId: number): Promise<OfficePerson['meetings']> {
  const rows = await queryable.rows<Omit<OfficePerson['meetings'][number], 'starts_at'> & { starts_at: Date }>(sql`
    select id, starts_at, kind, status, topic from meeting
    where account_id = ${accountId} order by starts_at desc, id desc limit ${most}`);
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }));
}

const listing = sql`p.id, p.title, p.location, case when p.submitted_at is null then p.lifecycle else 'in_review' end as lifecycle`;

export const listFavouritesOf = (queryable: Queryable, accountId: number): Promise<OfficePerson['favourites']> =>
  queryable.rows(sql`
    select ${listing} from favourite f join property p on p.id = f.property_id
    where f.account_id = ${accountId} order by f.created_at desc, p.id desc limit ${most}`);

export const listListingsOf = (queryable: Queryable, accountId: number): Promise<OfficePerson['listings']> =>
  queryable.rows(
    sql`select ${listing} from property p where p.owner_id = ${accountId} order by p.id desc limit ${most}`,
  );

export async function listSavedSearchesOf(
  queryable: Queryable,
  accountId: number | null,
  email: string,
): Promise<OfficePerson['saved_searches']> {
  const rows = await queryable.rows<
    Omit<OfficePerson['saved_searches'][number], 'created_at'> & { created_at: Date }
  >(sql`
    select id, name, query, frequency, paused is not null as paused, created_at from saved_search
    where deleted_at is null and confirmed_at is not null and (account_id = ${accountId}
      or subscriber_id in (select id from search_subscriber where ${email} <> '' and lower(email) = lower(${email})))
    order by id desc limit ${most}`);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

export async function listPaymentsOf(
  queryable: Queryable,
  accountId: number,
): Promise<NonNullable<OfficePerson['payments']>> {
  const rows = await queryable.rows<Omit<NonNullable<OfficePerson['payments']>[number], 'date'> & { date: Date }>(sql`
    select id, description, status, (amount_in_paise / 100.0)::numeric(16, 2)::text as amount, coalesce(completed_at, created_at) as date
    from payment where account_id = ${accountId} order by id desc limit ${most}`);
  return rows.map((row) => ({ ...row, date: row.date.toISOString() }));
}
