import type { CostRegion, CostRegionChange, OfficeCostRegion } from '@contract/costs';
import { costRateNames } from '@contract/costRates';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';

const place = (name: string) => (costRateNames as readonly string[]).indexOf(name);

/** States and India with every version of their rates; by name, the latest first. */
export async function listRegions(queryable: Queryable): Promise<OfficeCostRegion[]> {
  const regions = await queryable.rows<OfficeCostRegion>(sql`
    select r.id, r.code, r.name, r.version,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'value', c.value, 'effective_from', c.effective_from::text,
        'source', c.source) order by c.effective_from desc), '[]') from cost_rate c where c.region_id = r.id) as rates
    from cost_region r order by r.id`);
  return regions.map(({ rates, ...region }) => ({
    ...region,
    rates: rates.filter(({ name }) => place(name) >= 0).sort((one, other) => place(one.name) - place(other.name)),
  }));
}

/** As visitors get them. */
export async function listRates(queryable: Queryable): Promise<CostRegion[]> {
  return (await listRegions(queryable)).map(({ version: _, ...region }) => region);
}

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
