import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { mayAnswer } from '../../lib/agents';
import { isOverdueEnquiry } from '../../lib/waiting';

export interface OverdueEnquiry {
  id: number;
  name: string;
  email: string;
  phone: string;
  message: string;
  title: string;
  receivedAt: Date;
  assigneeName: string | null;
  assigneeEmail: string | null;
}

/** Enquiries whose first reply is overdue and of which nobody was reminded yet, the longest overdue first; marks them as reminded. */
export async function claimOverdue(tx: Queryable, now: Date, most: number): Promise<OverdueEnquiry[]> {
  return tx.rows<OverdueEnquiry>(sql`
    with overdue as (
      select id from enquiry e where ${isOverdueEnquiry(now)} and escalated_at is null
      order by response_due_at, id limit ${most} for update skip locked
    ), claimed as (
      update enquiry e set escalated_at = ${now} from overdue where e.id = overdue.id
      returning e.id, e.name, e.email, e.phone, e.message, e.property_title as title, e.created_at as "receivedAt", e.response_due_at, e.assignee_id
    )
    select c.id, c.name, c.email, c.phone, c.message, c.title, c."receivedAt", coalesce(nullif(a.name, ''), a.username) as "assigneeName", a.email as "assigneeEmail"
    from claimed c left join account a on a.id = c.assignee_id and ${mayAnswer(sql`a`)} order by c.response_due_at, c.id`);
}
