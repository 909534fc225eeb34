import type { InvitedRole, ShortlistActivity, ShortlistRole, Vote } from '@contract/shortlists';
import { findingLimits } from '@contract/findingLimits';
import * as messages from '@messages/server/shortlists';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database';
import type { OwnList } from './shortlistsRules';

const ofMember = (listId: number, accountId: number) => sql`
  select s.id, s.name, m.role, m.is_default from shortlist s
  join shortlist_member m on m.shortlist_id = s.id and m.account_id = ${accountId} where s.id = ${listId}`;

/** A list for one of its members; undefined for everybody else. */
export function findList(queryable: Queryable, listId: number, accountId: number): Promise<OwnList | undefined> {
  return queryable.row<OwnList>(ofMember(listId, accountId));
}

/** The same, locked against other changes until the transaction ends. */
export function lockList(tx: Queryable, listId: number, accountId: number): Promise<OwnList | undefined> {
  return tx.row<OwnList>(sql`${ofMember(listId, accountId)} for update of s`);
}

/** Locks a list for any caller, such as somebody who joins it. */
export async function lockWhole(tx: Queryable, listId: number): Promise<void> {
  await tx.row(sql`select id from shortlist where id = ${listId} for update`);
}

interface Recorded {
  list: number;
  account: number;
  kind: ShortlistActivity['kind'];
  property?: number;
  vote?: Vote | null;
  now: Date;
}

/** Records who did what, and keeps the latest of it. The caller holds the list’s lock. */
export async function record(tx: Queryable, { list, account, kind, property, vote, now }: Recorded): Promise<void> {
  await tx.run(sql`
    insert into shortlist_activity (shortlist_id, account_id, kind, property_id, vote, at)
    values (${list}, ${account}, ${kind}, ${property ?? null}, ${vote ?? null}, ${now})`);
  await forgetOldActivity(tx, list);
  await tx.run(sql`update shortlist set changed_at = ${now} where id = ${list}`);
}

/** Deletes what is older than a list remembers. */
export async function forgetOldActivity(tx: Queryable, list: number): Promise<void> {
  await tx.run(sql`
    delete from shortlist_activity where shortlist_id = ${list} and id <= (
      select id from shortlist_activity where shortlist_id = ${list} order by id desc offset ${findingLimits.shortlist.activity} limit 1)`);
}

interface NewList {
  name: string;
  owner: number;
  clientId?: string | undefined;
  now: Date;
}

/** The list that an account made under a client id. */
export async function sentList(
  queryable: Queryable,
  accountId: number,
  clientId: string | undefined,
): Promise<number | undefined> {
  if (clientId === undefined) return undefined;
  const sent = sql`select shortlist_id as id from shortlist_member where account_id = ${accountId} and client_id = ${clientId}`;
  return (await queryable.row<{ id: number }>(sent))?.id;
}

/** A new list and its owner. */
async function addList(
  tx: Queryable,
  { name, owner, isDefault, clientId, now }: NewList & { isDefault: boolean },
): Promise<number> {
  const row = await tx.row<{ id: number }>(
    sql`insert into shortlist (name, created_at, changed_at) values (${name}, ${now}, ${now}) returning id`,
  );
  const id = row?.id ?? 0;
  await tx.run(sql`
    insert into shortlist_member (shortlist_id, account_id, role, is_default, client_id, joined_at) values (${id}, ${owner}, 'owner', ${isDefault}, ${clientId ?? null}, ${now})`);
  return id;
}

/** How many lists an account owns beside its favourites; locks the account, so that the number holds. */
export async function countOwnLists(tx: Queryable, accountId: number): Promise<number> {
  await lockAccount(tx, accountId);
  const row = await tx.row<{ count: number }>(
    sql`select count(*)::int as count from shortlist_member where account_id = ${accountId} and role = 'owner' and not is_default`,
  );
  return row?.count ?? 0;
}

const lockAccount = (tx: Queryable, accountId: number) =>
  tx.row(sql`select id from account where id = ${accountId} for no key update`);

export async function createList(tx: Queryable, made: NewList): Promise<number> {
  const id = await addList(tx, { ...made, isDefault: false });
  await record(tx, { list: id, account: made.owner, kind: 'created', now: made.now });
  return id;
}

const defaultOf = (queryable: Queryable, accountId: number) =>
  queryable.row<{ id: number }>(
    sql`select shortlist_id as id from shortlist_member where account_id = ${accountId} and is_default`,
  );

/** The id of an account’s favourites, created with the first use. */
export async function defaultList(database: Database, accountId: number, now: Date): Promise<number> {
  const had = await defaultOf(database, accountId);
  if (had) return had.id;
  return database.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const added = await defaultOf(tx, accountId);
    return added?.id ?? addList(tx, { name: messages.favourites, owner: accountId, isDefault: true, now });
  });
}

/** Renames a list; not one that an erasure took from its owner meanwhile. */
export async function renameList(tx: Queryable, id: number, name: string, owner: number): Promise<void> {
  await tx.run(sql`
    update shortlist set name = ${name}
    where id = ${id} and exists (select from shortlist_member where shortlist_id = ${id} and account_id = ${owner})`);
}

export async function deleteList(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`delete from shortlist where id = ${id}`);
}

export async function countMembers(tx: Queryable, listId: number): Promise<number> {
  const row = await tx.row<{ count: number }>(
    sql`select count(*)::int as count from shortlist_member where shortlist_id = ${listId}`,
  );
  return row?.count ?? 0;
}

/** The role of another member; undefined for somebody who is none. */
export async function roleOf(tx: Queryable, listId: number, accountId: number): Promise<ShortlistRole | undefined> {
  const row = await tx.row<{ role: ShortlistRole }>(
    sql`select role from shortlist_member where shortlist_id = ${listId} and account_id = ${accountId}`,
  );
  return row?.role;
}

/** Adds a member, who has seen what is there, or gives one the role of this invitation. */
export async function setMember(
  tx: Queryable,
  { list, account, invitation, now }: { list: number; account: number; invitation: OpenInvitation; now: Date },
): Promise<void> {
  await tx.run(sql`
    insert into shortlist_member (shortlist_id, account_id, role, invitation_id, joined_at, seen_activity, emails)
    values (${list}, ${account}, ${invitation.role}, ${invitation.id}, ${now},
      coalesce((select max(id) from shortlist_activity where shortlist_id = ${list}), 0),
      not exists (select from shortlist_reader where account_id = ${account} and stopped_at is not null))
    on conflict (shortlist_id, account_id) do update set role = excluded.role, invitation_id = excluded.invitation_id`);
}

/** Ends a membership with its votes and notes; false for somebody who is no member. */
export async function removeMember(tx: Queryable, listId: number, accountId: number): Promise<boolean> {
  return (
    (await tx.run(
      sql`delete from shortlist_member where shortlist_id = ${listId} and account_id = ${accountId} and role <> 'owner'`,
    )) > 0
  );
}

export async function countInvitations(tx: Queryable, listId: number): Promise<number> {
  const row = await tx.row<{ count: number }>(
    sql`select count(*)::int as count from shortlist_invitation where shortlist_id = ${listId}`,
  );
  return row?.count ?? 0;
}

interface NewInvitation {
  list: number;
  role: InvitedRole;
  tokenHash: string;
  clientId: string | undefined;
  now: Date;
  ends: Date;
}

/** The open invitation that was made under a client id. */
export async function sentInvitation(
  tx: Queryable,
  list: number,
  clientId: string | undefined,
): Promise<{ id: number; role: InvitedRole; ends: Date } | undefined> {
  if (clientId === undefined) return undefined;
  return tx.row(
    sql`select id, role, expires_at as ends from shortlist_invitation where shortlist_id = ${list} and client_id = ${clientId}`,
  );
}

export async function addInvitation(
  tx: Queryable,
  { list, role, tokenHash, clientId, now, ends }: NewInvitation,
): Promise<number> {
  const row = await tx.row<{ id: number }>(sql`
    insert into shortlist_invitation (shortlist_id, role, token_hash, client_id, created_at, expires_at)
    values (${list}, ${role}, ${tokenHash}, ${clientId ?? null}, ${now}, ${ends}) returning id`);
  return row?.id ?? 0;
}

export interface OpenInvitation {
  id: number;
  list: number;
  role: InvitedRole;
  name: string;
}

/** The invitation of a token; undefined for one that is unknown, revoked or over. */
export async function findInvitation(
  queryable: Queryable,
  tokenHash: string,
  now: Date,
): Promise<OpenInvitation | undefined> {
  return queryable.row<OpenInvitation>(sql`
    select i.id, i.shortlist_id as list, i.role, s.name from shortlist_invitation i join shortlist s on s.id = i.shortlist_id
    where i.token_hash = ${tokenHash} and i.expires_at > ${now}`);
}

/** Revokes an invitation and ends the memberships that came from it. @returns whose; undefined when there is none */
export async function revokeInvitation(
  tx: Queryable,
  listId: number,
  invitationId: number,
): Promise<number[] | undefined> {
  const found = await tx.row(
    sql`select id from shortlist_invitation where id = ${invitationId} and shortlist_id = ${listId}`,
  );
  if (!found) return undefined;
  const ended = await tx.rows<{ id: number }>(
    sql`delete from shortlist_member where invitation_id = ${invitationId} and role <> 'owner' returning account_id as id`,
  );
  await tx.run(sql`delete from shortlist_invitation where id = ${invitationId}`);
  return ended.map(({ id }) => id);
}
