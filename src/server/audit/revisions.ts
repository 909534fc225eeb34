import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Account } from '../lib/account';
import { keepPicture } from '../media/keptPictures';

/** The text that a revision belongs to. Its row is locked while a revision is added. */
export interface RevisionSubject {
  type: 'article' | 'page';
  id: number;
}

interface RevisionRow {
  number: number;
  saved_by: string;
  saved_at: Date;
}

const toRevision = ({ number, saved_by, saved_at }: RevisionRow) => ({
  number,
  saved_by,
  saved_at: saved_at.toISOString(),
});

/** Adds a saved text. `by` is null for the text from before there were revisions. */
async function addRevision(
  tx: Queryable,
  { type, id }: RevisionSubject,
  { fields, by, at }: { fields: object; by: Pick<Account, 'id' | 'name' | 'username'> | null; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into content_revision (subject_type, subject_id, number, fields, saved_by, saved_name, saved_at)
    select ${type}, ${id}, coalesce(max(number), 0) + 1, ${JSON.stringify(fields)}::jsonb, ${by?.id ?? null}::int, ${by ? by.name || by.username : ''}, ${at}
    from content_revision where subject_type = ${type} and subject_id = ${id}`);
}

/** A text with its cover, as a revision keeps it. */
interface Text {
  cover: { media: number } | null;
}

/**
 * Adds the text that was just saved, after the one from before there were revisions. Covers are kept for good, because
 * a revision may be restored after its cover was replaced.
 */
export async function keepRevision(
  tx: Queryable,
  subject: RevisionSubject,
  {
    before,
    after,
    by,
    at,
  }: { before?: { text: Text; revision: number; savedAt: string }; after: Text; by: Account; at: Date },
): Promise<void> {
  if (before?.revision === 0)
    await addRevision(tx, subject, { fields: before.text, by: null, at: new Date(before.savedAt) });
  await addRevision(tx, subject, { fields: after, by, at });
  for (const cover of [before?.text.cover, after.cover]) if (cover) await keepPicture(tx, cover.media, at);
}

const mostListed = 100;

/** The newest first. */
export async function listRevisions(queryable: Queryable, { type, id }: RevisionSubject) {
  const rows = await queryable.rows<RevisionRow>(sql`
    select number, saved_name as saved_by, saved_at from content_revision
    where subject_type = ${type} and subject_id = ${id} order by number desc limit ${mostListed}`);
  return rows.map(toRevision);
}

/** One saved text; undefined for a number that was never given. */
export async function findRevision<Text>(queryable: Queryable, { type, id }: RevisionSubject, number: number) {
  const row = await queryable.row<RevisionRow & { text: Text }>(sql`
    select number, saved_name as saved_by, saved_at, fields as text from content_revision
    where subject_type = ${type} and subject_id = ${id} and number = ${number}`);
  return row && { ...toRevision(row), text: row.text };
}

/** How many revisions a text has. */
export const revisionsOf = (type: RevisionSubject['type'], id: ReturnType<typeof sql>) =>
  sql`(select coalesce(max(number), 0) from content_revision where subject_type = ${type} and subject_id = ${id})`;

export async function deleteRevisions(tx: Queryable, { type, id }: RevisionSubject): Promise<void> {
  await tx.run(sql`delete from content_revision where subject_type = ${type} and subject_id = ${id}`);
}
