import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';

/** The columns that a merge completes: where the kept person has nothing, the other's value is used. */
interface MergeFields {
  other_names: string[];
  zone: string;
  tags: string[];
  language: string;
  agent_id: number | null;
  state: string | null;
  state_at: string | null;
  lost_reason: string;
  next_step: string;
  next_step_on: string | null;
}

interface PersonRow extends MergeFields {
  id: number;
  name: string;
  last_contact_at: string;
  created_at: string;
}

/** Tables that reference a person, and the column that identifies a row of each. */
const references = {
  enquiry: { table: sql`enquiry`, key: sql`id` },
  visit: { table: sql`visit`, key: sql`id` },
  search_subscriber: { table: sql`search_subscriber`, key: sql`id` },
  person_note: { table: sql`person_note`, key: sql`id` },
  person_account: { table: sql`person_account`, key: sql`account_id` },
  imported_person: { table: sql`imported_person`, key: sql`id` },
};
type ReferencingTable = keyof typeof references;
/** Merges of before a table was there name none of its rows. */
interface Moved extends Partial<Record<ReferencingTable, number[]>> {
  person_address: { kind: string; address: string }[];
  /** Earlier merges into the other. */
  person_merge: number[];
}

/** Columns that change together. */
const fieldGroups: readonly (readonly (keyof MergeFields)[])[] = [
  ['other_names'],
  ['tags'],
  ['language'],
  ['zone'],
  ['agent_id'],
  ['state', 'state_at', 'lost_reason'],
  ['next_step', 'next_step_on'],
];

const referencingTables = Object.keys(references) as ReferencingTable[];

const readRow = async (tx: Queryable, id: number): Promise<PersonRow | undefined> =>
  (await tx.row<{ row: PersonRow }>(sql`select to_json(p) as row from person p where id = ${id} for update`))?.row;

const fieldsOf = ({
  other_names,
  zone,
  tags,
  language,
  agent_id,
  state,
  state_at,
  lost_reason,
  next_step,
  next_step_on,
}: MergeFields): MergeFields => ({
  other_names,
  zone,
  tags,
  language,
  agent_id,
  state,
  state_at,
  lost_reason,
  next_step,
  next_step_on,
});

/** The fields of one with those of the other where it has none. */
function completed(one: MergeFields, other: MergeFields): MergeFields {
  const { state, state_at, lost_reason } = one.state === null ? other : one;
  const { next_step, next_step_on } = one.next_step === '' ? other : one;
  return {
    other_names: [...new Set([...one.other_names, ...other.other_names])],
    zone: one.zone || other.zone,
    tags: [...new Set([...one.tags, ...other.tags])],
    language: one.language || other.language,
    agent_id: one.agent_id ?? other.agent_id,
    state,
    state_at,
    lost_reason,
    next_step,
    next_step_on,
  };
}

const writeFields = (tx: Queryable, id: number, fields: MergeFields) =>
  tx.run(sql`
    update person t set other_names = coalesce(f.other_names, '{}'), zone = coalesce(f.zone, ''), tags = f.tags, language = f.language, agent_id = (select a.id from account a where a.id = f.agent_id),
      state = f.state, state_at = f.state_at, lost_reason = f.lost_reason, next_step = f.next_step, next_step_on = f.next_step_on
    from jsonb_populate_record(null::person, ${JSON.stringify(fields)}::jsonb) f where t.id = ${id}`);

/** A change that was based on the rows of before is refused. */
const nextVersion = (tx: Queryable, id: number) =>
  tx.run(sql`update person set version = version + 1 where id = ${id}`);

const latestContact = (tx: Queryable, id: number, at: string) =>
  tx.run(sql`update person set last_contact_at = greatest(last_contact_at, ${at}::timestamptz) where id = ${id}`);

/** Moves everything that references one person to another. @returns what moved */
async function moveAll(tx: Queryable, from: number, to: number): Promise<Moved> {
  const ids = async (update: Sql) => (await tx.rows<{ id: number }>(update)).map(({ id }) => id);
  const moveRows = (name: ReferencingTable) => {
    const { table, key } = references[name];
    return ids(sql`update ${table} set person_id = ${to} where person_id = ${from} returning ${key} as id`);
  };
  const moved = {
    enquiry: await moveRows('enquiry'),
    visit: await moveRows('visit'),
    search_subscriber: await moveRows('search_subscriber'),
    person_note: await moveRows('person_note'),
    person_account: await moveRows('person_account'),
    imported_person: await moveRows('imported_person'),
    person_address: await tx.rows<Moved['person_address'][number]>(
      sql`update person_address set person_id = ${to} where person_id = ${from} returning kind, address`,
    ),
    person_merge: await ids(
      sql`update person_merge set kept_id = ${to} where kept_id = ${from} and undone_at is null returning id`,
    ),
  };
  await tx.run(sql`
    insert into person_match (person_id, other_id, kind, address, dismissed_at)
    select least(id, ${to}), greatest(id, ${to}), kind, address, dismissed_at from (
      select other_id as id, kind, address, dismissed_at from person_match where person_id = ${from}
      union all select person_id, kind, address, dismissed_at from person_match where other_id = ${from}
    ) m where id <> ${to} on conflict do nothing`);
  return moved;
}

/** Makes two people one, in a transaction: all of the other moves to the kept one. @returns false without the other */
export async function mergePeople(
  tx: Queryable,
  { kept, gone, by, at }: { kept: number; gone: number; by: number; at: Date },
): Promise<boolean> {
  const [one, other] = [await readRow(tx, kept), await readRow(tx, gone)];
  if (!one || !other) return false;
  const [before, after] = [fieldsOf(one), completed(one, other)];
  const moved = await moveAll(tx, gone, kept);
  await writeFields(tx, kept, after);
  await latestContact(tx, kept, other.last_contact_at);
  await nextVersion(tx, kept);
  await tx.run(sql`delete from person where id = ${gone}`);
  await tx.run(sql`
    insert into person_merge (kept_id, gone_id, gone, moved, fields_before, fields_after, merged_by, merged_at)
    values (${kept}, ${gone}, ${JSON.stringify(other)}, ${JSON.stringify(moved)}, ${JSON.stringify(before)}, ${JSON.stringify(after)}, ${by}, ${at})`);
  return true;
}

interface MergeRow {
  gone_id: number;
  gone: PersonRow;
  moved: Moved;
  fields_before: MergeFields;
  fields_after: MergeFields;
}

/** A merge that can be undone. */
export const findMerge = (tx: Queryable, kept: number, id: number): Promise<MergeRow | undefined> =>
  tx.row(sql`
    select gone_id, gone, moved, fields_before, fields_after from person_merge
    where id = ${id} and kept_id = ${kept} and undone_at is null for update`);

/** Fields as they were before a merge, unless somebody has changed them since. */
function restored(now: MergeFields, { before, after }: { before: MergeFields; after: MergeFields }): MergeFields {
  const isAsMerged = (name: keyof MergeFields) => JSON.stringify(now[name]) === JSON.stringify(after[name]);
  const names = fieldGroups.filter((group) => group.every(isAsMerged)).flat();
  return { ...now, ...Object.fromEntries(names.map((name) => [name, before[name]])) };
}

/**
 * Takes a merged person out again: what moved and is still there moves back, and fields that nobody has changed since get
 * back what they had. The two are known to be two from then on.
 */
export async function undoMerge(
  tx: Queryable,
  { id, kept, merge, at }: { id: number; kept: number; merge: MergeRow; at: Date },
): Promise<void> {
  const { gone, gone_id: goneId, moved, fields_before: before, fields_after: after } = merge;
  await tx.run(sql`
    insert into person (id, name, last_contact_at, created_at)
    values (${goneId}, ${gone.name}, ${gone.last_contact_at}::timestamptz, ${gone.created_at}::timestamptz)`);
  await writeFields(tx, goneId, gone);
  for (const name of referencingTables) {
    const { table, key } = references[name];
    await tx.run(
      sql`update ${table} set person_id = ${goneId} where person_id = ${kept} and ${key} = any(${moved[name] ?? []}::int[])`,
    );
  }
  await tx.run(sql`
    update person_address a set person_id = ${goneId} from jsonb_to_recordset(${JSON.stringify(moved.person_address)}::jsonb) as m(kind text, address text)
    where a.person_id = ${kept} and a.kind = m.kind and a.address = m.address`);
  await tx.run(sql`
    update person_merge set kept_id = ${goneId} where kept_id = ${kept} and id = any(${moved.person_merge}::int[])`);
  const row = await readRow(tx, kept);
  if (row) await writeFields(tx, kept, restored(fieldsOf(row), { before, after }));
  await nextVersion(tx, kept);
  await tx.run(sql`update person_merge set undone_at = ${at} where id = ${id}`);
  await tx.run(sql`
    insert into person_match (person_id, other_id, kind, address, dismissed_at)
    values (${Math.min(kept, goneId)}, ${Math.max(kept, goneId)}, 'email', '', ${at})
    on conflict (person_id, other_id) do update set dismissed_at = excluded.dismissed_at`);
}

/** Dismisses a suggestion that two people are the same. @returns false where there is none */
export async function keepApart(tx: Queryable, one: number, other: number, at: Date): Promise<boolean> {
  const row = await tx.row(sql`
    update person_match set dismissed_at = ${at}
    where person_id = ${Math.min(one, other)} and other_id = ${Math.max(one, other)} and dismissed_at is null returning person_id`);
  return row !== undefined;
}
