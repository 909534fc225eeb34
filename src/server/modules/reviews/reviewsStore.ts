import type { Review } from '@contract/reviews';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { mayAnswer } from '../../lib/agents';
import { indiaDay } from '../../lib/indiaDays';

type ReviewRow = Omit<Review, 'date' | 'createdAt' | 'reply'> & {
  created_at: Date;
  reply: string;
  replied_at: Date | null;
};

/** The agent whom `review` names. */
export const agentColumn = sql`(select json_build_object('id', a.id, 'name', coalesce(nullif(a.name, ''), a.username)) from account a where a.id = agent_id) as agent`;
const columns = sql`id, rating, review, name, role, property, ${agentColumn}, created_at, client_id, state, reply, replied_at`;

/** The agency's answer; null without one. */
export const toReply = ({ reply, replied_at: at }: { reply: string; replied_at: Date | null }): Review['reply'] =>
  at && { text: reply, replied_at: at.toISOString() };

function toReview({ created_at, reply, replied_at, ...review }: ReviewRow): Review {
  const createdAt = created_at.toISOString();
  return { ...review, reply: toReply({ reply, replied_at }), createdAt, date: indiaDay(created_at) };
}

/** A page of published reviews, newest first. */
export async function listReviews(
  database: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<Review[]> {
  return (
    await database.rows<ReviewRow>(
      sql`select ${columns} from review where state = 'published' order by created_at desc, id desc limit ${limit} offset ${offset}`,
    )
  ).map(toReview);
}

export async function countReviews(database: Queryable): Promise<number> {
  return (
    (await database.row<{ many: number }>(sql`select count(*)::int as many from review where state = 'published'`))
      ?.many ?? 0
  );
}

/** The review that an account sent under this client id. */
export async function findSentReview(
  database: Queryable,
  accountId: number,
  clientId: string,
): Promise<Review | undefined> {
  const row = await database.row<ReviewRow>(
    sql`select ${columns} from review where account_id = ${accountId} and client_id = ${clientId}`,
  );
  return row && toReview(row);
}

export interface ReviewToAdd {
  accountId: number;
  clientId: string | undefined;
  name: string;
  rating: number;
  review: string;
  agentId: number | null;
  /** `pending` where the office reads reviews first. */
  state: 'pending' | 'published';
  at: Date;
}

/** Adds a review; undefined when the account already sent one under the same client id. */
export async function addReview(
  database: Queryable,
  { accountId, clientId, name, rating, review, agentId, state, at }: ReviewToAdd,
): Promise<Review | undefined> {
  const row = await database.row<ReviewRow>(sql`
    insert into review (account_id, client_id, name, rating, review, agent_id, state, created_at) values (${accountId}, ${clientId ?? null}, ${name}, ${rating}, ${review}, ${agentId}, ${state}, ${at})
    on conflict (account_id, client_id) where client_id is not null do nothing returning ${columns}`);
  return row && toReview(row);
}

/** Whether the site shows an agent, so that a review may name them. */
export async function isShownAgent(database: Queryable, id: number): Promise<boolean> {
  const found = sql`select a.id from agent g join account a on a.id = g.account_id where a.id = ${id} and g.shown and ${mayAnswer(sql`a`)}`;
  return (await database.row(found)) !== undefined;
}
