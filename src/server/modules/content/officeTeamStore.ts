import type { OfficeTeamMember, TeamMemberFields } from '@contract/officeTeam';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';

/** In order. */
export async function listTeam(queryable: Queryable): Promise<OfficeTeamMember[]> {
  return queryable.rows<OfficeTeamMember>(
    sql`select id, version, name, role, text from team_member order by position, id`,
  );
}

/** Adds a person at the end; undefined when the request had already added them. */
export async function addTeamMember(
  tx: Queryable,
  clientId: string,
  { name, role, text }: TeamMemberFields,
): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(sql`
    insert into team_member (client_id, name, role, text, position)
    select ${clientId}, ${name}, ${role}, ${text}, coalesce(max(position), -1) + 1
    from team_member on conflict (client_id) do nothing returning id`);
  return row?.id;
}

export async function teamMemberAddedBy(tx: Queryable, clientId: string): Promise<number | undefined> {
  return (await tx.row<{ id: number }>(sql`select id from team_member where client_id = ${clientId}`))?.id;
}

export async function changeTeamMember(
  tx: Queryable,
  id: number,
  { name, role, text }: TeamMemberFields,
): Promise<void> {
  await tx.run(sql`update team_member set name = ${name}, role = ${role}, text = ${text} where id = ${id}`);
}

export async function removeTeamMember(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`delete from team_member where id = ${id}`);
}

export async function orderTeam(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.run(sql`
    update team_member t set position = given.place
    from unnest(${[...ids]}::int[]) with ordinality as given(id, place) where t.id = given.id`);
}
