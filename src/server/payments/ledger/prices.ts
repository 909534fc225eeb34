import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';

/** Something for sale at the version in force. */
export interface Priced {
  id: number;
  name: string;
  price_in_paise: number;
  /** The id of the version. */
  version: number;
}

/** Everything for sale at current prices. */
export interface PriceList {
  packages: readonly Priced[];
  addOns: readonly Priced[];
}

/** The version of `package p` that is in force, as `v`. */
export const packageVersionAt = (at: Date) => sql`
  lateral (select * from package_version one where one.package_id = p.id and one.begins_at <= ${at} order by one.begins_at desc, one.id desc limit 1) v`;

/** The version of `add_on a` that is in force, as `v`. */
export const addOnVersionAt = (at: Date) => sql`
  lateral (select * from add_on_version one where one.add_on_id = a.id and one.begins_at <= ${at} order by one.begins_at desc, one.id desc limit 1) v`;

export async function priceList(database: Queryable, at: Date): Promise<PriceList> {
  const rows = await database.rows<Priced & { kind: 'package' | 'add_on' }>(sql`
    select 'package' as kind, p.id, p.name, v.price_in_paise, v.id as version from package p, ${packageVersionAt(at)} where p.retired_at is null
    union all select 'add_on', a.id, a.name, v.price_in_paise, v.id from add_on a, ${addOnVersionAt(at)} where a.retired_at is null
    order by 1, 2`);
  return {
    packages: rows.filter(({ kind }) => kind === 'package'),
    addOns: rows.filter(({ kind }) => kind === 'add_on'),
  };
}

/**
 * Announces prices that have begun since the last time, so that cached responses and pages with older ones are dropped.
 * Without one, nothing is written. Resolves to how many began.
 */
export async function announcePrices(database: Queryable, at: Date): Promise<number> {
  const due = await database.row<{ due: boolean }>(sql`
    select exists (select from package_version where not announced and begins_at <= ${at})
      or exists (select from add_on_version where not announced and begins_at <= ${at}) as due`);
  if (!due?.due) return 0;
  const packages = await database.run(
    sql`update package_version set announced = true where not announced and begins_at <= ${at}`,
  );
  return (
    packages +
    (await database.run(sql`update add_on_version set announced = true where not announced and begins_at <= ${at}`))
  );
}
