import type { Vote } from '@contract/shortlists';
import sql, { join } from 'sql-template-tag';
import type { Queryable } from '../../db/database';

/** A member has seen a list up to this entry; false for somebody who is no member. */
export async function noteLook(tx: Queryable, list: number, account: number, activity: number): Promise<boolean> {
  const member = await tx.row(
    sql`select from shortlist_member where shortlist_id = ${list} and account_id = ${account}`,
  );
  // never beyond what the list has, and never back
  await tx.run(sql`
    update shortlist_member set seen_activity = ${activity}
    where shortlist_id = ${list} and account_id = ${account} and seen_activity < ${activity}
      and exists (select from shortlist_activity where shortlist_id = ${list} and id = ${activity})`);
  return member !== undefined;
}

/** False for somebody who is no member. */
export async function setEmails(tx: Queryable, list: number, account: number, emails: boolean): Promise<boolean> {
  const changed = sql`update shortlist_member set emails = ${emails} where shortlist_id = ${list} and account_id = ${account}`;
  return (await tx.run(changed)) > 0;
}

/** Ends the emails about all lists of an account, and about those that it joins later. */
export async function stopEmails(tx: Queryable, account: number, now: Date): Promise<void> {
  await tx.run(sql`
    insert into shortlist_reader (account_id, stopped_at) select id, ${now}::timestamptz from account where id = ${account}
    on conflict (account_id) do update set stopped_at = excluded.stopped_at`);
  await tx.run(sql`update shortlist_member set emails = false where account_id = ${account}`);
}

/** What may be emailed: what others say, while their accounts exist. */
const isSaid = sql`(l.kind = 'noted' or l.kind = 'voted' and l.vote is not null) and l.account_id <> m.account_id`;
const isUntold = sql`l.shortlist_id = m.shortlist_id and l.id > greatest(m.seen_activity, m.told_activity) and ${isSaid}`;

export interface Times {
  now: Date;
  /** What was said after this may still be followed by more. */
  saidBy: Date;
  /** Older entries are no news. */
  saidSince: Date;
  /** Who was told after this waits. */
  toldBy: Date;
}

/**
 * Claims members who have something to be told: their address is confirmed, they want emails, and had none for a day.
 * Whoever is claimed is told, in the same transaction. A time in the future was noted by a clock that was wrong.
 */
export async function claimReaders(tx: Queryable, times: Times, most: number): Promise<number[]> {
  const { now, saidBy, saidSince, toldBy } = times;
  const claimed = await tx.rows<{ account_id: number }>(sql`
    insert into shortlist_reader as r (account_id, told_at)
    select distinct m.account_id, ${now}::timestamptz from shortlist_activity l
    join shortlist_member m on ${isUntold} and m.emails
    join account a on a.id = m.account_id and a.email_verified_at is not null and a.disabled_at is null and a.erased_at is null
    left join shortlist_reader had on had.account_id = m.account_id
    where l.kind in ('voted', 'noted') and l.at <= ${saidBy} and l.at > ${saidSince}
      and (had.told_at is null or had.told_at <= ${toldBy} or had.told_at > ${now})
    order by m.account_id limit ${most}
    on conflict (account_id) do update set told_at = excluded.told_at
    where r.told_at is null or r.told_at <= ${toldBy} or r.told_at > ${now}
    returning account_id`);
  return claimed.map(({ account_id }) => account_id);
}

export interface Said {
  /** Of the entry. */
  id: number;
  account: number;
  to: string;
  reader: string;
  list: number;
  listName: string;
  isDefault: boolean;
  who: string;
  vote: Vote | null;
  /** Null for a listing that the reader may not see. */
  title: string | null;
}

/** Takes what these readers have not been told, so that nobody tells it again; the oldest first. */
export async function takeSaid(tx: Queryable, readers: readonly number[]): Promise<Said[]> {
  if (readers.length === 0) return [];
  const own = sql`m.account_id in (${join([...readers])})`;
  const said = await tx.rows<Said>(sql`
    select l.id, a.id as account, a.email as "to", coalesce(nullif(a.name, ''), a.username) as reader, s.id as list, s.name as "listName",
      exists (select from shortlist_member d where d.shortlist_id = s.id and d.is_default) as "isDefault", coalesce(nullif(w.name, ''), w.username) as who, case when l.kind = 'voted' then l.vote end as vote,
      case when p.lifecycle <> 'draft' or p.owner_id = a.id then p.title end as title
    from shortlist_member m join account a on a.id = m.account_id join shortlist_activity l on ${isUntold}
    join account w on w.id = l.account_id
    join shortlist s on s.id = m.shortlist_id
    left join property p on p.id = l.property_id
    where ${own} and m.emails order by a.id, s.id, l.id`);
  // what somebody says in this moment is told the next time
  await tx.run(sql`
    update shortlist_member m set told_activity = told.id
    from (select account, list, max(id) as id from json_to_recordset(${JSON.stringify(said)}::json) as one(account int, list int, id int) group by 1, 2) told
    where m.account_id = told.account and m.shortlist_id = told.list`);
  return said;
}
