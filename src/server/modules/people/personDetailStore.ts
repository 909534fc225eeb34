import type { PersonDetail } from '@contract/people';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';

const most = 100;

/** The accounts of a person. */
const accounts = (id: number) => sql`(select account_id from person_account where person_id = ${id})`;

/** How else the person was named, as it was typed. */
export async function listNames(queryable: Queryable, id: number, name: string): Promise<string[]> {
  const rows = await queryable.rows<{ name: string }>(sql`
    select distinct on (lower(name)) name from (
      (select name from enquiry where person_id = ${id} order by id desc limit ${most})
      union all (select name from visit where person_id = ${id} order by id desc limit ${most})
      union all select name from account where id in ${accounts(id)}
      union all select unnest(other_names) from person where id = ${id}
    ) named where name <> '' and lower(name) <> lower(${name}) order by lower(name), name`);
  return rows.map((row) => row.name);
}

export const listAccounts = (queryable: Queryable, id: number): Promise<PersonDetail['accounts']> =>
  queryable.rows(
    sql`select id, username, name, email from account where id in ${accounts(id)} order by id limit ${most}`,
  );

const listing = sql`p.id, p.title, p.location, case when p.submitted_at is null then p.lifecycle else 'in_review' end as lifecycle`;

export const listFavourites = (queryable: Queryable, id: number): Promise<PersonDetail['favourites']> =>
  queryable.rows(sql`
    select ${listing} from property p join (
      select f.property_id, max(f.added_at) as added_at from shortlist_member m join shortlist_property f on f.shortlist_id = m.shortlist_id
      where m.account_id in ${accounts(id)} and m.is_default group by f.property_id) liked on liked.property_id = p.id
    order by liked.added_at desc, p.id desc limit ${most}`);

export const listListings = (queryable: Queryable, id: number): Promise<PersonDetail['listings']> =>
  queryable.rows(
    sql`select ${listing} from property p where p.owner_id in ${accounts(id)} order by p.id desc limit ${most}`,
  );

type Payment = NonNullable<PersonDetail['payments']>[number];

export async function listPayments(queryable: Queryable, id: number): Promise<Payment[]> {
  const rows = await queryable.rows<Omit<Payment, 'date'> & { date: Date }>(sql`
    select id, description, status, (amount_in_paise / 100.0)::numeric(16, 2)::text as amount, coalesce(completed_at, created_at) as date
    from payment where account_id in ${accounts(id)} order by id desc limit ${most}`);
  return rows.map((row) => ({ ...row, date: row.date.toISOString() }));
}

/** Who may be the same person, as nobody has said yet that they are another. */
export async function listMatches(queryable: Queryable, id: number): Promise<PersonDetail['matches']> {
  type Match = PersonDetail['matches'][number];
  const rows = await queryable.rows<Omit<Match, 'last_contact_at'> & { last_contact_at: Date }>(sql`
    select p.id, p.name, array(select address from person_address where person_id = p.id and kind = 'email' order by address) as emails,
      array(select address from person_address where person_id = p.id and kind = 'phone' order by address) as phones, p.last_contact_at, m.address
    from (
      select other_id as id, address from person_match where person_id = ${id} and dismissed_at is null
      union all select person_id, address from person_match where other_id = ${id} and dismissed_at is null
    ) m join person p on p.id = m.id order by p.last_contact_at desc, p.id limit 20`);
  return rows.map((row) => ({ ...row, last_contact_at: row.last_contact_at.toISOString() }));
}

export async function listMerges(queryable: Queryable, id: number): Promise<PersonDetail['merges']> {
  type Merge = PersonDetail['merges'][number];
  const rows = await queryable.rows<Omit<Merge, 'merged_at'> & { merged_at: Date }>(sql`
    select m.id, m.gone->>'name' as name, m.merged_at, coalesce(nullif(a.name, ''), a.username, '') as by
    from person_merge m left join account a on a.id = m.merged_by where m.kept_id = ${id} and m.undone_at is null order by m.id desc limit 20`);
  return rows.map((row) => ({ ...row, merged_at: row.merged_at.toISOString() }));
}
