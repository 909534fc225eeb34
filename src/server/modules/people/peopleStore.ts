import type { Person, PersonState } from '@contract/people';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { withoutCachedPlan } from '../../db/statementNames';
import { countedUpTo } from '../../lib/paging';
import { addressesOf, isPersonFound } from '../../lib/peopleSearch';
import { isNextStepDue } from '../../lib/waiting';

export interface PeopleFilter {
  search?: string | undefined;
  /** Null: nobody looks after them. */
  agent?: number | null | undefined;
  state?: PersonState | 'open' | undefined;
  tag?: string | undefined;
  due?: boolean | undefined;
}

/** Of `person p`: the state is what staff said, rather than what happened. */
const isStateSet = sql`(p.state is not null and not (p.state in ('won', 'lost') and p.last_contact_at > p.state_at))`;
const isOpen = sql`p.shown_state not in ('won', 'lost', 'spam')`;

/** Of `account g`: what a colleague is called. */
export const colleagueName = sql`coalesce(nullif(g.name, ''), g.username)`;
/** A colleague as `{id, name}`. */
const agentOf = sql`case when g.id is not null then json_build_object('id', g.id, 'name', ${colleagueName}) end`;
interface Row extends Omit<Person, 'last_contact_at'> {
  last_contact_at: Date;
}
const columns = sql`
  p.id, p.version, p.name, ${addressesOf('email')} as emails, ${addressesOf('phone')} as phones, p.tags, nullif(p.language, '') as language, nullif(p.zone, '') as zone,
    ${agentOf} as agent, p.shown_state as state, ${isStateSet} as is_state_set, case when p.shown_state = 'lost' then p.lost_reason else '' end as lost_reason,
    p.next_step, p.next_step_on, p.last_contact_at`;
const toPerson = ({ last_contact_at: at, ...row }: Row): Person => ({ ...row, last_contact_at: at.toISOString() });

/** Of `person p`. */
export function conditionsOf({ search, agent, state, tag, due }: PeopleFilter, now: Date): Sql {
  const conditions = [
    ...(search ? [isPersonFound(search)] : []),
    ...(agent === undefined ? [] : [agent === null ? sql`p.agent_id is null` : sql`p.agent_id = ${agent}`]),
    ...(state === undefined ? [] : [state === 'open' ? isOpen : sql`p.shown_state = ${state}`]),
    ...(tag === undefined ? [] : [sql`p.tags @> array[${tag}]::text[]`]),
    ...(due === undefined ? [] : [due ? isNextStepDue(now) : sql`not coalesce(${isNextStepDue(now)}, false)`]),
  ];
  return conditions.length > 0 ? join(conditions, ' and ') : sql`true`;
}

/** A page of people, the latest contact first; of those whose next step is due, the oldest step. */
export async function listPeople(
  queryable: Queryable,
  filter: PeopleFilter,
  page: { limit: number; offset: number },
  now: Date,
): Promise<{ people: Person[]; total: number; exact: boolean }> {
  const where = conditionsOf(filter, now);
  const order = filter.due ? sql`p.next_step_on, p.id` : sql`p.last_contact_at desc, p.id desc`;
  const most = countedUpTo(page);
  const [rows, counted] = await Promise.all([
    queryable.rows<Row>(
      sql`${withoutCachedPlan}
        with page as materialized (
          select p.id from person p where ${where} order by ${order} limit ${page.limit} offset ${page.offset})
        select ${columns} from page join person p on p.id = page.id left join account g on g.id = p.agent_id order by ${order}`,
    ),
    queryable.row<{ total: number }>(
      sql`${withoutCachedPlan} select count(*)::int as total from (select from person p where ${where} order by ${order} limit ${most}) counted`,
    ),
  ]);
  const total = counted?.total ?? 0;
  return { people: rows.map(toPerson), total, exact: total < most };
}

/** One person, locked until the transaction ends where `lock` is set. */
export async function findPerson(queryable: Queryable, id: number, { lock = false } = {}): Promise<Person | undefined> {
  // before it is read: what waits for a lock would join the agent of before
  if (lock) await queryable.row(sql`select from person where id = ${id} for update`);
  const row = await queryable.row<Row>(
    sql`select ${columns} from person p left join account g on g.id = p.agent_id where p.id = ${id}`,
  );
  return row && toPerson(row);
}

/** Who somebody became who was merged. */
export async function findKept(queryable: Queryable, goneId: number): Promise<number | undefined> {
  const row = await queryable.row<{ id: number }>(
    sql`select kept_id as id from person_merge where gone_id = ${goneId} and undone_at is null order by id desc limit 1`,
  );
  return row?.id;
}

/** The person who sent an enquiry; null where it names nobody. */
export const findSender = (queryable: Queryable, enquiryId: number): Promise<{ id: number | null } | undefined> =>
  queryable.row(sql`select person_id as id from enquiry where id = ${enquiryId}`);

/** What staff change of a person. */
export interface PersonFields {
  name?: string | undefined;
  language?: string | null | undefined;
  zone?: string | null | undefined;
  tags?: readonly string[] | undefined;
  agent?: number | null | undefined;
  state?: Exclude<PersonState, 'new'> | null | undefined;
  lost_reason?: string | undefined;
  next_step?: string | undefined;
  next_step_on?: string | null | undefined;
}

/** Changes a person; a step that is gone takes its day along, a reason goes with any state but lost. */
export async function changePerson(tx: Queryable, id: number, fields: PersonFields, now: Date): Promise<void> {
  const { name, language, zone, tags, agent, state, lost_reason: reason, next_step: step, next_step_on: on } = fields;
  const columns = [
    ...(name === undefined ? [] : [sql`name = ${name}`]),
    ...(language === undefined ? [] : [sql`language = ${language ?? ''}`]),
    ...(zone === undefined ? [] : [sql`zone = ${zone ?? ''}`]),
    ...(tags === undefined ? [] : [sql`tags = ${[...new Set(tags)]}::text[]`]),
    ...(agent === undefined ? [] : [sql`agent_id = ${agent}`]),
    ...(state === undefined
      ? []
      : [
          sql`state = ${state}`,
          sql`state_at = ${state === null ? null : now}`,
          sql`lost_reason = ${state === 'lost' ? (reason ?? '') : ''}`,
        ]),
    ...(step === undefined ? [] : [sql`next_step = ${step}`]),
    ...(step === '' ? [sql`next_step_on = null`] : on === undefined ? [] : [sql`next_step_on = ${on}::date`]),
  ];
  if (columns.length > 0) await tx.run(sql`update person set ${join(columns, ', ')} where id = ${id}`);
}
