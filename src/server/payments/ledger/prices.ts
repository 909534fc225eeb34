import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';

export interface Priced {
  id: number;
  name: string;
  price_in_paise: number;
}

/** Everything for sale at current prices. */
export interface PriceList {
  packages: readonly Priced[];
  addOns: readonly Priced[];
}

export async function priceList(database: Queryable): Promise<PriceList> {
  const rows = await database.rows<Priced & { kind: 'package' | 'add_on' }>(sql`
    select 'package' as kind, id, name, price_in_paise from package union all select 'add_on', id, name, price_in_paise from add_on order by 1, 2`);
  return {
    packages: rows.filter(({ kind }) => kind === 'package'),
    addOns: rows.filter(({ kind }) => kind === 'add_on'),
  };
}
