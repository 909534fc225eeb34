import sql from 'sql-template-tag';
import type { AddOn, Package } from '@contract/packages';
import * as messages from '@messages/server/packages';
import type { Queryable } from '../../db/database';
import { addOnVersionAt, packageVersionAt } from '../../payments/ledger/prices';

type PackageRow = Omit<Package, 'price' | 'duration'> & { price_in_paise: number; duration_in_days: number };
type AddOnRow = Omit<AddOn, 'price'> & { price_in_paise: number };

/** Prices are stored in whole rupees. */
const wholeRupees = (amountInPaise: number) => Math.round(amountInPaise / 100);

/** Packages for sale at an instant, the cheapest first. */
export async function listPackages(database: Queryable, at: Date): Promise<Package[]> {
  const rows = await database.rows<PackageRow>(sql`
    select p.id, p.name, v.price_in_paise, v.duration_in_days, p.popular, p.description, p.features, p.colour, p.icon
    from package p, ${packageVersionAt(at)} where p.retired_at is null order by v.price_in_paise, p.id`);
  return rows.map(({ price_in_paise, duration_in_days, ...row }) => ({
    ...row,
    price: wholeRupees(price_in_paise),
    duration: messages.daysDurationInDays(duration_in_days),
  }));
}

/** Add-ons for sale at an instant, in the order they were entered. */
export async function listAddOns(database: Queryable, at: Date): Promise<AddOn[]> {
  const rows = await database.rows<AddOnRow>(sql`
    select a.id, a.name, v.price_in_paise, a.description from add_on a, ${addOnVersionAt(at)} where a.retired_at is null order by a.id`);
  return rows.map(({ price_in_paise, ...row }) => ({ ...row, price: wholeRupees(price_in_paise) }));
}
