import type { PersonEvent, PersonNoteKind } from '@contract/people';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';

type Row = Omit<PersonEvent, 'at' | 'starts_at'> & { at: Date; starts_at: Date | null };
const toEvent = ({ at, starts_at: startsAt, ...row }: Row): PersonEvent => ({
  ...row,
  at: at.toISOString(),
  starts_at: startsAt?.toISOString() ?? null,
});

/** What happened, by kind: each selects the columns of a row, and walks an index of the person. */
const sourcesOf = (id: number, withPayments: boolean): readonly Sql[] => {
  const accounts = sql`(select account_id from person_account where person_id = ${id})`;
  const none = sql`null::timestamptz`;
  return [
    sql`select 'enquiry:' || e.id as key, 'enquiry' as kind, e.id, e.created_at as at, e.property_title as title, e.message as text, '' as by, e.state, ${none} as starts_at
      from enquiry e where e.person_id = ${id}`,
    sql`select 'message:' || m.id, 'enquiry_' || m.kind, e.id, m.created_at, e.property_title, m.body, m.author_name, '', ${none}
      from enquiry e join enquiry_message m on m.enquiry_id = e.id where e.person_id = ${id}`,
    sql`select 'visit:' || v.id, 'visit', v.id, v.created_at, v.property_title, v.reason, '', v.state, v.starts_at
      from visit v where v.person_id = ${id}`,
    sql`select 'meeting:' || m.id, 'meeting', m.id, m.created_at, m.topic, '', '', m.status, m.starts_at
      from meeting m where m.account_id in ${accounts} and m.status <> 'held'`,
    sql`select 'search:' || s.id, 'saved_search', s.id, s.created_at, s.name, s.query, '', case when s.paused is null then '' else 'paused' end, ${none}
      from saved_search s where s.deleted_at is null and s.confirmed_at is not null
        and (s.account_id in ${accounts} or s.subscriber_id in (select id from search_subscriber where person_id = ${id}))`,
    sql`select 'note:' || n.id, n.kind, n.id, n.created_at, '', n.body, n.author_name, '', ${none}
      from person_note n where n.person_id = ${id}`,
    ...(withPayments
      ? [
          sql`select 'payment:' || y.id, 'payment', y.id, coalesce(y.completed_at, y.created_at), y.description, (y.amount_in_paise / 100.0)::numeric(16, 2)::text, '', y.status, ${none}
            from payment y where y.account_id in ${accounts}`,
        ]
      : []),
  ];
};

/** A page of what happened with a person, the latest first. */
export async function listEvents(
  queryable: Queryable,
  id: number,
  { limit, offset }: { limit: number; offset: number },
  { withPayments }: { withPayments: boolean },
): Promise<{ events: PersonEvent[]; total: number }> {
  const latest = sourcesOf(id, withPayments).map(
    (source) =>
      sql`(select * from (${source}) source (key, kind, id, at, title, text, by, state, starts_at) order by at desc, key desc limit ${limit + offset})`,
  );
  const [rows, counted] = await Promise.all([
    queryable.rows<Row>(
      sql`select * from (${join(latest, ' union all ')}) happened order by at desc, key desc limit ${limit} offset ${offset}`,
    ),
    queryable.row<{ total: number }>(
      sql`select count(*)::int as total from (${join(
        sourcesOf(id, withPayments).map((source) => sql`select 1 from (${source}) source`),
        ' union all ',
      )}) counted`,
    ),
  ]);
  return { events: rows.map(toEvent), total: counted?.total ?? 0 };
}

/** The note that a client sent under its own id, and the person whom it is about. */
export async function findNote(
  queryable: Queryable,
  clientId: string,
): Promise<{ personId: number; event: PersonEvent } | undefined> {
  const row = await queryable.row<Row & { person_id: number }>(sql`
    select n.person_id, 'note:' || n.id as key, n.kind, n.id, n.created_at as at, '' as title, n.body as text, n.author_name as by, '' as state,
      null::timestamptz as starts_at
    from person_note n where n.client_id = ${clientId}`);
  if (!row) return undefined;
  const { person_id: personId, ...event } = row;
  return { personId, event: toEvent(event) };
}

export interface NewNote {
  personId: number;
  clientId: string;
  kind: PersonNoteKind;
  author: { id: number; name: string };
  text: string;
  at: Date;
}

/** Adds a note, once; a call or a message is a contact. */
export async function addNote(tx: Queryable, { personId, clientId, kind, author, text, at }: NewNote): Promise<void> {
  await tx.run(sql`
    insert into person_note (client_id, person_id, kind, author_id, author_name, body, created_at)
    values (${clientId}, ${personId}, ${kind}, ${author.id}, ${author.name}, ${text}, ${at}) on conflict (client_id) do nothing`);
}
