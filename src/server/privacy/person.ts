import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { recipientHash } from '../modules/newsletter/newsletterRules';

export interface PersonDeps {
  /** The key of the hashes of addresses. */
  secret: Buffer;
  /** The agency's own address, which is no person's. */
  officeEmail: string;
}

/** What the rows of one person are found by. */
export interface Person {
  accountId: number;
  /** In small letters: an address that the account has proved, and others that nobody else claims. */
  addresses: readonly string[];
  /** The addresses as a newsletter remembers whom it was sent to. */
  recipientHashes: readonly string[];
}

/**
 * A person by account. Anyone can type anyone's address, so rows that hold only an address belong to the account that
 * has proved it, or to the only one that ever gave it.
 */
export async function findPerson(
  queryable: Queryable,
  accountId: number,
  { secret, officeEmail }: PersonDeps,
): Promise<Person | undefined> {
  if (!(await queryable.row(sql`select from account where id = ${accountId}`))) return undefined;
  const rows = await queryable.rows<{ address: string }>(sql`
    with own as (
      select lower(email) as address, email_verified_at is not null as proved from account where id = ${accountId}
      union all select lower(email), false from email_link where account_id = ${accountId}
      union all select lower(email), false from enquiry where account_id = ${accountId}
      union all select lower(email), false from problem_report where account_id = ${accountId}
      union all select lower(email), false from visit where account_id = ${accountId}
      union all select lower(email), false from document_request where account_id = ${accountId}
    ), given as (select address, bool_or(proved) as proved from own where address not in ('', lower(${officeEmail})) group by address)
    select address from given where proved or not (
      exists (select from account where lower(email) = address and id <> ${accountId})
      or exists (select from newsletter_subscriber where lower(email) = address)
      or exists (select from search_subscriber where lower(email) = address)
      or exists (select from enquiry where lower(email) = address and account_id is distinct from ${accountId})
      or exists (select from problem_report where lower(email) = address and email <> '' and account_id is distinct from ${accountId})
      or exists (select from visit where lower(email) = address and account_id is distinct from ${accountId})
      or exists (select from document_request where lower(email) = address and account_id is distinct from ${accountId}))
    order by address`);
  const addresses = rows.map(({ address }) => address);
  return {
    accountId,
    addresses,
    recipientHashes: addresses.map((address) => recipientHash(secret, address)),
  };
}

/**
 * The addresses of others to whom we may have written about a person: the office, its staff, owners whom the person
 * asked, people who asked about the person's
 * listings, for their documents or to visit them, and readers whose saved searches found them.
 */
export async function correspondentsOf(queryable: Queryable, person: Person, officeEmail: string): Promise<string[]> {
  const rows = await queryable.rows<{ address: string }>(sql`
    select lower(${officeEmail}) as address
    union select lower(email) from account where is_superuser or roles <> '{}'
    union select lower(a.email) from enquiry e join account a on a.id = e.owner_id where e.account_id = ${person.accountId} or lower(e.email) = any(${person.addresses}::text[])
    union select lower(h.email) from visit v join account h on h.id = v.host_id where v.account_id = ${person.accountId} or v.account_id is null and lower(v.email) = any(${person.addresses}::text[])
    union select lower(v.email) from visit v left join property p on p.id = v.property_id where v.host_id = ${person.accountId} or p.owner_id = ${person.accountId}
    union select lower(o.email) from document_request r join property p on p.id = r.property_id join account o on o.id = p.owner_id
      where r.account_id = ${person.accountId} or r.account_id is null and lower(r.email) = any(${person.addresses}::text[])
    union select lower(r.email) from document_request r join property p on p.id = r.property_id where p.owner_id = ${person.accountId}
    union select lower(e.email) from enquiry e where e.owner_id = ${person.accountId}
    union select lower(e.email) from enquiry e join property p on p.id = e.property_id where p.owner_id = ${person.accountId}
    union select lower(coalesce(a.email, v.email)) from search_alert told join property p on p.id = told.property_id join saved_search s on s.id = told.search_id
      left join account a on a.id = s.account_id left join search_subscriber v on v.id = s.subscriber_id where p.owner_id = ${person.accountId} and told.told_at is not null`);
  return rows.map(({ address }) => address);
}

/** Texts of a person that emails to others may repeat. */
export async function textsOf(queryable: Queryable, { accountId, addresses }: Person): Promise<string[]> {
  const rows = await queryable.rows<{ text: string }>(sql`
    with own as (select id from enquiry where account_id = ${accountId} or account_id is null and lower(email) = any(${addresses}::text[])),
      listing as (select id from property where owner_id = ${accountId})
    select distinct btrim(text) as text from (
      select unnest(array[username, name, phone]) as text from account where id = ${accountId}
      union all select unnest(${addresses}::text[])
      union all select unnest(array[name, phone, message]) from enquiry where id in (select id from own)
      union all select body from enquiry_message where enquiry_id in (select id from own)
      union all select unnest(array[topic, phone, link]) from meeting where account_id = ${accountId}
      union all select unnest(array[name, phone, reason]) from visit where account_id = ${accountId} or account_id is null and lower(email) = any(${addresses}::text[])
      union all select unnest(array[name, message]) from document_request where account_id = ${accountId} or account_id is null and lower(email) = any(${addresses}::text[])
      union all select unnest(array[link, reason]) from visit where host_id = ${accountId}
      union all select unnest(array[review, name]) from review where account_id = ${accountId}
      union all select unnest(array[title, description]) from property where owner_id = ${accountId}
      union all select notes from enquiry_note where account_id = ${accountId}
      union all select name from saved_search where account_id = ${accountId}
    ) texts where length(btrim(text)) >= 2`);
  return rows.map(({ text }) => text);
}
