import type { OfficePapers, PapersChange } from '@contract/papers';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { toPapers } from './propertyRows';

/** Which papers of a listing were seen; undefined without the listing. With `lock`, it is locked until the transaction ends. */
export async function readPapers(
  queryable: Queryable,
  id: number,
  { lock = false } = {},
): Promise<OfficePapers | undefined> {
  if (lock) await queryable.row(sql`select id from property where id = ${id} for update`);
  const row = await queryable.row<{ version: number | null; seen: Record<string, string> | null }>(sql`
    select r.version, r.seen from property p left join property_papers r on r.property_id = p.id where p.id = ${id}`);
  return row && { version: row.version ?? 1, papers: toPapers(row.seen) };
}

export async function savePapers(tx: Queryable, id: number, papers: PapersChange['papers']): Promise<void> {
  const seen = Object.fromEntries(papers.flatMap(({ paper, seen_on: day }) => (day === null ? [] : [[paper, day]])));
  await tx.run(sql`
    insert into property_papers (property_id, seen) values (${id}, ${JSON.stringify(seen)}::jsonb)
    on conflict (property_id) do update set seen = excluded.seen`);
}
