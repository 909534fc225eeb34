import type { Vote } from '@contract/shortlists';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { withGiven } from '../../lib/withGiven';
import { record } from './shortlistsStore';

interface Opinion {
  vote: Vote | null;
  note: string;
}

interface OfMember {
  list: number;
  property: number;
  account: number;
}

/** A member’s vote and note on a home; empty ones before they said anything. */
async function findOpinion(tx: Queryable, { list, property, account }: OfMember): Promise<Opinion> {
  const row = await tx.row<Opinion>(
    sql`select vote, note from shortlist_vote where shortlist_id = ${list} and property_id = ${property} and account_id = ${account}`,
  );
  return row ?? { vote: null, note: '' };
}

async function saveOpinion(
  tx: Queryable,
  { list, property, account }: OfMember,
  { vote, note }: Opinion,
  now: Date,
): Promise<void> {
  await tx.run(
    vote === null && note === ''
      ? sql`delete from shortlist_vote where shortlist_id = ${list} and property_id = ${property} and account_id = ${account}`
      : sql`
          insert into shortlist_vote (shortlist_id, property_id, account_id, vote, note, changed_at)
          values (${list}, ${property}, ${account}, ${vote}, ${note}, ${now})
          on conflict (shortlist_id, property_id, account_id)
          do update set vote = excluded.vote, note = excluded.note, changed_at = excluded.changed_at`,
  );
}

/** Changes what a member thinks of a home of the list, and records it. The same again is no news. */
export async function sayOpinion(
  tx: Queryable,
  of: OfMember,
  given: { vote?: Vote | null | undefined; note?: string | undefined },
  now: Date,
): Promise<Opinion> {
  const before = await findOpinion(tx, of);
  const after = withGiven(before, { vote: given.vote, note: given.note });
  if (after.vote === before.vote && after.note === before.note) return after;
  await saveOpinion(tx, of, after, now);
  const said = { list: of.list, account: of.account, property: of.property, now };
  if (after.vote !== before.vote) await record(tx, { ...said, kind: 'voted', vote: after.vote });
  if (after.note !== before.note) await record(tx, { ...said, kind: 'noted' });
  return after;
}
