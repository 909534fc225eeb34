import type { CostRegion, OfficeCostRegion } from '@contract/costs';
import { costRateNames } from '@contract/costRates';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

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
