import type { AgentLanguage } from '@contract/agentLanguages';
import type { Agent } from '@contract/agentShape';
import sql, { type Sql } from 'sql-template-tag';
import { mayAnswer } from '../../../lib/agents';
import { variantUrl, widthsOf } from '../../../media/media';

/** An agent as `agentOf` reads it. */
export interface AgentRow {
  id: number;
  name: string;
  phone: string;
  phone_e164: string | null;
  email: string;
  rera_number: string;
  languages: AgentLanguage[];
  avatar_hash: string | null;
  avatar_width: number | null;
  /** The minutes to the first reply of each enquiry of 90 days: their median, and how many there are. */
  reply_minutes: number | null;
  replies: number;
}

/** Fewer first replies say nothing about how soon somebody replies. */
const fewestReplies = 5;

const agentColumns = sql`a.id, coalesce(nullif(a.name, ''), a.username) as name, g.phone, g.phone_e164, g.email, g.rera_number, g.languages,
  m.hash as avatar_hash, m.width as avatar_width, replied.reply_minutes, replied.replies`;

/** The agents that the site shows, with a condition on `agent g` beside. */
export const shownAgents = (condition: Sql): Sql => sql`
  select ${agentColumns} from agent g join account a on a.id = g.account_id left join media m on m.id = a.avatar_media_id
    cross join lateral (
      select count(*)::int as replies,
        percentile_cont(0.5) within group (order by extract(epoch from e.first_response_at - e.created_at) / 60)::float8 as reply_minutes
      from enquiry e where e.assignee_id = a.id and e.first_response_at > now() - interval '90 days'
    ) replied
  where g.shown and ${mayAnswer(sql`a`)} and ${condition}`;

/** The agent of `property p` as JSON, or null. */
export const agentOfListing = sql`(select to_json(shown) from (${shownAgents(sql`g.account_id = p.agent_id`)}) shown) as agent`;

export function toAgent({ avatar_hash: hash, avatar_width: width, reply_minutes, replies, ...agent }: AgentRow): Agent {
  return {
    ...agent,
    phone_e164: agent.phone_e164 || null,
    avatar: hash && width ? variantUrl(hash, widthsOf(width)[0] ?? width, 'jpeg') : null,
    replies_within_minutes: reply_minutes !== null && replies >= fewestReplies ? Math.round(reply_minutes) : null,
  };
}
