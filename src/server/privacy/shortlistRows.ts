import * as messages from '@messages/server/privacy';
import sql, { join } from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { type PersonalRows, byAccount, none } from './personalRows';

const owned = ({ accountId }: { accountId: number }) =>
  sql`(select shortlist_id from shortlist_member where account_id = ${accountId} and role = 'owner')`;

/** Lists of homes: what a person owns, joined, added, voted and noted. The favourites are one of the lists. */
export const shortlistRows: readonly PersonalRows[] = [
  {
    table: 'shortlist_vote',
    of: byAccount,
    personal: ['note'],
    export: {
      file: 'shortlist-votes',
      beside: ['shortlist_id', 'property_id', 'vote', 'changed_at'],
      order: ['shortlist_id', 'property_id'],
    },
    erase: 'delete',
  },
  {
    table: 'shortlist_property',
    of: ({ accountId }) => sql`t.added_by = ${accountId}`,
    personal: [],
    export: {
      file: 'saved-homes',
      beside: ['shortlist_id', 'property_id', 'added_at'],
      order: ['shortlist_id', 'property_id'],
    },
    erase: { set: { added_by: none } },
  },
  {
    table: 'shortlist_activity',
    of: byAccount,
    personal: [],
    export: {
      file: 'shortlist-activity',
      beside: ['shortlist_id', 'kind', 'property_id', 'vote', 'at'],
      order: ['id'],
    },
    erase: { set: { account_id: none } },
  },
  {
    table: 'shortlist_invitation',
    of: (person) => sql`t.shortlist_id in ${owned(person)}`,
    personal: ['token_hash'],
    export: { withheld: messages.itIsASecret },
    erase: 'delete',
  },
  {
    table: 'shortlist',
    of: (person) => sql`t.id in ${owned(person)}`,
    personal: ['name'],
    export: { file: 'shortlists', beside: ['id', 'created_at', 'changed_at'], order: ['id'] },
    erase: 'delete',
  },
  {
    table: 'shortlist_member',
    of: byAccount,
    personal: [],
    export: {
      file: 'shortlist-memberships',
      beside: ['shortlist_id', 'role', 'is_default', 'joined_at', 'emails'],
      order: ['shortlist_id'],
    },
    erase: 'delete',
  },
  {
    table: 'shortlist_reader',
    of: byAccount,
    personal: [],
    export: { file: 'shortlist-emails', beside: ['told_at', 'stopped_at'], order: ['account_id'] },
    erase: 'delete',
  },
];

/**
 * Before a person is erased: each of their lists that somebody else may edit goes to the longest-standing editor. It
 * loses the name that the person gave it and its links; the new owner names and shares it again. Lists without an
 * editor stay the person's and are deleted with the rest.
 */
export async function passShortlists(tx: Queryable, accountId: number): Promise<void> {
  const heirs = await tx.rows<{ list: number; heir: number }>(sql`
    select distinct on (m.shortlist_id) m.shortlist_id as list, m.account_id as heir from shortlist_member m
    join account a on a.id = m.account_id
    where m.shortlist_id in ${owned({ accountId })} and m.role = 'edit' and a.disabled_at is null
    order by m.shortlist_id, m.joined_at, m.account_id`);
  if (heirs.length === 0) return;
  const lists = join(heirs.map(({ list }) => list));
  await tx.run(sql`delete from shortlist_member where account_id = ${accountId} and shortlist_id in (${lists})`);
  for (const { list, heir } of heirs)
    await tx.run(sql`update shortlist_member set role = 'owner' where shortlist_id = ${list} and account_id = ${heir}`);
  await tx.run(sql`delete from shortlist_invitation where shortlist_id in (${lists})`);
  await tx.run(sql`update shortlist set name = ${messages.sharedList} where id in (${lists})`);
}
