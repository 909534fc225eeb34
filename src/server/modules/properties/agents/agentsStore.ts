import type { AgentPage } from '@contract/agents';
import type { OfficeAgent, OfficeAgentChange } from '@contract/officeAgents';
import type { Agent } from '@contract/agentShape';
import type { PropertyCard } from '@contract/properties';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { mayAnswer } from '../../../lib/agents';
import { indiaDay } from '../../../lib/indiaDays';
import { storedE164 } from '../../../lib/phones';
import { type CardRow, cardColumns, cardJoins, toCard } from '../propertyRows';
import { type AgentRow, shownAgents, toAgent } from './agentRows';

/** How many of each an agent's page shows. */
const newest = { listings: 24, reviews: 12 };

const byName = sql`order by lower(name), id`;

/** The agents that the site shows, by name. */
export async function listAgents(queryable: Queryable): Promise<Agent[]> {
  return (await queryable.rows<AgentRow>(sql`${shownAgents(sql`true`)} ${byName}`)).map(toAgent);
}

/** An agent that the site shows; undefined without one. */
export async function findAgent(queryable: Queryable, id: number): Promise<Agent | undefined> {
  const row = await queryable.row<AgentRow>(shownAgents(sql`g.account_id = ${id}`));
  return row && toAgent(row);
}

/** The newest of an agent's published listings, and how many there are. */
export async function listingsOf(queryable: Queryable, id: number): Promise<{ cards: PropertyCard[]; total: number }> {
  const theirs = sql`p.agent_id = ${id} and p.lifecycle = 'published'`;
  const [rows, counted] = await Promise.all([
    queryable.rows<CardRow>(
      sql`select ${cardColumns} from property p ${cardJoins} where ${theirs} order by p.id desc limit ${newest.listings}`,
    ),
    queryable.row<{ total: number }>(sql`select count(*)::int as total from property p where ${theirs}`),
  ]);
  return { cards: rows.map(toCard), total: counted?.total ?? 0 };
}

type ReviewRow = Omit<AgentPage['reviews'][number], 'date'> & { created_at: Date };

/** The newest of the published reviews that name an agent. */
export async function reviewsOf(queryable: Queryable, id: number): Promise<AgentPage['reviews']> {
  const rows = await queryable.rows<ReviewRow>(sql`
    select id, rating, review, name, created_at from review where agent_id = ${id} and state = 'published'
    order by created_at desc, id desc limit ${newest.reviews}`);
  return rows.map(({ created_at: at, ...review }) => ({ ...review, date: indiaDay(at) }));
}

const officeAgents = (condition: Sql): Sql => sql`
  select a.id, g.version, coalesce(nullif(a.name, ''), a.username) as name, g.shown, g.phone, g.email, g.rera_number, g.languages
  from agent g join account a on a.id = g.account_id where ${mayAnswer(sql`a`)} and ${condition}`;

/** Everybody who answers, by name. */
export const listOfficeAgents = (queryable: Queryable): Promise<OfficeAgent[]> =>
  queryable.rows<OfficeAgent>(sql`${officeAgents(sql`true`)} ${byName}`);

/** Somebody who answers, locked until the transaction ends. */
export const lockAgent = (tx: Queryable, id: number): Promise<OfficeAgent | undefined> =>
  tx.row<OfficeAgent>(sql`${officeAgents(sql`a.id = ${id}`)} for update of g`);

export async function saveAgent(
  tx: Queryable,
  id: number,
  { shown, phone, email, rera_number, languages }: Omit<OfficeAgentChange, 'version'>,
): Promise<void> {
  await tx.run(sql`
    update agent set shown = ${shown}, phone = ${phone}, phone_e164 = ${storedE164(phone)}, email = ${email},
      rera_number = ${rera_number}, languages = ${languages}::text[] where account_id = ${id}`);
}
