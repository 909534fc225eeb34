import type { OfficeReview } from '@contract/officeReviews';
import type { ReviewState } from '@contract/reviews';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { isPendingReview } from '../../lib/waiting';
import { agentColumn, toReply } from './reviewsStore';

type Row = Omit<OfficeReview, 'account' | 'reply' | 'created_at'> & {
  account_id: number | null;
  username: string | null;
  account_name: string | null;
  reply: string;
  replied_at: Date | null;
  created_at: Date;
};

const selected = sql`select r.id, r.version, r.state, r.rating, r.review, r.name, r.role, r.property, ${agentColumn}, r.rejected_because,
  r.reply, r.replied_at, r.created_at, a.id as account_id, a.username, a.name as account_name from review r left join account a on a.id = r.account_id`;

function toOfficeReview({
  account_id: id,
  username,
  account_name: name,
  reply,
  replied_at,
  created_at,
  ...row
}: Row): OfficeReview {
  return {
    ...row,
    account: id === null ? null : { id, username: username ?? '', display_name: name || username || '' },
    reply: toReply({ reply, replied_at }),
    created_at: created_at.toISOString(),
  };
}

/** The newest first. */
export async function listOfficeReviews(
  queryable: Queryable,
  state: ReviewState | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ reviews: OfficeReview[]; total: number }> {
  const where = state ? sql`where ${state === 'pending' ? isPendingReview : sql`r.state = ${state}`}` : empty;
  // what waits to be read, the oldest first
  const order = state === 'pending' ? sql`r.created_at, r.id` : sql`r.created_at desc, r.id desc`;
  const [rows, counted] = await Promise.all([
    queryable.rows<Row>(sql`${selected} ${where} order by ${order} limit ${limit} offset ${offset}`),
    queryable.row<{ total: number }>(sql`select count(*)::int as total from review r ${where}`),
  ]);
  return { reviews: rows.map(toOfficeReview), total: counted?.total ?? 0 };
}

/** One review, locked until the transaction ends. */
export async function lockReview(tx: Queryable, id: number): Promise<OfficeReview | undefined> {
  const row = await tx.row<Row>(sql`${selected} where r.id = ${id} for update of r`);
  return row && toOfficeReview(row);
}

/** `because`: shown to the author; empty unless it is rejected. */
export async function setReviewState(tx: Queryable, id: number, state: ReviewState, because = ''): Promise<void> {
  await tx.run(sql`update review set state = ${state}, rejected_because = ${because} where id = ${id}`);
}

/** An empty text removes the reply. */
export async function setReviewReply(tx: Queryable, id: number, text: string, now: Date): Promise<void> {
  await tx.run(sql`update review set reply = ${text}, replied_at = ${text === '' ? null : now} where id = ${id}`);
}
