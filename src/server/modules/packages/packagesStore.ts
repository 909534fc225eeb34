import sql from 'sql-template-tag';
import type { AddOn, Package } from '@contract/packages';
import * as messages from '@messages/server/packages';
import type { Queryable } from '../../db/database';

type PackageRow = Omit<Package, 'price' | 'duration'> & { price_in_paise: number; duration_in_days: number };
type AddOnRow = Omit<AddOn, 'price'> & { price_in_paise: number };

/** Prices are stored in whole rupees. */
const wholeRupees = (amountInPaise: number) => Math.round(amountInPaise / 100);

/** Packages, the cheapest first. */
export async function listPackages(database: Queryable): Promise<Package[]> {
  const rows = await database.rows<PackageRow>(sql`
    select id, name, price_in_paise, duration_in_days, popular, description, features, colour, icon from package order by price_in_paise, id`);
  return rows.map(({ price_in_paise, duration_in_days, ...row }) => ({
    ...row,
    price: wholeRupees(price_in_paise),
    duration: messages.daysDurationInDays(duration_in_days),
  }));
}

/** Add-ons, in the order they were entered. */
export async function listAddOns(database: Queryable): Promise<AddOn[]> {
  const rows = await database.rows<AddOnRow>(sql`select id, name, price_in_paise, description from add_on order by id`);
  return rows.map(({ price_in_paise, ...row }) => ({ ...row, price: wholeRupees(price_in_paise) }));
}
