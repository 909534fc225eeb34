import type { CostRegionChange, OfficeCostRegion } from '@contract/costs';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { listRegions } from '../../lib/costRegions';

/** A region, locked until the transaction ends. */
export async function lockRegion(tx: Queryable, id: number): Promise<OfficeCostRegion | undefined> {
  await tx.row(sql`select id from cost_region where id = ${id} for update`);
  return (await listRegions(tx)).find((region) => region.id === id);
}

type NewRate = NonNullable<CostRegionChange['rate']>;

export async function addRate(tx: Queryable, region: number, { name, value, effective_from, source }: NewRate) {
  await tx.run(sql`
    insert into cost_rate (region_id, name, value, effective_from, source)
    values (${region}, ${name}, ${value}, ${effective_from}::date, ${source})`);
}

export async function withdrawRate(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`delete from cost_rate where id = ${id}`);
}

/** Gives the region its next version: its rates have changed. */
export async function touchRegion(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx.run(sql`update cost_region set changed_at = ${now} where id = ${id}`);
}
